import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { MailServer } from 'clubhouse/testing/mail-server';
import { findFreePort } from 'test-kit/free-port';
import { runCommand } from '../../scripts/run-command.ts';
import { type RunningCaddy, startCaddy } from './caddy.ts';
import {
  dataFolder,
  type Installation,
  linkPackages,
  type InstalledService,
  stageForTest,
  startInstallation,
} from './installation.ts';
import { PATIENCE_MS } from 'test-kit/patience';

/* A whole installation behind Caddy, with one broken part at a time. */

const ends: (() => unknown)[] = [];
/** The cleanup for one start that all tests share. */
const owner = { after: (end: () => unknown) => void ends.push(end) };
let root: string;
let folder: string;
let port: number;
let club: Installation;
let caddy: RunningCaddy;
let mail: MailServer;

after(async () => {
  for (const end of ends.toReversed()) await end();
});

before(async () => {
  port = await findFreePort();
  root = stageForTest(owner);
  linkPackages(root);
  folder = dataFolder(owner);
  mail = await new MailServer().start();
  owner.after(() => mail.stop());
  club = await startInstallation(owner, {
    root,
    folder,
    settings: {
      ALLOWED_ORIGINS: `https://play.localhost:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Club <club@example.org>',
    },
  });
  caddy = await startCaddy(owner, port, upstreams());
});

function upstreams() {
  const { league, clubhouse, relay } = club;
  return { league: league.url, club: clubhouse.url, play: relay.url };
}

/** The options for the doctor of an installation, like those in its units. */
interface DoctorOptions {
  readonly port?: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** The certificate authority the system trusts; null for the public ones only. */
  readonly authority?: Buffer | null;
  readonly words?: readonly string[];
}

async function examine({
  port: own = port,
  settings,
  authority = caddy.authority,
  words = [],
}: DoctorOptions = {}) {
  const units = mkdtempSync(join(tmpdir(), 'club-units-'));
  try {
    for (const name of ['league', 'clubhouse', 'relay'] as const) {
      writeUnit(units, name, { ...addresses(own), ...settings });
    }
    const ca = join(units, 'authority.crt');
    if (authority !== null) writeFileSync(ca, authority);
    const names = ['club', 'play', 'league'].map((site) => `--resolve=${site}.localhost=127.0.0.1`);
    const { code, output } = await runCommand(
      process.execPath,
      [
        join(root, 'operations/doctor/main.ts'),
        `--units=${units}`,
        `--league-url=https://league.localhost:${own}`,
        ...names,
        ...words,
      ],
      AbortSignal.timeout(PATIENCE_MS),
      { SSL_CERT_FILE: authority === null ? undefined : ca },
    );
    return { code, output };
  } finally {
    rmSync(units, { recursive: true });
  }
}

/** The addresses of the started installation, except for ports it chose itself. */
function addresses(own: number): Readonly<Record<string, string>> {
  const portOf = (url: string) => new URL(url).port;
  const { league, clubhouse, relay } = club;
  return {
    LEAGUE_PORT: portOf(league.url),
    RELAY_PORT: portOf(relay.url),
    LEAGUE_METRICS_PORT: portOf(league.operations),
    CLUBHOUSE_METRICS_PORT: portOf(clubhouse.operations),
    RELAY_METRICS_PORT: portOf(relay.operations),
    CLUBHOUSE_URL: `https://club.localhost:${own}`,
    ALLOWED_ORIGINS: `https://play.localhost:${own}`,
  };
}

/** Half of the settings in the unit, and half in a file that it names. */
function writeUnit(
  units: string,
  name: 'league' | 'clubhouse' | 'relay',
  settings: Readonly<Record<string, string>>,
): void {
  const { environment }: InstalledService = club[name];
  const foreign =
    name === 'league'
      ? /^CLUBHOUSE_/
      : name === 'clubhouse'
        ? /^LEAGUE_(PORT|METR)/
        : /^(LEAGUE|CLUB)/;
  const own = Object.entries({ ...environment, ...settings }).filter(([key]) => !foreign.test(key));
  const file = join(units, `${name}.env`);
  const unit = join(units, `club-${name}.service`);
  writeFileSync(file, own.map(([key, value]) => `${key}="${value}"\n`).join(''));
  const defaults = 'Environment=TRUST_PROXY=9 "MAIL_FROM=Nobody <a@b.example>"\n';
  const files = `EnvironmentFile=-/none\nEnvironmentFile=${file}\n`;
  writeFileSync(unit, `[Service]\n${defaults}${files}`);
  mkdirSync(`${unit}.d`);
  writeFileSync(join(`${unit}.d`, 'more.conf'), '[Service]\nEnvironment=NODE_ENV=production\n');
}

function backUp(): void {
  const { environment } = club.league;
  const args = [join(root, 'league/src/cli/main.ts'), 'backup', join(folder, 'club.backup')];
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
}

function holds(output: string, ...lines: readonly RegExp[]): void {
  for (const line of lines) assert.match(output, line);
}

test('DOCTOR-1, DOCTOR-3, DOCTOR-4, DOCTOR-5, DOCTOR-7, DOCTOR-9, DOCTOR-12: a healthy installation is found healthy, from outside too', async () => {
  backUp();
  const { code, output } = await examine({ words: ['--mail-to', 'me@example.org'] });
  assert.equal(code, 0, output);
  assert.doesNotMatch(output, /^FAIL/m);
  for (const name of ['league', 'clubhouse', 'relay']) {
    holds(
      output,
      new RegExp(`^ok +${name} +the ${name} is running and ready$`, 'm'),
      new RegExp(`^ok +${name} +https://\\S+ leads to the ${name}, by TLS$`, 'm'),
      new RegExp(`^ok +${name} +the ${name} sees where its visitors come from$`, 'm'),
    );
  }
  holds(
    output,
    /^ok +relay +WebSockets pass through the proxy$/m,
    /^ok +mail +127\.0\.0\.1:\d+ accepted an email to me@example\.org/m,
    /^ok +backup +the newest backup, .*club\.backup, is 0 days old$/m,
    /^ok +league +none: gaps in the event feed$/m,
    /^ok +settings +the settings match$/m,
  );
  assert.deepEqual(
    mail.received.map(({ recipient }) => recipient),
    ['me@example.org'],
  );
});

test('DOCTOR-3, DOCTOR-4, DOCTOR-5: a proxy that hides or trusts too much is found at each site', async () => {
  const own = await findFreePort();
  const { authority } = await startCaddy(owner, own, upstreams(), (text) => {
    const sites = text.split(/(?=^https:)/m);
    const change = (site: string, lines: string) => {
      const at = sites.findIndex((one) => one.startsWith(`https://${site}.`));
      sites[at] = (sites[at] ?? '').replace(/(reverse_proxy [^/\s]\S*)/, `$1 {\n${lines}\n}`);
    };
    change('club', 'header_up -X-Forwarded-For\nheader_up -X-Forwarded-Proto');
    change('league', 'header_up X-Forwarded-For {http.request.header.X-Forwarded-For}');
    change('play', 'header_up -Upgrade\nheader_up -Connection');
    const { host } = new URL(club.relay.operations);
    return sites.join('').replace(/(play\.\S+ \{)/, `$1\nreverse_proxy /metrics ${host}`);
  });
  const { code, output } = await examine({ port: own, authority });
  assert.equal(code, 1, output);
  holds(
    output,
    /^FAIL +clubhouse +the clubhouse counts all visitors as one: it saw 127\.0\.0\.1, and not 127\.0\.0\.2: let the proxy set/m,
    /^FAIL +clubhouse +the clubhouse does not learn that its visitors came over TLS: /m,
    /^FAIL +league +the league believes any address that a visitor claims/m,
    /^FAIL +relay +no WebSocket comes through to the relay: it was answered 426: let the proxy pass on/m,
    /^FAIL +relay +\S+\/metrics is open to the world: /m,
    /^ok +relay +the relay sees where its visitors come from$/m,
  );
});

test('DOCTOR-2, DOCTOR-3: wrong settings and certificates that browsers reject are named', async () => {
  const { code, output } = await examine({
    authority: null,
    settings: { LEAGUE_TRUST_PROXY: '0', LEAGUE_URL: 'http://127.0.0.1:1' },
  });
  assert.equal(code, 1, output);
  holds(
    output,
    /^FAIL +settings +the league counts all visitors as one, because it trusts no proxy: set LEAGUE_TRUST_PROXY=127\.0\.0\.1$/m,
    /^FAIL +settings +the clubhouse looks for the league at http:\/\/127\.0\.0\.1:1, but that listens on port \d+: set LEAGUE_URL/m,
    /^FAIL +relay +the certificate of https:\/\/play\.localhost:\d+ is one that browsers reject/m,
    /^FAIL +league +the certificate of https:\/\/league\.localhost:\d+ is one that browsers reject/m,
  );
  const misspelt = await examine({ settings: { CLUBHOUSE_PROT: '1' } });
  assert.equal(misspelt.code, 1);
  holds(
    misspelt.output,
    /^FAIL +settings +CLUBHOUSE_PROT is not a setting of the clubhouse. Did you mean CLUBHOUSE_PORT\?/m,
  );
});

test('DOCTOR-6, DOCTOR-7: a service or mail server that is away is named, with what to do', async () => {
  await mail.stop();
  club.clubhouse.started.child.kill('SIGTERM');
  await club.clubhouse.started.ended;
  const { code, output } = await examine();
  assert.equal(code, 1, output);
  holds(
    output,
    /^FAIL +clubhouse +the clubhouse does not answer \(ECONNREFUSED\): start it: systemctl start club-clubhouse, /m,
    /^FAIL +clubhouse +https:\S+ is answered by the proxy alone, with 502: /m,
    /^FAIL +mail +127\.0\.0\.1:\d+ accepts no email from this clubhouse \(.*ECONNREFUSED.*\): correct SMTP_URL/m,
    /^ok +league +the league is running and ready$/m,
  );
});

test('DOCTOR-1: a mistyped option gets an error, and nothing is checked', async () => {
  for (const words of [['--resolve=club'], ['--league-url=http://x'], ['--nothing']]) {
    const { code, output } = await examine({ words });
    assert.equal(code, 2, output);
    assert.match(output, /npm run doctor/);
  }
});
