//! Text in lines of 80 columns.

/// The columns of a line.
pub const WIDTH: usize = 80;

/// The text in lines that fit. A line that is too long goes on under its own beginning, or
/// under its text where it is an item of a list (`- `). Control characters, which may come
/// from a file, are shown as `?`.
pub fn wrap(text: &str) -> String {
    let clean: String = text
        .chars()
        .map(|c| if c.is_control() && c != '\n' { '?' } else { c })
        .collect();
    let mut wrapped = String::new();
    for line in clean.lines() {
        if line.chars().count() <= WIDTH {
            wrapped += line.trim_end();
            wrapped.push('\n');
        } else {
            break_line(line, &mut wrapped);
        }
    }
    wrapped
}

fn break_line(line: &str, wrapped: &mut String) {
    let body = line.trim_start();
    let mut indent = line.chars().count() - body.chars().count();
    let mut current = " ".repeat(indent);
    if body.starts_with("- ") {
        indent += 2;
    }
    // A wide indent leaves no room to break words in.
    indent = indent.min(WIDTH / 2);
    let mut empty = true;
    for word in body
        .split(' ')
        .flat_map(|word| pieces(word, WIDTH - indent))
    {
        let gap = usize::from(!empty);
        if !empty && current.chars().count() + gap + word.chars().count() > WIDTH {
            wrapped.push_str(current.trim_end());
            wrapped.push('\n');
            current = " ".repeat(indent);
        } else if !empty {
            current.push(' ');
        }
        current += &word;
        empty = false;
    }
    wrapped.push_str(current.trim_end());
    wrapped.push('\n');
}

/// A word, cut where it is longer than a line.
fn pieces(word: &str, room: usize) -> Vec<String> {
    let letters: Vec<char> = word.chars().collect();
    match letters.len() {
        0 => vec![String::new()],
        _ => letters.chunks(room).map(|c| c.iter().collect()).collect(),
    }
}
