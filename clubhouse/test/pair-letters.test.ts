import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { asMember, FeedReader, textOf } from './feed-reader.ts';
import { makeEmail, matchOf } from './seed.ts';

const started = clubhouseForTests();
const [HANNAH, JONAS, INGRID, MATTEO] = [
  'Hannah Brandt',
  'Jonas Ødegård',
  'Ingrid Solheim',
  'Matteo Ricci',
];
const [AOIFE, NEWCOMER] = ['Aoife Ní Dhomhnaill', 'Priya Raghunathan'];

function idOf(name: string): string {
  return started().season.members.get(name) ?? '';
}

async function entryOf(member: string): Promise<string> {
  const { league, season } = started();
  const path = `/v1/competitions/${season.mixed.id}/entries?member=${idOf(member)}`;
  return expectText(list((await league.must('GET', path))['data'])[0]?.['id']);
}

async function play(entry: string, ...members: readonly string[]): Promise<void> {
  const body = { member_ids: members.map(idOf) };
  await started().league.must('PATCH', `/v1/entries/${entry}`, body);
}

async function reader(): Promise<FeedReader> {
  const feed = new FeedReader(started());
  await feed.passOver();
  return feed;
}

test('LTR-28: a change of partner is announced to those who join, leave or stay, and to the opponents', async () => {
  const feed = await reader();
  const entry = await entryOf(HANNAH);
  await play(entry, HANNAH, NEWCOMER);
  const letters = await feed.read();
  const said = new Map(letters.map((letter) => [letter.to.address, textOf(letter)]));
  assert.equal(said.size, letters.length);
  const opponents = [INGRID, MATTEO, AOIFE];
  for (const name of [HANNAH, JONAS, NEWCOMER, ...opponents]) {
    assert.ok(said.has(makeEmail(name)), name);
  }
  const of = (name: string) => (said.get(makeEmail(name)) ?? '').replaceAll(/\s+/g, ' ');
  assert.match(of(NEWCOMER), /You now play in Mixed, Box 1, with Hannah Brandt\./);
  assert.match(of(NEWCOMER), /Contact details .*Hannah Brandt/);
  assert.match(of(JONAS), /Priya Raghunathan has taken your place in Mixed, Box 1\./);
  assert.doesNotMatch(of(JONAS), /priya\.|Phone/, 'how to reach her is no longer for them');
  assert.match(
    of(HANNAH),
    /Priya Raghunathan is now your partner in Mixed, Box 1, replacing Jonas/,
  );
  for (const name of opponents) {
    assert.match(of(name), /In Mixed, Box 1, Priya Raghunathan replaces Jonas Ødegård\./);
    assert.match(of(name), /Contact details .*Priya Raghunathan/);
  }
});

test('LTR-28: a change that is undone before the email is written is announced to nobody', async () => {
  const feed = await reader();
  const entry = await entryOf(HANNAH);
  await play(entry, HANNAH, JONAS);
  await play(entry, HANNAH, NEWCOMER);
  assert.deepEqual(await feed.read(), []);
});

test('LTR-28: opponents who have already played the pair are not told', async () => {
  const { league, season } = started();
  const feed = await reader();
  const match = matchOf(season.mixed, 'Ingrid', 'Hannah');
  const set = { games: [6, 3] };
  const claim = { outcome: 'completed', score: { sets: [set, set] } };
  for (const name of [INGRID, HANNAH]) {
    const claimAs = await asMember(started(), name);
    await claimAs('POST', `/v1/matches/${match}/claims`, claim);
  }
  assert.equal((await league.must('GET', `/v1/matches/${match}`))['status'], 'played');
  await feed.read();
  await play(await entryOf(HANNAH), HANNAH, JONAS);
  const told = new Set((await feed.read()).map(({ to }) => to.name));
  assert.deepEqual(
    [INGRID, MATTEO, AOIFE].map((name) => told.has(name)),
    [false, false, true],
  );
});
