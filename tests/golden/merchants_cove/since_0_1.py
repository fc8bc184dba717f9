"""What Merchants Cove tells and asks today, said as version 0.1 said it: the facts that came since are left out.

The digests of version 0.1 (`format_1/behaviour.json`) stay as that version made them; only what is named here differs.
"""

from __future__ import annotations

Event = dict[str, object]

NEW_KINDS = {
    "alchemist-returned", "bard-sets-out", "chronomancer-hourglass", "chronomancer-laid", "creature-sings",
    "left-piers", "let-rogues-in", "peddler-cards-moved", "peddler-joined", "peddler-reshuffled", "peddler-result",
    "rogue-card", "square-moved-up", "timepieces-stacked", "took-shop",
}  # fmt: skip
NEW_FACTS = {
    "blacksmith-placed": ("rolled", "change"),
    "blacksmith-preserved": ("furnace",),
    "blacksmith-racked": ("furnace",),
    "blacksmith-tempered": ("die", "value", "next"),
    "boarded": ("from",),
    "final-scoring": ("count", "cards_shown"),
    "recruited": ("hours", "corruption"),
}


NEW_REFS = {
    "amount", "brewed", "cooled", "explored", "forged", "hours", "keep", "mined", "placed", "preserve", "pushed",
    "rack", "returned", "still-water", "stop", "tempered", "waive",
}  # fmt: skip


def events(told: list[Event]) -> list[Event]:
    """The events of one move as version 0.1 told them."""
    out: list[Event] = []
    phase = ""
    for at, event in enumerate(told):
        kind = str(event["kind"])
        phase = str(event["phase"]) if kind == "phase" else phase
        if kind in NEW_KINDS:
            continue
        if kind == "set-aside" and any(earlier["kind"] == "peddler-card" for earlier in told[:at]):
            continue  # the Peddler's own draws on arrival
        if kind == "timepiece-moved" and regrouped(told, at):
            continue
        if kind == "boarded" and event["from"] and not (at > 0 and told[at - 1]["kind"] == "drew-corruption"):
            # A Sailor moved somebody; Robbers, who moved without saying from where, draw a card first.
            left = {**event, "kind": "left-boat", "boat": event["from"], "to": "boat"}
            out.append({name: fact for name, fact in left.items() if name != "from"})
        out.append({name: fact for name, fact in event.items() if name not in NEW_FACTS.get(kind, ())})
    return out


def regrouped(told: list[Event], at: int) -> bool:
    """Whether a Timepiece moved back onto the marker's hour when the Production Phase ended."""
    rest = [str(event["kind"]) for event in told[at + 1 :]]
    ends = next((kind for kind in rest if kind not in ("timepiece-moved", "boat-left", "to-halls")), "")
    event = told[at]
    before = int(str(event["from"]))
    return ends == "phase" and before > int(str(event["to"]))


def question(asked: dict[str, object]) -> None:
    """A question in the words and references of version 0.1."""
    options = asked["options"]
    assert isinstance(options, list)
    for option in options:
        text = option["text"]
        if text["key"] == "option-space-figure-recruit":
            text["key"] = "option-space-figure"
        if option["kind"] in NEW_REFS:
            option["refs"] = []
        if option["kind"] == "rob":
            del option["refs"][0]  # the boat of the Rogue
