#!/bin/sh
# `sudo holdfast …` on a server of deploy/holdfast.service: the command with that server's data and
# settings. Install it as /usr/local/bin/holdfast.
set -eu
settings=${HOLDFAST_SETTINGS:-/etc/holdfast.env}
program=${HOLDFAST_PROGRAM:-/opt/holdfast/bin/holdfast}
HOLDFAST_DATA=${HOLDFAST_DATA:-/var/lib/holdfast}
export HOLDFAST_DATA
if [ -e "$settings" ] && [ ! -r "$settings" ]; then
    echo "holdfast: $settings is for root only, as it may hold passwords: say sudo holdfast" >&2
    exit 1
fi
if [ -r "$settings" ]; then
    # As systemd reads it: a line is a name, =, and the rest of the line, perhaps in quotation marks.
    while IFS= read -r line || [ -n "$line" ]; do
        case $line in '' | '#'* | ';'*) continue ;; esac
        value=${line#*=}
        case $value in
            \"*\") value=${value#\"} value=${value%\"} ;;
            \'*\') value=${value#\'} value=${value%\'} ;;
        esac
        export "${line%%=*}=$value"
    done <"$settings"
fi
exec "$program" "$@"
