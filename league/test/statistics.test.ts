import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sql } from 'kysely';
import { disputeMatch, readId, type InstalledClub, playDivision, startClub, text } from './club.ts';
import { expectStatus } from './harness.ts';

/*
 * SQLite is told nothing of how large the tables are: what it makes of a statement on a small club it
 * makes of it on the largest. By the wrong index these would read the matches, events or entries of
 * all, and answer the same.
 */
if (process.env['TEST_DATABASE_URL'] === undefined) {
  test('SRV-13: without statistics, a page reads no more than its own rows', async (t) => {
    const club = await startClub(t);
    const { competition, members, matches } = await playDivision(club, { players: 4 });
    await disputeMatch(club, readId(matches[0]));
    const member = text(members[0]);

    const waiting = await plansOf(club, `/v1/matches?waiting_on=${member}`, /coalesce\("matches"/);
    assert.match(waiting, /USING INDEX matches_of_entry0/);
    assert.doesNotMatch(waiting, /matches_of_status|SCAN matches/);

    const ends = await plansOf(club, '/v1/dispute-history', /from "events" where "subject_id"/);
    assert.match(ends, /^SEARCH events USING INDEX events_of_subject /);

    const of = await plansOf(club, '/v1/dispute-history', /from "dispute_members"/);
    assert.match(of, /^SEARCH dispute_members USING COVERING INDEX dispute_members_by_member /);

    const progress = `/v1/competitions/${competition}/progress`;
    const out = await plansOf(club, progress, /from "leavings" cross join "entries"/);
    assert.match(out, /USING INDEX entries_opted_out/);
    assert.match(out, /SCAN leavings .*\n.*SEARCH entries USING INDEX sqlite_autoindex_entries_1/);
  });
}

/** SQLite's plan for the one statement of this kind that a request makes. */
async function plansOf(club: InstalledClub, path: string, kind: RegExp): Promise<string> {
  club.statements.length = 0;
  expectStatus(await club.call('GET', path, { token: club.admin }), 200);
  const [statement, ...more] = club.statements.filter((one) => kind.test(one));
  assert.ok(statement !== undefined && more.length === 0, `${path} ${String(kind)}`);
  const { rows } = await club.database.readOne((db) =>
    sql<{ detail: string }>`${sql.raw(`explain query plan ${statement}`)}`.execute(db),
  );
  return rows.map(({ detail }) => detail).join('\n');
}
