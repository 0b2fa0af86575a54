# Every command makes what it needs on first use and is quick the second time.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --constraint constraints.txt
WORKERS := $(shell $(PYTHON) -c 'import os; print((os.cpu_count() or 1) * 2)')# browsers and programs are waited for
AGAIN  := { test $$? -eq 1 && echo "What failed is tried once more, alone; name it in an issue if it passes now ..." \
            && $(BIN)/pytest -q --last-failed --last-failed-no-failures none; }
CLIENT := src/fortable/server/client/shell.js
CLIENT_SOURCES := $(shell find web src/fortable/games/*/web src/fortable/messages -name node_modules -prune -o -type f -print)

.PHONY: play test endure check lint mypy types contracts client screenshots snapshots mutants goldens perft face site notebooks budgets settings bench siege lines soak storm lock audit bom release clean

play: $(VENV)/play.done $(CLIENT)  ## open the game table
	@$(BIN)/fortable serve --open

test: $(VENV)/dev.done $(VENV)/browsers.done $(VENV)/proxies.done $(CLIENT)  ## pass all the tests
	@echo "Running all tests ..."
	@$(BIN)/pytest -q -n $(WORKERS) --dist worksteal || $(AGAIN)

endure: $(VENV)/dev.done $(VENV)/browsers.done $(VENV)/proxies.done $(CLIENT)  ## pass those tests that could go on for ever, at length
	@FORTABLE_ENDURE=1 FORTABLE_EXAMPLES=500 $(BIN)/pytest -q -n auto --dist worksteal -m endurance

check: lint mypy contracts audit test  ## all that must hold before a commit

lint: $(VENV)/dev.done
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .

mypy: $(VENV)/dev.done
	@$(BIN)/mypy

types: mypy  ## of the browser's code too
	@$(BIN)/pytest -q tests/web

client: $(VENV)/dev.done  ## build the table in the browser, types first
	@$(BIN)/python tools/typescript.py
	@$(MAKE) --no-print-directory $(CLIENT)

screenshots: $(VENV)/dev.done $(VENV)/browsers.done $(CLIENT)  ## every screen, by day and by night, on a phone and on a desk
	@$(BIN)/python -m tests.browser.screenshots $(ONLY)

snapshots: $(VENV)/dev.done $(VENV)/browsers.done $(CLIENT)  ## write anew what screen readers are told; read the diff
	@FORTABLE_SNAPSHOTS=1 $(BIN)/pytest -q tests/browser/test_snapshots.py

contracts: $(VENV)/dev.done
	@$(BIN)/lint-imports

mutants: $(VENV)/dev.done  ## break the rules line by line, and count what the tests see
	@$(BIN)/python tools/mutants.py $(GAME)

perft: $(VENV)/dev.done  ## count anew in how many ways matches can go on; read the diff
	@$(BIN)/python -m fortable.testing.perft $$(find src examples -path '*/tests/perft.txt')

goldens: $(VENV)/dev.done  ## write the golden playthroughs anew; read the diff
	@$(BIN)/python -m fortable.testing.golden $$(find src examples -path '*/golden/*.txt')

face: $(VENV)/dev.done  ## write docs/face.txt anew, if the changelog names what has changed; read the diff
	@$(BIN)/python -m tools.face

site: $(VENV)/dev.done  ## build the documentation site, and look it through: site/index.html
	@$(BIN)/python -m tools.site

notebooks: $(VENV)/dev.done  ## run docs/notebooks and write anew what they say; read the diff
	@$(BIN)/python -m tools.site.notebooks

budgets: $(VENV)/dev.done  ## write docs/budgets.md anew from the code; read the diff
	@$(BIN)/python -m tools.budgets

settings: $(VENV)/dev.done  ## write docs/settings.md anew from the types; read the diff
	@$(BIN)/python -m tools.settings_page

bench: $(VENV)/bench.done $(VENV)/dev.done $(VENV)/browsers.done $(CLIENT)  ## measured ratios against peers
	@$(BIN)/python -m bench.referee
	@$(BIN)/python -m bench.public
	@$(BIN)/python -m bench.pictures
	@$(BIN)/python -m bench.playouts
	@$(BIN)/python -m bench.envs
	@$(BIN)/python -m bench.server
	@$(BIN)/python -m bench.client

siege: $(VENV)/dev.done $(CLIENT)  ## attack a server from all sides while three people play at it (ONLY="slowloris qr-codes")
	@$(BIN)/python -m siege $(ONLY) $(if $(SECONDS),--seconds=$(SECONDS)) $(if $(TURNS),--turns) --report=siege-report $(if $(PAGE),--page=docs/siege.md)

lines: $(VENV)/dev.done  ## fair grabs over lines that are slow, or seem so (Linux, root)
	@$(BIN)/python -m tests.server.slow_lines

soak: $(VENV)/dev.done $(CLIENT)  ## an hour of people, tables and sockets coming and going (MINUTES=20): memory and files stay flat
	@$(BIN)/python -m tests.server.churn --minutes $(or $(MINUTES),60)

storm: $(VENV)/dev.done $(CLIENT)  ## three processes of one house, and one fault after the other (FAULTS=200 SEED=7 ONLY='"pause shortly"'): storm-report.md
	@$(BIN)/python -m tests.cluster.storm --faults $(or $(FAULTS),1000) --seed $(or $(SEED),1) $(if $(ONLY),--only $(ONLY))

lock:  ## write constraints.txt anew, with the newest that pyproject.toml allows; read the diff, run the tests
	@test -x $(VENV)/lock/bin/uv || { $(PYTHON) -m venv $(VENV)/lock && $(VENV)/lock/bin/pip install --quiet uv; }
	@$(VENV)/lock/bin/uv pip compile pyproject.toml --upgrade --all-extras --universal --python-version 3.11 \
	  --no-emit-index-url --no-annotate --custom-compile-command 'make lock' --quiet --output-file constraints.txt

audit:  ## ask which holes are known in what we depend on
	@test -x $(VENV)/audit/bin/pip-audit || { $(PYTHON) -m venv $(VENV)/audit \
	  && $(VENV)/audit/bin/pip install --quiet pip-audit; } \
	  || { rm -rf $(VENV)/audit; echo "Nothing was audited: pip-audit cannot be had from here."; }
	@test ! -x $(VENV)/audit/bin/pip-audit || $(VENV)/audit/bin/python tools/audit.py

bom: $(VENV)/dev.done  ## the bill of materials, as CycloneDX: bom.json
	@$(BIN)/python tools/bill_of_materials.py > bom.json

release: $(VENV)/dev.done $(CLIENT)  ## pack what is tagged, and try it in fresh environments: dist/ (REHEARSE=1: also what is not)
	@$(BIN)/python -m tools.release $(if $(REHEARSE),--rehearse)

clean:
	@rm -rf $(VENV) web/node_modules $(dir $(CLIENT)) mutants screenshots site .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis

$(BIN)/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Fortable needs Python 3.11 or newer: make PYTHON=python3.12 ..."; exit 2; }
	@echo "Making a home for Fortable in $(VENV) ..."
	@$(PYTHON) -m venv $(VENV) \
	  || { echo "Python lacks venv; installing it ..."; rm -rf $(VENV); \
	       apt-get update -q && apt-get install -qy python3-venv && $(PYTHON) -m venv $(VENV); }

$(VENV)/play.done: pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing Fortable (once) ..."
	@$(INSTALL) --editable '.[home]'
	@touch $@

$(VENV)/dev.done: pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing Fortable and its test tools (once) ..."
	@$(INSTALL) --editable '.[dev]'
	@touch $@ $(VENV)/play.done

$(VENV)/proxies.done: | $(BIN)/pip
	@test -x /usr/sbin/nginx && command -v caddy >/dev/null \
	  || { echo "Installing nginx and Caddy for the tests behind a proxy (once) ..."; \
	       apt-get update -qq && apt-get install -qqy --no-install-recommends nginx-light caddy >/dev/null; } \
	  || echo "They cannot be had here: those tests are left out."
	@touch $@

$(VENV)/browsers.done: | $(BIN)/pip
	@command -v chromium-headless-shell >/dev/null && command -v firefox-esr >/dev/null \
	  || { echo "Installing Chromium and Firefox for the tests in a browser (once) ..."; \
	       apt-get update -qq && apt-get install -qqy --no-install-recommends chromium-headless-shell firefox-esr >/dev/null; }
	@touch $@

$(CLIENT): $(CLIENT_SOURCES) | $(BIN)/pip
	@echo "Building the table in the browser ..."
	@$(BIN)/pip install --quiet --disable-pip-version-check --no-deps --editable .
	@touch $@

$(VENV)/bench.done: pyproject.toml constraints.txt | $(BIN)/pip
	@echo "Installing the peers to measure against (once) ..."
	@$(INSTALL) --editable '.[bench]'
	@touch $@ $(VENV)/play.done
