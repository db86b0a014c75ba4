#!/usr/bin/env bash
# Lets XBoard 4.9.1 hold games between two engines of ours, one of each game, on a screen that
# nobody sees, and replays what XBoard has saved by the rules of this crate: each game must come
# to the same end. Leaves pictures of the boards and all files in a folder of its own.
#
#   tests/xboard.sh [FOLDER]
#
# Needs xboard and xvfb; imagemagick for the pictures. About five minutes, most of it thinking.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
export PATH="$PATH:/usr/games"

plies=${PLIES:-400}
clock=${CLOCK:-0:05}
folder=${1:-$(mktemp -d)}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
target=${CARGO_TARGET_DIR:-target}
mkdir -p "$target"
target=$(cd "$target" && pwd)

for tool in xboard Xvfb; do
    command -v "$tool" > /dev/null || { echo "$tool is missing: install xboard and xvfb" >&2; exit 2; }
done
cargo build --quiet --release --example engine --example xboard_pgn
engine=$target/release/examples/engine
replay=$target/release/examples/xboard_pgn

# The screen: the first number that is free.
exec {number}<> <(:)
Xvfb -displayfd "$number" -screen 0 1000x800x24 > "$folder/screen.log" 2>&1 &
screen=$!
board=
finish() {
    [ -z "$board" ] || kill -KILL "$board" 2> /dev/null || true
    kill "$screen" 2> /dev/null || true
}
trap finish EXIT
read -r -t 20 -u "$number" display
export DISPLAY=:$display

picture() {
    command -v import > /dev/null || return 0
    import -window root -trim "$1" 2> /dev/null || true
}

# play NAME VARIANT OPTION... -- ENGINE ARGUMENT...: a game, replayed.
play() {
    local name=$1 variant=$2 file=$folder/$1 options=() names=() words
    shift 2
    words="ply-limit=$plies"
    while [ "$1" != -- ]; do
        words="$words,${variant}_$1"
        options+=(--option "$1")
        names+=("$1")
        shift
    done
    shift
    local command=$engine
    [ $# = 0 ] || command="$engine $*"
    rm -f "$file.pgn"
    # XBoard 4.9.1 knows the moves of the pieces but not the rules: legality testing must be
    # off. It waits for a click at the end, so that the saved game is what to wait for; it does
    # not always heed SIGTERM; and the settings it saves when it is killed break later starts.
    xboard -fcp "$command" -scp "$command" -variant "$variant" -testLegality false \
        -matchGames 1 -timeControl "$clock" -timeIncrement -1 -ruleMoves 0 -repeatsToDraw 0 \
        -adjudicateLossThreshold 0 -firstOptions "$words" -secondOptions "$words" \
        -saveSettingsOnExit false -soundProgram "" -showButtonBar true -size 49 \
        -saveGameFile "$file.pgn" -debug -nameOfDebugFile "$file.log" > "$file.out" 2>&1 &
    board=$!
    local shot= looks
    # For five minutes.
    for ((looks = 0; looks < 600; looks++)); do
        sleep 0.5
        if [ -z "$shot" ] && grep -q '^[0-9]* >second: level\|<second: setup' "$file.log" 2> /dev/null; then
            shot=yes
            picture "$file-start.png"
        fi
        # The last line of a saved game is its result.
        if [ -s "$file.pgn" ] && tail -n 3 "$file.pgn" | grep -q '\(1-0\|0-1\|1/2-1/2\|\*\)$'; then
            break
        fi
    done
    sleep 0.5
    picture "$file-end.png"
    kill -KILL "$board" 2> /dev/null || true
    wait "$board" 2> /dev/null || true
    board=
    if grep -n 'llegal move\|Forfeit' "$file.log" >&2; then
        echo "$name: XBoard and the engines disagree, see $file.log" >&2
        return 1
    fi
    "$replay" "$file.pgn" "${options[@]}" > "$file-replayed.pgn"
    if grep -n '^\[Result "\*"\]\|^\[Termination "[a-z]* [a-z]*"\]' "$file-replayed.pgn" >&2; then
        echo "$name: the game does not end by the rules, see $file.pgn" >&2
        return 1
    fi
    printf '%-18s %s\n' "$name" "$(tail -n 3 "$file.pgn" | tr '\n' ' ')"
}

play tamerlane tamerlane --
play tamerlane-west tamerlane black_citadel=West --
play kamil kamil --
play atranj atranj --
play citadel citadel --

# An exchange, a relocation, and a Shah that walks into the enemy's citadel.
play special tamerlane -- \
    --fen "'P10*/2r9/10N*/11*/11*/k2n1n5*/11*/11*/2K9/11* w Xx - 0 1'" \
    --opening c2k8 c9b9 a10e4 d5c7 k8l9
grep -q '^1. K~k8 Rb9 2. P@e4 Nc7 3. Kl9= 1/2-1/2$' "$folder/special-replayed.pgn"
grep -q '{citadel} 1/2-1/2' "$folder/special.pgn"

# An exchange with a pawn on the royal's rank, which is no castling with the Fil between them.
plies=12 play rank tamerlane -- \
    --fen "'8r2*/1k10/11*/11*/11*/11*/11*/P1E5K2*/12/11* w Xx - 0 1'" \
    --opening i3a3 b9b8 c3e5 b8b9
grep -q '^1. K~a3 Kb8 2. Ee5 Kb9 ' "$folder/rank-replayed.pgn"

# A pawn that vanishes, after one that has become a General.
plies=20 play vanishing kamil -- \
    --fen "'10/P8k/2P7/10/10/10/10/10/4p5/1K8 w - - 0 1'" \
    --opening a9a10 j9j8 c8c9 j8j7 c9c10 e2e1
grep -q '^1. a10=G Kj8 2. c9 Kj7 3. c10=- e1=G ' "$folder/vanishing-replayed.pgn"
echo "all games replayed; files in $folder"
