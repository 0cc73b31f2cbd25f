import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync, utimesSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import process from 'node:process';
import { examineHosted } from '../doctor/examine-hosted.ts';
import { type HostedClub, checkHosted } from '../doctor/checks/hosted-club.ts';
import { checkLook, type KnownFaults, writeLetter } from '../watch/rules/letters.ts';
import { Machine } from './machine.ts';

/* The doctor's findings about hosted clubs. */

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WELL: HostedClub = {
  name: 'mill',
  isOpen: true,
  backedUpAt: NOW - 9 * HOUR_MS,
  hasBackup: true,
  wokenAt: NOW - HOUR_MS,
  stopped: [],
  failed: [],
};
const judged = (more: Partial<HostedClub>) => {
  const { verdict, what } = checkHosted({ ...WELL, ...more }, NOW);
  return `${verdict} ${what}`;
};

test('CLUBS-15: one verdict covers a hosted club’s door, last wake, last backup and failures', () => {
  const well = 'ok its door is open, it was woken 1 hours ago, and backed up 9 hours ago';
  assert.equal(judged({}), well);
  assert.match(judged({ wokenAt: null }), /^ok its door is open, and backed up/);
  assert.match(judged({ wokenAt: NOW - 3 * HOUR_MS }), /^ok /);
  assert.equal(judged({ wokenAt: NOW - 3 * HOUR_MS - 1 }), 'FAIL it was not woken for 3 hours');
  assert.match(judged({ backedUpAt: NOW - 3 * DAY_MS + 1 }), /^ok /);
  assert.equal(judged({ backedUpAt: NOW - 3 * DAY_MS }), 'FAIL it was not backed up for 3 days');
  assert.match(judged({ backedUpAt: null }), /^warn .* not backed up yet$/);
  assert.match(judged({ hasBackup: false }), /^warn .* not backed up yet$/);
  assert.equal(judged({ isOpen: false }), 'FAIL its door is closed');
  assert.equal(
    judged({ isOpen: false, failed: ['club-wake@mill.service'] }),
    'FAIL its door is closed; club-wake@mill.service has failed',
  );
});

test('CLUBS-19: a stopped timer is named, and a club without any backup is reported after three days', () => {
  const stopped = ['club-wake@mill.timer'];
  assert.equal(judged({ stopped, wokenAt: null }), 'FAIL club-wake@mill.timer does not run');
  // A closed club has no running services.
  assert.equal(judged({ stopped, isOpen: false }), 'FAIL its door is closed');
  assert.equal(
    judged({ hasBackup: false, backedUpAt: NOW - 3 * DAY_MS }),
    'FAIL it was not backed up for 3 days',
  );
});

/** A machine with clubs that start at boot; systemd's state is the test's. */
function makeHost(t: TestContext, clubs: readonly string[], said: string): string {
  const machine = new Machine(t);
  mkdirSync(machine.path('units/multi-user.target.wants'), { recursive: true });
  for (const name of [...clubs.map((club) => `club@${club}`), 'club-league']) {
    symlinkSync('/none', machine.path(`units/multi-user.target.wants/${name}.target`));
  }
  machine.write('said', said);
  machine.tool('systemctl', `[ "$TZ" = UTC ] || exit 1\ncat ${machine.root}/said`);
  const path = process.env['PATH'];
  process.env['PATH'] = `${machine.path('tools')}:${path}`;
  t.after(() => void (process.env['PATH'] = path));
  return machine.path('units');
}

const unit = (id: string, last = '', state = 'active') =>
  `LastTriggerUSec=${last}\nId=${id}\nActiveState=${state}\nActiveEnterTimestamp=Sat 2026-11-21 08:00:00 UTC\n`;
/** A folder of backups with these modification times. */
function makeBackups(t: TestContext, times: Readonly<Record<string, number | null>>): string {
  const machine = new Machine(t);
  for (const [name, at] of Object.entries(times)) {
    mkdirSync(machine.path(name));
    if (at !== null) utimesSync(machine.path(name), at / 1000, at / 1000);
  }
  return machine.root;
}

test('CLUBS-15: the doctor asks systemd about every hosted club, and failures count towards its verdict', async (t) => {
  const units = makeHost(
    t,
    ['mill', 'windmill'],
    [
      unit('club-door@mill.socket'),
      unit('club-wake@mill.timer', 'Sun 2026-11-22 11:20:00 UTC'),
      unit('club-backup@mill.timer'),
      unit('club-restore-trial@mill.timer'),
      unit('club-door@windmill.socket', '', 'failed'),
    ].join('\n'),
  );
  const backups = makeBackups(t, { mill: NOW - 9 * HOUR_MS });
  const failed = ['club-wake@windmill.service', 'club-backup.service'];
  const { findings, others } = await examineHosted(units, failed, NOW, backups);
  assert.deepEqual(others, ['club-backup.service']);
  assert.deepEqual(
    findings
      .filter(({ about }) => about !== 'clubs')
      .map(({ about, verdict, what }) => `${about} ${verdict} ${what}`),
    [
      'club@mill ok its door is open, it was woken 0 hours ago, and backed up 9 hours ago',
      'club@windmill FAIL its door is closed; club-wake@windmill.service has failed',
    ],
  );
  const none = await examineHosted('/no/such/folder', failed, NOW);
  assert.deepEqual(none, { findings: [], others: failed });
});

test('CLUBS-19: a timer that never ran counts from its start, and the folder shows whether a backup exists', async (t) => {
  const clubs = ['late', 'new', 'off'];
  const units = makeHost(
    t,
    clubs,
    clubs
      .flatMap((name) => [
        unit(`club-door@${name}.socket`),
        unit(`club-wake@${name}.timer`, name === 'late' ? 'n/a' : 'Sun 2026-11-22 11:20:00 UTC'),
        unit(`club-backup@${name}.timer`, '', name === 'off' ? 'inactive' : 'active'),
        unit(`club-restore-trial@${name}.timer`),
      ])
      .join('\n'),
  );
  const backups = makeBackups(t, { late: NOW, new: null, off: NOW });
  const { findings } = await examineHosted(units, [], NOW, backups);
  assert.deepEqual(
    findings
      .filter(({ about }) => about !== 'clubs')
      .map(({ verdict, what }) => `${verdict} ${what}`),
    [
      'FAIL it was not woken for 28 hours',
      'warn its door is open, and it was not backed up yet',
      'FAIL club-backup@off.timer does not run',
    ],
  );
});

test('CLUBS-15: an unhealthy hosted club is reported once, and each club separately', () => {
  let known: KnownFaults = {};
  const letters = [3, 4, 5].map((days) => {
    const findings = ['mill', 'harbour'].map((name) =>
      checkHosted({ ...WELL, name, backedUpAt: NOW - days * DAY_MS }, NOW),
    );
    const result = checkLook(findings, known);
    known = result.known;
    return result.begun.map(({ about }) => about);
  });
  assert.deepEqual(letters, [[], ['club@mill', 'club@harbour'], []]);
});

test('CLUBS-21: an email names its hosted club, also in the subject, and lists everything to do', () => {
  const of = (more: Partial<HostedClub>) => checkHosted({ ...WELL, ...more }, NOW);
  const stopped = ['club-wake@mill.timer'];
  let known: KnownFaults = {};
  const look = (finding: ReturnType<typeof checkHosted>) => {
    const result = checkLook([finding], known);
    known = result.known;
    return writeLetter(result, 'host');
  };
  const letters = [
    of({ backedUpAt: NOW - 5 * DAY_MS, stopped }),
    of({ backedUpAt: NOW - 5 * DAY_MS, stopped }),
    of({}),
    of({}),
  ].map(look);
  assert.deepEqual(
    letters.map((letter) => letter?.subject),
    [
      undefined,
      'host: club@mill: club-wake@mill.timer does not run; it was not backed up for 5 days',
      undefined,
      'host: resolved: club@mill: club-wake@mill.timer does not run; it was not backed up for 5 days',
    ],
  );
  const [, begun] = letters;
  assert.match(begun?.text ?? '', /systemctl start club@mill\.target; .*club-backup@mill\.timer/);
});
