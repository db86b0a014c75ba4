//! Thinking: when it begins, what is shown of it, and the move it ends with.

use std::io;
use std::time::Duration;

use shatranj::Move;

use super::super::clock::{self, Clock};
use super::super::games::move_or_any;
use super::super::{Desk, Limits};
use super::{Aim, Cecp, Report, Thought, message, write};

/// How long to think when nobody speaks of time.
const WITHOUT_CLOCK: Duration = Duration::from_secs(2);

/// How long to think for a hint.
const HINT: Duration = Duration::from_millis(300);

/// The score of a mate now; one in n moves is shown as so much and n more.
const MATE: i32 = 100_000;

impl Cecp {
    /// Thinks if it is the engine's turn, or about any position while analyzing.
    pub(super) fn think_if_due(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let over = self.game.outcome().is_some();
        let turn = self.side == Some(self.game.position().side_to_move());
        if self.analyzing && !over {
            self.begin(desk, Aim::Analysis, Limits::default());
        } else if turn && !over {
            match self.opening_move(&desk.preset.moves) {
                Some(Ok(m)) => return self.play(desk, m),
                Some(Err(reason)) => {
                    desk.say(format!("# opening left: {}", message(reason)))?;
                }
                None => {}
            }
            let limits = self.limits();
            self.begin(desk, Aim::Move, limits);
        }
        Ok(())
    }

    /// The next move of the opening, if the game has followed it so far, or why there is none.
    fn opening_move(&self, opening: &[String]) -> Option<Result<Move, String>> {
        let (next, made) = (opening.get(self.game.ply())?, self.game.moves());
        let mut position = self.game.start().clone();
        for (text, &m) in opening.iter().zip(made) {
            if position.parse_san(text) != Ok(m) {
                return None;
            }
            position.play(m).ok()?;
        }
        let reason = |error| format!("`{next}`: {error}");
        Some(position.parse_san(next).map_err(reason))
    }

    /// Makes the engine's move.
    fn play(&mut self, desk: &mut Desk<'_>, m: Move) -> io::Result<()> {
        let text = write::move_text(self.game.position(), m);
        if let Err(error) = self.game.play(m) {
            return Cecp::refuse(desk, &error.to_string(), &text);
        }
        // Each leg is a line of its own, with a comma where the move goes on.
        desk.say(format!("move {}", text.replace(',', ",\nmove ")))?;
        self.claim(desk)
    }

    pub(super) fn begin(&mut self, desk: &mut Desk<'_>, aim: Aim, limits: Limits) {
        let ticket = desk.worker.think(&self.game, limits);
        self.thought = Some(Thought {
            ticket,
            aim,
            latest: None,
            stopped: None,
        });
    }

    /// Ends the thinking, and nothing comes of it.
    pub(super) fn cancel(&mut self, desk: &Desk<'_>) {
        if self.thought.take().is_some() {
            desk.worker.stop();
        }
    }

    /// Answers `hint`.
    pub(super) fn hint(&mut self, desk: &mut Desk<'_>) -> io::Result<()> {
        let position = self.game.position();
        match self.expected {
            Some((key, m)) if key == position.key() && position.is_legal(m) => {
                desk.say(format!("Hint: {}", write::move_text(position, m)))
            }
            _ if self.thought.is_none() && self.game.outcome().is_none() => {
                self.begin(desk, Aim::Hint, clock::fixed(HINT));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn limits(&self) -> Limits {
        let time = &self.time;
        let mut limits = match (time.fixed, time.left.or(time.base)) {
            (Some(fixed), _) => clock::fixed(fixed),
            (None, Some(left)) => Clock {
                left,
                increment: time.increment,
                moves: clock::moves_to_go(time.session, self.game.ply()),
            }
            .limits(),
            // A depth alone is limit enough.
            (None, None) if time.depth.is_some() => Limits::default(),
            (None, None) => clock::fixed(WITHOUT_CLOCK),
        };
        limits.depth = time.depth;
        limits
    }

    /// Shows a new best line.
    pub(super) fn show(&mut self, desk: &mut Desk<'_>, report: Report) -> io::Result<()> {
        let Some(thought) = &mut self.thought else {
            return Ok(());
        };
        let wanted = thought.aim == Aim::Analysis || thought.aim == Aim::Move && self.post;
        if wanted {
            let mut position = self.game.position().clone();
            let mut line = String::new();
            for &m in &report.line {
                if !position.is_legal(m) {
                    break;
                }
                line += " ";
                line += &write::move_text(&position, m);
                let _ = position.apply(m);
            }
            let (depth, nodes) = (report.depth, report.nodes);
            let time = report.time.as_millis() / 10;
            desk.say(format!("{depth} {} {time} {nodes}{line}", score(&report)))?;
        }
        thought.latest = Some(report);
        Ok(())
    }

    /// Answers `.`, which asks how far an analysis has come.
    pub(super) fn status(&self, desk: &mut Desk<'_>) -> io::Result<()> {
        let Some(thought) = &self.thought else {
            return Ok(());
        };
        let (depth, nodes, time) = match &thought.latest {
            Some(report) => (report.depth, report.nodes, report.time.as_millis() / 10),
            None => (0, 0, 0),
        };
        desk.say(format!("stat01: {time} {nodes} {depth} 0 0"))
    }

    /// Plays, or tells, what the thinking has found.
    pub(super) fn thought_ends(
        &mut self,
        desk: &mut Desk<'_>,
        report: Option<Report>,
    ) -> io::Result<()> {
        let Some(thought) = self.thought.take() else {
            return Ok(());
        };
        let line = report.as_ref().map_or(&[][..], |report| &report.line);
        let Some(m) = move_or_any(self.game.position(), line.first().copied()) else {
            return Ok(());
        };
        match thought.aim {
            // It has seen all there is to see, or will be told to end.
            Aim::Analysis => Ok(()),
            Aim::Hint => {
                let text = write::move_text(self.game.position(), m);
                desk.say(format!("Hint: {text}"))
            }
            Aim::Move => {
                self.play(desk, m)?;
                let key = self.game.position().key();
                self.expected = line.get(1).map(|&reply| (key, reply));
                self.score = report.as_ref().map_or(0, score);
                Ok(())
            }
        }
    }
}

/// The score in centipawns, or what stands for a mate.
fn score(report: &Report) -> i32 {
    match report.score.mate_in() {
        Some(moves) if moves >= 0 => MATE + moves,
        Some(moves) => moves - MATE,
        None => report.score.centipawns(),
    }
}
