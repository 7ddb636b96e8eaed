#!/usr/bin/env python3
"""Holds the imports of every target against the floors in Package.swift.

The comments «Floor N» there are the table, under the names of the storeys: a target imports targets of lower floors only, lists
what it imports, and imports what it lists. Prints findings as file:line: text; exits 1 where there
is one.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The rules of a target, by the function of Package.swift that declares it.
DECLARATION = re.compile(
    r'(?P<kind>system|library|tests|\.executableTarget)\(\s*(?:name:\s*)?"(?P<folder>[\w/]+)"'
    r"(?P<rest>[^()]*)\)"
)
FLOOR = re.compile(r"//.*\bFloor (\d+)")
IMPORT = re.compile(r"^\s*(?:(?:package|internal|public|private|fileprivate)\s+)?import\s+(?:\w+\s+)?(\w+)")


class Target:
    def __init__(self, kind, folder, dependencies, floor, line):
        self.name = folder.rpartition("/")[2]
        self.dependencies, self.floor, self.line = dependencies, floor, line
        parent = {"tests": "Tests", "system": "Sources/System", ".executableTarget": "Sources/Tool"}
        self.folder = ROOT / parent.get(kind, "Sources") / folder


def read_package():
    """The targets of Package.swift by name. Tests stand above all floors."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    body = text.index("targets: [", text.index("let package"))
    floors = [(match.start(), int(match[1])) for match in FLOOR.finditer(text)]
    targets = {}
    for match in DECLARATION.finditer(text, body):
        floor = max((floor for start, floor in floors if start < match.start()), default=0)
        if match["kind"] == "tests":
            floor += 1
        listed = [] if match["kind"] == "system" else re.findall(r'"(\w+)"', match["rest"])
        line = text.count("\n", 0, match.start()) + 1
        target = Target(match["kind"], match["folder"], listed, floor, line)
        targets[target.name] = target
    return targets


def findings(targets):
    for target in targets.values():
        for name in target.dependencies:
            if name not in targets:
                yield f"Package.swift:{target.line}: {target.name} lists '{name}', which is no target"
            elif targets[name].floor >= target.floor:
                yield (
                    f"Package.swift:{target.line}: {target.name} on floor {target.floor} lists "
                    f"{name} on floor {targets[name].floor}"
                )
        imported = set()
        for path in sorted(target.folder.rglob("*.swift")):
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                match = IMPORT.match(line)
                if not match or match[1] not in targets:
                    continue
                imported.add(match[1])
                if match[1] not in target.dependencies:
                    place = f"{path.relative_to(ROOT)}:{number}"
                    yield f"{place}: {target.name} imports {match[1]}, but does not list it"
        for name in target.dependencies:
            if name in targets and name not in imported:
                yield f"Package.swift:{target.line}: {target.name} lists {name}, but does not import it"
    for folder in sorted([*(ROOT / "Sources").glob("*/*"), *(ROOT / "Tests").iterdir()]):
        if folder.is_dir() and folder.name not in targets and any(folder.rglob("*.swift")):
            yield f"Package.swift: no target has the folder {folder.relative_to(ROOT)}"


def main():
    targets = read_package()
    found = list(findings(targets))
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
