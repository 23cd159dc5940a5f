#!/bin/sh
# A Run Script build phase of Xcode: what l10n finds becomes issues of the build, in the files that they are about.
#
# Copy it into the project, and call it in the phase:  "$SRCROOT/Scripts/check.sh"
# Arguments are those of `l10n check`, as in  "$SRCROOT/Scripts/check.sh" --fail-on never
# The folder that is checked is SRCROOT, or L10N_PATH. Without the program there is a warning, and the build goes on.
set -eu

# Xcode does not have the PATH of a shell.
PATH=$PATH:/opt/homebrew/bin:/usr/local/bin:${HOME:-/var/empty}/.local/bin
export PATH

# Indexing builds nothing that somebody sees.
[ "${ACTION:-build}" != indexbuild ] || exit 0

if ! command -v l10n >/dev/null 2>&1; then
  echo "warning: l10n is not installed: its checks are left out"
  exit 0
fi
exec l10n check "${L10N_PATH:-${SRCROOT:-.}}" --format xcode "$@"
