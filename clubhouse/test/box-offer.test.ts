import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClaimedLetter } from '../src/store/claimed-letter.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter, matchOf } from './seed.ts';
import { type PageResponse, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });
const visitors = new Map<string, Promise<Visitor>>();

function visitor(name: string): Promise<Visitor> {
  const known = visitors.get(name) ?? signedIn(started(), name);
  visitors.set(name, known);
  return known;
}

function singles(one: string, other: string): string {
  return matchOf(started().season.singles, one, other);
}

async function propose(
  name: string,
  match: string,
  more: Record<string, string>,
): Promise<PageResponse> {
  const form = {
    do: 'propose',
    'offer-1': 'on',
    'date-1': dateAfter(3),
    'time-1': '18:30',
    ...more,
  };
  return (await visitor(name)).post(`/matches/${match}/arrange`, form);
}

async function shown(name: string, match: string, query = ''): Promise<string> {
  return (await (await visitor(name)).get(`/matches/${match}/arrange${query}`)).text;
}

/** Takes the waiting emails, by recipient. */
function letters(): Map<string, ClaimedLetter> {
  const { outbox } = started().store;
  const found = new Map<string, ClaimedLetter>();
  for (let letter = outbox.claim(); letter !== null; letter = outbox.claim()) {
    found.set(letter.to.name, letter);
    outbox.end(letter.place, 'sent', null);
  }
  return found;
}

/** The address of an email's first button. */
function buttonOf(letter: ClaimedLetter | undefined): string {
  const button = letter?.letter.blocks.find((block) => block.type === 'button');
  assert.ok(button?.type === 'button', 'the letter has a button');
  return button.href.replace(started().url, '');
}

test('ARR-16: times are offered to the whole box, but not in place of open offers', async () => {
  await propose('Tomasz Wieczorek', singles('Priya', 'Tomasz'), {});
  letters();
  const match = singles('Priya', 'Hannah');
  const form = await shown('Priya Raghunathan', match);
  assert.match(form, /Ask Bartholomew, Edmund and Léa as well/);
  const sent = await propose('Priya Raghunathan', match, { box: '1', note: 'Court 3 is mine' });
  assert.equal(sent.status, 303, sent.text);
  const told = letters();
  assert.deepEqual([...told.keys()].toSorted(), [
    'Bartholomew Featherstonehaugh',
    'Edmund Eckersley',
    'Hannah Brandt',
    'Léa Marchetti',
  ]);
  assert.match(JSON.stringify(told.get('Hannah Brandt')?.letter), /Others in your box were asked/);
  assert.match(await shown('Priya Raghunathan', match), /asked others in your box/);
  assert.match(
    await shown('Priya Raghunathan', singles('Priya', 'Tomasz')),
    /Tomasz Wieczorek proposes/,
  );

  const [first, second] = ['Léa Marchetti', 'Edmund Eckersley'].map((name) => {
    const [address = '', query = ''] = buttonOf(told.get(name)).split('?');
    return { address, time: new URLSearchParams(query).get('time') ?? '' };
  });
  assert.ok(first !== undefined && second !== undefined);
  const anybody = new Visitor(started());
  const yes = await anybody.post(first.address, { time: first.time });
  assert.equal(yes.status, 303, yes.text);
  assert.deepEqual([...letters().keys()].toSorted(), ['Léa Marchetti', 'Priya Raghunathan']);
  const late = await anybody.get(second.address);
  assert.deepEqual([late.status, /Someone else in your box/.test(late.text)], [410, true]);
  assert.equal((await anybody.post(second.address, { time: second.time })).status, 410);
  assert.deepEqual([...letters().keys()], []);
});

test('ARR-17: one click withdraws the whole offer', async () => {
  const match = singles('Edmund', 'Hannah');
  await propose('Edmund Eckersley', match, { box: '1' });
  const other = singles('Edmund', 'Bartholomew');
  assert.match(await shown('Bartholomew Featherstonehaugh', other), /Edmund Eckersley proposes/);
  const own = await shown('Edmund Eckersley', other);
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(own) ?? [];
  await (
    await visitor('Edmund Eckersley')
  ).post(`/matches/${other}/arrange`, {
    do: 'withdraw',
    proposal,
  });
  assert.doesNotMatch(await shown('Hannah Brandt', match), /Edmund Eckersley proposes/);
  assert.doesNotMatch(
    await shown('Bartholomew Featherstonehaugh', other),
    /Edmund Eckersley proposes/,
  );
});

test('ARR-16: an offer counts once for each match, and is made completely or not at all', async () => {
  const match = singles('Hannah', 'Léa');
  const alone = async () => propose('Hannah Brandt', match, {});
  for (let made = 0; made < 17; made++) assert.equal((await alone()).status, 303);
  letters();
  const many = await propose('Hannah Brandt', match, { box: '1' });
  assert.equal(many.status, 429);
  assert.ok(/name="box" value="1" checked/.test(many.text), 'what was ticked stays so');
  assert.equal(letters().size, 0);
  for (let made = 17; made < 20; made++) assert.equal((await alone()).status, 303);
  assert.equal((await alone()).status, 429);
});
