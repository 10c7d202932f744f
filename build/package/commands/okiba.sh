#!/bin/sh
# The command line of the installed app; without a command, the app, and with --toggle the hints of the one that runs.
here=$(dirname "$(readlink -f "$0")")
app="$here/../okiba"
[ -x "$app" ] || app="$here/../../MacOS/Okiba"
if [ $# -eq 0 ] || [ "$1" = --toggle ]; then exec "$app" "$@"; fi
# No page is shown, so none has to be shut in, and it runs where the system allows no sandbox.
exec "$app" --no-sandbox --no-zygote --log-level=3 --command-line -- "$@"
