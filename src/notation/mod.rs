//! What people read and type: FEN, moves, suites.

mod fen;
