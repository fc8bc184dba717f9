"""The Alchemist takes ingredients: rows, stirring, announcing, chain reactions, the catch and the refill."""

from __future__ import annotations

import pytest

from covetown.games.merchants_cove.merchants.alchemist import board as lab
from covetown.games.merchants_cove.merchants.alchemist import shop as al
from tests.games.merchants_cove.merchants.laboratory import Laboratory, chutes_of, marbles
from tests.games.merchants_cove.merchants.table import BLUE, GREEN, RED, YELLOW

I = 4  # noqa: E741  (Ichor, as the ledger writes it)


def place(marble: int, cauldron: int) -> int:
    return int(lab.PLACE) + marble * 8 + cauldron - 1


@pytest.mark.rule("AL-X01", "AL-031", "AL-034", "AL-035", "AL-036", "AL-038", "AL-047", "AL-048", "AL-053", "AL-091")
def test_x01_a_plain_take_from_the_middle_row() -> None:
    table = Laboratory("RGBYR", "GRRBG", "BYGRY", "YBRGB")
    table.act("take_middle").pick(lab.STIR + lab.NONE)
    assert table.options == [lab.COLOUR + RED, lab.COLOUR + GREEN, lab.COLOUR + BLUE]

    table.pick(lab.COLOUR + RED)
    assert table.catch() == "RR"
    assert table.chutes() == ["RGBYR", "GRBG", "BYGRY", "YBGB"]

    table.pick(place(RED, 1)).pick(place(RED, 1), 0, 0)
    assert table.cauldron(1) == "RR_"
    assert [len(chute) for chute in table.chutes()] == [5, 5, 5, 5]
    assert [chute[:4] for chute in table.chutes()] == ["RGBY", "GRBG", "BYGR", "YBGB"]
    assert table.hour == 3
    assert table.cards == 0
    assert table.faults() == []


@pytest.mark.rule("AL-X02", "AL-040", "AL-041", "AL-042", "AL-043", "AL-044", "AL-045", "AL-049", "AL-083", "AL-039")
def test_x02_a_chain_reaction_empties_a_chute() -> None:
    table = Laboratory("RGBYR", "GRBBG", "GYRYG", "YBGGB")
    table.act("take_middle").pick(lab.STIR + lab.NONE).pick(lab.COLOUR + RED)
    assert table.catch() == "RGGYY"
    assert table.chutes() == ["RGBYR", "GRBBG", "", "YBGGB"]

    table.pick(place(YELLOW, 1)).pick(place(YELLOW, 1)).pick(place(RED, 1))
    assert table.cauldron(1) == "YYR"
    table.pick(place(GREEN, 2)).pick(place(GREEN, 2))
    assert table.cauldron(2) == "GG_"
    assert [len(chute) for chute in table.chutes()] == [5, 5, 5, 5]
    assert table.hour == 3
    assert table.faults() == []


@pytest.mark.rule("AL-X03", "AL-037", "AL-051", "AL-052", "AL-025", "AL-026")
def test_x03_the_lower_row_brings_ichor_and_a_spill() -> None:
    table = Laboratory(
        "BRGGY", "GIYBR", "YGBRB", "YIIBB", cauldrons=("R__", "GGI", "GGI", "RRRII", "YYYII"), vats=(1, 0, 0, 0)
    )
    table.act("take_lower").pick(lab.EMPTY + lab.NONE).pick(lab.COLOUR + RED)
    assert table.chutes() == ["BGGY", "GYBR", "YGBRB", "BB"]
    assert table.catch() == "RYIII"

    table.pick(place(RED, 1))
    table.pick(place(I, 1))
    assert table.cauldron(1) == "RRI"
    assert table.vats() == [2, 0, 0, 0]
    assert table.cards == 2  # one for the spill, one for the space
    assert table.hour == 2
    assert table.catch() == ""
    assert table.faults() == []


@pytest.mark.rule("AL-X04")
@pytest.mark.parametrize(("stir", "catch", "left"), [(None, "R", "GBYB"), (3, "RBB", "GY")])
def test_x04_a_stir_starts_a_longer_chain(stir: int | None, catch: str, left: str) -> None:
    table = Laboratory("GBRYB", "YGGRY", "BRGYR", "GYBRG")
    table.act("take_middle")
    table.pick(lab.STIR + (lab.NONE if stir is None else stir))
    table.pick(lab.COLOUR + RED)
    assert table.catch() == catch
    assert table.chutes()[0] == left


@pytest.mark.rule("AL-X07", "AL-082", "AL-090", "AL-024")
def test_x07_without_a_colour_in_the_middle_row_a_stir_must_bring_one() -> None:
    table = Laboratory("RGIBY", "GRIYB", "BYIRG", "YBIGR")
    table.act("take_middle")
    assert table.asking == "Stir"
    pairs = [chute * 4 + level for chute in range(4) for level in (1, 2)]
    assert table.options == [lab.STIR + pair for pair in pairs]

    table.pick(lab.STIR + 2)  # levels 3 and 4 of L1; COLOUR has blue only, so it is announced at once
    assert table.asking == "PlaceCatch"
    assert table.catch() == "GBI"
    assert table.chutes() == ["RY", "GRIYB", "BYIRG", "YBIGR"]

    table.pick(place(BLUE, 1)).pick(place(I, 1)).pick(place(GREEN, 1))
    assert table.cauldron(1) == "BIG"
    assert table.hour == 3
    assert table.faults() == []


@pytest.mark.rule("AL-X08", "AL-086", "AL-095")
def test_x08_the_ladler_lets_three_ichor_run() -> None:
    table = Laboratory("RGBYR", "GRBBG", "GYRYG", "BIIIG", vats=(0, 1, 0, 0)).staff(1)
    table.act("staff").use(1)
    assert len(table.options) == 20
    table.pick(lab.LADLE + 3 * 8 + 2)
    assert table.chutes()[3] == "BG"
    assert table.catch() == "III"
    assert table.asking == "ChooseVat"  # nothing can be placed: an empty cauldron takes no Ichor first

    assert table.options == [lab.VAT + colour for colour in range(4)]
    before = table.bag()
    table.pick(lab.VAT + GREEN, 0, 0, 0, 0, 0)  # two Corruption cards, then three reds for R2
    assert table.vats() == [0, 2, 0, 0]
    assert table.cards == 2
    assert table.chutes()[3] == "BGRRR"
    assert table.bag()["I"] == before["I"] + 2
    assert table.faults() == []


@pytest.mark.rule("AL-032", "AL-033", "AL-090")
def test_neighbours_lie_in_one_chute_or_on_one_side() -> None:
    table = Laboratory("RGBYR", "GRGBY", "RGBYR", "GRGBY").act("take_middle")
    pairs = [option - lab.STIR for option in table.options]
    assert len(pairs) == 27
    assert pairs == [*range(26), lab.NONE]

    touched = [table.option(int(lab.STIR) + pair).refs for pair in range(26)]
    assert ["marble:2:1", "marble:3:1"] not in touched  # L2 and R1 are no neighbours
    assert ["marble:1:1", "marble:2:1"] in touched
    assert ["marble:3:5", "marble:4:5"] in touched
    assert ["marble:1:4", "marble:1:5"] in touched


@pytest.mark.rule("AL-031", "AL-032", "AL-033")
@pytest.mark.parametrize(
    ("pair", "chutes"),
    [
        (0, ["GRBYR", "GRGBY", "RGBYR", "GRGBY"]),  # levels 1 and 2 of L1
        (15, ["RGBYR", "GRGBY", "RGBYR", "GRGYB"]),  # levels 4 and 5 of R2
        (16, ["GGBYR", "RRGBY", "RGBYR", "GRGBY"]),  # level 1 of L1 and L2
        (20, ["RGBYY", "GRGBR", "RGBYR", "GRGBY"]),  # level 5 of L1 and L2
        (21, ["RGBYR", "GRGBY", "GGBYR", "RRGBY"]),  # level 1 of R1 and R2
        (25, ["RGBYR", "GRGBY", "RGBYY", "GRGBR"]),  # level 5 of R1 and R2
    ],
)
def test_a_stir_exchanges_two_marbles(pair: int, chutes: list[str]) -> None:
    table = Laboratory("RGBYR", "GRGBY", "RGBYR", "GRGBY").act("take_middle").pick(lab.STIR + pair)
    assert table.chutes() == chutes


@pytest.mark.rule("AL-033", "AL-046")
def test_stirring_and_touching_never_react() -> None:
    """After the stir R R lie on each other in L1, and equal marbles lie in the other chutes: only the gap reacts."""
    table = Laboratory("RGRBY", "GGYBB", "YYBGG", "BBGYY").act("take_middle")
    table.pick(lab.STIR + 0)  # levels 1 and 2 of L1: G R R B Y
    assert table.chutes()[0] == "GRRBY"
    table.pick(lab.COLOUR + BLUE)
    assert table.chutes() == ["GRRBY", "GGYBB", "YYGG", "BBGYY"]


@pytest.mark.rule("AL-082")
def test_a_stir_of_two_equal_marbles_is_not_offered() -> None:
    table = Laboratory("RRBYR", "GRGBY", "RGBYR", "GRGBY").act("take_middle")
    assert lab.STIR + 0 not in table.options  # R with R
    assert lab.STIR + 16 + 1 not in table.options  # R with R side by side on level 2
    assert lab.STIR + 1 in table.options


@pytest.mark.rule("AL-082")
def test_a_stir_may_not_take_the_last_colour_out_of_the_middle_row() -> None:
    table = Laboratory("RIBIR", "GIIBY", "RGIYR", "GRIBY").act("take_middle")
    stirs = [option - lab.STIR for option in table.options]
    assert 1 not in stirs  # blue and the Ichor below it
    assert 2 not in stirs  # blue and the Ichor above it
    assert 16 + 2 in stirs  # blue from L1 to L2 stays in the row
    assert stirs[-1] == lab.NONE


@pytest.mark.rule("AL-009", "AL-021")
@pytest.mark.parametrize(
    ("space", "colour", "left"),
    [
        ("take_upper", YELLOW, "RGBR"),
        ("take_middle", BLUE, "RGYR"),
        ("take_lower", GREEN, "RBYR"),
    ],
)
def test_each_take_space_reaches_its_own_row(space: str, colour: int, left: str) -> None:
    table = Laboratory("RGBYR", "RGBYR", "RGBYR", "RGBYR").act(space)
    if space == "take_middle":
        table.pick(lab.STIR + lab.NONE)
    # all four chutes show the same colour in the row, so it is announced at once
    assert table.asking == "PlaceCatch"
    assert table.chutes() == [left] * 4
    assert table.catch() == "RGBY"[colour] * 4


@pytest.mark.rule("AL-035")
def test_ichor_cannot_be_announced() -> None:
    table = Laboratory("RGBIR", "GRBBG", "RGBRY", "YBRIB").act("take_upper")
    assert table.options == [lab.COLOUR + RED, lab.COLOUR + BLUE]


@pytest.mark.rule("AL-037")
def test_ichor_of_the_upper_row_stays() -> None:
    table = Laboratory("RGBIR", "GRBBG", "RGBRY", "YBRIB").act("take_upper").pick(lab.COLOUR + RED)
    assert table.chutes() == ["RGBIR", "GRBBG", "RGBY", "YBRIB"]


@pytest.mark.rule("AL-030", "AL-089", "AL-052")
def test_a_take_may_empty_one_cauldron_first() -> None:
    table = Laboratory(
        "RGBYR", "GRRBG", "BYGRY", "YBRGB", cauldrons=("RI_", "", "", "GG__I", ""), vats=(2, 0, 0, 0)
    ).act("take_upper")
    assert table.asking == "EmptyCauldron"
    assert table.options == [lab.EMPTY, lab.EMPTY + 3, lab.EMPTY + lab.NONE]
    bag = table.bag()
    table.pick(lab.EMPTY)
    assert table.cauldron(1) == "___"
    assert table.vats() == [2, 0, 0, 0]
    assert table.cards == 1  # the red vat was full
    assert table.bag()["R"] == bag["R"] + 1
    assert table.bag()["I"] == bag["I"] + 1
    assert table.asking == "Announce"


@pytest.mark.rule("AL-089")
def test_emptying_is_not_asked_while_all_cauldrons_are_empty() -> None:
    assert Laboratory("RGBYR", "GRRBG", "BYGRY", "YBRGB").act("take_upper").asking == "Announce"


@pytest.mark.rule("AL-048", "AL-084", "AL-092")
def test_only_the_first_empty_cauldron_of_a_size_is_offered() -> None:
    table = Laboratory("RGBYR", "GRIBG", "BYGRY", "YBRGB").act("take_lower").pick(lab.COLOUR + BLUE)
    assert table.catch() == "B"
    assert table.options == [place(BLUE, 1), place(BLUE, 4), lab.PLACED]


@pytest.mark.rule("AL-048", "AL-049", "AL-083", "AL-050")
@pytest.mark.parametrize(
    ("cauldron", "marble", "after"),
    [
        ("___", RED, "R__"),
        ("___", I, None),
        ("R__", RED, "RR_"),
        ("R__", I, "RI_"),
        ("R__", GREEN, "R_G"),
        ("R_G", GREEN, None),
        ("RR_", RED, "RRR"),
        ("RRG", RED, None),
        ("RRG", I, None),
        ("RI_", I, "RII"),
    ],
)
def test_where_a_marble_goes_in_a_cauldron(cauldron: str, marble: int, after: str | None) -> None:
    table = Laboratory("RGBYR", "GRRBG", "BYGRY", "YBRGB", cauldrons=(cauldron, "GGI", "GGI", "RRRII", "YYYII"))
    table.lab.catch = 1 << (6 * marble)
    table.lab.bag -= 1 << (6 * marble)
    table.state.push(al.PlaceCatch(lab.NONE))
    table.state.go_on(table.luck)
    if after is None:
        assert place(marble, 1) not in table.options
    else:
        table.pick(place(marble, 1))
        assert table.cauldron(1) == after


@pytest.mark.rule("AL-047", "AL-092")
def test_placing_is_free_and_may_stop_at_once() -> None:
    table = Laboratory("RGBYR", "GRRBG", "BYGRY", "YBRGB").act("take_middle").pick(lab.STIR + lab.NONE)
    table.pick(lab.COLOUR + RED)
    assert table.asking == "PlaceCatch"
    bag = table.bag()["R"]
    table.pick(lab.PLACED, 33, 32)  # the last of the bag: Ichor
    assert table.cauldron(1) == "___"
    assert table.bag()["R"] == bag + 2  # AL-051
    assert table.asking == "ChooseSpace"


@pytest.mark.rule("AL-053", "AL-081", "AL-010")
def test_the_refill_draws_chute_by_chute_upward_and_never_reacts() -> None:
    table = Laboratory("RGBYR", "GRBBG", "GYRYG", "YBGGB", cauldrons=("YYI", "GGI", "GGI", "RRRII", "BBBII"))
    table.act("take_middle").pick(lab.EMPTY + lab.NONE).pick(lab.STIR + lab.NONE)
    size = sum(table.bag().values())
    table.pick(lab.COLOUR + RED, 0, 0, 0, 0, 0)  # nothing can be placed: the catch leaves and R1 is refilled at once
    assert table.luck.asked == [size + 5, size + 4, size + 3, size + 2, size + 1]
    assert len(table.chutes()[2]) == 5
    assert table.chutes()[2] == "RRRRR"  # red on red without a reaction
    assert table.faults() == []


@pytest.mark.rule("AL-055")
def test_a_spill_without_corruption_cards_happens_all_the_same() -> None:
    table = Laboratory("RGBYR", "GRBBG", "GYRYG", "BIIIG", vats=(0, 2, 0, 0)).staff(1).no_corruption_left()
    table.act("staff").use(1).pick(lab.LADLE + 3 * 8 + 2).pick(lab.VAT + GREEN)
    assert table.vats() == [0, 2, 0, 0]
    assert table.cards == 0
    assert table.faults() == []


@pytest.mark.rule("AL-038", "AL-047", "AL-053")
def test_the_log_can_follow_the_marbles() -> None:
    table = Laboratory("RGBYR", "GRRBG", "BYGRY", "YBRGB").act("take_middle").pick(lab.STIR + 1)
    assert table.facts("alchemist-stirred") == {"seat": 0, "refs": ["marble:1:2", "marble:1:3"]}
    table.pick(lab.COLOUR + RED)
    took = table.facts("alchemist-took")
    assert (took["colour"], took["count"], took["marbles"]) == ("red", 2, ["red", "red"])
    assert took["chutes"] == [
        ["red", "blue", "green", "yellow", "red"],
        ["green", "red", "blue", "green", None],
        ["blue", "yellow", "green", "red", "yellow"],
        ["yellow", "blue", "green", "blue", None],
    ]
    table.pick(place(RED, 4))
    assert table.facts("alchemist-placed") == {"seat": 0, "marble": "red", "cauldron": 4}
    table.pick(lab.PLACED)
    fresh = table.facts("alchemist-refilled")
    assert fresh == {"seat": 0, "count": 2, "fresh": ["marble:2:5:red", "marble:4:5:red"]}


@pytest.mark.rule("AL-044", "AL-042")
@pytest.mark.parametrize(
    ("chute", "level", "left", "caught"),
    [
        ("RIIIG", 2, "RG", "III"),  # two Ichor take only Ichor with them
        ("RRGII", 2, "", "RRGII"),  # red with Ichor: the whole run of red and Ichor
        ("BRIGR", 2, "BRGR", "I"),
        ("IRGRI", 2, "", "RRGII"),
        ("RRGRR", 2, "", "RRRRG"),
        ("GRBRY", 2, "GY", "RRB"),
        ("GIBIG", 2, "", "GGBII"),
        ("RGBYR", 0, "GBYR", "R"),  # nothing below
        ("RGBYR", 4, "RGBY", "R"),  # nothing above
        ("RYGBI", 3, "RY", "GBI"),
    ],
)
def test_chain_reactions(chute: str, level: int, left: str, caught: str) -> None:
    fallen = lab.fall(chutes_of(chute)[0], level)
    assert marbles(int(fallen.chute)) == left
    held = "".join(sign * int((fallen.catch >> (6 * kind)) & 63) for kind, sign in enumerate("RGBYI"))
    assert sorted(held) == sorted(caught)


@pytest.mark.rule("AL-042", "AL-043")
@pytest.mark.parametrize(
    ("chute", "level", "left", "caught"),
    [
        ("IGRRB", 1, "B", "GIRR"),  # Ichor below takes the colour of what comes down on it
        ("RRGIB", 2, "B", "GRRI"),  # Ichor that comes down takes the colour of what lies below
        ("IGIRB", 1, "RB", "GII"),  # two Ichor have no colour and leave the rest alone
        ("BRGYB", 2, "BRYB", "G"),
    ],
)
def test_ichor_reacts_in_the_colour_it_meets(chute: str, level: int, left: str, caught: str) -> None:
    """A marble is taken out of a chute, written from the bottom; what meets there reacts."""
    packed = sum(("RGBYI".index(sign) + 1) << (3 * at) for at, sign in enumerate(chute))
    fallen = lab.fall(packed, level)
    rest = int(fallen.chute)
    found = ""
    while rest:
        found += "RGBYI"[(rest & 7) - 1]
        rest >>= 3
    assert found == left
    assert [(int(fallen.catch) >> (6 * kind)) & 63 for kind in range(5)] == [caught.count(sign) for sign in "RGBYI"]
