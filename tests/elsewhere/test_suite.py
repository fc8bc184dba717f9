"""The suite of covetown.testing bites: each fault in a sound game is found by the test that is there for it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

import pytest

from covetown import narrator, registry, text
from covetown.inspection import Fault, look
from covetown.kernel import Codec, FastChance, JournalError, Message, Option, Record, Style, shuffle
from covetown.testing import Conformance, languages, speech

Break = Callable[[pytest.MonkeyPatch], None]
STYLED = "test_its_styles_have_names_of_their_own_and_words"


def room(name: str) -> Any:
    return importlib.import_module(f"lantern_fair.{name}")


def around(patch: pytest.MonkeyPatch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Let a function do something else: `change` gets it and its arguments."""
    sound = getattr(owner, name)
    patch.setattr(owner, name, lambda *arguments: change(sound, *arguments))


def wishes_lie_open(patch: pytest.MonkeyPatch) -> None:
    around(patch, room("view"), "maker_view", lambda sound, state, maker, own, seat: sound(state, maker, True, seat))


def a_copy_shares_the_lanterns(patch: pytest.MonkeyPatch) -> None:
    def copy(sound: Any, maker: Any) -> Any:
        twin = sound(maker)
        twin.lanterns = maker.lanterns
        return twin

    around(patch, room("state").Maker, "copy", copy)


def sparks_are_not_written(patch: pytest.MonkeyPatch) -> None:
    codec, state = room("codec"), room("state")
    records = [
        Record(state.LanternState, "seats", state.STATE_FIELDS),
        Record(state.Maker, "", state.MAKER_FIELDS.replace("sparks ", "")),
    ]
    shared = {int(one.ident): one for one in room("lanterns").LANTERNS}
    patch.setattr(codec, "CODEC", Codec(records, [room("steps").Step], shared, room("lanterns").Lantern))


def candles_are_whispered_aloud(patch: pytest.MonkeyPatch) -> None:
    def aloud(sound: Any, state: Any, kind: str, seat: int, secrets: dict[str, object]) -> None:
        if state.events is not None:
            state.events.tell(kind, {"seat": int(seat), **secrets})

    around(patch, room("evening"), "whispered", aloud)


def a_lantern_is_lost(patch: pytest.MonkeyPatch) -> None:
    def run(sound: Any, step: Any, state: Any, chance: Any) -> None:
        sound(step, state, chance)
        if state.evening == 3:
            state.deck.pop()

    around(patch, room("evening").BeginEvening, "run", run)


def redealing_forgets_the_own_wishes(patch: pytest.MonkeyPatch) -> None:
    around(patch, room("redeal"), "redeal", lambda sound, state, seat, chance: sound(state, -1, chance))


def redeal_is_a_copy(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room("redeal"), "redeal", lambda state, seat, chance: state.copy())


def redealing_shuffles_only_the_deck(patch: pytest.MonkeyPatch) -> None:
    def redeal(state: Any, seat: int, chance: Any) -> Any:
        twin = state.copy()
        shuffle(twin.deck, chance)
        return twin

    patch.setattr(room("redeal"), "redeal", redeal)


def redeal_is_a_copy_and_no_view_tells_wishes(patch: pytest.MonkeyPatch) -> None:
    redeal_is_a_copy(patch)
    around(patch, room("view"), "maker_view", lambda sound, state, maker, own, seat: sound(state, maker, False, seat))


def the_suite_is_told_that_there_are_no_secrets(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Conformance, "has_secrets", False)


def redealing_keeps_the_answers_of_another_seat(patch: pytest.MonkeyPatch) -> None:
    """The answers of the last one to give a wish away are made once, and not again in a world with other wishes."""

    def options(sound: Any, state: Any, seat: int) -> Any:
        found = sound(state, seat)
        if state.waiting == 1 << seat:
            state.menu = found
        return found

    around(patch, room("state").LanternState, "options", options)


def the_guide_peeks(patch: pytest.MonkeyPatch) -> None:
    def weigh(sound: Any, guide: Any, state: Any, seat: int, options: list[int]) -> list[float]:
        other = state.makers[(seat + 1) % state.seats].wishes
        return [weight * (1.0 + sum(other)) for weight in sound(guide, state, seat, options)]

    around(patch, room("bot").LanternGuide, "weigh", weigh)


def the_value_is_no_share(patch: pytest.MonkeyPatch) -> None:
    around(patch, room("bot").LanternGuide, "value", lambda sound, guide, state, seat: 2.0)


def the_features_peek(patch: pytest.MonkeyPatch) -> None:
    def write(sound: Any, features: Any, state: Any, maker: Any, seat: int, out: Any) -> None:
        sound(features, state, maker, seat, out)
        out.truncate(len(out) - 1)
        room("features").put(out, sum(maker.wishes) % 256)

    around(patch, room("features").LanternFeatures, "write_maker", write)


class Plain(Style):
    """A style without any words, which may leave answers out."""

    def __init__(self, key: str, left_out: int = 0) -> None:
        super().__init__(key)
        self.left_out = left_out

    def fond(self, state: Any, seat: int) -> float:
        return 0.0

    def drawn(self, state: Any, seat: int, options: list[int]) -> list[float]:
        return [0.0 for _ in options[self.left_out :]]


def styles(*found: Style, english: str = "", french: str = "") -> Break:
    """The game has these styles, and more words."""

    def broken(patch: pytest.MonkeyPatch) -> None:
        patch.setattr(room("meta").LanternFair, "styles", lambda game: list(found))
        more = {"en": english, "fr": french}
        around(patch, languages, "source", lambda sound, locale, game: sound(locale, game) + more[locale])

    broken.__name__ = f"styles_{'_'.join(style.key for style in found)}_{bool(english)}_{bool(french)}"
    return broken


SAID = "\nstyle-dreamer = Dreamer\n    .about = Looks at the sky.\n"


def test_styles_that_are_as_they_should_be_pass(on_the_shelf: str, monkeypatch: pytest.MonkeyPatch) -> None:
    suite = Conformance()
    suite.key = on_the_shelf
    styles(Plain("dreamer"), english=SAID, french=SAID)(monkeypatch)
    suite.test_its_styles_have_names_of_their_own_and_words()
    suite.test_its_styles_look_at_every_answer()


def too_few_actions(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room("features").LanternFeatures, "actions", lambda features: 8)


def an_answer_has_no_words(patch: pytest.MonkeyPatch) -> None:
    def describe(sound: Any, state: Any, seat: int, option: int) -> Option:
        found = sound(state, seat, option)
        return Option(found.ident, found.kind, Message("option-" + found.kind + "-loudly"), found.refs)

    around(patch, room("decisions"), "describe", describe)


def a_table_option_is_not_explained(patch: pytest.MonkeyPatch) -> None:
    from covetown.kernel import OptionSpec

    around(
        patch,
        room("meta").LanternFair,
        "option_specs",
        lambda sound, game: [*sound(game), OptionSpec("x", "flag", False)],
    )


def the_fallback_is_illegal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room("state").LanternState, "fallback", lambda state, seat, chance: 7)


def listening_draws_a_lantern(patch: pytest.MonkeyPatch) -> None:
    def whispered(sound: Any, state: Any, *arguments: Any) -> None:
        sound(state, *arguments)
        if state.events is not None:
            state.deck.reverse()

    around(patch, room("evening"), "whispered", whispered)


def something_is_remembered_outside_the_state(patch: pytest.MonkeyPatch) -> None:
    times: list[int] = []

    def run(sound: Any, step: Any, state: Any, chance: Any) -> None:
        sound(step, state, chance)
        times.append(1)
        state.glints[0] = len(times)

    around(patch, room("evening").BeginEvening, "run", run)


def the_head_of_the_view_is_gone(patch: pytest.MonkeyPatch) -> None:
    around(patch, room("view"), "view", lambda sound, state, viewer: dict(reversed(sound(state, viewer).items())))


def the_board_is_not_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(room("meta").LanternFair, "board", lambda game: "elsewhere.js")


def words(old: str, new: str) -> Break:
    """A break of the example's words."""

    def change(patch: pytest.MonkeyPatch) -> None:
        sound = text.source

        def source(locale: str = "en", game: str | None = None) -> str:
            written = sound(locale, game)
            assert game is None or old in written
            return written.replace(old, new)

        for room in (text, speech):
            patch.setattr(room, "source", source)
        patch.setattr(narrator, "texts", text.Texts)

    change.__name__ = new.strip() or "nothing"
    return change


LAYS = "    .you = You lay a candle.\n"

FAULTS: list[tuple[Break, str]] = [
    (wishes_lie_open, "test_a_random_game_on_a_random_table_has_no_fault"),
    (candles_are_whispered_aloud, "test_a_random_game_on_a_random_table_has_no_fault"),
    (a_lantern_is_lost, "test_a_random_game_on_a_random_table_has_no_fault"),
    (sparks_are_not_written, "test_a_random_game_on_a_random_table_has_no_fault"),
    (redealing_forgets_the_own_wishes, "test_redealing_twice_is_redealing"),
    (redeal_is_a_copy, "test_redealing_draws_anew_what_a_seat_does_not_know"),
    (redealing_shuffles_only_the_deck, "test_redealing_draws_anew_what_a_seat_does_not_know"),
    (redeal_is_a_copy_and_no_view_tells_wishes, "test_redealing_draws_anew_what_a_seat_does_not_know"),
    (the_suite_is_told_that_there_are_no_secrets, "test_redealing_draws_anew_what_a_seat_does_not_know"),
    (a_copy_shares_the_lanterns, "test_playing_on_a_copy_leaves_the_original_alone"),
    (something_is_remembered_outside_the_state, "test_a_choice_can_be_taken_back_and_brings_the_same_luck_again"),
    (listening_draws_a_lantern, "test_a_listener_changes_nothing"),
    (the_head_of_the_view_is_gone, "test_every_view_begins_with_the_same_head"),
    (the_fallback_is_illegal, "test_a_player_who_is_gone_is_answered_for"),
    (a_table_option_is_not_explained, "test_every_table_option_is_explained"),
    (an_answer_has_no_words, "test_no_prompt_option_event_or_panel_lacks_words"),
    (words(LAYS, "    .you = You lays a candle.\n"), "test_every_event_speaks_to_its_reader"),
    (words(LAYS, "    .you = You wait and lays a candle.\n"), "test_every_event_speaks_to_its_reader"),
    (words(LAYS, "    .you = { $seat } lays a candle of yours.\n"), "test_every_event_speaks_to_its_reader"),
    (words(LAYS, "    .you = A candle lies there.\n"), "test_every_event_speaks_to_its_reader"),
    (words(LAYS, ""), "test_every_event_speaks_to_its_reader"),
    (words(LAYS, "    .you = You lay { no-such-part }.\n"), "test_every_sentence_is_whole_in_every_person_and_number"),
    (
        words('[one] {" "}with a spark', '[one] {" "}with 1 sparks'),
        "test_every_sentence_is_whole_in_every_person_and_number",
    ),
    (
        words("with { $sparks } sparks", "with { $sparks } spark"),
        "test_every_sentence_is_whole_in_every_person_and_number",
    ),
    (words(LAYS, "    .you = You lay { $no_such_fact }.\n"), "test_no_prompt_option_event_or_panel_lacks_words"),
    (the_value_is_no_share, "test_the_guide_gives_shares_of_a_win"),
    (the_guide_peeks, "test_the_guide_weighs_every_answer_by_what_its_seat_knows"),
    (the_features_peek, "test_an_observation_holds_nothing_that_its_seat_does_not_know"),
    (too_few_actions, "test_there_are_actions_enough"),
    (styles(Plain("dreamer")), STYLED),
    (styles(Plain("dreamer"), english=SAID), STYLED),
    (styles(Plain("dreamer"), english=SAID, french="\nstyle-dreamer = Rêveur\n"), STYLED),
    (styles(Plain("dreamer"), Plain("dreamer"), english=SAID, french=SAID), STYLED),
    *[
        (styles(Plain(key), english=SAID.replace("dreamer", key), french=SAID.replace("dreamer", key)), STYLED)
        for key in ("master", "adaptive", "random", "d" * 33)
    ],
    (styles(Plain("dreamer", 1)), "test_its_styles_look_at_every_answer"),
    (the_board_is_not_there, "test_its_own_board_lies_in_its_package"),
]


@pytest.mark.parametrize(("broken", "test"), FAULTS, ids=[f"{broken.__name__}-{test}" for broken, test in FAULTS])
def test_a_fault_is_found(on_the_shelf: str, monkeypatch: pytest.MonkeyPatch, broken: Break, test: str) -> None:
    suite = Conformance()
    suite.key = on_the_shelf
    getattr(suite, test)()
    with monkeypatch.context() as patch:
        broken(patch)
        with pytest.raises((AssertionError, Fault, JournalError, FileNotFoundError)):
            getattr(suite, test)()


def test_answers_of_the_true_world_in_a_redealt_one_are_found(
    on_the_shelf: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a world cannot be played on, so the inspector is asked about one position."""
    game = registry.load(on_the_shelf)
    state = game.new(2, {}, FastChance(1))
    state.apply(0, state.options(0)[0], FastChance(2))
    assert look(game, state, FastChance(3), deep=True) == ""
    redealing_keeps_the_answers_of_another_seat(monkeypatch)
    found = look(game, state, FastChance(3), deep=True)
    assert found == "redeal for viewer -1 keeps answers of seat 1 that belong to the true world"
