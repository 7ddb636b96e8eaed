#!/bin/sh
# Holds the code against its rules: format, length of files, floors, forbidden words. Prints every
# finding as file:line: text, and exits 1 where there is one.
set -eu
cd "$(dirname "$0")/.."
status=0

# Prints findings, if there are any, under what they break.
report() {
  [ -n "$2" ] || return 0
  printf 'lint: %s\n%s\n' "$1" "$2" | sed '2,$s/^/  /'
  status=1
}

# Occurrences of an extended regular expression in the code, outside comments.
occurrences() {
  pattern=$1
  shift
  grep -rnE --include='*.swift' "$pattern" "$@" | grep -vE '^[^:]*:[0-9]+: *//' || true
}

swift format lint --strict --parallel --recursive Sources Tests Package.swift || status=1

report "a file has at most 400 lines" "$(find Sources Tests Scripts -type f \
  \( -name '*.swift' -o -name '*.h' -o -name '*.sh' -o -name '*.py' \) -exec wc -l {} + |
  awk '$1 > 400 && $2 != "total" { print $2 ": " $1 " lines" }')"

report "a target imports lower floors only, and what Package.swift lists" \
  "$(python3 Scripts/check_floors.py || true)"

report "these calls end the process in place of an error" \
  "$(occurrences '\bfatalError\(|\btry!|\bas!' Sources Tests)"

report "components and screens name colours, shadows and spacing by token" \
  "$(occurrences '\bColor\((red|gray)|\bShadowStyle\(|(padding|spacing|insets)\b[^.]*[:(] *[0-9]*[1-9]' \
    Sources/View/Components Sources/View/Screens |
    grep -vE '/(Symbols|Specimens)/|/(Material|StatusBar)\.swift:|\.grid\(' || true)"

report "tests see a target as other targets do" "$(occurrences '@testable' Tests)"

report "nothing is left undone" \
  "$(grep -rnE --include='*.swift' --include='*.h' '\b(TODO|FIXME)\b' Sources Tests || true)"

report "the program does without Foundation: it would double the time in which a process starts" \
  "$(occurrences 'import Foundation(Essentials)?\b' Sources || true)"

report "scripts and style sheets of pages are whole" "$(python3 Scripts/check_pages.py || true)"

exit $status
