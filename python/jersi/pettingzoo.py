"""JERSI for PettingZoo, as an environment of agents that act in turn (AEC), ``jersi/v0``.

>>> from jersi import pettingzoo
>>> env = pettingzoo.env("4.8", reserve=False)
>>> env.reset(seed=1)
>>> for agent in env.possible_agents:
...     _ = env.action_space(agent).seed(1)
>>> for agent in env.agent_iter():
...     observation, reward, terminated, truncated, info = env.last()
...     if terminated or truncated:
...         action = None
...     else:
...         action = env.action_space(agent).sample(observation["action_mask"])
...     env.step(action)

The seat of a captured king, the kind of a ransom and the cube that is given are actions of their own: the same agent may act
twice running, and for the gift the other one acts.
"""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from jersi import _begin, _core

__all__ = ["env", "raw_env"]

#: How a board is rendered: printed, as text, as pixels, or as an SVG drawing.
RENDER_MODES = ["human", "ansi", "rgb_array", "svg"]


def env(edition: str = "4.8", **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers: illegal actions lose, and calls must come in order."""
    wrapped: Any = raw_env(edition, **options)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  (the name that PettingZoo expects)
    """The environment without wrappers."""

    metadata = {
        "name": "jersi_v0",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        edition: str = "4.8",
        *,
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
        render_mode: str | None = None,
    ) -> None:
        """A game of an edition, from its setting or from a position, whose own rules count: what is said besides must agree.

        A setting that is shuffled is shuffled by the seed of ``reset``, or by ``setting_seed``. A game in progress pickles, and
        goes on as it would have.
        """
        game = {"reserve": reserve, "ransom": ransom, "setting": setting, "mokca": mokca, "house": house}
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"there is no render mode {render_mode!r}; there are {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self._options: dict[str, Any] = {**game, "max_turns": max_turns, "history": history}
        if isinstance(position, str):
            position = _begin.told(position, edition, reserve, ransom, house)
        self._position = position
        self._edition, self._setting_seed, self._layout = edition, setting_seed, layout
        self.possible_agents = ["player_0", "player_1"]
        self._chance: np.random.Generator | None = None
        self._state = self._begin(0)
        if position is not None:
            _begin.possible(position, max_turns)
        shape = self._state.observe(layout=layout).shape
        seen = spaces.Dict(
            {
                "observation": spaces.Box(0.0, 1.0, shape, np.float32),
                "action_mask": spaces.Box(0, 1, (self._state.num_actions,), np.int8),
            }
        )
        self.observation_spaces = {agent: seen for agent in self.possible_agents}
        actions = spaces.Discrete(self._state.num_actions)
        self.action_spaces = {agent: actions for agent in self.possible_agents}

    def _begin(self, seed: int) -> _core.State:
        setting_seed = self._setting_seed
        if setting_seed is None and self._options["setting"] == "random":
            setting_seed = seed
        return _core.State(
            self._edition, setting_seed=setting_seed, seed=seed, position=self._position, **self._options
        )

    def observation_space(self, agent: str) -> Any:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What an agent can do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a game. Without a seed it is another one, by lots that go on from the last seed."""
        if seed is not None or self._chance is None:
            self._chance = np.random.default_rng(seed)
        if seed is None:
            seed = int(self._chance.integers(1_000_000))
        self._state = self._begin(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._actor()

    def _actor(self) -> str:
        return str(self.possible_agents[self._state.player])

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees; the mask is all zeros for who does not act."""
        player = self.possible_agents.index(agent)
        acts = player == self._state.player and not self._state.terminated
        mask = self._state.mask() if acts else np.zeros(self._state.num_actions, np.int8)
        return {"observation": self._state.observe(layout=self._layout, player=player), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes the action of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        if action is None:
            raise ValueError(f"{agent} must act: the game is not over")
        # Not `int`, which takes fractions and texts for numbers.
        self._state.step(operator.index(action))
        self.rewards = dict(zip(self.possible_agents, self._state.returns, strict=True))
        if self._state.terminated:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self._state.truncated:
            self.truncations = dict.fromkeys(self.agents, True)
        over = self._state.terminated or self._state.truncated
        self.agent_selection = self._other(agent) if over else self._actor()
        self._accumulate_rewards()

    def _other(self, agent: str) -> str:
        return str(self.possible_agents[1 - self.possible_agents.index(agent)])

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The board: as text, as pixels, or as an SVG drawing."""
        position = self._state.position
        match self.render_mode:
            case "human":
                print(position.board())
                return None
            case "ansi":
                return position.board()
            case "rgb_array":
                return position.rgb()
            case "svg":
                return position.svg()
            case _:
                return None

    def close(self) -> None:
        """Nothing is held."""

    @property
    def state_object(self) -> _core.State:
        """The game itself."""
        return self._state


def _register() -> None:
    """Puts ``jersi/v0`` into the registry of PettingZoo, which has one since 1.27."""
    try:
        from pettingzoo.env_registry.registration import register
    except ImportError:
        return
    register("aec", "jersi/v0", env)


_register()
