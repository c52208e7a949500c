"""PettingZoo, Gymnasium and OpenSpiel, held to by their own checkers."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from typing import Any

import jersi
import numpy as np
import pytest

from conftest import GAMES, name, required


def with_lots(env: Any) -> Any:
    """The checkers draw actions from the spaces, by lots of the day unless these are seeded: what fails once shall fail again."""
    if hasattr(env, "possible_agents"):
        for agent in env.possible_agents:
            env.action_space(agent).seed(1)
    else:
        env.action_space.seed(1)
    return env


@pytest.mark.parametrize("game", GAMES, ids=name)
def test_pettingzoo_holds(game: dict[str, Any]) -> None:
    required("pettingzoo")
    from pettingzoo.test import api_test

    from jersi import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(with_lots(pettingzoo.env(**game, max_turns=120)), num_cycles=150)


def test_pettingzoo_long_seeds_and_renders() -> None:
    required("pettingzoo")
    from pettingzoo.test import api_test, render_test, seed_test

    from jersi import pettingzoo

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(with_lots(pettingzoo.env("4.8", reserve=False)), num_cycles=1000)
        seed_test(lambda: pettingzoo.env("2.0", setting="random"), num_cycles=60)
        checks = {"svg": lambda drawn: isinstance(drawn, str) and drawn.startswith("<svg ")}
        render_test(lambda render_mode: pettingzoo.env("4.8", render_mode=render_mode), custom_tests=checks)


def test_pettingzoo_a_pickled_game_goes_on() -> None:
    required("pettingzoo")
    from jersi import pettingzoo

    envs = [pettingzoo.raw_env("2.0", setting="random"), pettingzoo.env("4.8", ransom=True, history=1)]
    for env in envs:
        env.reset(seed=3)
        rng = np.random.default_rng(3)

        def step(env: Any, lot: float) -> None:
            legal = np.flatnonzero(env.observe(env.agent_selection)["action_mask"])
            env.step(int(legal[int(lot * len(legal))]))

        for lot in rng.random(5):
            step(env, lot)
        others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
        for lot in rng.random(5):
            for each in (env, *others):
                step(each, lot)
            for other in others:
                seen, there = env.observe("player_0"), other.observe("player_0")
                assert all((seen[key] == there[key]).all() for key in seen)
                assert other.unwrapped.state_object == env.unwrapped.state_object
                assert other.agent_selection == env.agent_selection


def test_pettingzoo_games_without_a_seed_go_on_from_the_last() -> None:
    required("pettingzoo")
    from jersi import pettingzoo

    def starts(seed: int | None) -> list[str]:
        env = pettingzoo.raw_env("2.0", setting="random")
        found = []
        for number in range(4):
            env.reset(seed=None if number else seed)
            found.append(str(env.state_object.start))
        return found

    assert starts(1) == starts(1) != starts(2)
    assert len(set(starts(1))) == 4 and starts(None) != starts(None)


def test_environments_begin_where_they_are_told() -> None:
    required("pettingzoo")
    required("gymnasium")
    import jersi.gymnasium
    from jersi import pettingzoo

    here = jersi.Position("4.8", reserve=False, house="quiet-limit=60").play("a2-b2=d3")
    for position in (here, str(here)):
        env = pettingzoo.raw_env(position=position)
        env.reset(seed=1)
        assert env.state_object.start == here and env.agent_selection == "player_1"
        one = jersi.gymnasium.JersiEnv(position=position, opponent="random", color="black")
        assert jersi.Position.parse(one.reset(seed=1)[1]["position"]) == here
    shuffled = [jersi.gymnasium.JersiEnv("2.0", setting="random", setting_seed=4, color="white") for _ in range(2)]
    first = [env.reset(seed=seed)[1]["position"] for seed, env in enumerate(shuffled)]
    assert first == [str(jersi.Position("2.0", setting="random", seed=4))] * 2


def test_a_text_that_begins_with_its_rules_counts_as_its_position_does() -> None:
    required("pettingzoo")
    required("gymnasium")
    import jersi.gymnasium
    from jersi import pettingzoo

    later = jersi.Position("3.0").play(jersi.Position("3.0").turns()[7])
    for here in (later, jersi.Position("4.16", ransom=True), jersi.Position("2.0")):
        for position in (here, str(here), f"  {here}"):
            env = pettingzoo.raw_env(position=position)
            env.reset(seed=1)
            assert env.state_object.start == here
            other = jersi.gymnasium.JersiEnv("4.8", position=position, opponent="random", color=here.to_move)
            assert other.reset(seed=1)[1]["position"] == str(here)
            assert other._state.num_actions == jersi.actions.size(here.edition)
    # Without its rules a text is of the edition that is asked for.
    plain = jersi.Position("3.0").text
    assert pettingzoo.raw_env("3.0", position=plain).state_object.start == jersi.Position("3.0")
    # What is asked for besides must not be otherwise.
    with pytest.raises(jersi.BadGame, match="reserve"):
        pettingzoo.raw_env(position=str(jersi.Position("4.8")), reserve=False)


def test_what_is_said_beside_a_position_is_heeded() -> None:
    required("pettingzoo")
    required("gymnasium")
    import jersi.gymnasium
    from jersi import pettingzoo

    here = jersi.Position("4.8", house="quiet-limit=60")
    makers: list[Callable[..., jersi.State]] = [
        lambda **options: pettingzoo.raw_env(**options).state_object,
        lambda **options: jersi.gymnasium.JersiEnv(opponent="random", **options)._state,
    ]
    for make in makers:
        assert make(position=here.text, house="quiet-limit=60").start == here
        bare = make(position=jersi.Position("4.8", reserve=False).text, house="mountains=0 wise=0")
        assert bare.start == jersi.Position("4.8", reserve=False)
        for position in (here, str(here), here.text):
            with pytest.raises(jersi.BadGame, match="bogus"):
                make(position=position, house="bogus=1")
        for position in (here, str(here)):
            with pytest.raises(jersi.BadGame, match="house"):
                make(position=position, house="quiet-limit=80")
            with pytest.raises(jersi.BadGame, match="setting"):
                make(position=position, setting="standard")


def test_only_whole_numbers_are_actions() -> None:
    required("pettingzoo")
    required("gymnasium")
    import jersi.gymnasium
    from jersi import pettingzoo

    envs: list[Any] = [pettingzoo.raw_env("4.8"), jersi.gymnasium.JersiEnv("4.8", opponent="random", color="white")]
    for env in envs:
        env.reset(seed=1)
        start = env._state.position
        for action in (3.7, np.float32(2.2), "5", [5], np.nan):
            with pytest.raises(TypeError):
                env.step(action)
        assert env._state.position == start, "what was refused changed nothing"
        for kind in (int, np.int64, np.uint16, np.array):
            env.reset(seed=1)
            env.step(kind(1036))
            assert env._state.position != start


def test_no_environment_begins_where_no_game_can() -> None:
    required("pettingzoo")
    required("gymnasium")
    import jersi.gymnasium
    from jersi import pettingzoo

    near = jersi.Position.parse("7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29", "4.8")
    over = near.play("h4-i4")
    makers: list[Callable[..., object]] = [
        pettingzoo.raw_env,
        pettingzoo.env,
        lambda **options: jersi.gymnasium.JersiEnv(opponent="random", **options),
        lambda **options: jersi.Batch(n=2, **options),
    ]
    for make in makers:
        with pytest.raises(ValueError, match="no game can begin at this position.*over"):
            make(position=over)
        with pytest.raises(ValueError, match=r"turn 29 comes after the last one \(max_turns=28\)"):
            make(position=near, max_turns=28)
        make(position=near, max_turns=29)
    # Nor one against an opponent who has ended it before anybody else can act.
    env = jersi.gymnasium.JersiEnv(position=near, opponent=9, color="black")
    with pytest.raises(ValueError, match="opponent's first turn ended the game"):
        env.reset(seed=1)


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
        check_env(with_lots(env.unwrapped))
        check_env(with_lots(AnyIsLegal(edition, opponent="random", max_turns=60, illegal="raise")))
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
        env.step(env._state.num_actions)
    with pytest.raises(ValueError, match="lose or raise"):
        jersi.gymnasium.JersiEnv("4.8", illegal="forgive")


def test_gymnasium_a_pickled_game_goes_on() -> None:
    required("gymnasium")
    import jersi.gymnasium

    env = jersi.gymnasium.JersiEnv("4.8", opponent=1, reserve=False, house="quiet-limit=20", nodes=50)
    fresh = pickle.loads(pickle.dumps(env))
    seen, info = env.reset(seed=2)
    assert fresh.reset(seed=2)[1] == info and "quiet-limit=20" in info["position"]
    for _ in range(4):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    # Only what the engine remembers stays behind, so here chance answers.
    env = jersi.gymnasium.JersiEnv("4.8", opponent="random", reserve=False)
    seen, _ = env.reset(seed=2)
    for _ in range(4):
        seen, *_ = env.step(int(seen["action_mask"].argmax()))
    others = [pickle.loads(pickle.dumps(env)), copy.deepcopy(env)]
    for _ in range(8):
        action = int(np.flatnonzero(seen["action_mask"])[-1])
        seen, *rest = env.step(action)
        for other in others:
            there, *told = other.step(action)
            assert told == rest and (there["observation"] == seen["observation"]).all()


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


def test_openspiel_plays_what_is_asked_for() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel does not install everywhere")
    import jersi.openspiel

    assert jersi.openspiel.JersiGame.__name__ == "JersiGame"
    game = pyspiel.load_game("python_jersi", {"edition": "v3.0", "setting": "free", "mokca": True})
    assert game.first.start == jersi.Position("3.0", setting="free", mokca=True)
    house = "quiet-limit=60 ban=one-two"
    game = pyspiel.load_game("python_jersi", {"reserve": False, "house": house})
    assert game.first.start == jersi.Position("4.8", reserve=False, house=house)


def test_openspiel_leaves_nothing_unheeded() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel does not install everywhere")
    import jersi.openspiel

    wrong: list[dict[str, Any]] = [
        {"edition": "v2.0", "ransom": True},
        {"seed": 5},
        {"edition": "v3.0", "setting": "free", "seed": 5},
    ]
    for params in wrong:
        with pytest.raises(jersi.BadGame):
            jersi.openspiel.JersiGame(params)
    shuffled = jersi.openspiel.JersiGame({"edition": "v2.0", "seed": 5})
    assert shuffled.first.start == jersi.Position("2.0", seed=5) != jersi.Position("2.0", setting="random", seed=6)
    usual = jersi.openspiel.JersiGame({"edition": "v2.0", "reserve": True, "ransom": False, "seed": 0})
    assert usual.first.start == jersi.Position("2.0")
