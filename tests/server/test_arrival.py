"""Coming in: one answer for the lobby, words in one language only, files packed by the build."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from covetown import registry, text
from covetown.server import Config
from covetown.text import browser
from tests.server.house import Server

GAMES = registry.names()
FRENCH = {"Accept-Language": "fr-FR,fr;q=0.9,en;q=0.5"}


def ids(source: str) -> list[str]:
    """The messages and terms of a Fluent text; nothing in it may be unreadable."""
    body = FluentParser().parse(source).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    terms = [f"-{entry.id.name}" for entry in body if isinstance(entry, ast.Term)]
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)] + terms


def test_one_answer_tells_the_lobby_all_it_shows(server: Server) -> None:
    ann = server.player("Ann")
    waiting = ann.table("me", "open")["id"]
    told = ann.get("/api/start")
    assert told["person"] == ann.me
    assert [game["key"] for game in told["games"]] == [game["key"] for game in ann.get("/api/games")["games"]]
    assert {"levels", "characters", "visitors"} == set(ann.get("/api/bots"))
    assert told.items() >= ann.get("/api/bots").items()
    assert told["lessons"] == ann.get("/api/lessons")["lessons"]
    for show in ("open", "playing", "over", "mine"):
        assert told[show] == ann.get("/api/tables", show=show)["tables"], show
    assert [table["id"] for table in told["mine"]] == [waiting]
    assert told["addresses"] == []
    assert told["mail"] is False


def test_a_stranger_is_told_only_what_is_public(server: Server) -> None:
    ann = server.player("Ann")
    ann.table("me", "invite", visibility="link")
    told = server.player().get("/api/start")
    assert (told["person"], told["mine"], told["open"]) == (None, [], [])


def test_it_is_never_kept(server: Server) -> None:
    assert server.player().http.get("/api/start").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("locale", text.LOCALES)
def test_the_words_of_the_pages_are_whole_and_no_more(locale: str) -> None:
    own, english = browser.words(locale)
    found = ids(own)
    assert {"shell-title", "shell-refused-not-found", "language-name"} <= set(found)
    assert not [key for key in found if key.startswith("cli-")], "those of the terminal stay there"
    assert "\n#" not in own
    written = [key for key in ids(text.source(locale)) if not key.startswith(("agent-", "cli-", "lab-", "facet-"))]
    assert sorted(found) == sorted(written)
    assert english == "", f"all that is written in {locale} is said in it"


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("locale", text.LOCALES)
def test_the_words_of_a_game_are_whole(key: str, locale: str) -> None:
    own, _english = browser.words(locale, key)
    assert sorted(ids(own)) == sorted(ids(text.source(locale, key)))


def test_what_a_language_does_not_say_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    english = {"a": "a = A", "b": "b = B { -c }", "-c": "-c = C", "d": "d = { a }"}
    monkeypatch.setattr(browser, "entries", lambda locale, game=None: english if locale == "en" else {"a": "a = Ä"})
    own, rest = browser.words.__wrapped__("fr", None)
    assert own == "a = Ä"
    assert rest.splitlines() == ["a = A", "b = B { -c }", "-c = C", "d = { a }"]


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("locale", text.LOCALES)
def test_the_shelf_says_of_a_game_what_it_needs(server: Server, key: str, locale: str) -> None:
    told = server.player().get(f"/words/{locale}")["shelf"][key]
    shelf = FluentParser().parse(told["own"]).body
    title = next(entry for entry in shelf if isinstance(entry, ast.Message) and entry.id.name.startswith("game-"))
    assert {attribute.id.name for attribute in title.attributes} == {"summary", "plays", "designer", "publisher"}
    plays = next(attribute for attribute in title.attributes if attribute.id.name == "plays")
    said = "".join(part.value for part in plays.value.elements if isinstance(part, ast.TextElement))
    assert len(re.findall(r"[.!?](?:\s|$)", said)) == 2, "how it plays, in two sentences"
    lessons = [lesson for lesson in server.player().get("/api/start")["lessons"] if lesson["game"] == key]
    for lesson in lessons:
        wanted = {part.partition(".")[0] for part in (lesson["title"], lesson["about"], lesson["choice"]) if part}
        assert wanted <= set(ids(told["own"]))


def test_words_are_kept_until_they_change(server: Server) -> None:
    http = server.player().http
    answer = http.get("/words/fr")
    assert answer.headers["content-encoding"] == "gzip"
    assert http.get("/words/fr", headers={"If-None-Match": answer.headers["etag"]}).status_code == 304
    assert http.get("/words/xx").status_code == 404
    assert http.get(f"/words/en/{GAMES[0]}").json()["own"]
    assert http.get("/words/en/parlour").status_code == 404


PAGE = (
    '<!doctype html><html lang="en"><link rel="preload" href="/words/en" as="fetch" />'
    '<link rel="preload" href="/api/start" as="fetch" crossorigin="anonymous" /></html>'
)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with a front end of two files."""
    folder = tmp_path_factory.mktemp("served") / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(PAGE)
    (folder / "assets" / "a-1.js").write_text("let a;" * 300)
    (folder / "assets" / "a-1.js.br").write_bytes(b"packed")
    running = Server(Config(data_dir=folder.parent / "data", web=folder, bot_workers=1)).start()
    yield running
    running.stop()


def test_the_page_comes_in_the_language_of_its_reader(served: Server) -> None:
    http = served.player().http
    french = http.get("/", headers=FRENCH)
    assert '<html lang="fr"' in french.text
    assert 'href="/words/fr"' in french.text
    assert "Accept-Language" in french.headers["vary"]
    chosen = http.get("/", headers={**FRENCH, "Cookie": "covetown-language=en"}).text
    assert chosen == PAGE
    for nonsense in ("xx", "../api", '"><script>'):
        assert http.get("/", headers={"Cookie": f"covetown-language={nonsense}"}).text == PAGE
    assert 'href="/api/start"' in french.text
    assert 'href="/api/start"' not in http.get("/t/abc").text, "a table has no use for the lobby"


def test_what_the_build_packed_is_sent_as_it_is(served: Server) -> None:
    http = served.player().http
    with http.stream("GET", "/assets/a-1.js", headers={"Accept-Encoding": "br"}) as answer:
        assert answer.headers["content-encoding"] == "br"
        assert "immutable" in answer.headers["cache-control"]
        assert b"".join(answer.iter_raw()) == b"packed"
    with http.stream("GET", "/assets/a-1.js", headers={"Accept-Encoding": "gzip"}) as answer:
        assert answer.headers["content-encoding"] == "gzip"
        assert gzip.decompress(b"".join(answer.iter_raw())) == b"let a;" * 300
    plain = http.get("/assets/a-1.js", headers={"Accept-Encoding": "identity"})
    assert (plain.text, plain.headers["vary"]) == ("let a;" * 300, "Accept-Encoding")


def test_an_invitation_is_drawn_as_a_code(server: Server) -> None:
    http = server.player().http
    answer = http.get("/api/qr", params={"link": f"{server.url}/t/abc?invite=xyz"})
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.headers["cache-control"] == "no-store"
    assert answer.text.startswith("<svg")
    assert "style" not in answer.text, "which the content policy would not let in"


@pytest.mark.parametrize(
    "link", ["https://elsewhere.example/t/abc", "javascript:alert(1)", "http://", "http://[", "x" * 500, ""]
)
def test_no_code_leads_elsewhere(server: Server, link: str) -> None:
    assert server.player().http.get("/api/qr", params={"link": link}).status_code == 422
