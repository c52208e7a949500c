"""PettingZoo, Gymnasium and OpenSpiel, held to by their own checkers."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import jersi
import numpy as np
import pytest

from conftest import GAMES, name, required


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_pettingzoo_holds(game: dict[str, Any]) -> None:
    required("pettingzoo")
    from pettingzoo.test import api_test

    from jersi import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env(**game, max_turns=120), num_cycles=150)


def test_pettingzoo_long_seeds_and_renders() -> None:
    required("pettingzoo")
    from pettingzoo.test import api_test, render_test, seed_test

    from jersi import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(pettingzoo.env("4.8", reserve=False), num_cycles=1000)
        seed_test(lambda: pettingzoo.env("2.0", setting="random"), num_cycles=60)
        checks = {"svg": lambda drawn: isinstance(drawn, str) and drawn.startswith("<svg ")}
        render_test(lambda render_mode: pettingzoo.env("4.8", render_mode=render_mode), custom_tests=checks)
    raw = pettingzoo.raw_env("3.0", setting="standard-mokca")
    again = pickle.loads(pickle.dumps(raw))
    raw.reset(seed=3)
    again.reset(seed=3)
    assert (raw.observe("player_0")["observation"] == again.observe("player_0")["observation"]).all()


def test_pettingzoo_plays_a_whole_game() -> None:
    required("pettingzoo")
    from jersi import pettingzoo

    # Kings that can be captured at once, so that every stage comes.
    near = "4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85"
    env = pettingzoo.env("4.8", reserve=False, ransom=True, position=near)
    stages: set[str] = set()
    for seed in range(20):
        env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        total = {"player_0": 0.0, "player_1": 0.0}
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            total[agent] += reward
            other = env.unwrapped.observe("player_1" if agent == "player_0" else "player_0")
            assert not other["action_mask"].any(), "a mask for who does not act"
            if terminated or truncated:
                env.step(None)
                continue
            stages.add(env.unwrapped.state_object.stage)
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        assert total["player_0"] + total["player_1"] == 0 and abs(total["player_0"]) <= 1
    assert stages == {"turn", "name", "gift", "seat"}


def test_pettingzoo_knows_the_name() -> None:
    library = required("pettingzoo")
    import jersi.pettingzoo

    try:
        from pettingzoo.env_registry.registration import make
    except ImportError:
        pytest.skip(f"PettingZoo {library.__version__} has no registry")
    env = make("aec", "jersi/v0", edition="3.0")
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1"] and env.action_space("player_0").n == 7283
    assert jersi.pettingzoo.raw_env("3.0").metadata["name"] == "jersi_v0"


@pytest.mark.parametrize("edition", jersi.EDITIONS)
def test_gymnasium_holds(edition: str) -> None:
    gymnasium = required("gymnasium")
    from gymnasium.utils.env_checker import check_env

    import jersi.gymnasium

    class AnyIsLegal(jersi.gymnasium.JersiEnv):
        """The checker draws actions before it resets, so no mask could help it: any number is taken for one of the legal actions."""

        def step(self, action: int) -> Any:
            legal = np.flatnonzero(self._observe()["action_mask"])
            return super().step(int(legal[action % len(legal)]))

    env = gymnasium.make(f"jersi/{edition}-v0", opponent="random", max_turns=60)
    assert isinstance(env.unwrapped, jersi.gymnasium.JersiEnv)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(env.unwrapped)
        check_env(AnyIsLegal(edition, opponent="random", max_turns=60, illegal="raise"))
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        rng = np.random.default_rng(seed)
        reward, over = 0.0, False
        while not over:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            observation, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        assert reward in (-1.0, 0.0, 1.0) and not observation["action_mask"].any()


def test_gymnasium_same_seed_same_game() -> None:
    required("gymnasium")
    import jersi.gymnasium

    for options in ({"edition": "2.0", "setting": "random", "opponent": "random"}, {"opponent": 1}):
        env = jersi.gymnasium.JersiEnv(**options)
        games = []
        for seed in (5, 6, 5):
            observation, info = env.reset(seed=seed)
            rng = np.random.default_rng(1)
            game = [info["position"]]
            for _ in range(12):
                action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
                observation, _, _, _, info = env.step(action)
                game.append(info["position"])
            games.append(game)
        assert games[0] == games[2] != games[1]


def test_gymnasium_an_illegal_action_loses() -> None:
    required("gymnasium")
    import jersi.gymnasium

    empty = jersi.actions.names(69).index("e4-e5")
    env = jersi.gymnasium.JersiEnv("4.8", opponent="random", color="white")
    observation, info = env.reset(seed=1)
    assert not observation["action_mask"][empty] and "illegal" not in info
    observation, reward, terminated, truncated, info = env.step(empty)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert "nothing stands on e4" in info["illegal"] and not observation["action_mask"].any()
    with pytest.raises(jersi.IllegalAction, match="after the end"):
        env.step(empty)
    env.reset(seed=1)
    with pytest.raises(jersi.IllegalAction, match="not 9028"):
        env.step(env.action_space.n)
    with pytest.raises(ValueError, match="lose or raise"):
        jersi.gymnasium.JersiEnv("4.8", illegal="forgive")


def test_gymnasium_is_pickled() -> None:
    required("gymnasium")
    import jersi.gymnasium

    env = jersi.gymnasium.JersiEnv("4.8", opponent=1, reserve=False, house="quiet-limit=20", nodes=50)
    again = pickle.loads(pickle.dumps(env))
    (seen, info), (other, told) = env.reset(seed=2), again.reset(seed=2)
    assert info == told and (seen["observation"] == other["observation"]).all()
    assert "quiet-limit=20" in info["position"]


def test_gymnasium_opponents() -> None:
    gymnasium = required("gymnasium")
    import jersi.gymnasium

    env = gymnasium.make("jersi/4.8-v0", opponent=4, color="black", reserve=False, ransom=True)
    assert isinstance(env.unwrapped, jersi.gymnasium.JersiEnv)
    results = []
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        assert info["player"] == 1
        rng = np.random.default_rng(seed)
        while True:
            action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
            observation, reward, terminated, truncated, _ = env.step(action)
            if terminated or truncated:
                break
        results.append(reward)
    assert sum(results) < 0, "chance against level 4"
    with pytest.raises(ValueError, match="level from 1 to 10"):
        gymnasium.make("jersi/4.8-v0", opponent=11)
    strict = jersi.gymnasium.JersiEnv("4.8", opponent="random", illegal="raise")
    before = strict.reset(seed=1)[1]["position"]
    with pytest.raises(jersi.IllegalAction, match="nothing stands on"):
        strict.step(jersi.actions.names(69).index("e4-e5"))
    assert str(strict._state.position) == before, "what was refused changed nothing"


OPENSPIEL = ["", "edition=v2.0,max_turns=80", "edition=v3.0,setting=free", "edition=v4.8,reserve=false,ransom=true"]


@pytest.mark.parametrize("parameters", OPENSPIEL)
def test_openspiel_plays_by_chance(parameters: str) -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel does not install everywhere")
    import jersi.openspiel

    game = pyspiel.load_game(f"python_jersi({parameters})" if parameters else "python_jersi")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)
    state = game.new_initial_state()
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(legal)
        action = int(rng.choice(legal))
        assert state.string_to_action(state.action_to_string(action)) == action
        if len(state.history()) % 20 == 0:
            copy = state.clone()
            copy.apply_action(action)
            assert str(copy) != str(state) and copy.history() == [*state.history(), action]
            again = game.deserialize_state(state.serialize())
            assert str(again) == str(state)
        state.apply_action(action)
    assert sum(state.returns()) == 0
    observer = jersi.openspiel.JersiObserver(game.first if hasattr(game, "first") else jersi.State())
    assert observer.tensor.size > 0
