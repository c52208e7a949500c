"""JERSI for Gymnasium: one player against a level of the engine.

>>> import gymnasium, jersi.gymnasium
>>> env = gymnasium.make("jersi/4.8-v0", opponent=1, reserve=False)
>>> observation, info = env.reset(seed=1)
>>> _ = env.action_space.seed(1)
>>> action = env.action_space.sample(observation["action_mask"])
>>> observation, reward, terminated, truncated, info = env.step(action)
>>> env.close()

Every edition has a name of its own, ``jersi/2.0-v0`` to ``jersi/4.16-v0``. An illegal action loses, as it does with PettingZoo, and
``info["illegal"]`` has the referee's words; with ``illegal="raise"`` it raises ``jersi.IllegalAction`` instead, and nothing happens.
"""

from __future__ import annotations

import operator
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from jersi import _begin, _core

__all__ = ["JersiEnv"]


class JersiEnv(gymnasium.Env[Any, Any]):
    """One player against an opponent: a level from 1 to 10, or ``"random"``."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        edition: str = "4.8",
        *,
        opponent: int | str = 1,
        color: str | None = None,
        reserve: bool | None = None,
        ransom: bool | None = None,
        setting: str | None = None,
        setting_seed: int | None = None,
        mokca: bool | None = None,
        house: str | None = None,
        position: _core.Position | str | None = None,
        max_turns: int = 1000,
        history: int = 0,
        layout: str = "planes",
        nodes: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        """``color`` is whom one plays, or by lot; ``nodes`` is how much the opponent searches at most.

        ``illegal`` is what becomes of an illegal action: ``"lose"`` or ``"raise"``. With ``position`` games begin there, and its
        own rules count: what is said besides must agree. A setting that is shuffled is shuffled by the seed of ``reset``, or by ``setting_seed``. A game in
        progress pickles, and goes on as it would have; only what the engine remembers stays behind.
        """
        game: dict[str, Any] = {"reserve": reserve, "ransom": ransom, "setting": setting, "mokca": mokca, "house": house}
        if isinstance(position, str):
            position = _begin.told(position, edition, reserve, ransom, house)
        game |= {"position": position, "max_turns": max_turns, "history": history}
        if opponent != "random" and opponent not in range(1, 11):
            raise ValueError(f"the opponent is a level from 1 to 10 or 'random', not {opponent!r}")
        if color not in (None, "white", "black"):
            raise ValueError(f"{color!r} is no colour; there are white and black")
        if illegal not in ("lose", "raise"):
            raise ValueError(f"an illegal action can lose or raise, not {illegal!r}")
        if render_mode is not None and render_mode not in ("ansi", "rgb_array"):
            raise ValueError(f"there is no render mode {render_mode!r}; there are ansi and rgb_array")
        self.render_mode = render_mode
        self._game: dict[str, Any] = game
        self._edition, self._opponent, self._color = edition, opponent, color
        self._layout, self._nodes, self._illegal = layout, nodes, illegal
        self._setting_seed = setting_seed
        self._engine = None if opponent == "random" else _core.Engine(hash_mib=16)
        self._state = _core.State(edition, setting_seed=setting_seed, **self._game)
        if position is not None:
            _begin.possible(position, max_turns)
        self._player = 0
        # The referee's words, once a game is lost by an illegal action.
        self._forfeit: str | None = None
        shape = self._state.observe(layout=layout).shape
        actions = self._state.num_actions
        self.action_space = spaces.Discrete(actions)
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, npt.NDArray[Any]], dict[str, Any]]:
        """Begins a game; if the opponent has White, it has played."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(1_000_000))
        setting_seed = self._setting_seed
        if setting_seed is None and self._game["setting"] == "random":
            setting_seed = number
        self._state = _core.State(self._edition, seed=number, setting_seed=setting_seed, **self._game)
        self._forfeit = None
        drawn = int(self.np_random.integers(2))
        self._player = drawn if self._color is None else ("white", "black").index(self._color)
        if self._engine is not None:
            self._engine.clear()
        self._answer()
        if self._state.terminated or self._state.truncated:
            raise ValueError("the opponent's first turn ended the game, so there is nothing left to do; begin elsewhere")
        return self._observe(), self._info()

    def step(
        self, action: int
    ) -> tuple[dict[str, npt.NDArray[Any]], float, bool, bool, dict[str, Any]]:
        """Takes an action, and lets the opponent answer."""
        # Not `int`, which takes fractions and texts for numbers.
        state, action = self._state, operator.index(action)
        if self._forfeit is not None:
            raise _core.IllegalAction(f"action {action} comes after the end of the game: {self._forfeit}")
        # What is no action of the space, or comes after the end, is a fault of the program rather than of the player.
        over = state.terminated or state.truncated
        loses = self._illegal == "lose" and not over and 0 <= action < state.num_actions
        try:
            state.step(action)
        except _core.IllegalAction as refused:
            if not loses:
                raise
            self._forfeit = str(refused)
            return self._observe(), -1.0, True, False, self._info() | {"illegal": self._forfeit}
        self._answer()
        reward = float(state.returns[self._player])
        return self._observe(), reward, state.terminated, state.truncated, self._info()

    def _answer(self) -> None:
        """Lets the opponent decide until it is our turn."""
        state = self._state
        while not (state.terminated or state.truncated) and state.player != self._player:
            if self._engine is None:
                state.step(state.sample())
                continue
            # A turn that captures a king is several actions, of which the engine decides at once.
            level = int(self._opponent)
            seed = int(self.np_random.integers(1 << 32))
            position = state.position
            turn = self._engine.choose(position, level, seed=seed, nodes=self._nodes)
            for number in position.actions(turn):
                state.step(number)

    def _observe(self) -> dict[str, npt.NDArray[Any]]:
        seen = self._state.observe(layout=self._layout, player=self._player)
        over = self._state.terminated or self._state.truncated or self._forfeit is not None
        mask = np.zeros(self._state.num_actions, np.int8) if over else self._state.mask()
        return {"observation": seen, "action_mask": mask}

    def _info(self) -> dict[str, Any]:
        return {"player": self._player, "stage": self._state.stage, "position": str(self._state.position)}

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board: as text or as pixels."""
        if self.render_mode == "ansi":
            return self._state.position.board()
        if self.render_mode == "rgb_array":
            return self._state.position.rgb(flipped=self._player == 1)
        return None


for _edition in _core.EDITIONS:
    gymnasium.register(
        id=f"jersi/{_edition}-v0",
        entry_point="jersi.gymnasium:JersiEnv",
        kwargs={"edition": _edition},
    )
