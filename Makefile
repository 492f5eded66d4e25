# Everything starts here. Set-up is part of every target and is quick when nothing has changed:
# stamps under .cache/make remember what was installed and built.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
STAMPS := .cache/make
CORES := $(shell nproc 2>/dev/null || sysctl -n hw.ncpu 2>/dev/null || echo 1)

CHECKED := src examples/noughts/src tests bench tools
# What must hold on the plain build as on the compiled one: the rules, not the screens.
RULE_TESTS := $(wildcard tests/conformance tests/core tests/cases tests/games)
SOAK_GAMES ?= 1000
# Browsers and clocks can miss their moment on a machine that does two things at once. So what failed
# has two more tries with the machine to itself; what is wrong fails there too.
LAST_FAILED = $(PY) -m pytest --last-failed --last-failed-no-failures none
AGAIN = { [ $$? -eq 1 ] && echo "holdfast: what failed, once more by itself" \
	&& { $(LAST_FAILED) || $(LAST_FAILED); }; }

ASSETS := src/holdfast/web/assets

.DEFAULT_GOAL := help
.PHONY: help play test lint bench bench-web bench-abuse bench-bots lab rules docs soak clean build pages system

help: ## this list
	@echo "Holdfast. Usage: make TARGET"
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  \1\t/' | expand -t 16

play: build pages ## set everything up, then serve the games on http://127.0.0.1:8000
	@$(BIN)/holdfast serve

test: lint pages system ## everything that must hold: linters, types, and the tests on both builds
	@$(BIN)/holdfast check cases --jobs $(CORES)
	$(PY) -m pytest -n $(CORES) --dist loadfile || $(AGAIN)
	@echo "holdfast: the rules once more, as plain Python"
	@HOLDFAST_PURE=1 $(BIN)/holdfast check cases --jobs $(CORES)
	HOLDFAST_PURE=1 $(PY) -m pytest -n $(CORES) --dist worksteal -m "not once" \
		--cov --cov-report= $(RULE_TESTS)
	@echo "holdfast: these tests reach $$($(PY) -m coverage report --format=total)% of the rules' lines"

lint: build ## ruff, mypy and the layout of cases
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(PY) -m tools.format_cases --check cases
	$(BIN)/mypy $(CHECKED)

bench: build ## our speed beside that of other engines (fetches them once)
	$(PY) -m bench.peers \
		--own "Holdfast, Python loop" "$(BIN)/holdfast bench noughts --line --seconds {seconds}" \
		--own "Holdfast, own loop" "$(BIN)/holdfast bench noughts --line --loop engine --seconds {seconds}" \
		--own "Holdfast, many at once, with observations" "$(BIN)/holdfast bench noughts --line --loop many --seconds {seconds}" \
		--own "Holdfast, plain Python" "HOLDFAST_PURE=1 $(BIN)/holdfast bench noughts --line --seconds {seconds}"
	$(PY) -m bench.envs

bench-web: build pages system ## the server's speed beside boardgame.io's (fetches it once), and the pages'
	$(PY) -m bench.web
	$(PY) -m bench.pages

bench-abuse: build pages ## what attacks cost an honest player: delays in quiet and beside each attack
	$(PY) -m bench.abuse

bench-bots: build pages ## what thinking bots cost other players: delays in quiet and beside eight of them
	$(PY) -m bench.bots

lab: build ## play the experiments of docs/lab and write their reports: minutes, or hours with LAB=full
	$(PY) -m tools.lab --jobs $(CORES) $(if $(filter full,$(LAB)),--full)

rules: build ## which rule is carried out where, and which tests cite it
	@$(PY) tools/rules_report.py

docs: $(STAMPS)/docs ## the documentation, into site/ (compiles nothing)
	HOLDFAST_PURE=1 $(PY) -m sphinx --quiet --fail-on-warning docs site

# The first run plays every game on both builds and compares them byte for byte; the second asks
# plain Python all questions of its own, in a tenth as many.
soak: build ## long conformance runs of every game over its options (SOAK_GAMES=1000 of each game)
	@$(PY) -m tools.soak --games $(SOAK_GAMES) --jobs $(CORES) --journals .cache/soak
	@HOLDFAST_PURE=1 $(PY) -m tools.soak --games $$(( ($(SOAK_GAMES) + 9) / 10 )) --jobs $(CORES) --journals .cache/soak

clean: ## remove everything that was installed, built or cached
	rm -rf $(ASSETS)/node_modules src/holdfast/web/static/dist
	rm -rf $(VENV) .cache build dist site .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find src examples tests bench -name '*.so' -delete
	find src examples tests bench -name '__pycache__' -prune -exec rm -rf {} +
	find src examples -name '*.egg-info' -prune -exec rm -rf {} +

# The compiled rules. The script compares contents, so it is asked every time.
build: $(STAMPS)/installed
	@$(PY) tools/build.py

# Pinned tools first, then Holdfast and its example as they lie here: entry points need installing.
$(STAMPS)/installed: requirements/dev.lock pyproject.toml examples/noughts/pyproject.toml $(STAMPS)/venv
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.lock
	HOLDFAST_PURE=1 $(PY) -m pip install --quiet --disable-pip-version-check \
		--no-build-isolation --no-deps -e . -e examples/noughts
	@touch $@

# What the pages run in the browser, from the npm registry through the lock file, bundled.
pages: $(STAMPS)/pages

$(STAMPS)/pages: $(shell find $(ASSETS) -type f -not -path '*/node_modules/*') tools/pages.py $(STAMPS)/venv
	$(PY) tools/pages.py
	@touch $@

# Chromium and PostgreSQL for the tests; playing needs neither.
system:
	@bash tools/setup_system.sh

$(STAMPS)/docs: requirements/docs.lock $(STAMPS)/installed
	$(PY) -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/docs.lock
	@touch $@

$(STAMPS)/venv:
	@command -v $(PYTHON) >/dev/null || { \
		echo "holdfast: there is no $(PYTHON); install Python 3.11 or later, or say PYTHON=..."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "holdfast: $(PYTHON) is not Python 3.11 or later; say for instance PYTHON=python3.12"; exit 1; }
	@[ -x $(PY) ] || $(PYTHON) -m venv $(VENV)
	@mkdir -p $(STAMPS)
	@touch $@
