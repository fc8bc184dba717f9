"""The tools and the rulebooks over the Model Context Protocol, by its official SDK (the extra `agent`)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any

import msgspec
from mcp.server import MCPServer
from mcp.types import CallToolResult, TextContent

from covetown import __version__, registry
from covetown.agent.host import Host
from covetown.agent.library import book_words
from covetown.agent.words import Refused
from covetown.book import book
from covetown.kernel import RuleError
from covetown.rulebook import written_rules
from covetown.text import LOCALES, reason, texts

MARKDOWN = "text/markdown"


def serve(players: tuple[str, ...], locale: str) -> None:
    """Serve one client over standard input and output until it goes."""
    server(Host(players, locale)).run("stdio")


def server(host: Host) -> MCPServer:
    """The server with its tools, described in the host's language, and the books of all games."""
    say = texts(locale=host.locale).key
    titles = {key: texts(key, host.locale).key(registry.load(key).about().key) for key in registry.names()}
    listed = ", ".join(f"{key} ({title})" for key, title in titles.items())
    found = MCPServer(
        "covetown",
        title="Covetown",
        instructions=say("agent-instructions", games=listed),
        version=__version__,
        log_level="WARNING",
    )
    for name in Host.TOOLS:
        told = say(f"agent-tool-{name.replace('_', '-')}")
        found.add_tool(refusing(getattr(host, name), host), name=name, description=told)
    for key, title in titles.items():
        for locale in LOCALES:
            written = book(key, locale)
            if written is not None and written.locale == locale:
                uri = f"covetown://{key}/rulebook/{locale}"
                words = texts(locale=locale).key("agent-book", game=written.title)
                found.resource(uri, name=f"{key}-rulebook-{locale}", title=words, mime_type=MARKDOWN)(
                    partial(book_words, written)
                )
        found.resource(
            f"covetown://{key}/rules",
            name=f"{key}-rules",
            title=say("agent-ledger", game=title),
            mime_type=MARKDOWN,
        )(partial(written_rules, key))
    return found


def refusing(tool: Callable[..., dict[str, Any]], host: Host) -> Callable[..., Any]:
    """A tool whose refusals reach the client as the protocol has it, with nothing but the reason in words."""

    @wraps(tool)
    def refused(*args: Any, **named: Any) -> Any:
        try:
            return tool(*args, **named)
        except RuleError as error:
            told = Refused(reason(error, host.spoken()))
            return CallToolResult(
                content=[TextContent(type="text", text=told.why)],
                structured_content=msgspec.to_builtins(told),
                is_error=True,
            )

    return refused
