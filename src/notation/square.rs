//! The square of a name, and what to say where the board has none.

use alloc::string::{String, ToString};

use thiserror::Error;

use crate::clip::clip;
use crate::{Square, Topology};

/// Why a name in the text of a move is no square of the board. Offsets count bytes from the
/// start of the text; a name that is repeated is cut short.
///
/// ```
/// use shatranj::notation::SquareError;
/// use shatranj::{notation::MoveParseError, variants};
/// let start = variants::citadel().start();
/// let error = start.parse_move("b3a2").unwrap_err();
/// let void = SquareError::Void { name: "a2".into(), offset: 2 };
/// assert_eq!(error, MoveParseError::Square(void));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SquareError {
    /// A square that is not on this board.
    #[error("byte {offset}: there is no square `{name}`: the board has {board}")]
    NoSuchSquare {
        /// The square as written.
        name: String,
        /// Where it begins.
        offset: usize,
        /// The files and ranks that the board has.
        board: String,
    },
    /// A place on the board where it has no square.
    #[error("byte {offset}: {name} is a void: the board has no square there")]
    Void {
        /// The place as written.
        name: String,
        /// Where it begins.
        offset: usize,
    },
}

impl SquareError {
    /// The byte of the text where the name begins.
    #[must_use]
    pub const fn offset(&self) -> usize {
        match self {
            SquareError::NoSuchSquare { offset, .. } | SquareError::Void { offset, .. } => *offset,
        }
    }
}

/// The square of a name, which is a lower-case letter and a number and begins at byte `offset`
/// of a text.
pub(super) fn find(board: &Topology, name: &str, offset: usize) -> Result<Square, SquareError> {
    board.square(name).ok_or_else(|| {
        let clipped = clip(name);
        if is_void(board, name) {
            SquareError::Void {
                name: clipped,
                offset,
            }
        } else {
            SquareError::NoSuchSquare {
                name: clipped,
                offset,
                board: extent(board),
            }
        }
    })
}

/// Whether a file and a rank, written without a leading zero, meet where the board has no
/// square.
fn is_void(board: &Topology, name: &str) -> bool {
    let (width, height) = board.bounds();
    let column = (0..width).find(|&c| name.starts_with(board.file_letter(c)));
    let row = (0..height).find(|&r| name.get(1..) == Some(&board.row_rank(r).to_string()));
    matches!((column, row), (Some(c), Some(r)) if board.cell(c, r).is_none())
}

/// `files a-l and ranks 1-10`; columns left of file a come first, `z, a-l`.
fn extent(board: &Topology) -> String {
    let (width, height) = board.bounds();
    let left = (0..width).take_while(|&c| board.file_letter(c) != 'a');
    let left: String = left
        .map(|c| format!("{}, ", board.file_letter(c)))
        .collect();
    format!(
        "files {left}a-{} and ranks {}-{}",
        board.file_letter(width - 1),
        board.row_rank(0),
        board.row_rank(height - 1)
    )
}
