//! Answers in full sentences: what a move does, why it is check, why the game is over, and
//! what the rules of a game are.
//!
//! `moves` explains a move and `ends` the end of a game, for a person who disputes it;
//! `flights` finds what could have been tried. `rules` writes the rules of a variant from its
//! data. (Why a move is *not* legal says [`Position::why_illegal`](crate::Position::why_illegal).)

mod ends;
mod flights;
mod moves;
mod rules;
pub(crate) mod words;
