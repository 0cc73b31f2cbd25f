import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { Changes } from '../src/http/changes.ts';
import { parseId } from '../src/shared/ids.ts';
import type { Chased } from '../src/standings/chased.ts';
import { KeptChased } from '../src/standings/kept-chased.ts';
import { plainChased } from './fixtures/plain-chased.ts';
import { tellOfTheUnknown } from './fixtures/unknown-event.ts';
import {
  addMembers,
  type Division,
  idOf,
  type Installed,
  playDivision,
  playMatch,
  startClub,
  wonBy,
} from './club.ts';

const place = ({ division, competition }: Division) => ({
  id: parseId(division),
  competition_id: parseId(competition),
  name: 'One',
});

function rowsOf({ entries, members }: Division): Chased[] {
  return entries.map((entry, index) => ({
    entryId: parseId(entry),
    memberId: parseId(String(members[index])),
    played: 1,
    minimum: 2,
    shortBy: 1,
  }));
}

function chasedIn(kept: KeptChased, { competition }: Division, position: number) {
  const chased = kept.competition(parseId(competition), position)?.chased[0];
  return chased === undefined ? null : [...chased].map(plainChased);
}

interface Bounds {
  readonly chased?: number | undefined;
  readonly divisions?: number | undefined;
  readonly mostTopics?: number | undefined;
}

interface Shelf {
  readonly club: Installed;
  readonly divisions: readonly [Division, Division];
  readonly changes: Changes;
  readonly kept: KeptChased;
  /** As a read that begins now does. @returns its position */
  readonly reach: () => Promise<number>;
  /** Keeps who is chased in both, at the newest position. */
  readonly keepBoth: () => Promise<void>;
  /** Whether the first and the second are known at the newest. */
  readonly known: () => Promise<readonly boolean[]>;
}

/** Two competitions with a division of three each. */
async function startShelf(
  t: TestContext,
  { chased, divisions: ofOneRead, mostTopics }: Bounds = {},
): Promise<Shelf> {
  const club = await startClub(t);
  const divisions = [await playDivision(club), await playDivision(club)] as const;
  const changes = new Changes(club.database, mostTopics);
  const kept = new KeptChased(changes, { chased, divisions: ofOneRead });
  await changes.catchUp();
  const reach = () =>
    club.database.read(async (db) => {
      const { position } = await db.selectFrom('feed').select('position').executeTakeFirstOrThrow();
      await changes.reach(db, position);
      await kept.reach(db, position);
      return position;
    });
  const keepBoth = async () => {
    const position = await reach();
    const looked = divisions.map((one) => [parseId(one.competition), [place(one)]] as const);
    kept.keepDivisions(new Map(looked), position);
    for (const one of divisions) {
      kept.keepChased(parseId(one.division), rowsOf(one), position);
    }
  };
  const known = async () => {
    const position = await reach();
    return divisions.map((one) => chasedIn(kept, one, position) !== null);
  };
  return { club, divisions, changes, kept, reach, keepBoth, known };
}

test('CHA-6: who is chased in a division is known until one of its matches, players or rules changes', async (t) => {
  const { club, divisions, kept, reach, keepBoth, known } = await startShelf(t);
  const [one, two] = divisions;
  await keepBoth();
  assert.deepEqual(await known(), [true, true]);
  assert.deepEqual(chasedIn(kept, one, await reach()), rowsOf(one));
  const claim = wonBy(0);
  const match = idOf(one.matches[0]);
  const otherPlayer = String(two.members[0]);
  const season = { name: 'Next', starts_on: '2027-04-01', ends_on: '2027-09-30' };
  const CHANGES = [
    ['POST', `/v1/matches/${match}/claims`, { ...claim, side: 0 }, [true, true]],
    ['POST', `/v1/matches/${match}/claims`, { ...claim, side: 1 }, [false, true]],
    ['POST', `/v1/members/${otherPlayer}/pause`, {}, [true, false]],
    ['DELETE', `/v1/members/${otherPlayer}/pause`, undefined, [true, false]],
    ['POST', `/v1/entries/${String(one.entries[2])}/withdrawal`, {}, [false, true]],
    ['POST', '/v1/seasons', season, [true, true]],
  ] as const;
  for (const [method, path, body, still] of CHANGES) {
    await keepBoth();
    await club.must(method, path, body);
    assert.deepEqual(await known(), still, `${method} ${path}`);
  }
  await keepBoth();
  await club.must('PATCH', `/v1/competitions/${two.competition}`, { name: 'Of another name' });
  assert.deepEqual(await known(), [true, false]);
  const position = await reach();
  assert.equal(kept.competition(parseId(two.competition), position), null);
  assert.notEqual(kept.competition(parseId(one.competition), position), null);
  await keepBoth();
  await club.must('PATCH', '/v1/club', { name: 'Another club' });
  assert.deepEqual(await known(), [true, true]);
  await club.must('PATCH', `/v1/seasons/${one.season}`, { name: 'Of another name' });
  assert.deepEqual(await known(), [true, true]);
  await tellOfTheUnknown(club.database);
  assert.deepEqual(await known(), [false, false]);
});

test('CHA-6: of a member who is erased, as of a season that moves on, others forget more', async (t) => {
  const { club, divisions, changes, keepBoth, known } = await startShelf(t);
  const [one, two] = divisions;
  let forgotten = 0;
  changes.onEverything(() => (forgotten += 1));
  const CHANGES = [
    ['DELETE', `/v1/members/${String(one.members[0])}`, undefined, [false, true]],
    ['POST', `/v1/members/${String(two.members[0])}/erase`, undefined, [true, false]],
    ['PATCH', `/v1/competitions/${two.competition}`, { state: 'complete' }, [true, false]],
    ['PATCH', `/v1/seasons/${two.season}`, { state: 'complete' }, [true, true]],
  ] as const;
  for (const [method, path, body, still] of CHANGES) {
    await keepBoth();
    await club.must(method, path, body);
    assert.deepEqual(await known(), still, `${method} ${path}`);
  }
  assert.equal(forgotten, 2, 'by an erasure and a season that moves on');
});

test('CHA-6: a read of an older snapshot finds nothing, and leaves nothing', async (t) => {
  const { club, divisions, kept, reach, keepBoth, known } = await startShelf(t);
  const [one] = divisions;
  const older = await reach();
  await playMatch(club, idOf(one.matches[0]), wonBy(0));
  const newer = await reach();
  kept.keepDivisions(new Map([[parseId(one.competition), []]]), older);
  assert.equal(kept.competition(parseId(one.competition), newer), null);
  await keepBoth();
  assert.equal(chasedIn(kept, one, older), null);
  assert.equal(kept.competition(parseId(one.competition), older), null);
  kept.keepChased(parseId(one.division), [], older);
  kept.keepDivisions(new Map([[parseId(one.competition), []]]), older);
  assert.deepEqual(await known(), [true, true]);
  const position = await reach();
  assert.deepEqual(chasedIn(kept, one, position), rowsOf(one));
  assert.equal(kept.competition(parseId(one.competition), position)?.divisions.length, 1);
});

test('CHA-6: no more members are kept than there is room for; those of a division that changed make room', async (t) => {
  const { club, divisions, kept, reach, keepBoth, known } = await startShelf(t, { chased: 5 });
  const [one, two] = divisions;
  await keepBoth();
  assert.deepEqual(await known(), [true, false]);
  kept.keepChased(parseId(one.division), rowsOf(one).slice(1), await reach());
  await keepBoth();
  assert.deepEqual(await known(), [true, false]);
  kept.keepChased(parseId(one.division), rowsOf(one).slice(1), await reach());
  kept.keepChased(parseId(two.division), rowsOf(two), await reach());
  assert.deepEqual(await known(), [true, true], 'five are as many as there may be');
  await playMatch(club, idOf(two.matches[0]), wonBy(0));
  assert.deepEqual(await known(), [true, false]);
  kept.keepChased(parseId(two.division), rowsOf(two), await reach());
  assert.deepEqual(await known(), [true, true]);
});

test('CHA-6: what is forgotten takes no room, and what is not kept neither', async (t) => {
  const { club, divisions, kept, reach, keepBoth, known } = await startShelf(t, { chased: 5 });
  const [one, two] = divisions;
  const forgetOne = () =>
    club.must('PATCH', `/v1/competitions/${one.competition}`, { name: `Box ${Math.random()}` });
  const forgetAll = () => tellOfTheUnknown(club.database);
  for (const forget of [forgetOne, forgetAll]) {
    await keepBoth();
    assert.deepEqual(await known(), [true, false]);
    await forget();
    kept.keepChased(parseId(one.division), rowsOf(one), await reach());
    assert.deepEqual(await known(), [false, false], 'its divisions are not known');
    kept.keepDivisions(new Map([[parseId(two.competition), [place(two)]]]), await reach());
    kept.keepChased(parseId(two.division), rowsOf(two), await reach());
    assert.deepEqual(await known(), [false, true]);
    await forgetAll();
  }
  kept.keepDivisions(new Map([[parseId(one.competition), [place(one)]]]), await reach());
  await forgetAll();
  kept.keepChased(parseId(one.division), rowsOf(one), await reach());
  kept.keepDivisions(new Map([[parseId(two.competition), [place(two)]]]), await reach());
  kept.keepChased(parseId(two.division), rowsOf(two), await reach());
  assert.deepEqual(await known(), [false, true]);
});

test('CHA-7: it is full where there was no room for one, until something is forgotten', async (t) => {
  const { club, divisions, kept, reach, keepBoth } = await startShelf(t, { chased: 5 });
  const isFull = () => kept.isFull;
  assert.equal(isFull(), false);
  await keepBoth();
  assert.equal(isFull(), true);
  await playMatch(club, idOf(divisions[0].matches[0]), wonBy(0));
  await reach();
  assert.equal(isFull(), false);
  await keepBoth();
  assert.equal(isFull(), true);
  await tellOfTheUnknown(club.database);
  await reach();
  assert.equal(isFull(), false);
});

test('CHA-6: a read of more divisions than may be kept of one leaves nothing new', async (t) => {
  const { club, divisions, kept, reach, keepBoth, known } = await startShelf(t, { divisions: 1 });
  const [one, two] = divisions;
  await keepBoth();
  assert.deepEqual(await known(), [false, false]);
  for (const each of divisions) {
    const looked = new Map([[parseId(each.competition), [place(each)]]]);
    kept.keepDivisions(looked, await reach());
    kept.keepChased(parseId(each.division), rowsOf(each), await reach());
  }
  assert.deepEqual(await known(), [true, true], 'each was read by itself');
  await playMatch(club, idOf(one.matches[0]), wonBy(0));
  await club.must('PATCH', `/v1/competitions/${two.competition}`, { name: 'Of another name' });
  await keepBoth();
  assert.deepEqual(await known(), [true, false], 'what was known is moved on');
});

test('CHA-6, API-14: who is erased is taken out of memory, and this names nobody', async (t) => {
  const { club, changes, keepBoth, known } = await startShelf(t);
  await keepBoth();
  const [member] = await addMembers(club, 1);
  changes.forgetMember(parseId(String(member)));
  assert.deepEqual(await known(), [true, true]);
});

test('CHA-6: where topics are not counted any more, the feed says what has changed', async (t) => {
  const { club, divisions, reach, keepBoth, known } = await startShelf(t, { mostTopics: 4 });
  const [one, two] = divisions;
  await keepBoth();
  await playMatch(club, idOf(one.matches[0]), wonBy(0));
  // Of the first is not known any more that it was touched.
  await club.must('POST', `/v1/matches/${idOf(two.matches[0])}/claims`, { ...wonBy(0), side: 0 });
  await reach();
  assert.deepEqual(await known(), [false, true]);
});

test('CHA-6: a database that was put back to an earlier one has all of it forgotten, also once it has gone on', async (t) => {
  const { club, divisions, changes, reach, keepBoth, known } = await startShelf(t);
  const before = await reach();
  const match = `/v1/matches/${idOf(divisions[0].matches[0])}/claims`;
  await club.must('POST', match, { ...wonBy(0), side: 0 });
  await keepBoth();
  await club.database.write(async (db) => {
    await db.deleteFrom('events').where('position', '>', before).execute();
    await db.updateTable('feed').set({ position: before }).execute();
  });
  await changes.catchUp();
  await club.must('POST', '/v1/seasons', { name: 'Another' });
  await club.must('POST', '/v1/seasons', { name: 'And another' });
  await changes.catchUp();
  assert.deepEqual(await known(), [false, false]);
});

test('CHA-6: a read that comes last with an older snapshot does not set back what is kept', async (t) => {
  const { club, divisions, changes, kept, keepBoth } = await startShelf(t);
  await keepBoth();
  // It asks where they play, and so takes longer.
  await club.must('POST', `/v1/members/${String(divisions[0].members[0])}/pause`, {});
  await changes.catchUp();
  const older = changes.position;
  await club.must('POST', '/v1/seasons', {
    name: 'Next',
    starts_on: '2027-04-01',
    ends_on: '2027-09-30',
  });
  await changes.catchUp();
  const newer = changes.position;
  assert.ok(newer > older);
  await club.database.read(async (db) => {
    const slow = kept.reach(db, older);
    await kept.reach(db, newer);
    await slow;
  });
  kept.keepDivisions(new Map([[parseId(divisions[0].competition), []]]), newer);
  assert.notEqual(kept.competition(parseId(divisions[0].competition), newer), null);
});

test('CHA-6: of a competition whose divisions are not known, none is kept', async (t) => {
  const { divisions, kept, reach, known } = await startShelf(t);
  kept.keepChased(parseId(divisions[0].division), rowsOf(divisions[0]), await reach());
  assert.deepEqual(await known(), [false, false]);
});

test('CHA-6: after a result the list looks at what is known, and asks for no division again', async (t) => {
  const club = await startClub(t);
  const [one] = [await playDivision(club), await playDivision(club)];
  const list = () => club.must('GET', '/v1/chase-list');
  await list();
  await playMatch(club, idOf(one.matches[0]), wonBy(0));
  const before = club.statements.length;
  const { total } = await list();
  assert.equal(total, 6);
  const asked = club.statements.slice(before);
  assert.ok(asked.length > 0, 'it is no remembered answer');
  assert.deepEqual(
    asked.filter((sql) => sql.includes('from "divisions"')),
    [],
  );
});
