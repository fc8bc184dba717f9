"""Every game has the same shape: the same files, the same functions in them, the same steps. Who knows one knows all.

`docs/architecture.md` tells the shape and why; this test fails when a game goes its own way.
"""

from __future__ import annotations

import ast
import importlib
import inspect
import pkgutil
from functools import cache
from pathlib import Path
from types import ModuleType

import pytest

from covetown import games, registry
from covetown.kernel.codec import heirs
from covetown.kernel.packing import ARGUMENT_BITS

SOURCE = Path(__file__).resolve().parents[1] / "src" / "covetown" / "games"
GAMES = sorted(module.name for module in pkgutil.iter_modules(games.__path__) if module.ispkg)

# The functions of each file that all games have, with their parameters. "S" stands for the game's own state.
FUNCTIONS: dict[str, dict[str, str]] = {
    "setup": {"new_game": "seats: int, options: dict[str, object], chance: Chance, events: Events | None -> S"},
    "scoring": {"result": "state: S -> Result | None", "payoff": "state: S, seat: i64 -> float"},
    "decisions": {
        "decision": "state: S, seat: int -> Decision",
        "describe": "state: S, seat: int, option: i64 -> Option",
    },
    "view": {"view": "state: S, viewer: int -> dict[str, object]"},
    "panels": {"panels": "view: dict[str, object] -> list[Panel]"},
    "redeal": {"redeal": "state: S, seat: i64, chance: Chance -> S"},
    "faults": {"faults": "state: S -> list[str]"},
    "codec": {"encode": "state: S -> bytes", "decode": "data: bytes -> S"},
}
OTHER_FILES = ("meta", "state", "steps", "options", "bot", "features")

STEP = {"run": "state: S, chance: Chance -> None"}
QUESTION = {
    "kind": "state: S, seat: i64 -> str",
    "seats": "state: S -> i64",
    "options": "state: S, seat: i64 -> list[i64]",
    "resolve": "state: S, seat: i64, option: i64, chance: Chance -> None",
    "prompt": "state: S, seat: i64 -> Message",
    "public_waiting": "state: S -> i64",
    "fallback": "state: S, seat: i64, chance: Chance -> i64",
    "run": "state: S, chance: Chance -> None",
}
# Hooks that a game has only where its rules need them, under one name and form in all games.
OPTIONAL = {
    "always_asks": " -> bool",
    "public_kind": "state: S -> str",
    "shown": "state: S, viewer: int -> dict[str, object] | None",
    "aside": "state: S -> Aside | None",
    "redealt": "state: S, seat: i64, chance: Chance -> None",
}
# Hooks that one game alone has, with the reason.
OWN: dict[str, dict[str, str]] = {
    "dale_of_merchants": {
        "public_marks": "copies in a choice not made yet are known to its maker only (DM-376)",
        "laid_open": "of like cards in a hand, those that lie before everybody are the known ones (DM-014, DM-568)",
        "progress": "learners are told how far a payment or stack has come",
        "laid_for": "learners are told which hand cards a choice half made has named, if their seat knows",
        "pile_for": "learners are told the same of cards from a discard pile (DM-314)",
        "whom": "learners are told who is asked for help, or whose card it is (DM-183, DM-294, DM-298)",
        "drafted": "learners are told which decks are banned and picked (DM-547)",
        "taken_back": "a choice half made is taken back to its beginning in a world for others",
    },
    "pirates_cove": {
        "ship": "a captain may have two ships and is asked for one of them (PC-571)",
        "secret": "wheels and windows are answered at once by all, unseen by the others (PC-535)",
        "public_ship": "which ship is on turn would tell a secret in some windows (PC-536)",
        "card_aside": "a parrot that was drawn lies open until its captain has chosen",
        "from_hand": "whether somebody is asked could tell what his hand holds (PC-593)",
        "cards_wanted": "a redealt world in which few could be asked is dealt such a card first",
        "fits_world": "a redealt world in which this could not have been asked is drawn again",
        "reopen": "only here do several answer in secret at once, and a search answers for those who are done",
    },
    "merchants_cove": {
        "describe": "the words of some answers depend on what the question holds, such as a row of the decanter",
        "weigh": "and so does how attractive they look to a bot",
        "gold_chosen": "a sale is laid Good by Good, and bots must know what lies there already",
        "gold_of": "what one more Good brings depends on the pier and the Rogues the question knows",
        "write_asked": "learners see a choice in the making, which only the question knows",
    },
}

STATE = {
    "push": "step: Step -> None",
    "ask": "question: Question, seats: i64, menu: list[i64] | None -> None",
    "go_on": "chance: Chance -> None",
    "options": "seat: i64 -> list[i64]",
    "apply": "seat: i64, option: i64, chance: Chance -> None",
    "public_waiting": " -> i64",
    "fallback": "seat: i64, chance: Chance -> i64",
}
# Rooms that must not know any step: what a step hides, shows or needs encoded, it says itself.
BLIND_TO_STEPS = ("view", "redeal", "decisions", "codec", "panels", "faults", "features")


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def module(game: str, name: str) -> ModuleType:
    return importlib.import_module(f"covetown.games.{game}.{name}")


def sources(game: str) -> list[Path]:
    return sorted((SOURCE / game).rglob("*.py"))


def state_class(game: str) -> str:
    """The name of the game's own state: the class in `state.py` that inherits from the kernel's State."""
    found = [
        node.name
        for node in tree(SOURCE / game / "state.py").body
        if isinstance(node, ast.ClassDef)
        and any(isinstance(base, ast.Name) and base.id == "State" for base in node.bases)
    ]
    assert len(found) == 1, f"{game}: {found}"
    return found[0]


def form(node: ast.FunctionDef, state: str) -> str:
    """The parameters and the result of a function as one line, the game's state written as S."""
    parts = [
        arg.arg + (f": {ast.unparse(arg.annotation)}" if arg.annotation else "")
        for arg in node.args.args
        if arg.arg != "self"
    ]
    result = ast.unparse(node.returns) if node.returns else ""
    line = f"{', '.join(parts)} -> {result}"
    return line.replace(state, "S").replace("'", "").replace('"', "")


def functions(body: list[ast.stmt], state: str) -> dict[str, str]:
    return {node.name: form(node, state) for node in body if isinstance(node, ast.FunctionDef)}


def class_body(path: Path, name: str) -> list[ast.stmt]:
    for node in tree(path).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node.body
    raise AssertionError(f"{path} has no class {name}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_the_files_and_functions_all_have(game: str) -> None:
    state = state_class(game)
    wrong = [f"{name}.py is missing" for name in OTHER_FILES if not (SOURCE / game / f"{name}.py").is_file()]
    for name, wanted in FUNCTIONS.items():
        path = SOURCE / game / f"{name}.py"
        if not path.is_file():
            wrong.append(f"{name}.py is missing")
            continue
        found = functions(tree(path).body, state)
        for function, expected in wanted.items():
            if found.get(function) != expected:
                wrong.append(f"{name}.{function}: {found.get(function)}, not {expected}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_steps_have_the_same_hooks_everywhere(game: str) -> None:
    state = state_class(game)
    path = SOURCE / game / "steps.py"
    classes = [node.name for node in tree(path).body if isinstance(node, ast.ClassDef)]
    assert classes == ["Step", "Question"]
    step = functions(class_body(path, "Step"), state)
    question = functions(class_body(path, "Question"), state)
    own = OWN.get(game, {})
    wrong = [f"Step.{name}: {step.get(name)}" for name, expected in STEP.items() if step.get(name) != expected]
    for name, expected in QUESTION.items():
        if question.get(name) != expected:
            wrong.append(f"Question.{name}: {question.get(name)}, not {expected}")
    for name, found in {**step, **question}.items():
        if name in STEP or name in QUESTION:
            continue
        if name in OPTIONAL:
            if found != OPTIONAL[name]:
                wrong.append(f"{name}: {found}, not {OPTIONAL[name]}")
        elif name not in own:
            wrong.append(f"{name} is a hook no other game has")
    wrong += [f"{name} is said to be {game}'s own hook, but is not there" for name in own if name not in question]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_the_loop_is_the_same(game: str) -> None:
    state = state_class(game)
    found = functions(class_body(SOURCE / game / "state.py", state), state)
    wrong = [f"{name}: {found.get(name)}, not {form}" for name, form in STATE.items() if found.get(name) != form]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("name", STATE)
def test_the_loop_does_the_same_everywhere(name: str) -> None:
    """Not only its signature: each method of the loop reads the same in every game."""
    bodies: dict[str, str] = {}
    for game in GAMES:
        for node in class_body(SOURCE / game / "state.py", state_class(game)):
            if isinstance(node, ast.FunctionDef) and node.name == name:
                told = ast.get_docstring(node) is not None
                bodies[game] = "\n".join(ast.unparse(line) for line in node.body[1 if told else 0 :])
    if name == "go_on":
        del bodies["dale_of_merchants"]  # there a copy may lapse before every step (option copy_lapse)
    assert len(set(bodies.values())) == 1, bodies


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_put_on_the_stack_and_players_asked_in_one_way_only(game: str) -> None:
    wrong = []
    for path in sources(game):
        if path.name in ("state.py", "codec.py") and path.parent.name == game:
            continue
        for node in ast.walk(tree(path)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in ("append", "extend", "insert")
                and isinstance(node.func.value, ast.Attribute)
                and node.func.value.attr == "stack"
            ):
                wrong.append(f"{path.name}:{node.lineno} writes to the stack; use push")
            targets = (
                node.targets
                if isinstance(node, ast.Assign)
                else [node.target]
                if isinstance(node, ast.AugAssign | ast.AnnAssign)
                else []
            )
            wrong += [
                f"{path.name}:{node.lineno} sets {target.attr}; use ask"
                for target in targets
                if isinstance(target, ast.Attribute) and target.attr in ("waiting", "asking")
            ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_no_step_is_named_where_the_game_is_shown_dealt_anew_or_written_down(game: str) -> None:
    steps = module(game, "steps")
    registry.load(game)
    names = {cls.__name__ for cls in heirs(steps.Step)} - {"Question"}
    wrong = []
    for name in BLIND_TO_STEPS:
        path = SOURCE / game / f"{name}.py"
        seen = module(game, name)
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Name):
                value = getattr(seen, node.id, None)
                if node.id in names or isinstance(value, steps.Step):
                    wrong.append(f"{name}.py:{node.lineno} names {node.id}")
            elif isinstance(node, ast.Attribute) and node.attr in names:
                wrong.append(f"{name}.py:{node.lineno} names {node.attr}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("game", GAMES)
def test_kinds_of_answers_are_packed_as_the_kernel_says_and_have_names(game: str) -> None:
    options = module(game, "options")
    firsts: dict[int, str] = {}
    for node in tree(SOURCE / game / "options.py").body:
        if not isinstance(node, ast.AnnAssign) or not isinstance(node.target, ast.Name):
            continue
        value = getattr(options, node.target.id)
        if isinstance(value, int) and value >= 1 << ARGUMENT_BITS and isinstance(node.value, ast.BinOp):
            assert value % (1 << ARGUMENT_BITS) == 0, f"{node.target.id} is no first option of a kind"
            assert value not in firsts, f"{node.target.id} and {firsts[value]} are the same kind"
            firsts[value] = node.target.id
    names = options.KIND_NAMES
    assert len(firsts) == sum(1 for name in names if name) > 0, "a kind has a name, but no first option"
    unnamed = [name for value, name in firsts.items() if not names[value >> ARGUMENT_BITS]]
    assert not unnamed, unnamed
    assert len(names) == max(firsts) // (1 << ARGUMENT_BITS) + 1


@pytest.mark.parametrize("game", GAMES)
def test_importing_a_module_changes_no_other(game: str) -> None:
    """No module-level call or assignment reaches into an object that another module made."""
    wrong = []
    for path in sources(game):
        body = tree(path).body
        imported = {
            (alias.asname or alias.name).split(".")[0]
            for node in body
            if isinstance(node, ast.ImportFrom | ast.Import)
            for alias in node.names
        }
        for node in body:
            targets: list[ast.expr] = []
            if isinstance(node, ast.Assign):
                targets = node.targets
            elif isinstance(node, ast.AugAssign | ast.AnnAssign):
                targets = [node.target]
            elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
                targets = [node.value.func]
            for target in targets:
                base = target
                while isinstance(base, ast.Attribute | ast.Subscript):
                    base = base.value
                reaches = isinstance(base, ast.Name) and base.id in imported
                if reaches and (base is not target or isinstance(node, ast.Expr)):
                    wrong.append(f"{path.relative_to(SOURCE)}:{node.lineno} {ast.unparse(node)[:60]}")
    assert not wrong, "\n".join(wrong)


def test_no_two_games_share_the_name_of_a_class() -> None:
    contract = {"Step", "Question"}
    seen: dict[str, set[str]] = {}
    for game in GAMES:
        for path in sources(game):
            for node in tree(path).body:
                if isinstance(node, ast.ClassDef) and node.name not in contract:
                    seen.setdefault(node.name, set()).add(game)
    states = [state_class(game) for game in GAMES]
    assert len(set(states)) == len(GAMES)
    shared = {name: sorted(where) for name, where in seen.items() if len(where) > 1}
    words = {"Card", "Player", "Rules"}  # words of the games themselves, each its own thing at its own table
    assert set(shared) <= words, shared


def test_every_game_of_the_house_is_looked_at() -> None:
    assert set(GAMES) <= set(registry.names())
    assert len(GAMES) == 3
    assert all(inspect.isclass(module(game, "steps").Question) for game in GAMES)
