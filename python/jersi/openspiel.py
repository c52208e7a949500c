"""JERSI for OpenSpiel, as a game in Python: ``pyspiel.load_game("python_jersi")`` after importing this module.

>>> import pyspiel, jersi.openspiel
>>> game = pyspiel.load_game("python_jersi(edition=v4.8,reserve=false)")
>>> state = game.new_initial_state()
>>> state.action_to_string(state.legal_actions()[0])
'a1-a2'
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from jersi import _core

__all__ = ["JersiGame", "JersiObserver", "JersiState"]

_TYPE = pyspiel.GameType(
    short_name="python_jersi",
    long_name="JERSI",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        # With a `v`: OpenSpiel would read 4.8 as a number.
        "edition": "v4.8",
        "reserve": True,
        "ransom": False,
        "setting": "",
        "seed": 0,
        "mokca": False,
        "house": "",
        "max_turns": 400,
    },
)


class JersiGame(pyspiel.Game):  # type: ignore[misc]
    """A game of an edition, with its variants."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """As asked for; what is not said is as usual."""
        asked = {**_TYPE.parameter_specification, **(params or {})}
        edition = str(asked["edition"]).removeprefix("v")
        setting, seed = str(asked["setting"]) or None, int(asked["seed"])
        options: dict[str, Any] = {
            # What is as usual is not said: not every edition has it.
            "reserve": None if asked["reserve"] else False,
            "ransom": True if asked["ransom"] else None,
            "setting": setting,
            "setting_seed": seed if seed or setting == "random" else None,
            "mokca": True if asked["mokca"] else None,
            "house": str(asked["house"]) or None,
            "max_turns": int(asked["max_turns"]),
        }
        self.first = _core.State(edition, **options)
        # A turn is four actions at the most (steps, a name, a gift, a seat), and a free setting places 28 shapes at the most.
        longest = 4 * int(asked["max_turns"]) + 28
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.num_actions,
            max_chance_outcomes=0,
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=longest,
        )
        super().__init__(_TYPE, info, params or {})

    def new_initial_state(self) -> JersiState:
        """The start of the game."""
        return JersiState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> JersiObserver:
        """What a player sees."""
        return JersiObserver(self.first)


class JersiState(pyspiel.State):  # type: ignore[misc]
    """A game in progress."""

    def __init__(self, game: JersiGame) -> None:
        """The start of a game."""
        super().__init__(game)
        self.state = game.first.clone()

    def current_player(self) -> int:
        """Who acts."""
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.state.player

    def _legal_actions(self, player: int) -> list[int]:
        if self.is_terminal() or player != self.state.player:
            return []
        return [int(action) for action in self.state.legal_actions()]

    def _apply_action(self, action: int) -> None:
        self.state.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.state.action_to_string(action)

    def is_terminal(self) -> bool:
        """Whether the game is over, by the rules or after the most turns."""
        return self.state.terminated or self.state.truncated

    def returns(self) -> list[float]:
        """1, 0 or -1 for each player."""
        return [float(points) for points in self.state.returns]

    def __str__(self) -> str:
        stage = "" if self.state.stage in ("turn", "setting") else f" ({self.state.stage})"
        return f"{self.state.position}{stage}"


class JersiObserver:
    """What a player sees, as OpenSpiel asks for it."""

    def __init__(self, first: _core.State) -> None:
        """Observations of a board."""
        shape = first.observe().shape
        self.tensor = np.zeros(int(np.prod(shape)), np.float32)
        self.dict = {"observation": self.tensor.reshape(shape)}

    def set_from(self, state: JersiState, player: int) -> None:
        """Writes what a player sees of a state."""
        self.dict["observation"][:] = state.state.observe(player=player)

    def string_from(self, state: JersiState, player: int) -> str:
        """The same as a text."""
        return str(state)


pyspiel.register_game(_TYPE, JersiGame)
