#!/usr/bin/env python3
"""Times one frame by `basiri render` against one by a headless browser, whole processes, in turn.

    Scripts/benchmark.py --browser PATH --page FILE.html [-n RUNS]

The page is what the browser draws at 393x852, three device pixels to a point; basiri draws
seeds/scenarios/today/morning.yaml. Each run does both, so that a busy machine slows both.
Prints the medians in milliseconds and their ratio. A claim about speed is such a ratio."""

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
import time

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
BASIRI = os.path.join(ROOT, ".build/release/basiri")
SCENARIO = os.path.join(ROOT, "seeds/scenarios/today/morning.yaml")


def milliseconds(command):
    start = time.monotonic()
    subprocess.run(
        command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return 1000 * (time.monotonic() - start)


def stage(page, folder):
    """Copies the page and links the project's fonts beside it, where it looks for them."""
    shutil.copy(page, folder)
    os.symlink(os.path.join(ROOT, "Fonts"), os.path.join(folder, "fonts"))
    return "file://" + os.path.join(folder, os.path.basename(page))


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--browser", required=True)
    parser.add_argument("--page", required=True)
    parser.add_argument("-n", type=int, default=10)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        address = stage(arguments.page, folder)
        ours = [BASIRI, "render", SCENARIO, "--out", os.path.join(folder, "out"), "--quiet",
                "--workers", "1"]
        theirs = [arguments.browser, "--headless", "--no-sandbox", "--hide-scrollbars",
                  "--force-device-scale-factor=3", "--window-size=393,852",
                  "--user-data-dir=" + os.path.join(folder, "profile"),
                  "--screenshot=" + os.path.join(folder, "page.png"), address]
        milliseconds(ours), milliseconds(theirs)
        pairs = [(milliseconds(ours), milliseconds(theirs)) for _ in range(arguments.n)]
    frame = statistics.median(pair[0] for pair in pairs)
    browser = statistics.median(pair[1] for pair in pairs)
    print(f"basiri render {frame:.1f} ms, browser {browser:.1f} ms, medians of {arguments.n}: "
          f"{browser / frame:.1f} times")


if __name__ == "__main__":
    main()
