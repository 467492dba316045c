# Everything is done from here; `make help` lists it.  Set-up happens by itself, and only when something changed.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
# Node of the machine first; the one that pip brought is the fallback.
export PATH := $(PATH):$(CURDIR)/$(BIN)
export PIP_DISABLE_PIP_VERSION_CHECK := 1

INSTALL := $(BIN)/python -m pip install -q --require-hashes -r
COMPILER := $(shell command -v cc || command -v gcc || command -v clang)
COMPILED := $(if $(COMPILER),build/compiled)
STATIC := src/ludarium/static/index.html
CLIENT := $(shell find client -name node_modules -prune -o -print 2>/dev/null)
RULES := $(shell find src/ludarium -path src/ludarium/static -prune -o -name __pycache__ -prune -o -print)

.PHONY: help play test test-python test-compiled test-client check check-python check-client format bench build lock rules clean

help: ## what there is
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 20

play: .venv/play rules $(STATIC) ## play in the browser
	@PYTHONPATH=$(COMPILED) $(BIN)/ludarium serve $(ARGS)

test: test-python test-client test-compiled ## run every test: Python, client, and Python again on the compiled rules

check: check-python check-client ## format, lint and types of Python and client

bench: .venv/dev rules ## how fast: steps and games a second
	@$(BIN)/ludarium bench $(ARGS)

build: .venv/dev $(STATIC) ## wheel and sdist in dist/
	$(BIN)/python -m uv build --no-build-isolation --out-dir dist

format: .venv/dev client/node_modules/.package-lock.json ## put every file in the house's format
	$(BIN)/ruff format
	$(BIN)/ruff check --fix
	cd client && npm run --silent format

lock: .venv/dev ## choose the newest allowed versions and write them down
	$(LOCK) --group build -o requirements/play.txt
	$(LOCK) --group dev --all-extras -c requirements/play.txt -o requirements/dev.txt
	$(LOCK) --only-group node -o requirements/node.txt

clean: ## forget everything built and installed
	rm -rf .venv build dist src/ludarium/static client/node_modules

test-python: .venv/dev $(STATIC)
	LUDARIUM_COMPILED=0 $(BIN)/python -m pytest $(ARGS)

test-compiled: .venv/dev rules $(STATIC)
	@$(if $(COMPILED),LUDARIUM_COMPILED=1 PYTHONPATH=$(COMPILED) $(BIN)/python -m pytest -m "not browser" $(ARGS))

test-client: client/node_modules/.package-lock.json
	cd client && npm test --silent

check-python: .venv/dev
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

check-client: client/node_modules/.package-lock.json
	cd client && npm run --silent format:check
	cd client && npm run --silent check

# The rules, compiled where there is a compiler.
rules: .venv/play
	@$(if $(COMPILED),$(BIN)/python hatch_build.py rules,echo "No C compiler found: the rules run interpreted$(comma) which is slower but otherwise the same.")

comma := ,
LOCK := $(BIN)/uv pip compile -q --upgrade --universal --generate-hashes --no-annotate \
	--default-index https://pypi.org/simple --custom-compile-command "make lock" pyproject.toml

# Stamps: each is younger than what it was made from.
.venv/bin/python:
	@$(if $(PYTHON),,echo "Ludarium needs Python 3.11 or newer."; exit 1)
	@$(PYTHON) scripts/venv.py

.venv/play: .venv/bin/python requirements/play.txt pyproject.toml
	@echo "Installing ..."
	@$(INSTALL) requirements/play.txt
	@$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	@touch $@

.venv/dev: .venv/play requirements/dev.txt
	@$(INSTALL) requirements/dev.txt
	@touch $@

client/node_modules/.package-lock.json: client/package-lock.json client/package.json | .venv/play
	@$(BIN)/python hatch_build.py has-node || $(INSTALL) requirements/node.txt
	cd client && npm ci --no-audit --no-fund --silent
	@touch $@

$(STATIC): $(CLIENT) client/node_modules/.package-lock.json
	cd client && npm run build --silent
	@touch $@
