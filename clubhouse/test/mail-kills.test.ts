import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { makeRandom } from 'test-kit/chance';
import { type KillAt, killMail } from './mail-kills/kills.ts';
import { startLeague } from './league-program.ts';
import { seedSeason } from './seed.ts';

const MOMENTS: readonly KillAt[] = ['recipient', 'noted', 'body', 'answer', 'time'];
/** `MAIL_KILLS=40` kills it that often, also at any time, while a larger season is played. */
const count = Number(process.env['MAIL_KILLS'] ?? 3);
const isLong = count > 3;
const NAMES = Array.from({ length: 20 }, (_, at) => `Player ${String.fromCodePoint(65 + at)}`);

test('MAIL-4: if killed during a season, the site delivers each email exactly once, in order', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-kills-'));
  const league = await startLeague({ after: (close) => t.after(close) });
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { singles } = await seedSeason(league, isLong ? { names: NAMES } : {});
  const kills = Array.from({ length: count }, (_, at) => MOMENTS[at % MOMENTS.length] ?? 'time');
  const report = await killMail({
    owner: { after: (close) => t.after(() => close()) },
    league,
    folder,
    matches: singles.matches.map(({ id }) => expectText(id)),
    kills,
    chance: isLong ? makeRandom(1) : () => 0,
    pauseMs: isLong ? 400 : 60,
  });
  assert.deepEqual(report.lost, []);
  // No code runs between the note and the last line, but a kill can happen there.
  const between = kills.filter((at) => at === 'noted' || at === 'time');
  assert.ok(report.lostInDoubt.length <= between.length, report.lostInDoubt.join(', '));
  assert.deepEqual(report.doubled, []);
  assert.deepEqual(report.mixedUp, []);
  assert.ok(report.inDoubt > 0);
  assert.ok(report.letters >= 60, `${report.letters} letters`);
});
