"""A program that speaks UGI, written with the package: it plays the first legal turn. `docs/ugi.md` tells the protocol."""

from __future__ import annotations

import sys

import jersi


def position(words: list[str], options: dict[str, str]) -> jersi.Position:
    """The position of a `position` command."""
    edition = options.get("Edition", "4.8")
    large = edition in ("4.8", "4.16")
    rules = {
        "edition": edition,
        "reserve": options.get("Reserve", "true") == "true" if large else None,
        "ransom": options.get("Ransom", "false") == "true" if large else None,
    }
    turns = words[words.index("moves") + 1 :] if "moves" in words else []
    if words[1] == "fen":
        end = words.index("moves") if "moves" in words else len(words)
        here = jersi.Position.parse(" ".join(words[2:end]), **rules)  # type: ignore[arg-type]
    else:
        here = jersi.Position(**rules)  # type: ignore[arg-type]
    for turn in turns:
        here = here.play(turn)
    return here


def main() -> None:
    """Answers until `quit`."""
    options: dict[str, str] = {}
    here = jersi.Position()
    for line in sys.stdin:
        words = line.split()
        match words[:1]:
            case ["ugi"]:
                print("id name first\nid author nobody")
                print("option name Edition type combo default 4.8 " + " ".join(f"var {e}" for e in jersi.EDITIONS))
                print("option name Reserve type check default true\noption name Ransom type check default false")
                print("ugiok", flush=True)
            case ["isready"]:
                print("readyok", flush=True)
            case ["setoption"]:
                at = words.index("value")
                options[" ".join(words[2:at])] = " ".join(words[at + 1 :])
            case ["position"]:
                here = position(words, options)
            case ["go"]:
                turns = here.turns()
                print(f"bestmove {turns[0] if turns else '(none)'}", flush=True)
            case ["quit"]:
                return


main()
