#!/bin/sh
# Installs what is missing: system packages with apt, then the fonts. Says what it does, and does
# nothing where nothing is missing.
#
# Usage: Scripts/setup.sh [--with PURPOSE]…   PURPOSE is a first word in Scripts/packages.txt.
set -eu
cd "$(dirname "$0")/.."

purposes="build fonts"

fail() {
  echo "setup: $1" >&2
  exit 1
}

while [ $# -gt 0 ]; do
  case $1 in
    --with)
      [ $# -ge 2 ] || fail "--with needs a purpose"
      grep -q "^$2 " Scripts/packages.txt || fail "no package has the purpose '$2'"
      purposes="$purposes $2"
      shift 2
      ;;
    *) fail "unknown argument '$1'; usage: Scripts/setup.sh [--with PURPOSE]…" ;;
  esac
done

# The packages of the chosen purposes that dpkg does not list as installed, one on a line.
missing_packages() {
  wanted=$(awk -v purposes="$purposes" '
    BEGIN { split(purposes, list, " "); for (i in list) chosen[list[i]] }
    $1 in chosen { print $2 }' Scripts/packages.txt)
  # dpkg-query fails for names that it does not know; they are missing all the same. A package
  # that another one provides under its old name counts as installed too.
  # shellcheck disable=SC2016
  dpkg-query -W -f '${db:Status-Abbrev}\t${Package}\n${db:Status-Abbrev}\t${Provides}\n' \
    2>/dev/null |
    awk -F '\t' -v wanted="$wanted" '
      $1 ~ /^.i/ { count = split($2, names, ", *")
        for (i = 1; i <= count; i++) { sub(/ .*/, "", names[i]); installed[names[i]] } }
      END { count = split(wanted, list, "\n")
        for (i = 1; i <= count; i++) if (!(list[i] in installed)) print list[i] }'
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  else
    sudo "$@"
  fi
}

install_packages() {
  command -v apt-get >/dev/null ||
    fail "these packages are missing, and there is no apt-get to install them: $*"
  [ "$(id -u)" -eq 0 ] || command -v sudo >/dev/null ||
    fail "not root and no sudo here; as root, run: apt-get install $*"
  echo "setup: installing $*"
  as_root apt-get update -qq || fail "apt-get update failed"
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get install -y -qq --no-install-recommends -o Dpkg::Use-Pty=0 "$@" >/dev/null ||
    fail "apt-get could not install: $*"
}

command -v dpkg-query >/dev/null ||
  fail "no dpkg here; install the counterparts of Scripts/packages.txt by hand"
missing=$(missing_packages)
# shellcheck disable=SC2086  # one word a package
[ -z "$missing" ] || install_packages $missing

command -v swift >/dev/null || fail "no 'swift' in PATH; Swift 6.2 or newer: https://swift.org/install"
python3 Scripts/install_fonts.py
