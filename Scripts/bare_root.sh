#!/bin/sh
# Proves that the commands of the project work where nothing is installed: makes a minimal root of
# this machine's own release, brings in its apt and pip configuration, its certificates and the
# Swift toolchain, puts the committed HEAD there and runs make, one target after the other. Prints
# the time of each.
#
# Usage: Scripts/bare_root.sh [--keep] [--root DIR] [TARGET…]
#   TARGET      make targets, each run on its own; gallery and test where none is given
#   --root DIR  where the root is made; it must not exist yet. A temporary folder otherwise
#   --keep      leaves the root where it is, to look around
#
# Needs root rights, debootstrap and swift.
set -eu
project=$(cd "$(dirname "$0")/.." && pwd)
root=
keep=no

fail() {
  echo "bare_root: $1" >&2
  exit 1
}

while [ $# -gt 0 ]; do
  case $1 in
    --keep) keep=yes ;;
    --root)
      [ $# -ge 2 ] || fail "--root needs a folder"
      root=$2
      shift
      ;;
    -*) fail "unknown option '$1'; usage: Scripts/bare_root.sh [--keep] [--root DIR] [TARGET…]" ;;
    *) break ;;
  esac
  shift
done
[ $# -gt 0 ] || set -- gallery test

[ "$(id -u)" -eq 0 ] || fail "run it as root: it mounts and changes the root"
command -v debootstrap >/dev/null || fail "no debootstrap here; apt-get install debootstrap"
swift=$(command -v swift) || fail "no swift in PATH"
toolchain=$(dirname "$(dirname "$(readlink -f "$swift")")")
root=${root:-$(mktemp -d)/root}
[ ! -e "$root" ] || fail "'$root' exists already"

clean_up() {
  for mount in "$root/opt/swift/usr" "$root/dev" "$root/proc"; do
    ! mountpoint -q "$mount" || umount -l "$mount"
  done
  if [ "$keep" = yes ]; then
    echo "bare_root: the root stays in $root"
  else
    rm -rf --one-file-system "$root"
  fi
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# Runs a command, then prints how long it took.
timed() {
  label=$1
  shift
  start=$(date +%s)
  status=0
  "$@" || status=$?
  echo "bare_root: $label took $(($(date +%s) - start)) s, exit code $status"
  [ "$status" -eq 0 ] || exit "$status"
}

make_root() {
  # shellcheck disable=SC2016  # fields of apt, not of the shell
  set -- $(apt-get indextargets --format '$(REPO_URI) $(CODENAME)' 'Created-By: Packages' |
    head -n 1)
  [ $# -eq 2 ] || fail "apt knows no repository here"
  debootstrap --variant=minbase "$2" "$root" "$1" >"$root.log" 2>&1 ||
    fail "debootstrap failed: $(tail -n 1 "$root.log")"
  rm -f "$root.log"
}

# What makes the machine's registries reachable, and nothing else.
bring_in_configuration() {
  rm -rf "$root/etc/apt/sources.list" "$root/etc/apt/sources.list.d"
  for path in /etc/apt/sources.list /etc/apt/sources.list.d /etc/apt/apt.conf.d /etc/apt/keyrings \
    /etc/apt/auth.conf.d /etc/apt/trusted.gpg.d /etc/hosts /etc/resolv.conf /etc/pip.conf \
    /etc/ssl/certs/ca-certificates.crt /usr/local/share/ca-certificates \
    "$HOME/.config/pip" "$HOME/.pip"; do
    [ ! -e "$path" ] || cp -rL --parents "$path" "$root"
  done
}

bring_in_toolchain() {
  mkdir -p "$root/opt/swift/usr"
  mount --bind "$toolchain" "$root/opt/swift/usr"
  mount -o remount,bind,ro "$root/opt/swift/usr"
  mount --bind /proc "$root/proc"
  mount --bind /dev "$root/dev"
}

# Runs a command in the root, with the variables that steer pip and certificates, and no others.
inside() {
  # shellcheck disable=SC2046  # one word an assignment
  chroot "$root" env -i HOME="$HOME" PATH=/opt/swift/usr/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    $(env | grep -E '^(PIP_[A-Z_]*|SSL_CERT_(FILE|DIR)|[a-zA-Z]*_(proxy|PROXY))=[^ ]*$') \
    sh -c "$1"
}

[ -z "$(git -C "$project" status --porcelain)" ] ||
  echo "bare_root: there are changes that HEAD lacks; they are left out"
timed "making the root" make_root
bring_in_configuration
bring_in_toolchain
git clone -q --no-hardlinks "$project" "$root/srv/basiri"
timed "apt-get install make" \
  inside "apt-get update -qq && apt-get install -y -qq --no-install-recommends make >/dev/null 2>&1"
for target in "$@"; do
  timed "make $target" inside "cd /srv/basiri && make $target"
done
