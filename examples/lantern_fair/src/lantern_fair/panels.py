"""The fair as text, from a view alone."""

from __future__ import annotations

from covetown.kernel import Line, Message, Panel, Thing, number, part, parts


def panels(view: dict[str, object]) -> list[Panel]:
    """The quay, then every maker, the viewer first."""
    makers = parts(view["makers"])
    viewer = number(view["viewer"])
    first = [maker for maker in makers if maker["seat"] == viewer]
    others = [maker for maker in makers if maker["seat"] != viewer]
    return [quay(view), *[maker_panel(maker) for maker in first + others]]


def lantern(seen: dict[str, object], pointable: bool) -> Thing:
    name = Message(f"card-lantern-{seen['colour']}-{seen['glow']}")
    sparks = seen.get("sparks", 0)
    text = Message("panel-sparkling", {"lantern": name, "sparks": sparks}) if sparks else name
    return Thing(text, f"lantern:{seen['id']}" if pointable else "", str(seen["colour"]), Message("help-lantern"))


def quay(view: dict[str, object]) -> Panel:
    when = {"evening": view["evening"], "evenings": view["evenings"]}
    lines = [
        Line(Message("panel-lanterns"), [lantern(seen, True) for seen in parts(view["quay"])]),
        Line(Message("panel-deck"), [Thing(Message("panel-count", {"count": view["deck"]}))]),
    ]
    return Panel(Message("panel-quay", dict(when)), lines)


def numbers(values: object, ref: str) -> list[Thing]:
    assert isinstance(values, list)
    return [Thing(Message("panel-candle", {"candle": value}), f"{ref}:{value}") for value in values]


def maker_panel(maker: dict[str, object]) -> Panel:
    seat = number(maker["seat"])
    own = maker["wishes"] is not None
    lines = [Line(Message("panel-candles"), numbers(maker["candles"], "candle" if own else f"rival-{seat}-candle"))]
    lines.append(Line(Message("panel-spent"), numbers(maker["spent"], "spent" if own else f"rival-{seat}-spent")))
    if maker["laid"] is not None:
        lines.append(Line(Message("panel-laid"), [Thing(Message("panel-candle", {"candle": maker["laid"]}))]))
    lines.append(Line(Message("panel-string"), [lantern(seen, False) for seen in parts(maker["lanterns"])]))
    told = {"points": maker["points"], "sparks": maker["sparks"]}
    lines.append(Line(Message("panel-points"), [Thing(Message("panel-points-told", dict(told)))]))
    lines.append(Line(Message("panel-wishes"), wishes(maker)))
    return Panel(Message("panel-maker", {"seat": seat}), lines, seat)


def wishes(maker: dict[str, object]) -> list[Thing]:
    if maker["wishes"] is None:
        return [Thing(Message("panel-hidden", {"count": maker["wish_count"]}))]
    things = []
    for held in parts(maker["wishes"]):
        text = Message("panel-wish", {"wish": Message(f"wish-{held['wish']}"), "points": held["points"]})
        things.append(Thing(text, f"wish:{held['wish']}", "", Message(f"wish-{part(held)['wish']}.text")))
    return things
