#!/usr/bin/env bash
# Installs what the tests need from the system: Chromium, which plays whole games in the browser
# tests (its headless shell, where there is one), and PostgreSQL, which the tests start by
# themselves. Playing needs neither.
set -u

missing=()
command -v chromium-headless-shell >/dev/null 2>&1 || missing+=(chromium-headless-shell)
compgen -G "/usr/lib/postgresql/*/bin/initdb" >/dev/null || missing+=(postgresql)

if [ "${#missing[@]}" -eq 0 ]; then
  echo "holdfast: chromium and postgresql are here"
  exit 0
fi

explain() {
  echo "holdfast: $1"
  if [ "${missing[*]}" = chromium-headless-shell ] && command -v chromium >/dev/null 2>&1; then
    echo "holdfast: the tests take the chromium that is here, which needs half as much time again."
    return
  fi
  echo "holdfast: tests that need ${missing[*]} will be skipped and say so."
  echo "holdfast: to run them, install ${missing[*]} (Debian, Ubuntu: apt-get install ${missing[*]})."
}

if ! command -v apt-get >/dev/null 2>&1; then
  explain "there is no apt-get here, so ${missing[*]} cannot be installed automatically."
  exit 0
fi

run=()
if [ "$(id -u)" -ne 0 ]; then
  if ! sudo -n true 2>/dev/null; then
    explain "installing ${missing[*]} needs the rights of root, and sudo asks for a password."
    exit 0
  fi
  run=(sudo -n)
fi

# Debian starts a cluster when postgresql is installed; the tests bring their own.
export DEBIAN_FRONTEND=noninteractive
"${run[@]}" apt-get update -qq
if ! apt-cache show chromium-headless-shell >/dev/null 2>&1; then
  # An older system has the whole browser only; the tests are content with it.
  missing=("${missing[@]/chromium-headless-shell/chromium}")
fi
if "${run[@]}" apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null; then
  echo "holdfast: installed ${missing[*]}"
else
  explain "apt-get could not install ${missing[*]}."
fi
exit 0
