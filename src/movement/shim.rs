//! A stand-in for the Betza parser until it lands: only the strings of the built-in games.

use super::{Leg, Mode, Movement, Ride, Vector};

impl Movement {
    /// The movement of a text.
    ///
    /// # Errors
    /// The text, where it is unknown.
    pub fn betza(text: &str) -> Result<Movement, String> {
        let sym = |v: Vector| {
            let (a, b) = v;
            let mut all: Vec<Vector> = [(a, b), (b, a)]
                .into_iter()
                .flat_map(|(x, y)| [(x, y), (-x, y), (x, -y), (-x, -y)])
                .collect();
            all.sort();
            all.dedup();
            all
        };
        let leap = |v| {
            sym(v)
                .into_iter()
                .map(|s| Ride::new([Leg::one(s)]))
                .collect::<Vec<_>>()
        };
        let line = |v, min| {
            sym(v)
                .into_iter()
                .map(|s| {
                    Ride::new([Leg {
                        min,
                        ..Leg::line(s)
                    }])
                })
                .collect::<Vec<_>>()
        };
        let giraffe = |min| {
            sym((1, 1))
                .into_iter()
                .flat_map(|(x, y)| {
                    [(x, 0), (0, y)].map(|w| {
                        Ride::new([
                            Leg::one((x, y)).pass(),
                            Leg {
                                min,
                                ..Leg::line(w)
                            },
                        ])
                    })
                })
                .collect::<Vec<_>>()
        };
        let cat = |parts: &[Vec<Ride>]| parts.concat();
        let mode = |v, mode| Ride {
            mode,
            ..Ride::new([Leg::one(v)])
        };
        let rides = match text {
            "K" => cat(&[leap((0, 1)), leap((1, 1))]),
            "F" => leap((1, 1)),
            "W" => leap((0, 1)),
            "N" => leap((1, 2)),
            "A" => leap((2, 2)),
            "C" => leap((1, 3)),
            "D" => leap((0, 2)),
            "R" => line((0, 1), 1),
            "B" => line((1, 1), 1),
            "Q" => cat(&[line((0, 1), 1), line((1, 1), 1)]),
            "QN" => cat(&[line((0, 1), 1), line((1, 1), 1), leap((1, 2))]),
            "BN" => cat(&[line((1, 1), 1), leap((1, 2))]),
            "yafF" => line((1, 1), 2),
            "afsafyafF" => giraffe(3),
            "afsafafyafF" => giraffe(4),
            "fmWfcF" => vec![
                mode((0, 1), Mode::Quiet),
                mode((1, 1), Mode::Capture),
                mode((-1, 1), Mode::Capture),
            ],
            _ => return Err(text.into()),
        };
        Ok(Movement::from_rides(rides))
    }
}

impl std::fmt::Display for Movement {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?}", self.rides())
    }
}
