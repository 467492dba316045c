# Everything is done from here; `make help` lists it.  Set-up happens by itself, and only where something changed.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

INSTALL := $(BIN)/python -m pip install -qq --require-hashes -r
# From the index that pip is configured for, whose name is nobody else's business.
INDEX = $(or $(UV_DEFAULT_INDEX),$(PIP_INDEX_URL),$(shell $(BIN)/python -m pip config get global.index-url 2>/dev/null))
LOCK = $(BIN)/uv pip compile -q $(if $(KEEP),,--upgrade) --universal --generate-hashes --no-annotate \
	$(if $(INDEX),--default-index $(INDEX)) --custom-compile-command "make lock"
COMPILED := build/compiled
# The fastest rules that there are, once they are made.
FASTEST = $(shell [ -d $(COMPILED) ] && echo LUDARIUM_COMPILED=1 PYTHONPATH=$(COMPILED) || echo LUDARIUM_COMPILED=0)
STATIC := src/ludarium/static/index.html
NODE_MODULES := client/node_modules/.package-lock.json
# On every core, though not on too many: each may run a browser and a server.
PYTEST := $(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist
# Twice as many: what waits for a server or a browser leaves its core to another.
SERVED := $(BIN)/python -m pytest --numprocesses $(shell expr 2 \* $$(nproc 2>/dev/null || echo 1)) --maxprocesses 8 \
	--no-loadscope-reorder --dist
CLIENT := $(shell find client -name node_modules -prune -o -print)

.NOTPARALLEL:
.PHONY: help play test check digest audit mutate bench build format lock clean site rules check-python check-client test-client test-python test-compiled test-served test-cluster test-slow test-busy

help: ## what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: .venv/play rules $(STATIC) ## play in the browser (ARGS="--port 9000" and the like)
	@PYTHONPATH=$(COMPILED) $(BIN)/ludarium serve $(ARGS)

test: test-client test-python test-compiled test-served test-cluster ## run the tests: client, rules as Python and compiled, server and page

check: check-python check-client ## format, lint and types of Python and client

mutate: .venv/mutate ## find out which mutants of a game's rules no test notices (GAME=druids SAMPLE=250)
	@nice $(BIN)/python scripts/mutate.py $(GAME) $(SAMPLE)

digest: .venv/dev rules ## compare what games show with what they showed, plain and compiled (ARGS="--games 5 tigris")
	PYTHONPATH=src $(BIN)/python scripts/digest.py $(ARGS)
	@if [ -d $(COMPILED) ]; then set -x; PYTHONPATH=$(COMPILED) $(BIN)/python scripts/digest.py $(ARGS); fi

audit: .venv/audit $(NODE_MODULES) ## licences of all that is shipped, known advisories of all that is locked
	@$(BIN)/python scripts/audit.py $(ARGS)

bench: .venv/dev rules ## measure how fast the rules are
	@$(BIN)/ludarium bench $(ARGS)

build: .venv/dev $(STATIC) ## make wheel and sdist in dist/
	$(BIN)/python -m hatchling build

format: .venv/dev $(NODE_MODULES) ## put every file into the format that check expects
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd client && npm run --silent format

lock: .venv/dev ## choose the newest versions allowed and write them down (KEEP=1: only what is missing)
	$(LOCK) pyproject.toml --extra server --extra cases --group build -o requirements/play.txt
	$(LOCK) pyproject.toml --group dev --all-extras -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) pyproject.toml --extra server --extra postgres -c requirements/dev.txt -o requirements/server.txt
	$(LOCK) --group node -o requirements/node.txt
	$(LOCK) --group audit -c requirements/dev.txt -o requirements/audit.txt

site: .venv/dev ## make the documentation's site in build/site (ARGS=serve: and look at it while it is written)
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs $(or $(ARGS),build) --quiet

clean: ## forget everything installed and built
	rm -rf .venv build dist src/ludarium/static client/node_modules

check-python: .venv/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

check-client: $(NODE_MODULES)
	cd client && npm run --silent format:check
	cd client && npm run --silent check

test-client: $(NODE_MODULES)
	cd client && npm test --silent

# While the rules are being compiled, perhaps.
test-python: .venv/dev $(STATIC)
	LUDARIUM_COMPILED=0 $(PYTEST) worksteal -m "not once and not slow" $(ARGS)

test-compiled: .venv/dev rules $(STATIC)
	@if [ -d $(COMPILED) ]; then set -x; \
	LUDARIUM_COMPILED=1 PYTHONPATH=$(COMPILED) $(PYTEST) worksteal -m "not once and not slow" $(ARGS); fi

# Server, page and all else that is not compiled: once, with the rules as they are played with: compiled, where there
# is a compiler.  By file, so that each starts its server and its browser once.
test-served: .venv/dev rules $(STATIC)
	$(FASTEST) $(SERVED) loadfile -m "once and not cluster and not slow" $(ARGS)

# By themselves: a cluster that starts gets no time beside two browsers.
test-cluster: .venv/dev rules $(STATIC)
	LUDARIUM_COMPILED=0 $(BIN)/python -m pytest -m "cluster and not slow" $(ARGS)

test-slow: .venv/dev rules $(STATIC) ## run the tests that take long and rarely fail, as at night
	LUDARIUM_COMPILED=0 $(PYTEST) worksteal -o timeout=0 -m slow $(ARGS)
	LUDARIUM_GAMES=100 $(FASTEST) $(PYTEST) worksteal -o timeout=0 -m "not once" tests/games -k the_contract

test-busy: ## run every test five times beside processes that take every core
	for n in 1 2 3 4 5; do scripts/busy $(MAKE) test || exit 1; done

# The rules as machine code in build/compiled, or one line that says why not.
rules: .venv/play
	@$(BIN)/python hatch_build.py rules

# Each of the following is younger than what it is made from.

.venv/bin/pip:
	@$(if $(PYTHON),,echo "Ludarium needs Python 3.11 or newer." >&2; exit 1)
	@echo "Making .venv with $(PYTHON) ..."
	@$(PYTHON) scripts/make_venv.py

.venv/play: requirements/play.txt pyproject.toml | .venv/bin/pip
	@echo "Installing what the game needs ..."
	@$(INSTALL) requirements/play.txt
	@$(BIN)/python -m pip install -qq --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/play requirements/dev.txt
	@echo "Installing what the tests need ..."
	@$(INSTALL) requirements/dev.txt
	@touch $@

# Wanted by few, so in no lock.
.venv/mutate: .venv/dev
	@echo "Installing what makes mutants ..."
	@$(BIN)/python -m pip install -qq "mutmut==3.8.1"
	@touch $@

.venv/audit: .venv/dev requirements/audit.txt
	@echo "Installing what looks for advisories ..."
	@$(INSTALL) requirements/audit.txt
	@touch $@

$(NODE_MODULES): client/package.json client/package-lock.json | .venv/play
	@$(BIN)/python hatch_build.py has-node || { echo "Installing Node ..."; $(INSTALL) requirements/node.txt; }
	@echo "Installing what the client is built with ..."
	@cd client && npm ci --no-audit --no-fund --silent
	@touch $@

$(STATIC): $(CLIENT) $(NODE_MODULES)
	@echo "Building the client ..."
	@cd client && npm run build --silent -- --logLevel error
	@touch $@
