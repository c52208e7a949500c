"""The package itself: types, documented examples, and the wheel in an empty environment."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import os
import re
import subprocess
import sys
import venv
from pathlib import Path

import jersi
import pytest

from conftest import required

PYTHON = Path(__file__).resolve().parents[1]
ROOT = PYTHON.parent


@pytest.mark.parametrize("module", ["jersi", "jersi.actions", "jersi.lab", "jersi.nnue", "jersi._batch", "jersi._play"])
def test_documented_examples(module: str) -> None:
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted > 0 and found.failed == 0


@pytest.mark.parametrize(
    ("module", "needs"),
    [("jersi.pettingzoo", "pettingzoo"), ("jersi.gymnasium", "gymnasium"), ("jersi.openspiel", "pyspiel")],
)
def test_documented_examples_of_adapters(module: str, needs: str) -> None:
    if needs == "pyspiel":
        pytest.importorskip(needs)
    else:
        required(needs)
    found = doctest.testmod(importlib.import_module(module))
    assert found.attempted > 0 and found.failed == 0


@pytest.mark.parametrize("page", ["docs/python.md", "python/README.md"])
def test_examples_of_the_pages(page: str) -> None:
    """Every block of Python in a page runs, one after the other; those with prompts say what they print."""
    text = (ROOT / page).read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert blocks
    names: dict[str, object] = {}
    left_out: set[str] = set()
    parser, runner = doctest.DocTestParser(), doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    for number, block in enumerate(blocks):
        wanted = [needs for needs in ("pettingzoo", "gymnasium", "pyspiel") if f"import {needs}" in block]
        if absent := {needs for needs in wanted if missing(needs)}:
            left_out |= absent
            continue
        test = parser.get_doctest(block, names, f"{page} block {number}", page, 0)
        assert test.examples, block
        runner.run(test, clear_globs=False)
        names.update(test.globs)
    # What ran must be right, whatever else could not.
    assert runner.tries > 0 and runner.failures == 0
    if left_out:
        pytest.skip(f"all was right but for the blocks that need {', '.join(sorted(left_out))}, which are not there")


def missing(module: str) -> bool:
    """Whether a package is missing. OpenSpiel may be; others must be there on machines that test every change."""
    return importlib.util.find_spec(module) is None and (module == "pyspiel" or os.environ.get("JERSI_STRICT") != "1")


def test_types_are_strict() -> None:
    required("mypy")
    installed = Path(jersi.__file__).parent
    # Whoever uses the package has its types checked too: the examples, the bench, these tests.
    run = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(ROOT / "target/mypy")]
        + ["jersi", "examples", "bench", "tests"],
        cwd=PYTHON,
        env=os.environ | {"MYPYPATH": f"{PYTHON}{os.pathsep}{PYTHON / 'tests'}"},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert (installed / "py.typed").exists() and (installed / "_core.pyi").exists()


def test_stubs_name_what_is_there() -> None:
    """The stubs and the compiled module have the same names, class by class."""
    import ast

    from jersi import _core

    tree = ast.parse((PYTHON / "jersi/_core.pyi").read_text())
    told: dict[str, set[str]] = {}
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            told[node.name] = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
        elif isinstance(node, ast.FunctionDef):
            told[node.name] = set()
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            told[node.target.id] = set()
    there = {name for name in vars(_core) if not name.startswith("__") or name == "__version__"}
    assert set(told) == there
    for name, methods in told.items():
        thing = getattr(_core, name)
        if isinstance(thing, type) and not issubclass(thing, Exception):
            public = {part for part in vars(thing) if not part.startswith("_")}
            assert {part for part in methods if not part.startswith("_")} == public, name


def test_stubs_tell_the_arguments() -> None:
    """Every function of the stubs has the names, the order and the defaults of the compiled one."""
    import ast
    import inspect

    from jersi import _core

    def told(node: ast.FunctionDef) -> list[tuple[str, bool, object]]:
        """Names, whether they must be named, and defaults that are literals."""
        given = node.args
        plain = given.posonlyargs + given.args
        defaults = [None] * (len(plain) - len(given.defaults)) + list(given.defaults)
        rows = list(zip(plain, [False] * len(plain), defaults, strict=True))
        rows += zip(given.kwonlyargs, [True] * len(given.kwonlyargs), given.kw_defaults, strict=True)
        return [(arg.arg, named, literal(value)) for arg, named, value in rows if arg.arg not in ("self", "cls")]

    def literal(value: ast.expr | None) -> object:
        return "nothing" if value is None else ast.literal_eval(value)

    def there(thing: object) -> list[tuple[str, bool, object]]:
        rows = []
        for parameter in inspect.signature(thing).parameters.values():  # type: ignore[arg-type]
            # What is no literal in Rust is shown as an ellipsis: an empty sequence.
            default = () if parameter.default is ... else parameter.default
            default = "nothing" if default is parameter.empty else default
            rows.append((parameter.name, parameter.kind is parameter.KEYWORD_ONLY, default))
        return [row for row in rows if row[0] not in ("self", "cls")]

    compared = 0
    tree = ast.parse((PYTHON / "jersi/_core.pyi").read_text())
    functions = [(_core, node) for node in tree.body if isinstance(node, ast.FunctionDef)]
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not issubclass(getattr(_core, node.name), Exception):
            kind = getattr(_core, node.name)
            functions += [(kind, part) for part in node.body if isinstance(part, ast.FunctionDef)]
    for owner, node in functions:
        shapes = {word.id for word in node.decorator_list if isinstance(word, ast.Name)}
        if "property" in shapes or (node.name.startswith("__") and node.name != "__init__"):
            continue
        thing = owner if node.name == "__init__" else getattr(owner, node.name)
        expected, found = told(node), there(thing)
        if "overload" in shapes:
            expected, found = [row[:2] for row in expected], [row[:2] for row in found]  # type: ignore[misc]
        assert expected == found, (owner, node.name)
        compared += 1
    assert compared > 60


def test_numpy_is_looked_up_once_and_for_all() -> None:
    """At the import, where a fault is an exception; at the first array within a call, Ctrl-C among other things would be a panic."""
    script = (
        "import jersi, sys\n"
        "batch = jersi.Batch('4.8', 2)\n"
        "for name in ('numpy.core', 'numpy.core.multiarray', 'numpy._core', 'numpy._core.multiarray'):\n"
        "    sys.modules[name] = None\n"
        "batch._core.step(batch._core.sample())\n"
        "assert batch._core.players.shape == (2,) and batch._core.mask().shape[0] == 2\n"
    )
    run = subprocess.run([sys.executable, "-B", "-c", script], capture_output=True, text=True, timeout=120)
    assert run.returncode == 0, run.stderr


def test_the_wheel_in_an_empty_environment(tmp_path: Path) -> None:
    """The wheel that `cargo xtask python` built, beside nothing but NumPy."""
    wheel = os.environ.get("JERSI_WHEEL")
    if not wheel:
        pytest.skip("no wheel is named by JERSI_WHEEL; cargo xtask python builds one")
    import zipfile

    inside = zipfile.ZipFile(wheel).namelist()
    for name in ("_core.pyi", "py.typed", "licences/THIRD-PARTY.txt", "licences/LICENSE-MIT", "licences/NOTICE"):
        assert f"jersi/{name}" in inside, inside
    assert not any("test" in name or "example" in name for name in inside)
    folder = tmp_path / "empty"
    venv.create(folder, with_pip=True)
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], check=True, cwd=tmp_path)
    script = (
        "import jersi, sys; p = jersi.Position('4.8'); assert len(p.turns()) == 864;"
        "b = jersi.Batch('3.0', 4); b.step(b.sample()); assert p._repr_svg_().startswith('<svg');"
        "jersi.Engine(hash_mib=1).choose(p, 1); print(sorted(m for m in sys.modules if m in ('numpy', 'pettingzoo')))"
    )
    run = subprocess.run([python, "-c", script], check=True, capture_output=True, text=True, cwd=tmp_path)
    assert run.stdout == "['numpy']\n"
    listed = subprocess.run([python, "-m", "pip", "list", "--format", "freeze"], check=True, capture_output=True, text=True)
    others = {line.split("==")[0].lower() for line in listed.stdout.split()} - {"pip", "setuptools", "wheel"}
    assert others == {"jersi", "numpy"}


def test_pip_builds_the_same_package(tmp_path: Path) -> None:
    """`pip install ./python` makes what `cargo xtask python` makes, but for the licences of others, which only the latter gathers."""
    wheel = os.environ.get("JERSI_WHEEL")
    if not wheel:
        pytest.skip("no wheel is named by JERSI_WHEEL; cargo xtask python builds one")
    import zipfile

    def inside(wheel: Path) -> set[str]:
        return {name for name in zipfile.ZipFile(wheel).namelist() if not name.startswith("jersi/licences/")}

    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation"]
    # What builds it is in our environment, and what it is made of was compiled for the other wheel.
    places = os.pathsep.join([str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)])
    env = os.environ | {"PATH": places, "CARGO_TARGET_DIR": str(ROOT / "target/wheel")}
    subprocess.run([*pip, "--wheel-dir", tmp_path, PYTHON], check=True, env=env, timeout=900)
    (made,) = tmp_path.glob("jersi-*.whl")
    assert inside(made) == inside(Path(wheel))
