#!/bin/sh
# Makes the Secret `bff` that the Deployments read, with a new password for Redis, and prints no secret.
# Where Redis is run for you: REDIS_URL=rediss://:password@host:6380 sh make-secret.sh
# It goes to the cluster that kubectl is set to, or, with --dry-run=client -o yaml, to the standard output.
set -eu
umask 077
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
password=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
printf '%s' "$password" > "$folder/REDIS_PASSWORD"
printf '%s' "${REDIS_URL:-redis://:$password@redis:6379}" > "$folder/REDIS_URL"
# From files: an argument could be read in the list of processes.
"${KUBECTL:-kubectl}" create secret generic bff \
  --from-file="$folder/REDIS_PASSWORD" --from-file="$folder/REDIS_URL" "$@"
