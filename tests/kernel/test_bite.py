"""Small things that would be missed: each test here fails when one of them is left out of the kernel."""

from __future__ import annotations

import hashlib
import hmac
import json
from itertools import permutations

import pytest

from covetown.kernel import (
    Chance,
    Decision,
    FairChance,
    FastChance,
    JournalError,
    Message,
    OptionSpec,
    State,
    journal_from,
    migrated,
    new_match,
    read_journal,
    resume_match,
)
from covetown.kernel.game import Guide
from covetown.kernel.knowledge import redraw
from covetown.kernel.playout import calibrate, play_randomly, play_sensibly
from tests.kernel.tiny import DUEL, FACES, Duel, DuelGame


class OpenDuel(DuelGame):
    """A duel that people want open."""

    def option_specs(self) -> list[OptionSpec]:
        return [OptionSpec("size", "number", 2, low=1, high=3), OptionSpec("open", "flag", False, people_default=True)]


def test_a_table_of_two_or_more_people_gets_what_people_want() -> None:
    game = OpenDuel()
    assert [game.options_for(people, {}) for people in (0, 1, 2, 3, 5)] == [{}, {}] + [{"open": True}] * 3
    assert game.options_for(3, {"open": False}) == {"open": False}


def test_a_guide_that_says_nothing_gives_every_answer_the_same_weight_and_plays_to_the_end() -> None:
    guide = Guide()
    state = DUEL.new(2, {}, FastChance(1))
    assert guide.weigh(state, 0, state.options(0)) == [1.0, 1.0, 1.0]
    assert guide.depth() == 0


def test_a_question_is_for_a_person_unless_it_says_otherwise() -> None:
    assert Decision(0, "lay", Message("prompt-lay"), []).by_itself is False


@pytest.mark.parametrize(("options", "moves"), [([], []), ({}, {}), ("x", []), ({}, None)])
def test_a_journal_needs_both_options_and_moves(options: object, moves: object) -> None:
    data = json.loads(new_match(DUEL, 2, {}, FastChance(1)).journal.dumps())
    journal_from(data)
    with pytest.raises(JournalError, match="options and moves"):
        journal_from({**data, "options": options, "moves": moves})


@pytest.mark.parametrize("rules", ["0", "2"])
def test_a_journal_of_another_rules_version_is_not_migrated(rules: str) -> None:
    data = json.loads(new_match(DUEL, 2, {}, FastChance(1)).journal.dumps())
    with pytest.raises(JournalError, match=f"rules version {rules}"):
        migrated(DUEL, {**data, "covetown": 1, "rules": rules})


@pytest.mark.parametrize("change", [lambda tree: tree.append(1), lambda tree: tree.pop()])
def test_a_written_state_with_a_field_too_many_or_too_few_is_refused(change: object) -> None:
    tree = json.loads(DUEL.new(2, {}, FastChance(1)).encode())
    DUEL.decode(json.dumps(tree).encode())
    assert callable(change)
    change(tree)
    with pytest.raises(ValueError, match=r"zip\(\)"):
        DUEL.decode(json.dumps(tree).encode())


def test_what_the_last_move_before_a_pause_revealed_is_not_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever begins goes on alone; what is laid is seen by all, except for the first card."""

    def lay(self: Duel, seat: int, option: int, chance: Chance) -> None:
        self.hands[seat].remove(FACES[option])
        self.waiting = 1 << seat
        self.revelations += len(self.hands[seat]) < 2

    monkeypatch.setattr(Duel, "apply", lay)
    match = new_match(DUEL, 2, {}, FastChance(1))
    for refusal in ("", "undo-revealed"):
        match.choose(0, match.state.options(0)[0])
        again = resume_match(DUEL, read_journal(match.journal.dumps()), FastChance(2))
        assert again.undo_refusal(0, False) == match.undo_refusal(0, False) == refusal


def test_hidden_cards_can_come_to_lie_in_every_order() -> None:
    found: set[tuple[int, ...]] = set()
    for seed in range(400):
        pile = [0, 1, 2, 3]
        redraw([(pile, index) for index in range(4)], FastChance(seed))
        found.add(tuple(pile))
    assert found == set(permutations(range(4)))


def test_a_fast_source_never_stands_still() -> None:
    """Four zeros would stay four zeros: one of the words is odd from the beginning."""
    assert all(FastChance(seed).place()[3] & 1 for seed in range(64))


def test_a_word_that_would_make_one_outcome_likelier_is_drawn_again() -> None:
    """Of three outcomes the first has one word more than the others, the word 0: it does not count."""
    source, plain = FastChance(1), FastChance(1)
    a, _, c, d = source.place()
    for each in (source, plain):
        each.rewind((a, 0, c, d))
    assert plain.word() == 0
    word = plain.word()
    assert source.below(3) == (word * 3) >> 32
    assert source.place() == plain.place()


def test_a_fair_source_draws_again_what_would_make_some_outcomes_likelier() -> None:
    """Of a bound just over a quarter of all values, nearly a quarter of the values is left over."""
    bound = (1 << 62) + 1
    seed, nonces = b"sixteen bytes at least", [b"one", b"two"]
    source = FairChance(seed, nonces)
    drawn = [source.below(bound) for _ in range(40)]
    salt = hashlib.sha256(b"".join(hashlib.sha256(nonce).digest() for nonce in nonces)).digest()
    wanted: list[int] = []
    counter = 0
    while len(wanted) < 40:
        block = hmac.new(seed, salt + counter.to_bytes(8, "big"), hashlib.sha256).digest()
        counter += 1
        value = int.from_bytes(block[:8], "big")
        if value < 3 * bound:
            wanted.append(value % bound)
    assert drawn == wanted
    assert source.place() == (counter,)
    assert counter > 40


def test_the_yardstick_of_speed_is_the_same_work_everywhere() -> None:
    """A pile of 0 to 7 from which a card is drawn and laid under the others, again and again."""
    luck, pile, total = FastChance(1), list(range(8)), 0
    for _ in range(50):
        pile.append(pile.pop(luck.below(8)))
        total += pile[-1]
    assert calibrate(50) == total


class LowestFirst(Guide):
    """Always the first answer."""

    def prefer(self, state: State, seat: int, options: list[int], chance: Chance) -> int:
        return options[0]


@pytest.mark.parametrize(("limit", "made"), [(0, 0), (3, 3), (100, 6)])
def test_a_game_is_played_on_for_so_many_decisions_or_to_its_end(limit: int, made: int) -> None:
    """A duel with three cards each and none left to draw has six decisions."""
    for sensibly in (False, True):
        state = DUEL.new(2, {}, FastChance(1))
        assert isinstance(state, Duel)
        state.deck.clear()
        if sensibly:
            assert play_sensibly(state, LowestFirst(), FastChance(2), limit) == made
        else:
            assert play_randomly(state, FastChance(2), limit) == made
        assert sum(len(hand) for hand in state.hands) == 6 - made
