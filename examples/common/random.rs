//! Random numbers for programs and measurements.

/// Random numbers that are the same in every run (xorshift64*, S. Vigna, 2016).
pub struct Random(u64);

impl Random {
    /// The sequence of this number, which is not 0.
    pub const fn new(seed: u64) -> Random {
        Random(seed)
    }

    /// A number below `limit`, all nearly as likely.
    pub fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        let random = self.0.wrapping_mul(0x2545_F491_4F6C_DD1D);
        ((u128::from(random) * u128::from(limit)) >> 64) as u64
    }
}
