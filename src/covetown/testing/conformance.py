"""What holds for every game, wherever it comes from: the suite that games of the house and games from elsewhere pass.

A package puts this into a test module, and pytest does the rest:

    from covetown.testing import Conformance

    class TestLanternFair(Conformance):
        key = "lantern_fair"
        golden = Path(__file__).parent / "golden"
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from librt.strings import BytesWriter

from covetown import registry
from covetown.bots import Budget, elsewhere, make
from covetown.inspection import as_bytes, walk
from covetown.kernel import (
    SPECTATOR,
    Event,
    Events,
    FastChance,
    Features,
    Game,
    Journal,
    Message,
    RecordedChance,
    ScriptedChance,
    State,
    lowest_seat,
    new_match,
    opening,
    read_journal,
    replay,
    seats_in,
)
from covetown.kernel.playout import play_randomly
from covetown.narrator import Narrator
from covetown.rulebook import rulebook
from covetown.testing.golden import told
from covetown.testing.languages import differences, forms, messages
from covetown.testing.secrecy import Secrets
from covetown.testing.speech import Speech
from covetown.text import LOCALES, Texts, source, texts

MISSING = re.compile(r"\{[a-z$][^}]*\}")
HEAD = ("game", "seats", "viewer", "over", "waiting", "result")
SEEDS = (0, 3, 17, 298, 1_009, 4_711, 20_204, 65_537, 131_071, 271_828, 577_215, 999_983)


def random_game(game: Game, seed: int) -> tuple[State, FastChance]:
    """A fresh game at a random table, and the luck it goes on with."""
    chance = FastChance(seed)
    seats, options = game.any_setup(chance)
    return game.new(seats, options, chance), chance


def positions(game: Game, count: int, seed: int) -> Iterator[tuple[State, int]]:
    """Positions from random tables of all kinds, each with a seat that is asked something."""
    chance = FastChance(seed)
    found = 0
    while found < count:
        seats, options = game.any_setup(chance)
        state = game.new(seats, game.check_options(seats, {**options, **game.sim_options()}), chance)
        play_randomly(state, chance, chance.below(150))
        if state.waiting:
            found += 1
            yield state, seats_in(state.waiting)[-1]


def meaning_of(features: Features, state: State, seat: int, option: int) -> bytes:
    """What an answer means, in bytes."""
    out = BytesWriter()
    features.write_answer(state, seat, option, out)
    return out.getvalue()


def distinct_answers(features: Features, state: State, seat: int) -> int:
    """How many answers of different meaning a seat has."""
    answers = state.options(seat)
    if not features.answer_fields():
        return len(answers)
    return len({meaning_of(features, state, seat, option) for option in answers})


def row(features: Features, state: State, seat: int) -> bytes:
    """A position as a learner in this seat sees it, one byte a field."""
    out = BytesWriter()
    features.write(state, seat, out)
    return out.getvalue()


def silent(say: Texts, messages: list[Message]) -> set[str]:
    """The messages that show a key in braces where there should be words."""
    spoken = [say.say(message) for message in messages]
    return {words for words in spoken if MISSING.search(words)}


def wordless(narrators: dict[int, Narrator], event: Event) -> set[str]:
    """What spectators or seats could not read of an event, each spoken to by a narrator of its own."""
    found: set[str] = set()
    for viewer, narrator in narrators.items():
        line = narrator.line(event.seen_by(viewer))
        if not line:
            found.add(f"event-{event.kind} has no text")
        elif MISSING.search(line):
            found.add(f"{event.kind}: {line}")
    return found


class Conformance:
    """The suite. A subclass names its game by `key`; `golden` is the folder of its recorded games, if it has any.

    `seeds` are the random games that are looked at; more seeds look longer. A game in which everybody knows everything,
    the order of the decks included, says so by `has_secrets = False`. `spoken_of` are events that are told only of a
    player without a seat, such as an automatic opponent, so that no reader is ever meant.
    """

    key: str = ""
    golden: Path | None = None
    seeds: tuple[int, ...] = SEEDS
    has_secrets: bool = True
    spoken_of: tuple[str, ...] = ()

    @property
    def game(self) -> Game:
        """The game under test."""
        return registry.load(self.key)

    # The rules as a state machine.

    def test_a_random_game_on_a_random_table_has_no_fault(self) -> None:
        """Options, copy, encoding, views, panels, redeal and whispers are looked at by the inspector on the way."""
        for seed in self.seeds:
            walk(self.game, seed, every=7)

    def test_a_journal_replays_to_the_same_position(self) -> None:
        for seed in self.seeds:
            match = walk(self.game, seed, every=10**6)
            again = replay(self.game, read_journal(match.journal.dumps()))
            assert again.encode() == match.state.encode(), f"seed {seed}: the replayed game ends differently"

    def test_playing_on_a_copy_leaves_the_original_alone(self) -> None:
        for seed in self.seeds:
            state, chance = random_game(self.game, seed)
            play_randomly(state, chance, seed % 151)
            before = state.encode()
            play_randomly(state.copy(), chance, 30)
            assert state.encode() == before, f"seed {seed}: moves on a copy changed the original"

    def test_a_listener_changes_nothing(self) -> None:
        """With and without somebody listening the same choices and the same luck lead to the same positions."""
        for seed in self.seeds:
            match = walk(self.game, seed, every=10**6)
            quiet = replay(self.game, match.journal)
            heard = replay(self.game, match.journal, 0)
            for move in match.journal.played():
                assert move.option in heard.options(move.seat), f"seed {seed}: listening changed the game"
                heard.events = Events()
                heard.apply(move.seat, move.option, ScriptedChance(move.chance))
            heard.events = None
            for other in (quiet, heard):
                assert as_bytes(other.view(SPECTATOR)) == as_bytes(match.state.view(SPECTATOR))
                assert other.encode() == match.state.encode(), f"seed {seed}: listening changed the game"

    def test_the_same_seed_gives_the_same_game(self) -> None:
        for seed in self.seeds:
            first, second = RecordedChance(FastChance(seed)), RecordedChance(FastChance(seed))
            seats, options = self.game.any_setup(FastChance(seed))
            assert self.game.new(seats, options, first).encode() == self.game.new(seats, options, second).encode()
            assert first.take() == second.take()

    def test_what_happens_during_set_up_is_told_and_telling_changes_nothing(self) -> None:
        for seed in self.seeds:
            seats, options = self.game.any_setup(FastChance(seed))
            first, second = RecordedChance(FastChance(seed)), RecordedChance(FastChance(seed))
            listener = Events()
            heard = self.game.new(seats, options, first, listener)
            assert heard.events is listener, "`new` must tell its listener what happens"
            assert heard.encode() == self.game.new(seats, options, second).encode()
            assert first.take() == second.take()

    def test_a_finished_game_has_a_place_a_score_and_a_payoff_for_every_seat(self) -> None:
        for seed in self.seeds:
            state = walk(self.game, seed, every=10**6).state
            result = state.result()
            assert result is not None
            assert len(result.places) == len(result.scores) == state.seats
            for seat in range(int(state.seats)):
                assert 0.0 <= state.payoff(seat) <= 1.0

    # Knowledge.

    def test_redealing_twice_is_redealing(self) -> None:
        """A world redealt for a seat is as good as the true one for redealing again: bots are given nothing else."""
        for seed in self.seeds:
            state, chance = random_game(self.game, seed)
            play_randomly(state, chance, 60)
            for seat in range(int(state.seats)):
                twice = state.redeal(seat, chance).redeal(seat, chance)
                assert as_bytes(twice.view(seat)) == as_bytes(state.view(seat))
                assert not self.game.faults(twice)

    def test_redealing_draws_anew_what_a_seat_does_not_know(self) -> None:
        """What other seats see and this one does not must be something else in some of the worlds dealt for it.

        At least half of it: a few things are shown to one seat alone, and yet everybody can work them out.
        """
        secrets = Secrets()
        for state, _ in positions(self.game, 30, seed=23):
            secrets.look(state, deals=4)
        if not self.has_secrets:
            assert not secrets.hidden, f"has_secrets is False, but seats see different things: {sorted(secrets.hidden)}"
            assert not secrets.other_worlds, "has_secrets is False, but redealt worlds differ from the true one"
            return
        same = secrets.unvaried()
        assert 2 * len(same) <= len(secrets.hidden), f"redeal does not draw anew: {', '.join(same)}"
        assert secrets.other_worlds, (
            "every redealt world is the true one; a game without secrets sets has_secrets = False"
        )

    def test_secret_answers_that_are_taken_back_change_only_who_is_waited_for(self) -> None:
        """A search answers for those who chose in secret before its seat; the seat itself sees and may do the same."""
        chance = FastChance(25)
        for state, seat in positions(self.game, 40, seed=25):
            world = state.redeal(seat, chance)
            waiting, options, view = world.waiting, list(world.options(seat)), world.view(seat)
            world.reopen(seat)
            assert world.waiting & waiting == waiting, "somebody is no longer waited for"
            assert list(world.options(seat)) == options
            assert as_bytes({**world.view(seat), "waiting": view["waiting"]}) == as_bytes(view)
            assert not self.game.faults(world)
            assert all(world.options(other) for other in seats_in(world.waiting))
            play_randomly(world, chance, 40)
            assert not self.game.faults(world)

    def test_every_view_begins_with_the_same_head(self) -> None:
        for state, _ in positions(self.game, 8, seed=21):
            for viewer in (SPECTATOR, *range(int(state.seats))):
                view = state.view(viewer)
                assert tuple(view)[: len(HEAD)] == HEAD
                assert (view["game"], view["seats"], view["viewer"]) == (self.key, state.seats, viewer)
                assert view["waiting"] == seats_in(state.public_waiting())

    # At the table.

    def test_a_player_who_is_gone_is_answered_for(self) -> None:
        for state, seat in positions(self.game, 12, seed=22):
            before = state.encode()
            assert state.fallback(seat, FastChance(5)) in state.options(seat)
            assert state.encode() == before, "asking for the fallback changed the position"

    def test_a_choice_can_be_taken_back_and_brings_the_same_luck_again(self) -> None:
        for seed in self.seeds[:4]:
            chance = FastChance(seed)
            seats, options = self.game.any_setup(chance)
            match = new_match(self.game, seats, options, FastChance(seed))
            for number in range(40):
                if not match.state.waiting:
                    break
                seat = int(lowest_seat(match.state.waiting))
                answers = match.state.options(seat)
                option = int(answers[chance.below(len(answers))])
                before = match.state.encode()
                match.choose(seat, option)
                if number % 4 == 0:
                    after = match.state.encode()
                    match.undo(seat, free=True)
                    assert match.state.encode() == before, "a choice taken back leaves something behind"
                    match.choose(seat, option)
                    assert match.state.encode() == after, "the same choice brought other luck"

    def test_the_table_options_are_complete(self) -> None:
        game = self.game
        defaults = {spec.key: spec.default for spec in game.option_specs()}
        assert game.check_options(game.usual_seats, {}) == defaults
        least, most = game.minutes
        assert 0 <= least <= most, "about how long it takes, from and to"
        assert 0 <= game.complexity <= 5
        for seats in game.seat_counts(defaults):
            for options in game.line_ups(seats):
                game.check_options(seats, options)
        for seed in self.seeds:
            game.check_options(*game.any_setup(FastChance(seed)))
        game.check_options(game.usual_seats, game.sim_options())

    def test_its_own_board_lies_in_its_package(self) -> None:
        if self.game.board():
            module = registry.board_folder(self.key) / self.game.board()
            assert "export default" in module.read_text("utf-8")

    # Words.

    def test_a_game_has_its_title_summary_and_credits(self) -> None:
        key = self.game.about().key
        for part in ("", ".summary", ".designer", ".publisher"):
            assert texts(self.key).has(key + part), f"{key}{part} has no text"

    def test_every_table_option_is_explained(self) -> None:
        for spec in self.game.option_specs():
            key = f"table-option-{spec.key.replace('_', '-')}"
            assert texts(self.key).has(key), f"{key} has no name"
            assert texts(self.key).has(key + ".help"), f"{key} has no help"

    def test_every_card_has_a_name(self) -> None:
        cards = self.game.catalogue().get("cards", {})
        assert isinstance(cards, dict)
        narrator = Narrator(self.game, [])
        for ident, card in cards.items():
            assert isinstance(card, dict)
            assert narrator.card(ident) != str(ident), f"card {ident} {card} has no name"
            assert not MISSING.search(narrator.card(ident))
            key = f"card-{str(card.get('key', '')).replace('_', '-')}"
            assert texts(self.key).has(key), f"the browser calls card {ident} {key}, which has no text"

    def test_no_prompt_option_event_or_panel_lacks_words(self) -> None:
        """Whole random games are read aloud; a message without text would show its key in braces."""
        found: set[str] = set()
        for seed in range(3, 38, 7):
            found |= self.read_aloud(walk(self.game, seed, every=100_000).journal)
        assert not found, "\n".join(sorted(found)[:40])

    def read_aloud(self, journal: Journal) -> set[str]:
        """What has no words in a recorded game."""
        say = texts(self.key)
        names = [f"P{seat}" for seat in range(journal.seats)]
        narrators = {you: Narrator(self.game, names, you=you) for you in (SPECTATOR, *range(journal.seats))}
        state = replay(self.game, journal, 0)
        found: set[str] = set()
        for event in opening(self.game, journal):
            found |= wordless(narrators, event)
        for number, move in enumerate(journal.played()):
            if number % 12 == 0:
                for seat in seats_in(state.waiting):
                    decision = state.decision(seat)
                    found |= silent(say, [decision.prompt, *[option.text for option in decision.options]])
                for panel in self.game.panels(state.view(move.seat)):
                    messages = [panel.title, *[line.label for line in panel.lines]]
                    things = [thing for line in panel.lines for thing in line.things]
                    messages += [thing.text for thing in things]
                    messages += [thing.help for thing in things if thing.help is not None]
                    found |= silent(say, messages)
            listener = Events()
            state.events = listener
            state.apply(move.seat, move.option, ScriptedChance(move.chance))
            for event in listener.take():
                found |= wordless(narrators, event)
        result = state.result()
        assert result is not None
        assert say.has("ending-" + result.ending.replace("_", "-")), result.ending
        return found

    def test_every_event_speaks_to_its_reader(self) -> None:
        """`.you`, and `.you-other` where another seat is named: "You pay", never "You pays"."""
        for locale in LOCALES:
            speech = Speech(self.game, locale)
            assert not speech.forms_missing(self.spoken_of), "\n".join(speech.forms_missing(self.spoken_of))
            assert not speech.slips_of_person(), "\n".join(speech.slips_of_person())

    def test_every_sentence_is_whole_in_every_person_and_number(self) -> None:
        """No braces are left, and never "1 cards" or "2 card"."""
        for locale in LOCALES:
            speech = Speech(self.game, locale)
            assert not speech.holes(), "\n".join(speech.holes())
            assert not speech.slips_of_number(), "\n".join(speech.slips_of_number())

    def test_every_language_speaks_of_the_same(self) -> None:
        """A game need not be translated; what is, has the messages, forms and arguments of the English words."""
        for locale in LOCALES[1:]:
            wrong = [line for line in differences(locale, self.key) if not line.endswith(": missing")]
            assert not wrong, "\n".join(wrong)

    def test_no_message_is_written_twice(self) -> None:
        for locale in LOCALES:
            shell = re.findall(r"^([a-z][a-z0-9-]*) *=", source(locale), re.M)
            own = re.findall(r"^([a-z][a-z0-9-]*) *=", source(locale, self.key), re.M)
            assert len(own) == len(set(own)), sorted(key for key in set(own) if own.count(key) > 1)
            assert not set(own) & set(shell), sorted(set(own) & set(shell))

    def test_every_rule_has_an_id_of_its_own(self) -> None:
        idents = rulebook(self.key).idents()
        assert idents, "rules.md has no rule of the form - **AB-001** ..."
        assert len(idents) == len(set(idents)), sorted(ident for ident in set(idents) if idents.count(ident) > 1)

    # Programs.

    def test_the_guide_gives_shares_of_a_win(self) -> None:
        guide = self.game.guide()
        for state, _ in positions(self.game, 25, seed=4):
            values = [0.0 for _ in range(int(state.seats))]
            guide.judge(state, values)
            for seat, value in enumerate(values):
                assert 0.0 <= value <= 1.0
                assert value == guide.value(state, seat)

    def test_the_guide_weighs_every_answer_by_what_its_seat_knows(self) -> None:
        guide = self.game.guide()
        for state, seat in positions(self.game, 25, seed=3):
            options = state.options(seat)
            weights = [guide.weigh(state.redeal(seat, FastChance(deal)), seat, options) for deal in range(4)]
            assert min(weights[0]) >= 0
            assert max(weights[0]) > 0, "a search would find nothing to try"
            assert len(weights[0]) == len(options)
            assert weights.count(weights[0]) == len(weights), "the weights depend on what the seat does not know"

    def test_its_styles_have_names_of_their_own_and_words(self) -> None:
        """A style is named as a bot is, and no other bot is called so; it has words in every language of the game."""
        keys = [style.key for style in self.game.styles()]
        assert len(keys) == len(set(keys)), f"two styles have one name: {', '.join(keys)}"
        for key in keys:
            assert elsewhere.NAME.fullmatch(key), f"{key}: letters, digits, - and _, 32 at most, and a letter first"
            assert key not in elsewhere.RESERVED, f"another bot is called {key}"
            for locale in LOCALES:
                said = messages(locale, self.key)
                if said:
                    found = forms(said[f"style-{key}"]) if f"style-{key}" in said else {}
                    assert {"", "about"} <= set(found), f"style-{key} and style-{key}.about have no words in {locale}"

    def test_its_styles_look_at_every_answer(self) -> None:
        for state, seat in positions(self.game, 25, seed=5):
            options = state.options(seat)
            for style in self.game.styles():
                drawn = style.drawn(state, seat, options)
                assert len(drawn) == len(options), f"{style.key} looks at {len(drawn)} of {len(options)} answers"

    def test_what_a_quick_bot_answers_depends_only_on_what_its_seat_knows(self) -> None:
        for level in ("novice", "apprentice"):
            bot = make(level, self.game)
            for state, seat in positions(self.game, 25, seed=2):
                worlds = [state.redeal(seat, FastChance(deal)) for deal in range(6)]
                answers = {bot.choose(world, seat, FastChance(9), Budget()) for world in worlds}
                assert len(answers) == 1, f"the {level} knows more than its seat"
                assert answers <= set(state.options(seat))

    def test_an_observation_holds_nothing_that_its_seat_does_not_know(self) -> None:
        features = self.game.features()
        if features is None:
            return
        fields = [name for name, _ in features.fields()]
        assert len(set(fields)) == len(fields), "every field has its own name"
        places = [state for state, _ in positions(self.game, 40, seed=6)]
        places += [walk(self.game, seed, every=10**6).state for seed in self.seeds[:3]]
        for state in places:
            for seat in range(int(state.seats)):
                seen = row(features, state, seat)
                assert len(seen) == len(fields)
                for deal in range(3):
                    assert row(features, state.redeal(seat, FastChance(deal)), seat) == seen

    def test_an_answer_means_the_same_in_all_worlds_that_its_seat_cannot_tell_apart(self) -> None:
        features = self.game.features()
        if features is None:
            return
        fields = [name for name, _ in features.answer_fields()]
        assert len(set(fields)) == len(fields), "every field of an answer has its own name"
        for state, seat in positions(self.game, 60, seed=8):
            world = state.redeal(seat, FastChance(3))
            numbers: dict[bytes, int] = {}
            for option in state.options(seat):
                meaning = meaning_of(features, state, seat, option)
                assert len(meaning) == len(fields)
                assert meaning_of(features, world, seat, option) == meaning
                number = int(features.plain_action(state, seat, option))
                assert -1 <= number < features.plain_actions()
                assert features.plain_action(world, seat, option) == number
                if fields:
                    assert numbers.setdefault(meaning, number) == number, "one meaning has one number"

    def test_there_are_actions_enough(self) -> None:
        features = self.game.features()
        if features is None:
            return
        most = 0
        for seed in range(30):
            state, chance = random_game(self.game, seed)
            for _ in range(300):
                if not state.waiting:
                    break
                seat = lowest_seat(state.waiting)
                answers = state.options(seat)
                if len(answers) > most:
                    most = max(most, distinct_answers(features, state, seat))
                state.apply(seat, answers[chance.below(len(answers))], chance)
        assert 2 * most <= features.actions()

    # Recorded games.

    def test_golden_games_replay(self) -> None:
        if self.golden is None:
            return
        files = sorted(self.golden.glob("*.json"))
        assert files, f"no recorded game lies in {self.golden}"
        for file in files:
            journal = read_journal(file.read_text("utf-8"))
            assert all(move.mark for move in journal.moves), f"{file.name} has positions without a mark"
            assert replay(self.game, journal).waiting == 0, f"{file.name} is no whole game"
            assert journal.result is not None

    def test_a_golden_game_reads_as_recorded(self) -> None:
        """A change of rules or wording shows as a difference of this text: look at it, then record it anew."""
        if self.golden is None:
            return
        written = (self.golden / "playthrough.txt").read_text("utf-8")
        journals = [read_journal(file.read_text("utf-8")) for file in sorted(self.golden.glob("*.json"))]
        assert any(told(self.game, journal) == written for journal in journals), "playthrough.txt is no recorded game"
