//! Which drawing a kind of piece has in a game, and how it is painted.
//!
//! Kinds are known by their names, then by how they move; what is known by neither, or looks
//! like another kind of the same game, gets a shield with its symbol. A pawn carries the sign
//! of what it becomes.

use alloc::{string::String, vec::Vec};
use core::fmt::Write as _;

use super::drawings::{Figure, PAWN, PLAIN_PAWN, Part, SHIELD};
use super::theme::PieceColors;
use super::xml::{Attribute, Xml};
use crate::variant::{PieceDef, Promotion};
use crate::{Movement, PieceKind, Variant};

/// The picture of one kind of piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Glyph {
    Figure(Figure),
    /// A pawn of a game that has only one kind of it.
    PlainPawn,
    /// A pawn with the sign of what it becomes.
    PawnOf(Figure),
    /// A pawn of pawns, on its first, second or third journey.
    Journey(u8),
    /// A pawn with the symbol of what it becomes.
    PawnWith(String),
    /// A shield with a symbol.
    Shield(String),
}

/// The glyphs of all kinds of a game, in their order; no two are alike.
pub(super) fn glyphs(variant: &Variant) -> Vec<Glyph> {
    let kinds: Vec<PieceKind> = variant.pieces().map(|(kind, _)| kind).collect();
    let mut found: Vec<Option<Glyph>> = vec![None; kinds.len()];
    let passes: [fn(&PieceDef) -> Option<Figure>; 2] = [by_name, by_movement];
    for pass in passes {
        for &kind in kinds.iter().filter(|&&kind| !variant.piece(kind).pawn) {
            if found[kind.index()].is_none() {
                let glyph = pass(variant.piece(kind)).map(Glyph::Figure);
                found[kind.index()] = glyph.filter(|g| !found.contains(&Some(g.clone())));
            }
        }
    }
    for &kind in kinds.iter().filter(|&&kind| variant.piece(kind).pawn) {
        let glyph = Some(pawn(variant, kind, &found));
        if !found.contains(&glyph) {
            found[kind.index()] = glyph;
        }
    }
    let shield = |kind: PieceKind| Glyph::Shield(variant.piece(kind).symbol.clone());
    let found = found.into_iter().zip(kinds);
    found
        .map(|(glyph, kind)| glyph.unwrap_or_else(|| shield(kind)))
        .collect()
}

fn pawn(variant: &Variant, kind: PieceKind, found: &[Option<Glyph>]) -> Glyph {
    if variant.pieces().filter(|(_, piece)| piece.pawn).count() == 1 {
        return Glyph::PlainPawn;
    }
    if let Some(journeys) = variant.rules().journeys {
        let stages = [journeys.first, journeys.second, journeys.third];
        if let Some(stage) = stages.iter().position(|&k| k == kind) {
            return Glyph::Journey(stage as u8 + 1);
        }
    }
    let (Some(Promotion::To(to)) | Some(Promotion::ToOrVanish { to, .. })) =
        variant.piece(kind).promotion
    else {
        return Glyph::PlainPawn;
    };
    match found.get(to.index()) {
        Some(Some(Glyph::Figure(figure))) => Glyph::PawnOf(*figure),
        _ => Glyph::PawnWith(variant.piece(to).symbol.clone()),
    }
}

fn by_name(piece: &PieceDef) -> Option<Figure> {
    let letters = piece.name.chars().filter(char::is_ascii_alphabetic);
    let name: String = letters.collect::<String>().to_ascii_lowercase();
    Some(match name.as_str() {
        "shah" | "padshah" | "king" if piece.royal.is_some() => Figure::Shah,
        "shahzada" | "shahzadeh" | "prince" => Figure::Shahzada,
        "shahmasnua" => Figure::Masnua,
        "firzan" | "firz" | "farzin" | "ferz" | "fers" | "general" => Figure::Firzan,
        "wazir" | "vizier" => Figure::Wazir,
        "zurafa" | "giraffe" => Figure::Zurafa,
        "talia" | "picket" | "scout" => Figure::Talia,
        "asb" | "faras" | "ghora" | "knight" | "horse" => Figure::Asb,
        "rukh" | "rook" | "tower" => Figure::Rukh,
        "pil" | "fil" | "alfil" | "elephant" => Figure::Pil,
        "jamal" | "camel" => Figure::Jamal,
        "dabbaba" | "dabbabah" | "warmachine" => Figure::Dabbaba,
        "kotwal" => Figure::Kotwal,
        "urdabegini" => Figure::Urdabegini,
        "bishop" => Figure::Bishop,
        "queen" => Figure::Queen,
        _ => return None,
    })
}

fn by_movement(piece: &PieceDef) -> Option<Figure> {
    let moves = |text| Movement::betza(text).is_ok_and(|movement| movement == piece.movement);
    if piece.royal.is_some() {
        return moves("K").then_some(Figure::Shah);
    }
    let known = [
        ("Q", Figure::Queen),
        ("R", Figure::Rukh),
        ("B", Figure::Bishop),
        ("N", Figure::Asb),
        ("F", Figure::Firzan),
        ("W", Figure::Wazir),
        ("A", Figure::Pil),
        ("C", Figure::Jamal),
        ("D", Figure::Dabbaba),
    ];
    let found = known.into_iter().find(|(text, _)| moves(text));
    found.map(|(_, figure)| figure)
}

impl Glyph {
    /// A name that is good for an `id`: the same for the same picture, and for no other.
    pub fn id(&self, colors: PieceColors) -> String {
        let symbol = |symbol: &str| symbol.replace('\'', "-1").replace('!', "-2");
        let mut id = match self {
            Glyph::Figure(figure) => format!("{figure:?}"),
            Glyph::PlainPawn => "Pawn".into(),
            Glyph::PawnOf(figure) => format!("Pawn-{figure:?}"),
            Glyph::Journey(number) => format!("Pawn-{number}"),
            Glyph::PawnWith(text) => format!("Pawn-{}", symbol(text)),
            Glyph::Shield(text) => format!("Shield-{}", symbol(text)),
        };
        for color in [colors.body, colors.outline, colors.detail] {
            let _ = write!(id, "-{:02x}{:02x}{:02x}", color.0, color.1, color.2);
        }
        id
    }

    /// Paints the glyph into a square of 100 x 100 units.
    pub fn paint(&self, xml: &mut Xml, colors: PieceColors) {
        match self {
            Glyph::Figure(figure) => paint(xml, figure.parts(), colors),
            Glyph::PlainPawn => paint(xml, PLAIN_PAWN, colors),
            Glyph::PawnOf(figure) => {
                let fit = figure.fit();
                paint(xml, PAWN, colors);
                paint_sign(xml, *figure, (fit.x, fit.y, fit.scale), colors);
            }
            Glyph::Journey(number) => {
                paint(xml, PAWN, colors);
                paint_sign(xml, Figure::Shah, (50.0, 58.0, 0.5), colors);
                for i in 0..*number {
                    let x = 50.0 + (f32::from(i) - f32::from(*number - 1) / 2.0) * 18.0;
                    paint(xml, &[Part::Dot(x, 83.0, 5.5)], colors);
                }
            }
            Glyph::PawnWith(text) => {
                paint(xml, PAWN, colors);
                letter(xml, text, 80, colors);
            }
            Glyph::Shield(text) => {
                paint(xml, SHIELD, colors);
                letter(xml, text, 66, colors);
            }
        }
    }
}

fn letter(xml: &mut Xml, text: &str, baseline: u8, colors: PieceColors) {
    xml.text(
        "text",
        &[
            ("x", &50),
            ("y", &baseline),
            ("font-family", &super::FONT),
            ("font-size", &48),
            ("font-weight", &"bold"),
            ("text-anchor", &"middle"),
            ("fill", &colors.detail),
        ],
        text,
    );
}

/// A sign is painted in the colour of details, without outlines but for a hair's breadth
/// between its shapes.
fn paint_sign(xml: &mut Xml, figure: Figure, (x, y, scale): (f32, f32, f32), colors: PieceColors) {
    let place = format!("translate({x} {y}) scale({scale}) translate(-50 -52)");
    xml.open("g", &[("transform", &place)]);
    let inverted = PieceColors {
        body: colors.detail,
        outline: colors.body,
        detail: colors.body,
    };
    paint_with(xml, figure.sign(), inverted, (2, 6));
    xml.close();
}

fn paint(xml: &mut Xml, parts: &[Part], colors: PieceColors) {
    paint_with(xml, parts, colors, (4, 4));
}

/// Paints parts with outlines and lines of these widths.
fn paint_with(xml: &mut Xml, parts: &[Part], colors: PieceColors, (outline, line): (u8, u8)) {
    // What bodies need is said once, the other parts say what differs.
    xml.open(
        "g",
        &[
            ("fill", &colors.body),
            ("stroke", &colors.outline),
            ("stroke-width", &outline),
            ("stroke-linejoin", &"round"),
            ("stroke-linecap", &"round"),
        ],
    );
    let body: &[Attribute<'_>] = &[];
    let thin: [Attribute<'_>; 2] = [("fill", &"none"), ("stroke", &colors.detail)];
    let thick: [Attribute<'_>; 3] = [thin[0], thin[1], ("stroke-width", &line)];
    let stroke: &[Attribute<'_>] = if line == outline { &thin } else { &thick };
    let mark: &[Attribute<'_>] = &[("fill", &colors.detail), ("stroke", &"none")];
    for part in parts {
        let style = match part {
            Part::Body(_) | Part::Disc(..) => body,
            Part::Line(_) | Part::Ring(..) => stroke,
            Part::Mark(_) | Part::Dot(..) => mark,
        };
        match part {
            Part::Body(d) | Part::Line(d) | Part::Mark(d) => {
                let path: [Attribute<'_>; 1] = [("d", d)];
                xml.leaf("path", &[&path, style].concat());
            }
            Part::Disc(x, y, r) | Part::Ring(x, y, r) | Part::Dot(x, y, r) => {
                let circle: [Attribute<'_>; 3] = [("cx", x), ("cy", y), ("r", r)];
                xml.leaf("circle", &[&circle, style].concat());
            }
        }
    }
    xml.close();
}
