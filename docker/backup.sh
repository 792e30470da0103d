#!/bin/sh
# Backups of a whole Postgres into the folder BACKUP_DIR: its log as it is written, copies of everything, and the way back to
# any moment between. Moments are UTC, such as '2026-05-01 12:34:56'. docs/operations.md says when to use which.
#   archive PATH NAME        keeps a segment of the log: archive_command = 'BACKUP_DIR=/backup sh /backup.sh archive %p %f'
#   base                     copies everything from the server that PGHOST, PGUSER and the like name
#   restore FOLDER [MOMENT]  fills an empty data folder, for a server that then replays the log up to the moment, or all of it
#   prune DAYS               removes copies that are older than that, never the newest, and the log that only they need
set -eu
umask 077

fail() {
  echo "$1" >&2
  exit 1
}

archive() {
  kept="$BACKUP_DIR/log/$2.gz"
  mkdir -p "$BACKUP_DIR/log"
  # Postgres may offer a segment again; one with other content must not take its place.
  if [ -e "$kept" ]; then
    gzip -dc "$kept" | cmp -s - "$1" || fail "$2 is kept already, with other content."
    return 0
  fi
  gzip -c "$1" >"$kept.part"
  sync "$kept.part"
  mv "$kept.part" "$kept"
}

base() {
  command -v pg_basebackup >/dev/null || fail "pg_basebackup is not installed: it comes with Postgres."
  mkdir -p "$BACKUP_DIR/base"
  part="$BACKUP_DIR/base/part"
  rm -rf "$part"
  pg_basebackup --pgdata="$part" --format=tar --gzip --wal-method=fetch --checkpoint=fast --no-password
  mv "$part" "$BACKUP_DIR/base/$(date -u +%Y%m%d%H%M%S)"
}

# The newest copy that was complete by a moment, given as digits.
copy_before() {
  found=""
  for copy in "$BACKUP_DIR"/base/[0-9]*; do
    [ "${copy##*/}" -le "$1" ] 2>/dev/null && found="$copy"
  done
  [ -n "$found" ] || fail "No copy in $BACKUP_DIR/base is from before that moment."
  echo "$found"
}

restore() {
  data="$1" moment="${2:-}"
  case "$moment" in
    "" | [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]\ [0-9][0-9]:[0-9][0-9]:[0-9][0-9]*) ;;
    *) fail "A moment is written such as 2026-05-01 12:34:56, in UTC." ;;
  esac
  [ -z "$(ls -A "$data" 2>/dev/null)" ] || fail "$data is not empty."
  digits=$(echo "${moment:-9999-12-31 00:00:00}" | tr -d ' :-' | cut -c1-14)
  copy=$(copy_before "$digits")
  mkdir -p "$data"
  chmod 700 "$data"
  tar -xzf "$copy/base.tar.gz" -C "$data"
  {
    echo "restore_command = 'gzip -dc \"$BACKUP_DIR/log/%f.gz\" > \"%p\"'"
    echo "recovery_target_action = 'promote'"
    [ -z "$moment" ] || echo "recovery_target_time = '$moment UTC'"
  } >>"$data/postgresql.auto.conf"
  touch "$data/recovery.signal"
  echo "Filled from ${copy##*/}. Start Postgres on $data; it takes writes once the log is replayed."
}

prune() {
  oldest=""
  newest=$(ls "$BACKUP_DIR/base" 2>/dev/null | grep '^[0-9]' | tail -n 1)
  [ -n "$newest" ] || fail "There is no copy in $BACKUP_DIR/base."
  for copy in "$BACKUP_DIR"/base/[0-9]*; do
    if [ "${copy##*/}" != "$newest" ] && [ -n "$(find "$copy" -maxdepth 0 -mtime "+$1")" ]; then rm -r "$copy"; else oldest="${oldest:-$copy}"; fi
  done
  # The first segment that the oldest copy needs is named in its label.
  first=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\)).*/\1/p')
  for segment in "$BACKUP_DIR"/log/[0-9A-F]*.gz; do
    name=${segment##*/}
    # A number of a timeline comes first: segments of all timelines are compared behind it.
    [ "$(echo "$name" | cut -c9-24)" \< "$(echo "$first" | cut -c9-24)" ] && rm "$segment"
  done
  return 0
}

: "${BACKUP_DIR:?BACKUP_DIR names the folder of the backups.}"
case "${1:-}" in
  archive) archive "$2" "$3" ;;
  base) base ;;
  restore) restore "${2:?FOLDER is missing.}" "${3:-}" ;;
  prune) prune "${2:?DAYS is missing.}" ;;
  *) fail "Say archive, base, restore or prune." ;;
esac
