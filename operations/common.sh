# What install, upgrade and restore share. With CLUB_ROOT a folder stands for /, as in tests.
root=${CLUB_ROOT:-}
opt=$root/opt
units=$root/etc/systemd/system
settings=$root/etc/club
# Whether a file was written, or anything else.
changed=''
# How long services have to answer after a start, migrations included.
TIMEOUT_SECONDS=${CLUB_TIMEOUT_SECONDS:-120}

say() { printf '%s\n' "$*"; }
fail() {
  printf '%s\n' "$*" >&2
  exit 1
}

# The release that runs, as club-0.1.0; nothing where there is none.
running() { readlink "$opt/club" || true; }
version_of() { sed -n 's/^  "version": "\(.*\)",$/\1/p' "$opt/$1/package.json"; }

# Has a name lead to a release: from one moment to the next, and never to none.
lead() {
  rm -f "$opt/$1.part"
  ln -s "$2" "$opt/$1.part"
  mv -fT "$opt/$1.part" "$opt/$1"
}

# A name stands in paths, units and users: nothing else is ever taken for one.
is_club_name() (
  LC_ALL=C
  case $1 in
    '' | *[!a-z0-9-]* | [!a-z]* | *- | ?????????????????????????*) return 1 ;;
  esac
)

# A host name of two labels or more, in lower case. An address such as 192.0.2.1 is not one.
is_domain() (
  LC_ALL=C
  case $1 in
    *[!a-z0-9.-]*) return 1 ;;
  esac
  label='[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
  [ "${#1}" -le 253 ] && say "$1" | grep -qxE "($label\\.)+[a-z]([a-z0-9-]{0,61}[a-z0-9])?"
)

# A value as systemd reads it back from a file of settings: one line, without its escapes and quotes.
check_setting() {
  case $2 in
    *[[:cntrl:]]* | *\\* | \"* | \'* | ' '* | *' ')
      fail "$1 must be one line, without backslashes, and without quotes or blanks around it."
      ;;
  esac
}

# The mail server's address, or - where standard input has it.
take_smtp() {
  smtp=$1
  if [ "$smtp" = - ]; then
    IFS= read -r smtp || [ -n "$smtp" ] || fail 'Standard input names no mail server.'
    return
  fi
  case ${smtp#*://} in
    *:*@*) fail 'Every user of this machine can read a password on a command line: write --smtp - and give the address on standard input.' ;;
  esac
}

# Clubs that are hosted here beside the machine's own, by their settings.
clubs() {
  for file in "$settings"/clubs/*.env; do
    one=$(basename "$file" .env)
    if [ -e "$file" ] && is_club_name "$one"; then say "$one"; fi
  done
}
settings_of() { printf '%s' "$settings/clubs/$1.env"; }
users_file() { printf '%s' "$root/etc/sysusers.d/club-$1.conf"; }
is_club() { [ -e "$(settings_of "$1")" ]; }
domain_of() { sed -n 's,^CLUBHOUSE_URL=https://,,p' "$(settings_of "$1")"; }

# The user of a hosted club, and folders that are its alone: another machine had other numbers.
make_club() {
  printf 'u club-%s - "The club %s"\n' "$1" "$1" >"$opt/club.users"
  put "$opt/club.users" "$(users_file "$1")"
  rm -f "$opt/club.users"
  systemd-sysusers
  for folder in "$root/var/lib/clubs" "$root/var/cache/clubs" "$root/var/backups/clubs"; do install -d -m 711 "$folder"; done
  for folder in "$root/var/lib/clubs/$1" "$root/var/cache/clubs/$1" "$root/var/backups/clubs/$1"; do
    install -d -m 700 "$folder"
    if [ -z "$root" ]; then chown -R "club-$1:club-$1" "$folder"; fi
  done
}

# Services that are to run here, those of hosted clubs as league@NAME: the relay may not be.
wanted() {
  for one in league clubhouse relay; do
    if systemctl is-enabled --quiet "club-$one" 9>&-; then printf '%s ' "$one"; fi
  done
  for name in $(clubs); do printf 'league@%s clubhouse@%s ' "$name" "$name"; done
}

# Whether a league keeps its data in PostgreSQL, and not in its folder.
is_on_server() {
  case $1 in
    league) grep -qs '^DATABASE_URL=.' "$settings/league.env" ;;
    league@*) grep -qs '^DATABASE_URL=.' "$(settings_of "${1#*@}")" ;;
    *) return 1 ;;
  esac
}

backup_folder() {
  case $1 in
    *@*) printf '%s' "$root/var/backups/clubs/${1#*@}" ;;
    relay) printf '%s' "$root/var/backups/club-relay" ;;
    *) printf '%s' "$root/var/backups/club" ;;
  esac
}

# `run_as SERVICE RELEASE WORD …`: a command of a service, as its user and on its data.
run_as() (
  service=${1%@*} release=$opt/$2 data=$root/var/lib/club- user=club
  case $1 in
    *@*) data=$root/var/lib/clubs/${1#*@}/ user=club-${1#*@} ;;
    relay) user=club-relay ;;
  esac
  shift 2
  case $service in
    league) main=league/src/cli/main.ts ;;
    clubhouse) main=clubhouse/src/main.ts ;;
    relay) main=relay/src/hosts/node/main.ts ;;
  esac
  case $data in
    */) mark=${data}mark ;;
    *) mark=${data}league-mark ;;
  esac
  set -- env -i "PATH=$PATH" NODE_ENV=production "LEAGUE_DATA=${data}league" "LEAGUE_STATE=$mark" \
    "LEAGUE_WEBSITE_KEY_FILE=${data}handover/website-key" \
    "CLUBHOUSE_DATA=${data}clubhouse" "RELAY_DATA=${data}relay" \
    "$release/node_modules/node/bin/node" "$main" "$@"
  if [ -z "$root" ]; then
    set -- setpriv "--reuid=$user" "--regid=$user" --clear-groups --no-new-privs "$@"
  fi
  cd "$release" && "$@"
)

# The folders of a service, and its backups, as its user's own: another machine had other numbers.
make_folders() {
  case $1 in
    *@*)
      make_club "${1#*@}"
      return
      ;;
    league) owner=club names='club-league club-league-mark club-handover' ;;
    clubhouse) owner=club names='club-clubhouse club-handover' ;;
    relay) owner=club-relay names=club-relay ;;
  esac
  for name in $names; do install -d -m 700 "$root/var/lib/$name"; done
  if [ -z "$root" ]; then
    for name in $names; do chown -R "$owner:$owner" "/var/lib/$name"; done
    chown -R "$owner:$owner" "$(backup_folder "$1")"
  fi
}

# Names of the units that a release brings.
units_of() { (cd "$opt/$1/operations/systemd" && ls | grep -E '\.(service|timer|socket|target)$'); }
# Those that are started as they are: the others are templates, of which each club has its own.
timers_of() { units_of "$1" | grep '^[^@]*\.timer$'; }

# Copies a file that is not there as it is, and says so.
put() {
  if cmp -s "$1" "$2"; then return; fi
  install -D -m 644 "$1" "$2"
  changed=yes
  if [ "${quiet:-}" != yes ]; then say "wrote $2"; fi
}

# Has the proxy read the sites of hosted clubs.
import_sites() {
  main=$root/etc/caddy/Caddyfile
  if grep -qsx 'import clubs/\*\.caddy' "$main"; then return; fi
  { cat "$main" 2>/dev/null || true; printf '\nimport clubs/*.caddy\n'; } >"$main.part"
  chmod 644 "$main.part"
  mv "$main.part" "$main"
  changed=yes
  say "wrote $main"
}

# Users, folders and units as a release has them.
put_units() {
  from=$opt/$1/operations/systemd
  put "$from/club.conf" "$root/etc/sysusers.d/club.conf"
  put "$from/club-tmpfiles.conf" "$root/etc/tmpfiles.d/club.conf"
  for unit in $(units_of "$1"); do put "$from/$unit" "$units/$unit"; done
  systemd-sysusers
  systemd-tmpfiles --create club.conf
  systemctl daemon-reload 9>&-
}

metrics_port() { sed -n 's/^[A-Z]*_METRICS_PORT=//p' "$settings/$1.env" | tail -n 1; }

# Whether a service of this version answers and can do its work; one without a club yet has none to do.
is_well() {
  case $1 in
    *@*)
      is_club_well "${1#*@}" "$2"
      return
      ;;
  esac
  place=http://127.0.0.1:$(metrics_port "$1")
  case $(curl -sS -m 5 "$place/metrics" 2>&1) in
    *"version=\"$2\""*) ;;
    *) return 1 ;;
  esac
  case $(curl -sS -m 5 -w ' %{http_code}' "$place/readyz" 2>&1) in
    *' 200' | *no_website_key*) ;;
    *) return 1 ;;
  esac
}

# The same of a hosted club, which has no ports: whoever knocks at its door wakes both of its services.
is_club_well() {
  sockets=$root/run/clubs/$1
  case $(curl -sS -m 10 --unix-socket "$sockets/door" http://club/healthz 2>&1) in
    *'"feed":"ok"'* | *'"feed":"no_key"'*) ;;
    *) return 1 ;;
  esac
  case $(curl -sS -m 10 --unix-socket "$sockets/league" http://club/healthz 2>&1) in
    *'"status":"ok"'*"\"version\":\"$2\""*) ;;
    *) return 1 ;;
  esac
}

# Starts the services of a release, and waits until each is well. Fails where one is not in time.
start_and_ask() {
  for one in $services; do
    case $one in
      *@*) systemctl start "club@${one#*@}.target" 9>&- || true ;;
      *) systemctl restart "club-$one" 9>&- || true ;;
    esac
  done
  wait_until_well "$1"
}

wait_until_well() {
  version=$(version_of "$1")
  for one in $services; do
    until=$(($(date +%s) + TIMEOUT_SECONDS))
    until is_well "$one" "$version"; do
      if [ "$(date +%s)" -ge "$until" ]; then
        say "The $one of $version is not healthy."
        return 1
      fi
      sleep 1
    done
    # A hundred clubs awake at once would want more memory than there is.
    case $one in
      clubhouse@*) systemctl stop "club-door@${one#*@}.service" 9>&- 2>/dev/null || true ;;
    esac
  done
}

# Puts back what each service kept: `restore_as NAME LEAGUE_RELEASE RELEASE`, of SERVICE-NAME.backup.
restore_as() {
  for one in $services; do
    release_of_one=$3
    if [ "${one%@*}" = league ]; then release_of_one=$2; fi
    run_as "$one" "$release_of_one" restore "$(backup_folder "$one")/${one%@*}-$1.backup" >/dev/null
  done
}
