#!/usr/bin/env python3
"""Installs the fonts that Fonts/manifest.json pins, where they are missing or not as pinned.

Each font comes out of a wheel of the Python package index, which pip fetches, so that the machine's
own configuration of pip holds. The wheel and every file are held against their SHA-256. Files under
other names are a user's own and stay as they are; a file that carries a pinned name but other bytes
is kept beside as NAME.replaced.

Exit codes: 0 all fonts are in place, 1 they cannot be had, 2 the manifest is not usable.
"""

import hashlib
import json
import os
import pathlib
import struct
import subprocess
import sys
import zipfile
from tempfile import NamedTemporaryFile, TemporaryDirectory

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "Fonts"
LICENCE = FOLDER / "OFL.txt"


class Failure(Exception):
    """What went wrong, in words for the user, and the exit code that says so."""

    def __init__(self, message, code=1):
        super().__init__(message)
        self.code = code


def sha256(content):
    return hashlib.sha256(content).hexdigest()


def read_manifest():
    path = FOLDER / "manifest.json"
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
        for font in manifest["fonts"]:
            if "/" in font["file"]:
                raise Failure(f"Fonts/manifest.json: '{font['file']}' is not a file name", 2)
            font["sha256"], manifest["sources"][font["source"]]
        return manifest
    except OSError as error:
        raise Failure(f"Fonts/manifest.json: {error.strerror}", 2) from error
    except json.JSONDecodeError as error:
        raise Failure(f"Fonts/manifest.json:{error.lineno}:{error.colno}: {error.msg}", 2) from error
    except (KeyError, TypeError) as error:
        raise Failure(f"Fonts/manifest.json: {error} is missing or of a wrong type", 2) from error


def is_in_place(font):
    try:
        return sha256((FOLDER / font["file"]).read_bytes()) == font["sha256"]
    except FileNotFoundError:
        return False


def fetch_wheel(source, folder):
    """Lets pip fetch the wheel into the folder, and returns its path."""
    requirement = f"{source['package']}=={source['version']}"
    print(f"setup: fetching {requirement}, which holds the fonts")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps"]
    command += ["--disable-pip-version-check", "--only-binary", ":all:", "--dest", folder]
    result = subprocess.run(command + [requirement], capture_output=True, text=True, check=False)
    if result.returncode != 0:
        last = (result.stderr.strip().splitlines() or ["it says nothing"])[-1]
        raise Failure(f"pip cannot fetch {requirement}: {last}")
    wheel = pathlib.Path(folder) / source["wheel"]
    if not wheel.exists():
        raise Failure(f"pip fetched {requirement}, but not as {source['wheel']}")
    if sha256(wheel.read_bytes()) != source["sha256"]:
        raise Failure(f"{source['wheel']} is not the file that the manifest pins")
    return wheel


def extract(font, wheel, folder):
    """The bytes of a font of the wheel, as pinned."""
    name = f"{folder}/{font['file']}"
    try:
        content = wheel.read(name)
    except KeyError as error:
        raise Failure(f"the wheel holds no {name}") from error
    if sha256(content) != font["sha256"]:
        raise Failure(f"{name} in the wheel is not the file that the manifest pins")
    return content


def write(path, content):
    """Puts a file into place whole or not at all."""
    with NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as temporary:
        temporary.write(content)
    os.chmod(temporary.name, 0o644)
    os.replace(temporary.name, path)


def install(fonts, source):
    with TemporaryDirectory() as temporary:
        with zipfile.ZipFile(fetch_wheel(source, temporary)) as wheel:
            contents = [(font["file"], extract(font, wheel, source["folder"])) for font in fonts]
    for name, content in contents:
        path = FOLDER / name
        if path.exists():
            path.replace(FOLDER / f"{name}.replaced")
            print(f"setup: Fonts/{name} was not as pinned; it is kept as Fonts/{name}.replaced")
        write(path, content)
        print(f"setup: installed Fonts/{name}")


def licence_text(content):
    """The licence in the name table of a font (name 13, in the Windows platform's encoding).

    Source: OpenType specification, «name — Naming table».
    """
    for index in range(struct.unpack_from(">H", content, 4)[0]):
        tag, _, table, _ = struct.unpack_from(">4sIII", content, 12 + 16 * index)
        if tag != b"name":
            continue
        _, count, strings = struct.unpack_from(">HHH", content, table)
        for record in range(count):
            fields = struct.unpack_from(">6H", content, table + 6 + 12 * record)
            platform, _, _, name, length, offset = fields
            if (platform, name) == (3, 13):
                start = table + strings + offset
                return content[start : start + length].decode("utf-16-be")
    return None


def install_licence(fonts):
    """Writes the licence beside the fonts, for it must travel with them and the wheel lacks it."""
    if LICENCE.exists() or not fonts:
        return
    text = licence_text((FOLDER / fonts[0]["file"]).read_bytes())
    if text is not None:
        write(LICENCE, (text.replace("\r\n", "\n").strip() + "\n").encode("utf-8"))


def main():
    manifest = read_manifest()
    missing = [font for font in manifest["fonts"] if not is_in_place(font)]
    for name, source in manifest["sources"].items():
        fonts = [font for font in missing if font["source"] == name]
        if fonts:
            install(fonts, source)
    install_licence(manifest["fonts"])


if __name__ == "__main__":
    try:
        main()
    except Failure as failure:
        print(f"setup: {failure}", file=sys.stderr)
        sys.exit(failure.code)
    except OSError as error:
        print(f"setup: {error.filename}: {error.strerror}", file=sys.stderr)
        sys.exit(1)
