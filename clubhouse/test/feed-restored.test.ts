import '../src/tsx.ts';
import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from 'test-kit/started-program';
import { expectText } from 'test-kit/club-calls';
import { createLeagueClient } from '../src/api/client.ts';
import { NO_CLUB } from '../src/api/club.ts';
import { Feed } from '../src/dispatch/feed.ts';
import { planner } from '../src/mail/from-events/planner.ts';
import { openDatabase } from '../src/store/database.ts';
import { Store } from '../src/store/store.ts';
import { type StartedLeague, startLeague } from './league-program.ts';
import { seedSeason } from './seed.ts';

/** The league is restored from a real backup while the website keeps following its feed. */

const COMMANDS = fileURLToPath(new URL('cli/main.ts', import.meta.resolve('league/main')));

async function runCommand(t: TestContext, folder: string, ...words: string[]): Promise<void> {
  const environment = { LEAGUE_STATE: '' };
  const { ended, output } = await startProgram(t, COMMANDS, { environment, folder, words });
  assert.equal(await ended, 0, output());
}

test('FEED-4, EVT-13: after a restore the email of every event is sent exactly once', async (t) => {
  const folder = await mkdtemp(join(tmpdir(), 'restored-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  let league: StartedLeague = await startLeague(t, { folder });
  const season = await seedSeason(league);
  const [atBackup, undone, again, ...fresh] = season.singles.matches.map((match) =>
    expectText(match['id']),
  );
  const claim = (match: string | undefined) =>
    league.must('POST', `/v1/matches/${match}/claims`, {
      side: 0,
      outcome: 'completed',
      score: { sets: [{ games: [6, 1] }, { games: [6, 1] }] },
    });

  const store = new Store(openDatabase(':memory:'), Date.now);
  const said: string[] = [];
  const log = {
    warn: (_about: object, message: string) => said.push(message),
    error: (_about: object, message: string) => said.push(message),
  };
  const feed = new Feed({
    store,
    planner,
    log,
    context: async () => ({
      league: createLeagueClient({ leagueUrl: league.url }, { token: league.websiteKey }),
      club: { ...NO_CLUB, name: 'Club', timezone: 'Europe/London' },
      url: 'http://localhost',
      now: Date.now(),
      languageOf: () => 'en' as const,
      holderOf: () => null,
    }),
  });
  const letters: string[] = [];
  const follow = async () => {
    for (let looks = 0; looks < 3; looks++) await feed.look();
    for (let one = store.outbox.claim(); one !== null; one = store.outbox.claim()) {
      letters.push(one.key.split(':')[1] ?? '');
      store.outbox.end(one.place, 'sent', null);
    }
  };

  await follow();
  await claim(atBackup);
  await follow();
  await runCommand(t, folder, 'backup', 'club.backup');
  for (const match of [undone, again]) await claim(match);
  await follow();
  await league.stop();
  await runCommand(t, folder, 'restore', 'club.backup');
  league = await startLeague(t, { folder, installed: league });
  const six = fresh.slice(0, 6);
  for (const match of [again, ...six]) await claim(match);
  await follow();
  assert.deepEqual(letters, [atBackup, undone, again, ...six]);
  assert.deepEqual(said, ['the league was restored from a backup: its feed continues from there']);
});
