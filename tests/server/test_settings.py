"""Settings come from the environment, and each is described."""

from __future__ import annotations

from pathlib import Path

import pytest

from covetown.server.config import Config, from_environment

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
