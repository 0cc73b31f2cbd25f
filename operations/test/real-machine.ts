import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import type { TestContext } from 'node:test';
import { findFreePort } from 'test-kit/free-port';
import type { TrialInstallation, Program } from '../upgrade-trial/release.ts';
import { NAMED_IN } from '../release/bump.ts';
import { linkPackages, stageForTest } from './installation.ts';
import { Machine } from './machine.ts';

/* A machine in a folder in which the services really run, started like their units. */

/** Passes a hosted club's sockets to its services on the first connection. */
const ACTIVATE = process.env['SYSTEMD_SOCKET_ACTIVATE_PATH'] ?? 'systemd-socket-activate';
const SERVICES: readonly Program[] = ['league', 'clubhouse', 'relay'];

/**
 * What systemd would do with the units: start, stop, and one command after the other. A hosted club's door
 * leads to its website without a program between.
 */
const SYSTEMCTL = (root: string) => `
verb=$1; shift
for unit; do case $unit in -*) ;; *) break ;; esac; done
name=\${unit%.service} club='' template=''
case $verb in start|stop|restart) ;; *) exit 0 ;; esac
case $name in *@*) club=\${name#*@} club=\${club%.target} template=\${name%%@*}@ ;; esac
case $name in club@*)
  for one in clubhouse league; do systemctl $verb club-$one@$club; done
  [ $verb = stop ] || ln -sfn clubhouse ${root}/run/clubs/$club/door
  exit ;;
esac
run=${root}/run/$name
if [ $verb = stop ] || [ $verb = restart ]; then
  if [ -e "$run" ]; then
    pid=$(cat "$run"); kill "$pid" 2>/dev/null
    while [ -d /proc/$pid ] && ! grep -q '^State:.Z' /proc/$pid/status 2>/dev/null; do sleep 0.05; done
    rm -f "$run"
  fi
fi
case $verb-$unit in stop-*|*.timer) exit 0 ;; esac
file=${root}/etc/systemd/system/\${template:-$name}.service
given() { sed -n "s/^$1=//p" "$file" | sed -e 's#/opt/club#${root}/opt/club#g' -e 's#/var/#${root}/var/#g' \\
  -e 's#/run/clubs#${root}/run/clubs#g' -e "s/%i/$club/g" -e 's/%%/%/g'; }
set -- PATH="$PATH" $(given Environment)
for env in $(sed -n 's/^EnvironmentFile=-\\{0,1\\}//p' "$file" | sed "s/%i/$club/g"); do
  [ ! -e "${root}$env" ] || set -- "$@" $(grep -v '^#' "${root}$env")
done
cd ${root}/opt/club
for wanted in $(sed -n 's/^Wants=\\(club-.*\\)/\\1/p' "$file"); do systemctl start "$wanted"; done
if grep -q '^Type=oneshot' "$file"; then
  given 'ExecStart\\(Post\\)\\{0,1\\}' > ${root}/run/lines.$name
  while read -r line; do env -i "$@" sh -c "$line" || exit 1; done < ${root}/run/lines.$name
elif [ -n "$club" ]; then
  if [ $verb = start ] && [ -e "$run" ] && [ -d /proc/$(cat "$run") ]; then exit; fi
  socket=${root}/run/clubs/$club/$(echo "$template" | sed 's/^club-//; s/@$//')
  mkdir -p "\${socket%/*}"
  rm -f "$socket"
  setsid ${ACTIVATE} -l "$socket" env "$@" $(given ExecStart) >> ${root}/log.$name 2>&1 < /dev/null &
  echo $! > "$run"
  for attempt in $(seq 200); do [ ! -e "$socket" ] || break; sleep 0.05; done
else
  env -i "$@" setsid $(given ExecStart) >> ${root}/log.$name 2>&1 < /dev/null &
  echo $! > "$run"
fi`;

/** Reads until its parent is gone, then ends everything that still runs. */
const WATCHMAN = `cat > /dev/null
for file in "$0"/run/club-*; do [ ! -e "$file" ] || kill -9 "$(cat "$file")"; done
rm -rf "$0"`;

export class RealMachine extends Machine {
  #place: TrialInstallation | null = null;
  /** Services have their own session, so they outlive a killed test. */
  readonly #watchman = spawn('sh', ['-c', WATCHMAN, this.root], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });

  override async end(): Promise<void> {
    this.stop();
    const ended = once(this.#watchman, 'exit');
    this.#watchman.stdin.end();
    await ended;
  }

  /** The paths that programs need to use the installation and read its rows. */
  get place(): TrialInstallation {
    if (this.#place === null) throw new Error('It has no settings yet.');
    return this.#place;
  }

  async configure(secret: string): Promise<void> {
    const ports = { league: 0, clubhouse: 0, relay: 0 };
    const metrics = { league: 0, clubhouse: 0, relay: 0 };
    for (const name of SERVICES) {
      ports[name] = await findFreePort();
      metrics[name] = await findFreePort();
    }
    const set = (name: Program, lines: readonly string[]) =>
      this.write(`etc/club/${name}.env`, `${lines.join('\n')}\n`);
    set('league', [
      `LEAGUE_PORT=${ports.league}`,
      `LEAGUE_METRICS_PORT=${metrics.league}`,
      `LEAGUE_INSTALLATION_SECRET=${secret}`,
    ]);
    set('clubhouse', [
      `CLUBHOUSE_PORT=${ports.clubhouse}`,
      `CLUBHOUSE_METRICS_PORT=${metrics.clubhouse}`,
      `LEAGUE_URL=http://127.0.0.1:${ports.league}`,
    ]);
    set('relay', [
      `RELAY_PORT=${ports.relay}`,
      `RELAY_METRICS_PORT=${metrics.relay}`,
      'PUBLIC_HOSTING=on',
    ]);
    const place = { databaseUrl: undefined, installationSecret: secret, ports };
    this.follow({ ...place, folder: '' });
  }

  /** Takes over from another machine, with its ports. */
  follow(place: TrialInstallation): void {
    mkdirSync(this.path('data'));
    for (const name of SERVICES) {
      mkdirSync(this.path(`var/lib/club-${name}`), { recursive: true, mode: 0o700 });
      symlinkSync(this.path(`var/lib/club-${name}`), this.path('data', name));
    }
    this.#place = { ...place, folder: this.path('data') };
  }

  /** The clubs it hosts besides its own. */
  clubs(): readonly string[] {
    const settings = this.path('etc/club/clubs');
    if (!existsSync(settings)) return [];
    return readdirSync(settings).map((name) => name.replace(/\.env$/, ''));
  }

  /** The data folder of a hosted club; it has no ports. */
  hostedPlace(name: string): TrialInstallation {
    return { ...this.place, folder: this.path('var/lib/clubs', name) };
  }

  systemctl(...words: readonly string[]): void {
    this.runTool('systemctl', ...words);
  }

  /** Starts each service of the linked release. */
  start(): void {
    for (const name of SERVICES) this.systemctl('restart', `club-${name}`);
  }

  stop(): void {
    for (const name of this.clubs()) this.systemctl('stop', `club@${name}.target`);
    for (const name of SERVICES.toReversed()) this.systemctl('stop', `club-${name}`);
  }

  log(): string {
    const hosted = this.clubs().flatMap((club) => [`league@${club}`, `clubhouse@${club}`]);
    return [...SERVICES, ...hosted]
      .map((name) => {
        try {
          return readFileSync(this.path(`log.club-${name}`), 'utf8');
        } catch {
          return '';
        }
      })
      .join('');
  }
}

export function makeRealMachine(t: TestContext): RealMachine {
  const machine = new RealMachine(t);
  machine.tool('systemctl', SYSTEMCTL(machine.root));
  return machine;
}

/** Puts a release of the current sources into a folder of the machine, under a version. */
export function putRelease(
  t: TestContext,
  machine: Machine,
  folder: string,
  version: string,
): string {
  const staged = stageForTest(t);
  const root = machine.path(folder, `club-${version}`);
  mkdirSync(machine.path(folder), { recursive: true });
  cpSync(staged, root, { recursive: true });
  linkPackages(root);
  for (const part of ['', 'league', 'clubhouse', 'relay', 'service']) {
    const path = join(root, part, 'package.json');
    const text = readFileSync(path, 'utf8').replace(
      /^ {2}"version": ".*"/m,
      `  "version": "${version}"`,
    );
    writeFileSync(path, text);
  }
  for (const path of NAMED_IN.filter((one) => one.endsWith('.ts'))) {
    const text = readFileSync(join(root, path), 'utf8');
    assert.match(text, /VERSION = '.*'/);
    writeFileSync(join(root, path), text.replace(/VERSION = '.*'/, `VERSION = '${version}'`));
  }
  chmodSync(root, 0o755);
  return root;
}

/** Puts the units of a release where systemd finds them. */
export function putUnits(machine: Machine, release: string): void {
  mkdirSync(machine.path('etc/systemd'), { recursive: true });
  cpSync(join(release, 'operations/systemd'), machine.path('etc/systemd/system'), {
    recursive: true,
  });
}

export function packRelease(machine: Machine, folder: string, version: string): string {
  const archive = machine.path(`club-${version}-linux-x64.tar.gz`);
  execFileSync('tar', ['-czf', archive, '-C', machine.path(folder), `club-${version}`]);
  return archive;
}
