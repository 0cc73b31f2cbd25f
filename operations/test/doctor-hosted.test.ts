import assert from 'node:assert/strict';
import { mkdirSync, symlinkSync } from 'node:fs';
import { test, type TestContext } from 'node:test';
import process from 'node:process';
import { examineHosted } from '../doctor/examine-hosted.ts';
import { type HostedClub, judgeHosted } from '../doctor/judge/hosted.ts';
import { judgeLook, type KnownFaults } from '../watch/rules/letters.ts';
import { Machine } from './machine.ts';

/* What the doctor says of clubs that a machine hosts. */

const NOW = Date.parse('2026-11-22T12:00:00Z');
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WELL: HostedClub = {
  name: 'mill',
  isOpen: true,
  backedUpAt: NOW - 9 * HOUR_MS,
  wokenAt: NOW - HOUR_MS,
  failed: [],
};
const judged = (more: Partial<HostedClub>) => {
  const { verdict, what } = judgeHosted({ ...WELL, ...more }, NOW);
  return `${verdict} ${what}`;
};

test('CLUBS-15: one verdict says of a hosted club whether its door is open, when it was woken and backed up, and what failed', () => {
  const well = 'ok its door is open, it was woken 1 hours ago, and backed up 9 hours ago';
  assert.equal(judged({}), well);
  assert.match(judged({ wokenAt: null }), /^ok its door is open, and backed up/);
  assert.match(judged({ wokenAt: NOW - 3 * HOUR_MS }), /^ok /);
  assert.equal(judged({ wokenAt: NOW - 3 * HOUR_MS - 1 }), 'FAIL it was last woken 3 hours ago');
  assert.match(judged({ backedUpAt: NOW - 3 * DAY_MS + 1 }), /^ok /);
  assert.equal(judged({ backedUpAt: NOW - 3 * DAY_MS }), 'FAIL its newest backup is 3 days old');
  assert.match(judged({ backedUpAt: null }), /^warn .* not backed up yet$/);
  assert.equal(judged({ isOpen: false }), 'FAIL its door is closed');
  assert.equal(
    judged({ isOpen: false, failed: ['club-wake@mill.service'] }),
    'FAIL its door is closed; club-wake@mill.service has failed',
  );
});

/** A machine with clubs that start with it, of whose units systemd says what a test has it say. */
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

const unit = (id: string, state: string, last: string) =>
  `Id=${id}\nActiveState=${state}\nLastTriggerUSec=${last}\n`;

test('CLUBS-15: the doctor asks systemd of every hosted club, and counts what failed of one to its verdict', async (t) => {
  const units = makeHost(
    t,
    ['mill', 'windmill'],
    [
      unit('club-door@mill.socket', 'active', ''),
      unit('club-backup@mill.timer', 'active', 'Sun 2026-11-22 02:11:30 UTC'),
      unit('club-wake@mill.timer', 'active', 'Sun 2026-11-22 11:20:00 UTC'),
      unit('club-door@windmill.socket', 'failed', ''),
      unit('club-backup@windmill.timer', 'active', 'n/a'),
    ].join('\n'),
  );
  const failed = ['club-wake@windmill.service', 'club-backup.service'];
  const { findings, others } = await examineHosted(units, failed, NOW);
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

test('CLUBS-15: being told writes once of a hosted club that is not well, and of each by itself', () => {
  let known: KnownFaults = {};
  const letters = [3, 4, 5].map((days) => {
    const findings = ['mill', 'harbour'].map((name) =>
      judgeHosted({ ...WELL, name, backedUpAt: NOW - days * DAY_MS }, NOW),
    );
    const result = judgeLook(findings, known);
    known = result.known;
    return result.begun.map(({ about }) => about);
  });
  assert.deepEqual(letters, [[], ['club@mill', 'club@harbour'], []]);
});
