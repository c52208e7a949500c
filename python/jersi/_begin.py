"""Where environments begin."""

from __future__ import annotations

from jersi import _core


def told(
    text: str, edition: str, reserve: bool | None, ransom: bool | None, house: str | None
) -> _core.Position:
    """The position of a text. If it begins with its rules these count, as those of a ``Position`` do; otherwise the edition's."""
    words = text.split(maxsplit=1)
    own = bool(words) and words[0] in _core.EDITIONS
    return _core.Position.parse(text, None if own else edition, reserve, ransom, house)


def possible(position: _core.Position, max_turns: int) -> None:
    """Says why no game can begin at a position, if none can."""
    if position.outcome is not None:
        raise ValueError(f"no game can begin at this position, because it is over there: {position.outcome}")
    if position.turn_number > max_turns:
        raise ValueError(
            f"no game can begin at this position, because its turn {position.turn_number} comes after the last one "
            f"(max_turns={max_turns})"
        )
