import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { makeRandom } from 'test-kit/chance';
import { expectText } from 'test-kit/club-calls';
import { startLeague } from '../test/league-program.ts';
import { seedSeason } from '../test/seed.ts';
import { type KillAt, killMail } from './kills.ts';

/**
 * `npm run lab -- mail-test --kills 40 --seed 1` kills the email worker of a clubhouse with SIGKILL
 * during a season. It counts the emails that reach the mail server, and exits with 1 if one is
 * lost, duplicated or out of order.
 */

const ALL: readonly KillAt[] = ['recipient', 'body', 'noted', 'answer', 'time'];
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '40' }, seed: { type: 'string', default: '1' } },
});
const kills = Array.from(
  { length: Number(values.kills) },
  (_, index) => ALL[index % ALL.length] ?? 'time',
);
const closers: (() => unknown)[] = [];
const owner = { after: (close: () => unknown) => void closers.push(close) };
try {
  const folder = await mkdtemp(join(tmpdir(), 'mail-test-'));
  owner.after(() => rm(folder, { recursive: true, force: true }));
  const league = await startLeague(owner);
  const names = Array.from(
    { length: 20 },
    (_, index) => `Player ${String.fromCodePoint(65 + index)}`,
  );
  const { singles } = await seedSeason(league, { names });
  const matches = singles.matches.map(({ id }) => expectText(id));
  const started = Date.now();
  const chance = makeRandom(Number(values.seed));
  const report = await killMail({ owner, league, matches, folder, kills, chance, pauseMs: 400 });
  const { events, letters, lost, lostInDoubt, doubled, mixedUp, inDoubt } = report;
  const isRight = lost.length + doubled.length + mixedUp.length === 0;
  const seconds = Math.round((Date.now() - started) / 1000);
  process.stdout.write(
    `${kills.length} kills in ${seconds} s while ${events} things happened: ${letters} letters, ` +
      `${lost.length} lost, ${doubled.length} there twice, ${mixedUp.length} addresses out of order, ` +
      `${inDoubt} said to be in doubt and there, ${lostInDoubt.length} said to be in doubt and not there.\n`,
  );
  for (const key of [...lost, ...doubled, ...mixedUp]) process.stdout.write(`  ${key}\n`);
  if (!isRight) process.exitCode = 1;
} finally {
  for (const close of closers.toReversed()) await close();
}
