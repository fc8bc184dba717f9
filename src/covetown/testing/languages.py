"""Two languages side by side: the same messages, with the same forms and the same arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from fluent.syntax import FluentParser, ast

from covetown.testing.speech import nodes
from covetown.text import FALLBACK, source

# What French typography wants: no plain space, and no letter, before the marks that stand apart from their word.
CROWDED = re.compile(r"(?<=[\w»)%])[?!;»](?!\w)|(?<=[\w»)%]):(?=\s|$)|[ \t](?=[?!;:»](?:\s|$))|«(?![\u00a0\u202f])")
STRAIGHT = re.compile(r"[a-zà-ÿœA-ZÀ-ß]'[a-zà-ÿœA-ZÀ-ß]")
# Words that lose their vowel before another one: "de Anna" is read aloud as a slip, "l’eau" is right.
ELISION = re.compile(
    r"(?<!-)\b(?:[Dd]e|[Ll]e|[Ll]a|[Qq]ue|[Ss]e|[Cc]e|[Jj]e|me|te|ne|jusque|[Ll]orsque|[Pp]uisque) "
    r"(?=[aeiouàâéèêëîïôùûœæ])(?!onz|oui\b|une? à)"
)
# "de les réparer" is right: a pronoun before its verb.
CONTRACTED = re.compile(r"\b(?:de le|de les|à le|à les) (?!\w+(?:er|ir|re)\b)", re.I)
Arguments = Callable[[ast.BaseNode], set[str]]


def messages(locale: str, game: str | None = None) -> dict[str, ast.Message]:
    """The messages of the shell or of a game in a language."""
    body = FluentParser().parse(source(locale, game)).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def forms(message: ast.Message) -> dict[str, ast.Pattern]:
    """The value and the attributes of a message that say something, by name; the value's is empty."""
    found = {"": message.value} if message.value is not None else {}
    return found | {one.id.name: one.value for one in message.attributes}


def variables(pattern: ast.BaseNode) -> set[str]:
    """Every argument a pattern speaks of."""
    return {node.id.name for node in nodes(pattern) if isinstance(node, ast.VariableReference)}


def shown(pattern: ast.BaseNode) -> set[str]:
    """The arguments that can be read in it."""
    found: set[str] = set()
    if isinstance(pattern, ast.SelectExpression):
        return {name for variant in pattern.variants for name in shown(variant.value)}
    if isinstance(pattern, ast.VariableReference):
        return {pattern.id.name}
    for value in vars(pattern).values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, ast.BaseNode):
                found |= shown(inner)
    return found


def junk(locale: str, game: str | None = None) -> list[str]:
    """Lines that are no Fluent, which a reader would never see."""
    body = FluentParser().parse(source(locale, game)).body
    return [entry.content.strip().splitlines()[0] for entry in body if isinstance(entry, ast.Junk) and entry.content]


def differences(locale: str, game: str | None = None) -> Iterator[str]:
    """What a language lacks, has too much, or says with other arguments than English does."""
    english, other = messages(FALLBACK, game), messages(locale, game)
    yield from (f"{line}: cannot be read" for line in junk(locale, game))
    yield from (f"{key}: missing" for key in english if key not in other)
    yield from (f"{key}: English has no such message" for key in other if key not in english)
    parts, own = whole(FALLBACK, game) | english, whole(locale, game) | other
    for key in english:
        if key not in other:
            continue
        here, there = forms(other[key]), forms(english[key])
        yield from (f"{key}.{form}: missing" for form in there if form not in here)
        yield from (f"{key}.{form}: English has no such form" for form in here if form not in there)
        known = {name for pattern in there.values() for name in with_parts(pattern, parts, variables)}
        for form in here.keys() & there.keys():
            spoken = with_parts(here[form], own, variables)
            yield from (f"{key}.{form}: ${name} is unknown" for name in sorted(spoken - known))
            lost = with_parts(there[form], parts, shown) - spoken
            yield from (f"{key}.{form}: ${name} is not told" for name in sorted(lost))


def whole(locale: str, game: str | None) -> dict[str, ast.Message]:
    """What the messages of a game may say as parts of themselves from the shell."""
    return messages(locale) if game is not None else {}


def with_parts(pattern: ast.Pattern, known: dict[str, ast.Message], what: Arguments, deep: int = 4) -> set[str]:
    """Arguments of a pattern and of the messages that it says as parts of itself."""
    found = set(what(pattern))
    for node in nodes(pattern):
        if isinstance(node, ast.MessageReference) and node.id.name in known and deep:
            inner = forms(known[node.id.name]).get(node.attribute.name if node.attribute else "")
            if inner is not None:
                found |= with_parts(inner, known, what, deep - 1)
    return found


def words(message: ast.Message) -> Iterator[str]:
    """The words of a message as they stand in its file, piece by piece, an argument as a mark between them."""
    for pattern in forms(message).values():
        for node in nodes(pattern):
            if isinstance(node, ast.Pattern):
                yield "".join(
                    element.value if isinstance(element, ast.TextElement) else "\N{BLACK SQUARE}"
                    for element in node.elements
                )


def slips_of_french(text: str) -> list[str]:
    """What French typography and elision would mend in some words."""
    found = []
    if CROWDED.search(text):
        found.append("espace insécable")
    if STRAIGHT.search(text):
        found.append("apostrophe")
    if ELISION.search(text):
        found.append("élision")
    if CONTRACTED.search(text):
        found.append("contraction")
    if '"' in text or "“" in text:
        found.append("guillemets")
    return found
