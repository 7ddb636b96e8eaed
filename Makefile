# The commands of this project. `make help` lists them.

# The product links the standard library statically: a process then starts in 4 ms instead of 12.
BUILD := swift build -c release --product basiri --static-swift-stdlib \
	--explicit-target-dependency-import-check error
# Tests run optimized (a full-screen blend takes 0.4 s without), in a folder of their own, so that
# neither build undoes the other.
TEST := swift test -c release --disable-testable-imports --scratch-path .build/tests \
	--explicit-target-dependency-import-check error
BASIRI := .build/release/basiri

# Only the tests whose names hold this: `make test FILTER=TypographyTests`.
FILTER :=

# What is held against references, and at which scale, stands in basiri.yaml.
REPORTER := list

.PHONY: help setup build test lint gallery verify record example conformance clean
.DEFAULT_GOAL := help

help: ## Lists these commands.
	@awk -F ':.*## ' '/^[a-z]+:.*## /{printf "  make %-12s %s\n", $$1, $$2}' $(MAKEFILE_LIST)

setup: ## Installs the system packages and fonts that are missing.
	@Scripts/setup.sh

build: setup ## Builds the program: .build/release/basiri.
	@$(BUILD)

test: build ## Runs the tests, some of them on the program. FILTER=Name runs only those whose name holds it.
	@$(TEST) $(if $(FILTER),--filter $(FILTER))

lint: setup ## Checks the format, the floors and the rules of the code.
	@Scripts/lint.sh

gallery: build ## Renders all scenarios to out/gallery, with a page that shows the frames.
	@$(BASIRI) gallery --out out/gallery

verify: build ## Compares frames with Snapshots/. REPORTER=html,list chooses the reports.
	@$(BASIRI) verify --record=never --fail-on-unused --reporter=$(REPORTER)

record: build ## Writes the frames that changed to Snapshots/, and removes those that are no more.
	@$(BASIRI) verify --record=all --reporter=$(REPORTER)
	@$(BASIRI) prune

example: setup ## Builds and runs the example of snapshots in Swift tests.
	@cd Examples/SnapshotTests && swift test -c release --scratch-path ../../.build/example

conformance: ## Holds bidi, line breaks and graphemes against Unicode's own test files.
	@Scripts/setup.sh --with conformance
	@BASIRI_CONFORMANCE=1 $(TEST) --filter ConformanceTests

clean: ## Removes what was built and rendered; installed fonts stay.
	@rm -rf .build out
