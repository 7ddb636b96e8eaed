"""Holds YAML and JSON files against a JSON Schema, with a library that has no part in the project.

Usage: check_schema.py SCHEMA FILE...
Prints a line for each file that does not agree, and exits 1 where there is one. Plain scalars mean
what they mean to the program: true and false, null, and decimal numbers; all else is text.
"""

import json
import re
import sys

import jsonschema
import yaml


class Loader(yaml.SafeLoader):
    """The scalars of YAML 1.2."""


Loader.yaml_implicit_resolvers = {}
for tag, expression, first in [
    ("bool", r"true|false", "tf"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(?=.*[0-9])[0-9]*\.?[0-9]*([eE][-+]?[0-9]+)?", "-+0123456789."),
]:
    Loader.add_implicit_resolver(
        "tag:yaml.org,2002:" + tag, re.compile("^(?:" + expression + ")$"), list(first))


def construct_int(loader, node):
    return int(node.value, 10)


Loader.add_constructor("tag:yaml.org,2002:int", construct_int)


def main(schema_path, paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    status = 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            documents = list(yaml.load_all(file, Loader))
        for document in documents:
            for error in validator.iter_errors(document):
                status = 1
                place = "/".join(str(part) for part in error.absolute_path)
                print(f"{path}: {place}: {error.message[:300]}")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
