"""Settings come from the environment, and each is described."""

from __future__ import annotations

from pathlib import Path

import pytest

from covetown.bots import LEVELS
from covetown.kernel import RuleError
from covetown.server.config import Config, from_environment
from covetown.text import LOCALES, reason

SECURITY = (Path(__file__).parents[2] / "docs" / "security.md").read_text()


@pytest.mark.parametrize("name", Config.__struct_fields__)
def test_every_setting_is_described(name: str) -> None:
    assert f"`COVETOWN_{name.upper()}`" in SECURITY


def test_the_environment_sets_and_the_command_line_overrides(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COVETOWN_HTTPS", "1")
    monkeypatch.setenv("COVETOWN_ORIGINS", "https://a.example,https://b.example")
    monkeypatch.setenv("COVETOWN_BOT_BUDGET_S", "2.5")
    monkeypatch.setenv("COVETOWN_DATA_DIR", "/nowhere")
    config = from_environment(data_dir=tmp_path, database=None)
    assert config.https
    assert config.origins == ["https://a.example", "https://b.example"]
    assert config.bot_budget_s == 2.5
    assert config.data_dir == tmp_path
    assert config.database is None


@pytest.mark.parametrize("level", ["adaptive", "raider", "wizard", ""])
def test_advice_comes_from_a_level_or_the_server_does_not_start(monkeypatch: pytest.MonkeyPatch, level: str) -> None:
    for name in LEVELS:
        monkeypatch.setenv("COVETOWN_HINT_LEVEL", name)
        assert from_environment().hint_level == name
    monkeypatch.setenv("COVETOWN_HINT_LEVEL", level)
    with pytest.raises(RuleError, match="COVETOWN_HINT_LEVEL") as refused:
        from_environment()
    for locale in LOCALES:
        told = reason(refused.value, locale)
        assert told.startswith("COVETOWN_HINT_LEVEL")
        assert ", ".join(LEVELS) in told
