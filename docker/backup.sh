#!/bin/sh
# Backups of a whole Postgres into the folder BACKUP_DIR: its log as it is written, copies of everything, and the way back to
# any moment between. Moments are UTC, such as '2026-05-01 12:34:56'. docs/operations.md says when to use which.
#   archive PATH NAME        keeps a segment of the log: archive_command = 'BACKUP_DIR=/backup sh /backup.sh archive %p %f'
#   base                     copies everything from the server that PGHOST, PGUSER and the like name
#   restore FOLDER [MOMENT [TIMELINE]]
#                            fills an empty data folder, for a server that then replays the log up to the moment, or all of it (''),
#                            and keeps its own log to itself
#   adopt FOLDER             lets the restored server keep its log here, once it takes the place of the former one
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
  else
    gzip -c "$1" >"$kept.part"
    sync "$kept.part"
    mv "$kept.part" "$kept"
  fi
  # Postgres forgets its own copy now: the name has to be on the disk, too.
  sync "$BACKUP_DIR/log"
}

base() {
  command -v pg_basebackup >/dev/null || fail "pg_basebackup is not installed: it comes with Postgres."
  mkdir -p "$BACKUP_DIR/base"
  part="$BACKUP_DIR/base/part"
  rm -rf "$part"
  pg_basebackup --pgdata="$part" --format=tar --gzip --wal-method=fetch --checkpoint=fast --no-password
  mv "$part" "$BACKUP_DIR/base/$(date -u +%Y%m%d%H%M%S)"
}

# What another account made is not seen, which is not the same as nothing being there.
demand_readable() {
  [ ! -e "$1" ] || { [ -r "$1" ] && [ -x "$1" ]; } || fail "$1 cannot be read by this account: use that of Postgres, which writes the log."
}

history_of() {
  gzip -dc "$BACKUP_DIR/log/$(printf '%08X' "$1").history.gz" 2>/dev/null
}

# A place in the log, which is written as two numbers, as one.
place() {
  echo $((0x${1%/*} << 32 | 0x${1#*/}))
}

# Whether the log leads from the end of a copy to a timeline: through places where others branch off.
leads_to() {
  [ "$timeline" != "$1" ] || return 0
  fork=$(history_of "$1" | awk -v from="$timeline" '$1 == from { print $2 }')
  [ -n "$fork" ] && [ "$(place "$end")" -le "$(place "$fork")" ]
}

# The newest copy that was complete by a moment, given as digits, and leads to a timeline where one is named.
find_copy() {
  found=""
  demand_readable "$BACKUP_DIR/base"
  for copy in "$BACKUP_DIR"/base/[0-9]*; do
    [ "${copy##*/}" -le "$1" ] 2>/dev/null || continue
    demand_readable "$copy"
    range=$(sed -n 's/.*"Timeline": \([0-9]*\),.*"End-LSN": "\([^"]*\)".*/\1 \2/p' "$copy/backup_manifest" | tail -n 1)
    timeline=${range% *} end=${range#* }
    [ -z "$2" ] || leads_to "$2" || continue
    found="$copy" from="$timeline"
  done
  [ -n "$found" ] || fail "No copy in $BACKUP_DIR/base is from before that moment${2:+ and leads to timeline $2}."
}

# Each restored server, and each standby that is promoted, begins a timeline: which of them ran is for a person to say.
demand_one_timeline() {
  newer=""
  demand_readable "$BACKUP_DIR/log"
  for history in "$BACKUP_DIR"/log/*.history.gz; do
    [ -e "$history" ] || continue
    number=${history##*/} number=$((0x0${number%%[!0-9A-F]*}))
    [ "$number" -le "$1" ] || newer="${newer:+$newer, }$number"
  done
  [ -z "$newer" ] || fail "Name a timeline: the copy is of timeline $1, and the log has newer ones: $newer."
}

# What a restore has added to the settings of a server.
remove_settings() {
  sed -i -E "/^(recovery_target|restore_command|archive_command = ''\$)/d" "$1/postgresql.auto.conf"
}

restore() {
  data="$1" moment="$2" wanted="$3"
  case "$moment" in
    "" | [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]\ [0-9][0-9]:[0-9][0-9]:[0-9][0-9]*) ;;
    *) fail "A moment is written such as 2026-05-01 12:34:56, in UTC." ;;
  esac
  case "$wanted" in *[!0-9]*) fail "A timeline is a number." ;; esac
  [ -z "$(ls -A "$data" 2>/dev/null)" ] || fail "$data is not empty."
  find_copy "$(echo "${moment:-9999-12-31 00:00:00}" | tr -d ' :-' | cut -c1-14)" "$wanted"
  [ -n "$wanted" ] || demand_one_timeline "$from"
  mkdir -p "$data"
  chmod 700 "$data"
  tar -xzf "$found/base.tar.gz" -C "$data"
  # The copy of a server that was restored itself has the moment of that time.
  remove_settings "$data"
  {
    echo "restore_command = 'gzip -dc \"$BACKUP_DIR/log/%f.gz\" > \"%p\"'"
    echo "recovery_target_action = 'promote'"
    echo "recovery_target_timeline = '${wanted:-current}'"
    [ -z "$moment" ] || echo "recovery_target_time = '$moment UTC'"
    # Postgres keeps its log until it has a command again.
    echo "archive_command = ''"
  } >>"$data/postgresql.auto.conf"
  touch "$data/recovery.signal"
  echo "Filled from ${found##*/}, for timeline ${wanted:-$from}. Start Postgres on $data; it takes writes once the log is replayed."
}

adopt() {
  remove_settings "$1"
  echo "Let the server read its settings: select pg_reload_conf()"
}

prune() {
  oldest=""
  for folder in base log; do demand_readable "$BACKUP_DIR/$folder"; done
  newest=$(ls "$BACKUP_DIR/base" 2>/dev/null | grep '^[0-9]' | tail -n 1)
  [ -n "$newest" ] || fail "There is no copy in $BACKUP_DIR/base."
  for copy in "$BACKUP_DIR"/base/[0-9]*; do
    if [ "${copy##*/}" != "$newest" ] && [ -n "$(find "$copy" -maxdepth 0 -mtime "+$1")" ]; then rm -r "$copy"; else oldest="${oldest:-$copy}"; fi
  done
  # The first segment that the oldest copy needs is named in its label.
  first=$(tar -xzOf "$oldest/base.tar.gz" backup_label | sed -n 's/^START WAL LOCATION.*file \([0-9A-F]*\)).*/\1/p')
  for segment in "$BACKUP_DIR"/log/[0-9A-F]*.gz; do
    name=${segment##*/}
    # Which timeline came from which is needed on the way back for ever.
    [ "${name#*.}" = history.gz ] && continue
    # A number of a timeline comes first: segments of all timelines are compared behind it.
    [ "$(echo "$name" | cut -c9-24)" \< "$(echo "$first" | cut -c9-24)" ] && rm "$segment"
  done
  return 0
}

: "${BACKUP_DIR:?BACKUP_DIR names the folder of the backups.}"
case "${1:-}" in
  archive) archive "$2" "$3" ;;
  base) base ;;
  restore) restore "${2:?FOLDER is missing.}" "${3:-}" "${4:-}" ;;
  adopt) adopt "${2:?FOLDER is missing.}" ;;
  prune) prune "${2:?DAYS is missing.}" ;;
  *) fail "Say archive, base, restore, adopt or prune." ;;
esac
