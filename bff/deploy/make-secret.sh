#!/bin/sh
# Creates the Secret `bff` for the Deployments, with a new password for Redis, and prints no secret.
# With a managed Redis: REDIS_URL=rediss://:password@host:6380 sh make-secret.sh
# Applies it to kubectl's current cluster, or with --dry-run=client -o yaml prints it.
set -eu
umask 077
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
password=$(od -An -N32 -tx1 /dev/urandom | tr -d ' \n')
printf '%s' "$password" > "$folder/REDIS_PASSWORD"
printf '%s' "${REDIS_URL:-redis://:$password@redis:6379}" > "$folder/REDIS_URL"
# Passed as files, because arguments are visible in the process list.
"${KUBECTL:-kubectl}" create secret generic bff \
  --from-file="$folder/REDIS_PASSWORD" --from-file="$folder/REDIS_URL" "$@"
