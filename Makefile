# make play, make dev, make check, make test, make site, make api, make audit: nothing else to remember.
# For translators: extract, update, compile. For maintainers: lock.

PORT ?= 8000
HOST ?= localhost
export PORT HOST PYTHON

PY := .venv/bin/python

# An unknown variable is a typing mistake, such as make play PROT=8123.
known := PORT HOST PYTHON CI SHELL
given := $(foreach name,$(.VARIABLES),$(if $(filter command,$(origin $(name))),$(name)))
unknown := $(filter-out $(known) MAKE% -%,$(given))
ifneq ($(unknown),)
$(error '$(unknown)' is not a setting of Penny Press; there are PORT, HOST and PYTHON, as in: make play PORT=8123)
endif

.PHONY: help play dev site api check test test-all audit lock extract update compile
.SILENT:

help:
	echo "make play   builds the game and serves it on this machine (make play PORT=8123)"
	echo "make dev    serves the sources and shows every change of them on the open page (make dev PORT=8123)"
	echo "make check  lint, types, imports, scripts, and the unit tests of what has changed"
	echo "make test   lint, types, imports, unit tests, and the game in a real browser"
	echo "make test-all  the same with every test: those marked thorough, too"
	echo "make site   builds the folder to publish: build/site"
	echo "make api    builds it together with the API pages of the engine: build/site/api"
	echo "make audit  Lighthouse on the lobby and the rules page; writes docs/audit.md"
	echo "make lock   writes requirements/ from pyproject.toml: every Python package with its hash"
	echo "make extract, make update, make compile   the words for translators: docs/translating.md"

play:
	python=$$(tools/find-python) && "$$python" -m pennypress serve --check --host "$$HOST" --port "$$PORT"
	tools/venv
	$(PY) -m pennypress site
	$(PY) -m pennypress serve --host "$$HOST" --port "$$PORT"

dev:
	tools/venv dev
	$(PY) -m pennypress dev --port "$$PORT"

site:
	tools/venv
	$(PY) -m pennypress site

api: site
	tools/venv api
	$(PY) -m pennypress api

# Runs none of our code.
.PHONY: look-through
look-through:
	echo "Lint"
	$(PY) -m ruff check --quiet .
	$(PY) -m ruff format --quiet --check . || { echo "Some files are not formatted; type: .venv/bin/ruff format ."; exit 1; }
	echo "Types"
	$(PY) -m mypy pennypress tests e2e benchmarks
	echo "Imports between layers"
	.venv/bin/lint-imports --no-logo

.PHONY: site-for-tests
site-for-tests:
	$(PY) -m pennypress site --tests

# testmon only tracks Python files: tests that read many other files are always run.
check:
	tools/venv dev
	$(MAKE) look-through
	echo "Scripts"
	$(PY) -m pennypress scripts
	echo "Unit tests of what has changed since they last ran"
	$(PY) -m pytest tests/test_repository_rules.py tests/test_documents.py tests/site/test_translations.py
	$(PY) -m pytest tests --testmon -n 2 --dist worksteal

# Without the tests that repeat what another one shows, for another size, title, language or kind of damage.
test: TESTS = -m "not thorough"
test test-all:
	tools/venv dev
	$(MAKE) -j 2 look-through site-for-tests
	echo "Scripts"
	$(PY) -m pennypress scripts
	echo "Unit tests"
	$(PY) -m pytest tests -n 2 --dist worksteal $(TESTS)
	$(PY) -m e2e.chromium_install
	$(PY) -m e2e.browser_engines
	echo "The game in real browsers"
	$(PY) -m pytest e2e --site build/site -n 2 --dist worksteal $(TESTS)

audit:
	tools/venv dev
	$(PY) -m pennypress site
	$(PY) -m e2e.chromium_install
	$(PY) -m benchmarks.audit

lock:
	tools/lock

extract update compile:
	tools/venv
	$(PY) -m pennypress words $@
