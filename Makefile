# Everything is done from here; `make help` lists it.  Set-up happens by itself, and only where something changed.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

INSTALL := $(BIN)/python -m pip install -qq --require-hashes -r
LOCK := $(BIN)/uv pip compile -q --upgrade --universal --generate-hashes --no-annotate \
	--default-index https://pypi.org/simple --custom-compile-command "make lock"
COMPILED := build/compiled
STATIC := src/ludarium/static/index.html
NODE_MODULES := client/node_modules/.package-lock.json
# On every core, though not on too many: each may run a browser and a server.
PYTEST := $(BIN)/python -m pytest --numprocesses auto --maxprocesses 4 --dist worksteal
CLIENT := $(shell find client -name node_modules -prune -o -print)

.NOTPARALLEL:
.PHONY: help play test check bench build format lock clean rules check-python check-client test-client test-python test-cluster test-compiled

help: ## what there is to make
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/  make \1\t\2/p' Makefile | expand -t 16

play: .venv/play rules $(STATIC) ## play in the browser (ARGS="--port 9000" and the like)
	@PYTHONPATH=$(COMPILED) $(BIN)/ludarium serve $(ARGS)

test: test-client test-python test-cluster test-compiled ## run every test: client, Python, and Python again with compiled rules

check: check-python check-client ## format, lint and types of Python and client

bench: .venv/dev rules ## measure how fast the rules are
	@$(BIN)/ludarium bench $(ARGS)

build: .venv/dev $(STATIC) ## make wheel and sdist in dist/
	$(BIN)/python -m hatchling build

format: .venv/dev $(NODE_MODULES) ## put every file into the format that check expects
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	cd client && npm run --silent format

lock: .venv/dev ## choose the newest versions allowed and write them down
	$(LOCK) pyproject.toml --group build -o requirements/play.txt
	$(LOCK) pyproject.toml --group dev --all-extras -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) --group node -o requirements/node.txt

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

test-python: .venv/dev rules $(STATIC)
	LUDARIUM_COMPILED=0 $(PYTEST) -m "not cluster" $(ARGS)

# By themselves: a cluster that starts gets no time beside two browsers.
test-cluster: .venv/dev rules $(STATIC)
	LUDARIUM_COMPILED=0 $(BIN)/python -m pytest -m cluster $(ARGS)

test-compiled: .venv/dev rules $(STATIC)
	@if [ -d $(COMPILED) ]; then set -x; \
	LUDARIUM_COMPILED=1 PYTHONPATH=$(COMPILED) $(PYTEST) -m "not browser and not cluster" $(ARGS); fi

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

$(NODE_MODULES): client/package.json client/package-lock.json | .venv/play
	@$(BIN)/python hatch_build.py has-node || { echo "Installing Node ..."; $(INSTALL) requirements/node.txt; }
	@echo "Installing what the client is built with ..."
	@cd client && npm ci --no-audit --no-fund --silent
	@touch $@

$(STATIC): $(CLIENT) $(NODE_MODULES)
	@echo "Building the client ..."
	@cd client && npm run build --silent -- --logLevel error
	@touch $@
