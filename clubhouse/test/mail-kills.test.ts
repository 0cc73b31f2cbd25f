import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { expectText } from 'test-kit/club-calls';
import { killMail } from '../mail-test/kills.ts';
import { startLeague } from './league-program.ts';
import { seedSeason } from './seed.ts';

// `npm run lab -- mail-test` does the same with 40 kills, at any moment.
test('MAIL-4: if killed during a season, the site delivers each email exactly once, in order', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'mail-kills-'));
  const league = await startLeague({ after: (close) => t.after(close) });
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const { singles } = await seedSeason(league);
  const report = await killMail({
    owner: { after: (close) => t.after(() => close()) },
    league,
    folder,
    matches: singles.matches.map(({ id }) => expectText(id)),
    kills: ['recipient', 'noted', 'body'],
    chance: () => 0,
    pauseMs: 60,
  });
  assert.deepEqual(report.lost, []);
  // No code runs between the note and the last line, but a kill can happen there.
  assert.ok(report.lostInDoubt.length <= 1, report.lostInDoubt.join(', '));
  assert.deepEqual(report.doubled, []);
  assert.deepEqual(report.mixedUp, []);
  assert.ok(report.inDoubt > 0);
  assert.ok(report.letters >= 60, `${report.letters} letters`);
});
