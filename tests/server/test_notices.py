"""Notices by push and by mail: sealed for one browser, confirmed, gathered, quiet while somebody looks, switchable."""

from __future__ import annotations

import email
import email.policy
import re
import smtplib
import socket
from collections.abc import Iterator
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import Connection

from covetown.server import Config
from covetown.server.mailing import good_address
from covetown.server.sealing import decoded, sealed
from tests.server.house import Player, Server, opened, until
from tests.server.pushing import Browser, PushService
from tests.server.slow import Calendar, calendar, postgres, slow_config
from tests.server.test_slow_games import two_slow, visit

__all__ = ["calendar", "postgres", "slow_config"]

EVERYTHING = {kind: ["mail", "push"] for kind in ("turn", "over", "invitation", "mention")}


# --- sealing ---


def test_the_example_of_the_rfc() -> None:
    """RFC 8291, section 5 and appendix A."""
    key = ec.derive_private_key(int.from_bytes(decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")), ec.SECP256R1())
    text = b"When I grow up, I want to be a watermelon"
    p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    auth, salt = "BTBZMqHH6r4Tts7J_aSIgg", "DGv6ra1nlYgDCS1FRnbzlw"
    expected = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBr"
        "u3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    body = sealed(text, p256dh, auth, key, decoded(salt))
    assert body == decoded(expected)
    assert Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", auth).opened(body) == text
    with pytest.raises(ValueError, match="too long"):
        sealed(b"x" * 4000, p256dh, auth)


@pytest.mark.parametrize(
    ("address", "good"),
    [
        ("ann@example.org", True),
        ("a.b+c@x-y.example", True),
        ("ann@localhost", False),
        ("ann@example.org\nBcc: all@example.org", False),
        ("<ann@example.org>", False),
        ('"a b"@example.org', False),
        ("ann", False),
        ("a" * 65 + "@example.org", False),
    ],
)
def test_addresses(address: str, good: bool) -> None:
    assert good_address(address) is good


# --- a town with a push service and a mail server ---


class Letterbox:
    """A mail server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.refuse = False
        self.port = 0

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        if self.refuse:
            return "451 come back later"
        mail = email.message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        assert envelope.rcpt_tos == [mail["To"].addresses[0].addr_spec]
        self.mails.append(mail)
        return "250 OK"

    def text(self, number: int = -1) -> str:
        return str(self.mails[number].get_content())

    def found(self, pattern: str, number: int = -1) -> str:
        """What a mail says that looks like this."""
        match = re.search(pattern, self.text(number))
        assert match is not None, self.text(number)
        return match.group()

    def link(self, what: str) -> str:
        return self.found(rf"https://town\.example/letters\?{what}=\S+").partition("=")[2]


@pytest.fixture
def pushes() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.stop()
    assert service.faults == []


@pytest.fixture
def letterbox() -> Iterator[Letterbox]:
    box = Letterbox()
    with socket.create_server(("127.0.0.1", 0)) as free:
        box.port = free.getsockname()[1]
    controller = Controller(box, hostname="127.0.0.1", port=box.port, ready_timeout=60)
    controller.start()
    yield box
    controller.stop()


@pytest.fixture
def town(
    shelf: None, calendar: Calendar, slow_config: Config, pushes: PushService, letterbox: Letterbox
) -> Iterator[Server]:
    slow_config.smtp_host = "127.0.0.1"
    slow_config.smtp_port = letterbox.port
    slow_config.smtp_security = "none"
    slow_config.mail_from = "harbour@town.example"
    slow_config.origins = ["https://town.example"]
    slow_config.push_hosts = [pushes.url]
    slow_config.post_s = 0.05
    server = opened(slow_config)
    try:
        yield server
    finally:
        server.stop()


@pytest.fixture(autouse=True)
def own_pages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Players of these tests come through the proxy of town.example."""
    monkeypatch.setattr("covetown.server.sockets.own_origin", lambda _config, _headers: True)


def put(player: Player, path: str, status: int = 200, **body: Any) -> dict[str, Any]:
    answer = player.http.put(path, json=body)
    assert answer.status_code == status, answer.text
    return dict(answer.json())


def with_mail(player: Player, box: Letterbox, address: str = "ben@example.org") -> None:
    put(player, "/api/me/mail", address=address)
    assert not player.get("/api/me/notices")["confirmed"]
    player.post("/api/mail/confirm", 204, token=box.link("confirm"))
    assert player.get("/api/me/notices")["confirmed"]
    box.mails.clear()


def test_a_turn_is_told_to_a_browser_that_is_not_looking(town: Server, pushes: PushService, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(town)
    assert ben.get("/api/me/notices")["doors"] == []
    told = ben.post("/api/me/push", 201, **pushes.subscribe("ben"))
    assert told["wishes"]["turn"] == ["push", "mail"]
    visit(ann, ident, "roll")
    assert pushes.received == [], "it waits a little whether he comes by himself"
    calendar.passes(5)
    until(lambda: pushes.received)
    [push] = pushes.received
    assert push["body"] == "It is your turn at “Ann’s table” (parlour)."
    assert push["url"] == f"/t/{ident}"
    assert push["tag"] == f"turn-{ident}"
    assert push["sender"]["key"] == told["push_key"]
    assert push["sender"]["sub"] == "mailto:harbour@town.example"
    calendar.passes(3600)
    visit(ben, ident, "roll")
    visit(ben, ident, "bid")
    assert len(pushes.received) == 1, "one for the turn"


def test_it_is_quiet_while_somebody_looks_or_has_answered(
    town: Server, pushes: PushService, calendar: Calendar
) -> None:
    ann, ben, ident = two_slow(town)
    ben.post("/api/me/push", 201, **pushes.subscribe("ben"))
    ann.post("/api/me/push", 201, **pushes.subscribe("ann"))
    looking = ben.sit(ident)
    looking.until("view")
    visit(ann, ident, "roll")
    looking.asked()
    calendar.passes(10)
    looking.act("roll")
    looking.close()
    until(lambda: not town.house.tables.get(ident) or not town.house.tables[ident].connections)
    visit(ann, ident, "bid")  # before her letter was due
    calendar.passes(10)
    visit(ben, ident, "bid")
    calendar.passes(10)
    until(lambda: pushes.received)
    assert {push["path"] for push in pushes.received} == {"/push/ann"}, "she alone was asked while she was away"


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_is_asked_again(
    town: Server, pushes: PushService, calendar: Calendar
) -> None:
    ann, ben, ident = two_slow(town)
    ben.post("/api/me/push", 201, **pushes.subscribe("old"))
    ben.post("/api/me/push", 201, **pushes.subscribe("new"))
    pushes.browsers.pop("/push/old")
    pushes.answer = 503
    visit(ann, ident, "roll")
    calendar.passes(5)
    until(lambda: len(ben.get("/api/me/notices")["doors"]) == 1)
    assert pushes.received == []
    pushes.answer = 201
    calendar.passes(601)
    until(lambda: pushes.received)
    assert [push["path"] for push in pushes.received] == ["/push/new"]


def test_mail_is_confirmed_gathered_and_left(town: Server, letterbox: Letterbox, calendar: Calendar) -> None:
    ann, ben, first = two_slow(town)
    with_mail(ben, letterbox)
    second = ann.table("me", "open", title="The second", clock={"days": 1})["id"]
    ben.post(f"/api/tables/{second}/join")
    visit(ann, first, "roll")
    calendar.passes(60)
    visit(ann, second, "roll")
    assert letterbox.mails == []
    calendar.passes(241)
    until(lambda: letterbox.mails)
    calendar.passes(3600)
    [mail] = letterbox.mails
    assert mail["Subject"] == "2 tables have something to tell you"
    assert mail["From"].addresses[0].addr_spec == "harbour@town.example"
    assert f"https://town.example/t/{first}" in letterbox.text()
    assert "The second" in letterbox.text()
    # The button of the mail program: no session, a form as its body.
    leave = mail["List-Unsubscribe"].strip("<>").removeprefix("https://town.example")
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    stranger = town.player()
    form = {"List-Unsubscribe": "One-Click"}
    assert stranger.http.post(leave[:-3] + "xyz", data=form).status_code == 403
    assert stranger.http.post(leave, data=form).status_code == 204
    assert ben.get("/api/me/notices")["mail"] is None
    visit(ben, first, "roll")
    visit(ann, first, "bid")
    calendar.passes(3600)
    assert len(letterbox.mails) == 1


def test_each_can_be_switched(town: Server, pushes: PushService, letterbox: Letterbox, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(town, rounds=1)
    with_mail(ben, letterbox)
    ben.post("/api/me/push", 201, **pushes.subscribe("ben"))
    told = put(ben, "/api/me/notices", turn=[], over=["mail"], invitation=[], mention=["push"], locale="fr")
    assert told["wishes"]["mention"] == ["push"]
    seat = ann.sit(ident)
    seat.asked()
    seat.say("chat", text="where are you, @ben?")
    seat.until("chat")
    seat.act("roll")
    calendar.passes(400)
    until(lambda: pushes.received)
    assert pushes.received[0]["body"] == "Ann à «\u00a0Table – Ann\u00a0»\u00a0: where are you, @ben?"
    visit(ben, ident, "roll")
    visit(ben, ident, "bid")
    seat.asked()
    seat.act("bid")
    calendar.passes(400)
    until(lambda: letterbox.mails)
    assert letterbox.mails[0]["Subject"].startswith("La partie à")
    assert len(pushes.received) == 1


def test_letters_survive_a_restart(town: Server, slow_config: Config, pushes: PushService, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(town)
    ben.post("/api/me/push", 201, **pushes.subscribe("ben"))
    visit(ann, ident, "roll")
    key = ben.get("/api/me/notices")["push_key"]
    town.stop()
    calendar.passes(60)
    again = opened(slow_config)
    try:
        until(lambda: pushes.received)
        assert pushes.received[0]["sender"]["key"] == key, "the key was made once"
    finally:
        again.stop()
        town.players.clear()


def test_the_mail_server_is_asked_again(town: Server, letterbox: Letterbox, calendar: Calendar) -> None:
    ann, ben, ident = two_slow(town)
    with_mail(ben, letterbox)
    letterbox.refuse = True
    visit(ann, ident, "roll")
    calendar.passes(301)
    until(lambda: "tries" in str(town.call(town.house.store.read(waiting))))
    letterbox.refuse = False
    calendar.passes(601)
    until(lambda: letterbox.mails)


def waiting(c: Connection) -> object:
    return c.exec_driver_sql("SELECT says FROM letters").scalar()


# --- what must not be possible ---


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:1/push/x",
        "https://169.254.169.254/latest",
        "https://fcm.googleapis.com.evil.example/x",
        "https://fcm.googleapis.com:8443/x",
        "https://user@fcm.googleapis.com/x",
        "http://fcm.googleapis.com/x",
        "file:///etc/passwd",
        "https://[::1]/x",
        "nonsense",
        "https://push.apple.com.example/x",
    ],
)
def test_the_server_calls_push_services_only(server: Server, endpoint: str) -> None:
    ann = server.player("Ann")
    door = Browser().door(endpoint)
    assert ann.post("/api/me/push", 422, **door)["reason"] == "shell-refused-push-service"


def test_real_push_services_are_known(server: Server) -> None:
    ann = server.player("Ann")
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
    ):
        ann.post("/api/me/push", 201, **Browser().door(endpoint))
    door = Browser().door("https://fcm.googleapis.com/x")
    ann.post("/api/me/push", 422, **{**door, "p256dh": door["p256dh"][:-4]})
    ann.post("/api/me/push", 422, **{**door, "auth": "AAAA"})


def test_a_browser_belongs_to_whoever_used_it_last(server: Server) -> None:
    ann, ben = server.player("Ann"), server.player("Ben")
    door = Browser().door("https://fcm.googleapis.com/shared")
    ann.post("/api/me/push", 201, **door)
    ben.post("/api/me/push", 201, **door)
    assert ann.get("/api/me/notices")["doors"] == []
    ann.post("/api/me/push/end", 200, endpoint=door["endpoint"])
    assert ben.get("/api/me/notices")["doors"] == [door["endpoint"]], "nobody closes another's"
    for number in range(9):
        ben.post("/api/me/push", 201, **Browser().door(f"https://fcm.googleapis.com/{number}"))
    ben.post("/api/me/push", 409, **Browser().door("https://fcm.googleapis.com/eleven"))


def test_where_no_mail_is_set_nothing_is_offered(server: Server) -> None:
    ann = server.player("Ann")
    assert not ann.get("/api/me/notices")["mail_works"]
    assert put(ann, "/api/me/mail", 409, address="ann@example.org")["reason"] == "shell-refused-no-mail"
    ann.post("/api/password/forgotten", 409, username="ann")


def test_links_are_good_for_what_they_were_made_for(town: Server, letterbox: Letterbox) -> None:
    ben = town.player("Ben")
    put(ben, "/api/me/mail", address="ben@example.org")
    old = letterbox.link("confirm")
    put(ben, "/api/me/mail", address="other@example.org")
    ben.post("/api/mail/confirm", 403, token=old)
    ben.post("/api/password/reset", 403, token=old, password="a new long password")
    assert ben.http.post(f"/api/mail/leave?token={old}").status_code == 403
    ben.post("/api/mail/confirm", 204, token=letterbox.link("confirm"))
    assert put(ben, "/api/me/mail", 422, address="no address")["reason"] == "shell-refused-mail-address"


def test_a_forgotten_password_is_reset_by_mail(town: Server, letterbox: Letterbox) -> None:
    ben = town.player("Ben")
    ben.post("/api/accounts", 201, username="ben", password="the old password")
    put(ben, "/api/me/mail", 403, address="ben@example.org", password="a wrong password")
    put(ben, "/api/me/mail", address="ben@example.org", password="the old password")
    stranger = town.player()
    stranger.post("/api/password/forgotten", 204, username="ben")
    stranger.post("/api/password/forgotten", 204, username="nobody")
    until(lambda: not [chore for chore in list(town.house.chores) if chore.get_name() == "forgotten"])
    ben.post("/api/mail/confirm", 204, token=letterbox.link("confirm"))
    assert len(letterbox.mails) == 1, "an address that is not confirmed gets no link"
    stranger.post("/api/password/forgotten", 204, username="ben")
    until(lambda: len(letterbox.mails) == 2)
    token = letterbox.link("password")
    stranger.post("/api/password/reset", 422, token=token, password="short")
    stranger.post("/api/password/reset", 204, token=token, password="the new password")
    stranger.post("/api/password/reset", 403, token=token, password="another password")
    assert ben.http.get("/api/me").json()["person"] is None, "all sessions have ended"
    stranger.post("/api/login", 401, username="ben", password="the old password")
    stranger.post("/api/login", 200, username="ben", password="the new password")


def test_an_old_link_is_no_longer_good(town: Server, letterbox: Letterbox, monkeypatch: pytest.MonkeyPatch) -> None:
    ben = town.player("Ben")
    ben.post("/api/accounts", 201, username="ben", password="the old password")
    put(ben, "/api/me/mail", address="ben@example.org", password="the old password")
    ben.post("/api/mail/confirm", 204, token=letterbox.link("confirm"))
    ben.post("/api/password/forgotten", 204, username="ben")
    until(lambda: len(letterbox.mails) == 2)
    monkeypatch.setattr("covetown.server.notices.RESET_S", -1)
    ben.post("/api/password/reset", 403, token=letterbox.link("password"), password="the new password")


def test_mail_is_rationed(town: Server, letterbox: Letterbox) -> None:
    town.house.limits.on = True
    ben = town.player("Ben")
    for number in range(6):
        put(ben, "/api/me/mail", address=f"ben{number}@example.org")
    assert put(ben, "/api/me/mail", 429, address="more@example.org")["reason"] == "shell-refused-too-often"
    assert len(letterbox.mails) == 6


def test_programs_and_strangers_have_no_notices(server: Server) -> None:
    ann = server.player("Ann")
    program = server.player(token=ann.post("/api/tokens", 201, name="Robot")["token"])
    for path in ("/api/me/notices", "/api/me/vacation"):
        assert program.http.get(path).status_code == 403
        assert server.player().http.get(path).status_code == 401


def test_the_mail_server_of_these_tests_is_a_real_one(letterbox: Letterbox) -> None:
    with smtplib.SMTP("127.0.0.1", letterbox.port) as line:
        line.sendmail("a@example.org", ["b@example.org"], "To: b@example.org\r\n\r\nhello\r\n")
    assert letterbox.text().strip() == "hello"
