"""What is laid out for whoever runs a server names settings, figures, commands and places that exist."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from covetown.server import Config, metrics
from covetown.server.pages import router

ROOT = Path(__file__).resolve().parents[1]
DEPLOY = ROOT / "deploy"
FILES = [file for file in sorted(DEPLOY.rglob("*")) if file.is_file()]
OPERATING = (ROOT / "docs" / "operating.md").read_text("utf-8")
SETTINGS = {f"COVETOWN_{name.upper()}" for name in Config.__struct_fields__}
COMMANDS = re.compile(r"covetown (serve|think|backup|restore|migrate|verify|play|version)\b")


@pytest.mark.parametrize("file", [*FILES, ROOT / "docs" / "operating.md"], ids=lambda file: file.name)
def test_only_settings_that_exist_are_set(file: Path) -> None:
    assert set(re.findall(r"COVETOWN_[A-Z_]+[A-Z]", file.read_text("utf-8"))) <= SETTINGS


@pytest.mark.parametrize("name", ["grafana/covetown.json", "alerts.yml", "../docs/operating.md"])
def test_only_figures_that_exist_are_asked_for(name: str) -> None:
    told = {sample.name for family in metrics.FIGURES.collect() for sample in family.samples}
    told |= {f"{family.name}_total" for family in metrics.FIGURES.collect() if family.type == "counter"}
    told |= {f"{family.name}_bucket" for family in metrics.FIGURES.collect() if family.type == "histogram"}
    asked = set(re.findall(r"\bcovetown_[a-z_]+", (DEPLOY / name).read_text("utf-8")))
    assert asked
    assert asked <= told


def test_every_figure_has_a_place_on_the_dashboard() -> None:
    shown = (DEPLOY / "grafana" / "covetown.json").read_text("utf-8")
    assert [family.name for family in metrics.FIGURES.collect() if family.name not in shown] == []
    board = json.loads(shown)
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])


def test_the_places_that_are_asked_for_are_there() -> None:
    paths = {getattr(route, "path", "") for route in router.routes}
    assert {"/readyz", "/healthz", "/metrics"} <= paths
    for name in ("Caddyfile", "Containerfile"):
        assert "/readyz" in (DEPLOY / name).read_text("utf-8")


def test_only_commands_that_exist_are_run() -> None:
    from covetown.cli import app_commands

    used = {name for file in FILES for name in COMMANDS.findall(file.read_text("utf-8"))}
    assert used | set(COMMANDS.findall(OPERATING)) <= set(app_commands())
    assert {"serve", "backup"} <= used


def test_operating_names_every_file_and_no_other() -> None:
    named = set(re.findall(r"deploy/([A-Za-z/.-]+[a-zA-Z])", OPERATING))
    there = {file.relative_to(DEPLOY).as_posix() for file in FILES}
    assert {name for name in named if not name.endswith(".env")} <= there | {"covetown-backup"}
    for name in there:
        assert name.rpartition("/")[2].partition(".")[0] in OPERATING, name


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
@pytest.mark.parametrize("unit", ["covetown.service", "covetown-backup.service", "covetown-backup.timer"])
def test_systemd_takes_the_units(unit: str) -> None:
    ran = subprocess.run(["systemd-analyze", "verify", str(DEPLOY / unit)], capture_output=True, text=True, check=False)
    complaints = [line for line in ran.stderr.splitlines() if "is not executable" not in line and line.strip()]
    assert [line for line in complaints if unit in line or "covetown" in line] == []
