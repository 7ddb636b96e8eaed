#!/usr/bin/env python3
"""Times one screen of each mock-up by `basiri render` against a built-in screen, whole processes.

    Scripts/benchmark_mockups.py [-n RUNS] [--program PATH] [--limit RATIO]

Of each file in seeds/mockups the first screenshot is drawn, and in turn with it the Today screen of
the morning, so that a busy machine slows both. Prints the medians in milliseconds and their ratio;
exits with 1 where a ratio is above the limit, which is 1.2."""

import argparse
import glob
import os
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BUILT_IN = os.path.join(ROOT, "seeds/scenarios/today/morning.yaml")


def milliseconds(program, scenario, out):
    start = time.monotonic()
    subprocess.run(
        [program, "render", scenario, "--out", out, "--quiet", "--workers", "1",
         "--device", "iPhone 16", "--project", ROOT], check=True)
    return 1000 * (time.monotonic() - start)


def first_screen(path, folder):
    """A copy of a scenario that ends with its first screenshot."""
    lines = []
    with open(path, encoding="utf-8") as file:
        for line in file:
            lines.append(line)
            if line.startswith("- takeScreenshot"):
                break
    copy = os.path.join(folder, os.path.basename(path))
    with open(copy, "w", encoding="utf-8") as file:
        file.writelines(lines)
    return copy


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("-n", type=int, default=10)
    parser.add_argument("--program", default=os.path.join(ROOT, ".build/release/basiri"))
    parser.add_argument("--limit", type=float, default=1.2)
    arguments = parser.parse_args()
    slow = []
    with tempfile.TemporaryDirectory() as folder:
        out = os.path.join(folder, "out")
        built_in = first_screen(BUILT_IN, folder)
        for path in sorted(glob.glob(os.path.join(ROOT, "seeds/mockups/*.yaml"))):
            mockup = first_screen(path, folder)
            for scenario in (mockup, built_in):
                milliseconds(arguments.program, scenario, out)
            pairs = [(milliseconds(arguments.program, mockup, out),
                      milliseconds(arguments.program, built_in, out))
                     for _ in range(arguments.n)]
            ours = statistics.median(pair[0] for pair in pairs)
            theirs = statistics.median(pair[1] for pair in pairs)
            name = os.path.basename(path)
            print(f"{name}: {ours:.1f} ms, today {theirs:.1f} ms, medians of {arguments.n}: "
                  f"{ours / theirs:.2f} times")
            if ours / theirs > arguments.limit:
                slow.append(name)
    if slow:
        sys.exit(f"above {arguments.limit} times: {', '.join(slow)}")


if __name__ == "__main__":
    main()
