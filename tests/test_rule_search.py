"""Rules are found by words, whole and best first, and tables with them; when nothing fits, words to try are named."""

from __future__ import annotations

import pytest

from covetown import registry
from covetown.rule_search import RuleSearch, rule_search, stem
from covetown.rulebook import Rule, Rulebook, Table, rulebook

BOOK = """# Boats

## 1. Sailing
- **BT-001** [R] A boat sails
  with the wind.
  - Given: no wind. Result: it stays.
- **BT-002** [D] Whoever oversleeps pays 2 gold.

Table A (winds)

| wind | 1 | 2 |
|---|---|---|
| speed | - | 4 |

Flow of a day (summary):

```
morning:  sail
evening:  rest
```

A closing remark.

## 2. Cards
| id | card | effect |
|---|---|---|
| **BT-010** [F] | Anchor | The next boat waits. |

- **BT-X01** *Oversleeping* (BT-002, BT-010). Nothing more.

## 3. Where it comes from
| sentence | ids |
|---|---|
| the tide turns | BT-001 |
| the anchor | BT-010 |
"""


def found(question: str) -> list[str]:
    entries = RuleSearch(Rulebook(BOOK)).search(question).entries
    return [one.ident if isinstance(one, Rule) else one.caption for one in entries]


def test_a_rule_is_its_whole_text_and_no_more() -> None:
    rules = {rule.ident: rule for rule in Rulebook(BOOK).rules}
    assert rules["BT-001"].text == "A boat sails with the wind. Given: no wind. Result: it stays."
    assert rules["BT-002"].text == "Whoever oversleeps pays 2 gold."
    assert rules["BT-010"].text == "card: Anchor; effect: The next boat waits."
    assert [rule.source for rule in rules.values()] == ["R", "D", "F", ""]


def test_tables_and_charts_are_whole() -> None:
    tables = {table.caption: table.rows for table in Rulebook(BOOK).tables}
    assert tables["Table A (winds)"] == [["wind", "1", "2"], ["speed", "-", "4"]]
    assert tables["Flow of a day (summary)"] == [["morning:  sail"], ["evening:  rest"]]


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("BT-002", "BT-002"),
        ("bt-010", "BT-010"),
        ("sailing", "BT-001"),
        ("sails wind", "BT-001"),
        ("money", "BT-002"),
        ("tide", "BT-001"),
        ("table a", "Table A (winds)"),
        ("evening", "Flow of a day (summary)"),
        ("anch", "BT-010"),
    ],
)
def test_the_best_comes_first(question: str, first: str) -> None:
    assert found(question)[0] == first


def test_the_title_of_an_example_finds_what_it_cites() -> None:
    assert set(found("oversleep")) == {"BT-002", "BT-010", "BT-X01"}


def test_an_index_is_no_answer() -> None:
    assert "3. Where it comes from" not in found("anchor")


def test_where_no_rule_has_all_words_the_nearest_are_told() -> None:
    told = RuleSearch(Rulebook(BOOK)).search("anchor elephants")
    assert not told.complete
    assert [one.ident for one in told.entries if isinstance(one, Rule)] == ["BT-010"]


def test_what_is_not_there_is_said_with_words_to_try() -> None:
    told = RuleSearch(Rulebook(BOOK)).search("ancor")
    assert (told.entries, told.complete, told.instead) == ([], False, ["anchor"])
    assert RuleSearch(Rulebook(BOOK)).search("xyzzy").instead == []


@pytest.mark.parametrize(("one", "other"), [("overpay", "overpaying"), ("bury", "buries"), ("sell", "selling")])
def test_forms_of_a_word_meet(one: str, other: str) -> None:
    assert stem(one) == stem(other)


@pytest.mark.parametrize("game", registry.in_house())
def test_every_rule_of_the_house_is_found_by_its_id(game: str) -> None:
    for rule in rulebook(game).rules:
        assert rule_search(game).search(rule.ident).entries == [rule]


@pytest.mark.parametrize(
    ("game", "question", "ident"),
    [
        ("pirates_cove", "mutiny", "PC-276"),
        ("pirates_cove", "hull", "PC-048"),
        ("pirates_cove", "cove", "PC-105"),
        ("dale_of_merchants", "overpay", "DM-062"),
        ("merchants_cove", "sponsorship", "MC-185"),
    ],
)
def test_what_players_asked_for_is_among_the_first(game: str, question: str, ident: str) -> None:
    best = rule_search(game).search(question).entries[:6]
    assert ident in [one.ident for one in best if isinstance(one, Rule)]


def test_a_table_that_is_asked_for_by_its_name_comes_before_rules_that_mention_tables() -> None:
    first = rule_search("pirates_cove").search("Table A").entries[0]
    assert isinstance(first, Table)
    assert first.caption == "Table A (ship mat)"


def test_no_rule_swallows_the_chart_that_follows_it() -> None:
    for rule in rulebook("pirates_cove").rules:
        assert "for round in" not in rule.text
    flow = [one for one in rule_search("pirates_cove").search("flow of a combat").entries if isinstance(one, Table)]
    assert len(flow[0].rows) == 12
