# Everything a developer runs. `make` alone lists it.
#
# The package is installed into .venv as a player would get it: compiled where a C compiler is there, with the built front
# end inside. It is installed again by itself when a source has changed.

VENV := .venv
BIN := $(VENV)/bin
EXTRAS ?= server,lab,envs,data,dev
OUT ?= build/fast
ONLY ?=
ARGS ?=
JOBS ?= auto

# The newest Python that is good enough and able to make an environment.
PYTHON ?= $(shell for name in python3.13 python3.12 python3.11 python3 python; do \
	$$name -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 && { echo $$name; break; }; done)

PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
TOOLS := $(VENV)/.tools
SPIEL := build/spiel
LEARNERS := build/learners
TORCH ?= torch
RAY := build/ray
AGENT := build/agent
MUTANTS := build/mutants
PACKAGE := $(VENV)/.package$(if $(filter 0,$(COVETOWN_COMPILE)),-interpreted)$(if $(filter 0,$(COVETOWN_WEB)),-pageless)

SOURCES := $(shell find src tools frontend hatch_build.py pyproject.toml -type f \
	-not -path '*/node_modules/*' -not -path 'frontend/dist/*' -not -path 'src/covetown/web/*' \
	-not -name '*.pyc' 2>/dev/null)
RULES := $(wildcard tests/kernel tests/games)

.DEFAULT_GOAL := help
.PHONY: help setup play test lint mutants mutants-report spiel learners fresh ray agent bench fuzz arrival knowledge lessons games screens life load drill fast web docs format pins clean

help: ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/  make \1\t\2/' | expand -t 24

setup: $(PACKAGE) ## install the package and its tools into .venv

play: setup ## sit down at the table
	@$(BIN)/covetown play $(ARGS)

test: setup lint ## check everything: style, types, front end, rules interpreted, then all tests on the compiled package
	@echo "test: front end"
	@$(BIN)/python tools/web.py test
ifneq ($(RULES),)
	@echo "test: rules, interpreted"
	@PYTHONPATH=src $(BIN)/python -m pytest -q -n $(JOBS) -m "not slow and not browser and not postgres" $(RULES)
endif
	@echo "test: everything, as installed"
	@$(BIN)/python -m pytest -n $(JOBS) --dist loadgroup $(ARGS)

spiel: setup $(SPIEL)/.there ## all games under OpenSpiel's own checks, with OpenSpiel (50 MB to fetch) in build/spiel
	@PYTHONPATH=$(SPIEL) $(BIN)/python -c "import pyspiel"
	@PYTHONPATH=$(SPIEL) $(BIN)/python -m pytest -q tests/envs tests/elsewhere/test_spiel.py $(ARGS)

$(SPIEL)/.there: constraints.txt
	@echo "spiel: OpenSpiel, beside the environment"
	@$(PIP) install --upgrade --target $(SPIEL) -c constraints.txt open_spiel
	@touch $@

learners: setup $(SPIEL)/.there $(LEARNERS)/.there ## MaskablePPO and OpenSpiel's NFSP learn, with PyTorch (large) in build/learners; TORCH="torch==…"
	@PYTHONPATH=$(LEARNERS):$(SPIEL) $(BIN)/python -c "import pyspiel, sb3_contrib, tree"
	@PYTHONPATH=$(LEARNERS):$(SPIEL) $(BIN)/python -m pytest -q tests/envs/test_learners.py tests/lab/test_practice.py $(ARGS)

$(LEARNERS)/.there: constraints.txt
	@echo "learners: PyTorch and sb3-contrib, beside the environment"
	@$(PIP) install --upgrade --target $(LEARNERS) -c constraints.txt sb3-contrib dm-tree "$(TORCH)"
	@touch $@

fresh: setup ## the wheel alone in a new environment: the three paths of docs/research.md run as they stand
	@COVETOWN_WHEEL="$$(ls build/wheel/covetown-*.whl)" $(BIN)/python -m pytest -q -n0 tests/lab/test_fresh.py $(ARGS)

ray: setup $(RAY)/.there ## `covetown lab --ray` on a real cluster of Ray's own processes (80 MB to fetch) in build/ray
	@PYTHONPATH=$(RAY) $(BIN)/python -m pytest -q tests/lab/test_ray.py $(ARGS)

$(RAY)/.there: constraints.txt
	@echo "ray: Ray, beside the environment"
	@$(PIP) install --upgrade --target $(RAY) -c constraints.txt ray
	@touch $@

agent: setup $(AGENT)/.there ## `covetown agent --mcp`, spoken to by a client of the protocol's SDK (45 MB to fetch) in build/agent
	@PYTHONPATH=$(AGENT) $(BIN)/python -c "import mcp"
	@PYTHONPATH=$(AGENT) $(BIN)/python -m pytest -q tests/agent $(ARGS)

$(AGENT)/.there: constraints.txt
	@echo "agent: the SDK of the Model Context Protocol, beside the environment"
	@$(PIP) install --upgrade --target $(AGENT) -c constraints.txt mcp
	@touch $@

mutants: setup $(MUTANTS)/.there ## faults that the tests must notice: GAME=… and FILES=…, or SAMPLE=300 SEED=1; JOBS, LIMIT=300
	@test -n "$(GAME)" || { echo "mutants: GAME=dale_of_merchants, another game, or kernel" >&2; exit 1; }
	@$(BIN)/python tools/mutants.py $(GAME) --files $(FILES) --sample $(or $(SAMPLE),0) --seed $(or $(SEED),1) \
		--limit $(or $(LIMIT),300) $(if $(filter-out auto,$(JOBS)),--jobs $(JOBS))

mutants-report: ## the tables of what `make mutants` found, into build/mutants/*.md
	@$(BIN)/python tools/mutants.py

$(MUTANTS)/.there: constraints.txt
	@echo "mutants: Cosmic Ray, beside the environment"
	@$(PIP) install --upgrade --no-deps --target $(MUTANTS)/tool -c constraints.txt cosmic-ray parso attrs stevedore
	@touch $@

lint: $(TOOLS) ## style and types
	@echo "lint: ruff"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check .
	@echo "lint: mypy"
	@$(BIN)/mypy
	@echo "lint: front end"
	@$(BIN)/python tools/web.py check

format: $(TOOLS) ## put every file into the project's style
	@$(BIN)/ruff check --fix .
	@$(BIN)/ruff format .
	@$(BIN)/python tools/web.py format

bench: setup ## measure decisions, games, copies and search per second
	@$(BIN)/covetown bench $(ARGS)

fuzz: setup ## long hunt for faults in all games; ARGS="dale_of_merchants --games 10000" for one
	@$(BIN)/covetown fuzz $(if $(ARGS),$(ARGS),--games 5000 --jobs 2)

arrival: setup ## how long the way in takes on a slow line, and how many bytes it is
	@$(BIN)/python -m tests.browser.arrival $(ARGS)

lessons: setup ## every lesson in the browser, at a desk and on a phone, in every language
	@COVETOWN_EVERY_LESSON=1 $(BIN)/python -m pytest -q tests/browser/test_lessons.py $(ARGS)

life: setup ## people around a table in real browsers, on SQLite and on PostgreSQL
	@COVETOWN_BOTH_DATABASES=1 $(BIN)/python -m pytest -q $(addprefix tests/browser/test_,$(addsuffix .py,table_life terms company slow_games notices arrival lan several_browsers)) $(ARGS)

games: setup ## whole games in the browser that `make test` leaves out: by keyboard, with other line-ups; programs at a server
	@COVETOWN_EVERY_GAME=1 $(BIN)/python -m pytest -q -m long tests/browser tests/server/test_visitors.py $(ARGS)

screens: setup ## every screen in every language by day and by night: axe, and nothing English in French
	@COVETOWN_EVERY_SCREEN=1 $(BIN)/python -m pytest -q tests/browser/test_screens.py $(ARGS)

knowledge: setup ## the long form of the oracles, worlds and twin games: what each viewer can know, over many games
	@COVETOWN_KNOWLEDGE=long $(BIN)/python -m pytest -q -n $(JOBS) $(wildcard tests/games/*/test_knowledge.py tests/games/*/test_twins.py tests/games/*/test_imagined.py tests/games/*/test_passings.py tests/games/*/test_retold.py) tests/test_options_read.py tests/test_worlds.py $(ARGS)

load: setup ## tables of four at a move a second, a socket for every seat, server on one core; ARGS="--ramp 100,200,400,1000"
	@$(BIN)/python -m tests.server.load $(ARGS)

drill: setup ## servers are killed, cut off, filled up and lied to while people play; ARGS="sqlite --kills 20" for a part
	@$(BIN)/python -m tests.server.drill $(ARGS)

fast: $(TOOLS) ## compile into OUT=build/fast; ONLY="kernel games/pirates_cove" for a part
	@$(BIN)/python tools/compile.py --out $(OUT) $(if $(ONLY),--only $(ONLY))

web: $(TOOLS) ## build the front end into src/covetown/web for work on the sources
	@$(BIN)/python tools/web.py build --out src/covetown/web

docs: $(TOOLS) ## write docs/api.md anew from the docstrings
	@$(BIN)/python tools/apidoc.py

pins: ## choose the newest versions of all dependencies again, into constraints.txt
	@$(PYTHON) tools/pins.py

clean: ## forget everything that was built
	@rm -rf $(VENV) build dist frontend/dist frontend/node_modules src/covetown/web
	@rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis
	@find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +

$(TOOLS): pyproject.toml constraints.txt tools/requirements.py
	@test -n "$(PYTHON)" || { echo "setup: Python 3.11 or newer with venv is needed (on Debian: apt install python3-venv)" >&2; exit 1; }
	@test -x $(BIN)/python || { echo "setup: new environment in $(VENV) with $$($(PYTHON) --version)"; $(PYTHON) -m venv $(VENV); }
	@echo "setup: dependencies ($(EXTRAS))"
	@$(BIN)/python tools/requirements.py $(EXTRAS) > $(VENV)/requirements.txt
	@$(PIP) install -c constraints.txt -r $(VENV)/requirements.txt
	@touch $@

$(PACKAGE): $(TOOLS) $(SOURCES)
	@echo "setup: the package, with its front end and its compiled modules"
	@rm -rf build/wheel
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel >/dev/null
	@$(PIP) install --no-deps --force-reinstall build/wheel/covetown-*.whl
	@rm -f $(VENV)/.package*
	@touch $@
