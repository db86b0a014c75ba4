//! The square of a name, and what to say where the board has none.

use alloc::{string::String, string::ToString};

use crate::{Square, Topology};

/// Why a name is no square.
pub(super) enum Missing {
    /// The board has a hole there.
    Void,
    /// It lies beyond the board, whose files and ranks are `board`.
    Nowhere { board: String },
}

/// The square of a name, which is a lower-case letter and a number.
pub(super) fn find(board: &Topology, name: &str) -> Result<Square, Missing> {
    board.square(name).ok_or_else(|| {
        if is_void(board, name) {
            Missing::Void
        } else {
            Missing::Nowhere {
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
