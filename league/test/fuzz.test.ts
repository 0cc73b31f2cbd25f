import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fuzzRoutes } from './fuzz/fuzz.ts';
import { ROUTES } from '../src/app.ts';
import { readId, playDivision, startClub, text } from './club.ts';
import { assertDeclared } from './declared.ts';
import { SECRET } from './harness.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);
const count = Number(process.env['FUZZ_REQUESTS'] ?? 1700);

test(`ERR-1, ERR-2, ERR-4, API-2, LIM-1: ${count} requests of every kind get an answer that the document declares (seed ${seed})`, async (t) => {
  const club = await startClub(t);
  const { season, competition, division, members, entries, matches } = await playDivision(club, {
    players: 6,
  });
  const session = await club.signIn(text(members[0]));
  const tokens = [
    club.admin,
    session,
    club.website,
    SECRET,
    'x',
    'dl_nonsense',
    await club.keyWith(),
  ];
  const known = {
    seasons: [season],
    competitions: [competition],
    divisions: [division],
    matches: matches.map(readId),
    members,
    entries,
  };
  const tally = await fuzzRoutes(
    { app: club.app, routes: ROUTES, tokens, known, assertDeclared },
    seed,
    count,
  );
  t.diagnostic(JSON.stringify(Object.fromEntries([...tally].toSorted())));
  // All kinds of answers occurred: not every request was refused early.
  for (const status of [200, 201, 400, 401, 403, 404, 409, 422]) {
    assert.ok((tally.get(status) ?? 0) > 0, `no ${status} among ${JSON.stringify([...tally])}`);
  }
});
