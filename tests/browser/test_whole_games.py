"""A newcomer sits down and plays whole games, with the mouse at the board and with keys alone at the text table."""

from __future__ import annotations

import pytest

from covetown import registry
from tests.browser.conftest import Visit
from tests.browser.play import play_by_keyboard, play_on_the_board, press_choice, question, settled, take_turn

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def test_from_the_lobby_to_the_end_of_a_game_of_dale_on_its_board(visit: Visit) -> None:
    """One click starts a game against a bot; every decision is made by pointing at the board."""
    ann = visit("Ann")
    page = ann.go("/")
    page.fill("#name", "Ann")
    page.select_option("#l-dale_of_merchants", "novice")
    page.click("[data-play='dale_of_merchants']")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".hand .held")

    made = play_on_the_board(page)

    assert made > 20
    assert page.locator(".end ol li").count() == 2
    page.wait_for_selector(".stats svg")
    page.click(".end >> text=Replay")
    page.wait_for_selector(".replay .market")


def test_a_whole_game_by_keyboard_alone(visit: Visit) -> None:
    """From the lobby on nothing but keys is used; the text table names every choice."""
    ben = visit("Ben", plain=True)
    page = ben.go("/")
    page.wait_for_selector("[data-play='dale_of_merchants']")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.dataset?.play") == "dale_of_merchants":
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    assert settled(page) == "asked"
    assert page.locator(".choose button.option").count() > 0

    made = play_by_keyboard(page)

    assert made > 20
    assert page.evaluate("() => document.activeElement?.classList.contains('end')")


def test_arrow_keys_walk_through_the_choices_and_the_filter_narrows_them(visit: Visit) -> None:
    cleo = visit("Cleo", plain=True)
    cleo.introduce()
    page = cleo.go(f"/t/{cleo.lay_table('me', 'novice', options={'first_player': '0'})}")
    settled(page)
    page.locator(".choose button.option").first.focus()
    first = page.evaluate("() => document.activeElement.textContent")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("() => document.activeElement.textContent") != first
    page.keyboard.press("Home")
    assert page.evaluate("() => document.activeElement.textContent") == first


OTHERS = [key for key in registry.names() if key != "dale_of_merchants"]


@pytest.mark.parametrize("game", OTHERS)
def test_every_game_on_the_shelf_is_played_at_the_text_table(visit: Visit, game: str) -> None:
    """Nothing in the front end knows these games; the decision and the panels are enough."""
    dora = visit("Dora", plain=True)
    dora.introduce()
    page = dora.go(f"/t/{dora.lay_table('me', 'novice', 'novice', game=game)}")
    for _ in range(40):
        if settled(page) != "asked":
            break
        assert "{" not in page.inner_text(".prompt"), "a prompt has no words"
        press_choice(page)
    assert page.locator(".panels .panel").count() > 1


def test_a_rematch_is_one_click_away(visit: Visit) -> None:
    fay = visit("Fay")
    fay.introduce()
    page = fay.go(f"/t/{fay.lay_table('me', 'novice', options={'turn_limit': 1})}")
    play_on_the_board(page)
    first = page.url
    page.click(".end >> text=Rematch")
    page.wait_for_url(lambda url: url != first and "/t/" in url)
    assert settled(page) == "asked"


def test_undo_says_why_it_is_not_possible_and_does_it_where_it_is(visit: Visit) -> None:
    gus = visit("Gus")
    gus.introduce()
    page = gus.go(f"/t/{gus.lay_table('me', 'novice', options={'first_player': '0'})}")
    settled(page)
    page.click("[aria-label='Take back your last choice']")
    page.wait_for_selector(".toast")
    before = question(page)
    take_turn(page)
    settled(page)
    page.keyboard.press("Control+z")
    page.wait_for_function("before => document.querySelector('.table-page').dataset.asked === 'action'", arg=before)


def test_a_hint_names_a_choice(visit: Visit) -> None:
    hal = visit("Hal")
    hal.introduce()
    page = hal.go(f"/t/{hal.lay_table('me', 'novice', options={'first_player': '0'})}")
    settled(page)
    page.keyboard.press("Shift+H")
    page.wait_for_selector(".prompt .hint")


def test_an_illegal_click_says_why(visit: Visit) -> None:
    """Junk does nothing by itself; the table says so instead of keeping silent."""
    ida = visit("Ida")
    ida.introduce()
    options = {"first_player": "0", "decks": "chosen", "deck_list": ["macaws", "pandas", "raccoons"]}
    page = ida.go(f"/t/{ida.lay_table('me', 'novice', options=options)}")
    settled(page)
    page.locator(".hand [data-ref='hand:junk']").first.click()
    page.wait_for_selector(".toast >> text=Not possible now")
