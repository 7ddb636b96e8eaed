#!/usr/bin/env python3
"""Holds the style sheets and scripts of the pages together.

Checks of every file: brackets that match, no closing tag that would end the element it is put into, no
address of another server, lines of at most 120 letters. Scripts are read by `node --check` too, all of
one page as one file, where Node.js is installed. Prints findings as file:line: text; exits 1 where there
is one.
"""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
FILES = ROOT / "Sources/Proof/WebParts/Files"
PAGES = [["shared.js", "reportList.js", "reportStage.js", "reportStart.js"], ["shared.js", "gallery.js"]]
# Comments, strings, and the regular expressions that stand where a value may.
QUIET = re.compile(
    r"/\*.*?\*/|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`"
    r"|(?<=[(=,?:&|!])\s*/(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n])+/",
    re.S,
)
CLOSING = {")": "(", "]": "[", "}": "{"}


def findings(path):
    text = path.read_text(encoding="utf-8")
    place = path.relative_to(ROOT)
    for number, line in enumerate(text.splitlines(), 1):
        if len(line) > 120:
            yield f"{place}:{number}: a line of {len(line)} letters"
        for word in ("</script", "</style", "http://", "https://", "@import"):
            if word in line.lower():
                yield f"{place}:{number}: '{word}'"
    open_brackets = []
    bare = QUIET.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    for number, line in enumerate(bare.splitlines(), 1):
        for letter in line:
            if letter in "([{":
                open_brackets.append((letter, number))
            elif letter in CLOSING:
                if not open_brackets or open_brackets.pop()[0] != CLOSING[letter]:
                    yield f"{place}:{number}: '{letter}' closes nothing"
                    return
    for letter, number in open_brackets:
        yield f"{place}:{number}: '{letter}' is never closed"


def node_findings(names):
    with tempfile.NamedTemporaryFile("w", suffix=".js", encoding="utf-8") as page:
        page.write("".join((FILES / name).read_text(encoding="utf-8") for name in names))
        page.flush()
        run = subprocess.run(["node", "--check", page.name], capture_output=True, text=True)
        if run.returncode:
            yield f"{' + '.join(names)}: " + " ".join(run.stderr.split())[:300]


def main():
    found = [text for path in sorted(FILES.iterdir()) for text in findings(path)]
    if shutil.which("node"):
        found += [text for names in PAGES for text in node_findings(names)]
    print("\n".join(found), end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
