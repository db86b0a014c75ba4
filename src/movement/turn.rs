//! The turns that a ride can take from one leg into the next.

use bitflags::bitflags;

bitflags! {
    /// Turns from one leg into the next, as the unit sees them that travels along.
    ///
    /// A turn by 45 degrees leads from an orthogonal step to the diagonal one of the same
    /// number of files or ranks, and back: from (2,0) to (2,2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    pub struct Turn: u8 {
        /// Straight on.
        const STRAIGHT = 1;
        /// 45 degrees to the right.
        const HALF_RIGHT = 1 << 1;
        /// 90 degrees to the right.
        const RIGHT = 1 << 2;
        /// 135 degrees to the right.
        const BACK_RIGHT = 1 << 3;
        /// Back the way it came.
        const BACK = 1 << 4;
        /// 135 degrees to the left.
        const BACK_LEFT = 1 << 5;
        /// 90 degrees to the left.
        const LEFT = 1 << 6;
        /// 45 degrees to the left.
        const HALF_LEFT = 1 << 7;
        /// Both turns by 45 degrees, which lead away from the start: `fs` in text.
        const OUTWARD = Self::HALF_LEFT.bits() | Self::HALF_RIGHT.bits();
        /// Both turns by 90 degrees: `s` in text.
        const SIDEWAYS = Self::LEFT.bits() | Self::RIGHT.bits();
        /// Both turns by 135 degrees: `bs` in text.
        const INWARD = Self::BACK_LEFT.bits() | Self::BACK_RIGHT.bits();
    }
}
