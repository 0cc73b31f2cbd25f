import assert from 'node:assert/strict';
import { test } from 'node:test';
import { list, expectText } from 'test-kit/club-calls';
import { readCalendar } from './read-calendar.ts';
import type { ClaimedLetter } from '../src/store/claimed-letter.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { assertKnowsWhomItNames } from './feed-reader.ts';
import { dateAfter, makeEmail, matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { type PageResponse, signedIn, Visitor } from './visitor.ts';

// New emails are inspected before they are sent.
const started = clubhouseForTests({ keepsLetters: true });
const visitors = new Map<string, Promise<Visitor>>();

function visitor(name: string): Promise<Visitor> {
  const known = visitors.get(name) ?? signedIn(started(), name);
  visitors.set(name, known);
  return known;
}

/** The emails added since the last time, by recipient. */
function letters(): Map<string, ClaimedLetter> {
  const { outbox } = started().store;
  const found = new Map<string, ClaimedLetter>();
  for (let letter = outbox.claim(); letter !== null; letter = outbox.claim()) {
    assert.equal(found.has(letter.to.name), false, `two letters to ${letter.to.name}`);
    assert.equal(letter.to.address, makeEmail(letter.to.name));
    found.set(letter.to.name, letter);
    assertKnowsWhomItNames(letter, started());
    outbox.end(letter.place, 'sent', null);
  }
  return found;
}

function singles(one: string, other: string): string {
  return matchOf(started().season.singles, one, other);
}

async function propose(name: string, match: string, days: readonly number[]): Promise<void> {
  const form: Record<string, string> = { do: 'propose', elsewhere: 'Court 2', seen: '0' };
  for (const [index, day] of days.entries()) {
    form[`offer-${index + 1}`] = 'on';
    form[`date-${index + 1}`] = dateAfter(day);
    form[`time-${index + 1}`] = '18:30';
  }
  const sent = await (await visitor(name)).post(`/matches/${match}/arrange`, form);
  assert.equal(sent.status, 303, sent.text);
}

/** The addresses of an email's answer buttons. */
function buttons(letter: ClaimedLetter | undefined): string[] {
  const hrefs = letter?.letter.blocks.flatMap((block) =>
    block.type === 'button' ? [block.href.replace(started().url, '')] : [],
  );
  return (hrefs ?? []).filter((href) => href.startsWith('/answers/'));
}

/** Posts the form of a button's page; nobody is signed in. */
async function press(path: string): Promise<PageResponse> {
  const [address = '', query = ''] = path.split('?');
  const time = new URLSearchParams(query).get('time') ?? '';
  return new Visitor(started()).post(address, { time });
}

async function planOf(match: string, name: string): Promise<string> {
  const { league, season } = started();
  const matches = await league.must('GET', `/v1/members/${season.members.get(name)}/matches`);
  const plan = list(matches['data']).find((one) => expectText(one['id']) === match)?.['plan'];
  return expectText(plan?.['state']);
}

test('ARR-15: only the other side gets an email with a button for each time', async () => {
  const match = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  await propose('Hannah Brandt', match, [3, 4]);
  const sent = letters();
  assert.deepEqual([...sent.keys()].toSorted(), ['Ingrid Solheim', 'Matteo Ricci']);
  const letter = sent.get('Matteo Ricci');
  assert.equal(letter?.letter.kind, 'time_proposed');
  assert.equal(buttons(letter).length, 2);
  assert.notDeepEqual(buttons(letter), buttons(sent.get('Ingrid Solheim')));
  assert.match(JSON.stringify(letter.letter), /Hannah Brandt/);
});

test('ARR-15: everyone in the match gets the time with a calendar file, and an email if it is called off', async () => {
  const match = matchOf(started().season.mixed, 'Hannah', 'Ingrid');
  const path = `/matches/${match}/arrange`;
  const ingrid = await visitor('Ingrid Solheim');
  const page = (await ingrid.get(path)).text;
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(page) ?? [];
  const [, time = ''] = /name="time" value="(\d+)"/.exec(page) ?? [];
  await ingrid.post(path, { do: 'agree', proposal, time });
  const arranged = letters();
  const all = ['Hannah Brandt', 'Ingrid Solheim', 'Jonas Ødegård', 'Matteo Ricci'];
  assert.deepEqual([...arranged.keys()].toSorted(), all);
  const [file] = arranged.get('Jonas Ødegård')?.letter.attachments ?? [];
  assert.match(file?.content_type ?? '', /method=PUBLISH/);
  const [event] = readCalendar(file?.content ?? '').events;
  assert.equal(event?.get('SUMMARY'), 'Match against Ingrid Solheim / Matteo Ricci');
  await propose('Jonas Ødegård', match, [8]);
  letters();
  await ingrid.post(path, { do: 'agree', ...answerIn((await ingrid.get(path)).text) });
  const moved = [...letters().values()];
  assert.equal(moved.length, 4);
  assert.match(moved[0]?.letter.subject ?? '', /^Rescheduled: /);
  await ingrid.post(path, { do: 'call_off' });
  const off = letters();
  assert.deepEqual([...off.keys()].toSorted(), all);
  const [cancel] = off.get('Hannah Brandt')?.letter.attachments ?? [];
  assert.match(cancel?.content ?? '', /METHOD:CANCEL/);
  const [cancelled] = readCalendar(cancel?.content ?? '').events;
  assert.equal(cancelled?.get('UID'), event?.get('UID'));
  assert.equal(Number(cancelled?.get('SEQUENCE')), 2);
});

function answerIn(html: string): { proposal: string; time: string } {
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(html) ?? [];
  const [, time = ''] = /name="time" value="(\d+)"/.exec(html) ?? [];
  return { proposal, time };
}

test('ARR-14: opening the link changes nothing, and its button arranges the match', async () => {
  const match = singles('Hannah', 'Edmund');
  await propose('Hannah Brandt', match, [3, 4]);
  const [, second = ''] = buttons(letters().get('Edmund Eckersley'));
  const stranger = new Visitor(started());
  for (let scan = 0; scan < 3; scan++) {
    const seen = await stranger.get(second);
    assert.equal(seen.status, 200);
    assert.match(seen.text, /Hannah Brandt proposes two times/);
    assert.equal(seen.text.match(/ checked/g)?.length, 1);
    // The same page in the other language.
    assert.match(seen.text, /name="to" value="\/answers\//);
    assert.doesNotMatch(seen.text, /tel:|mailto:|example\.org/);
  }
  assert.equal(await planOf(match, 'Edmund Eckersley'), 'to_arrange');
  assert.equal(letters().size, 0);
  const pressed = await press(second);
  assert.equal(pressed.status, 303, pressed.text);
  const after = await stranger.get(pressed.location ?? '');
  assert.match(after.text, /Arranged\. See you on/);
  assert.equal(await planOf(match, 'Hannah Brandt'), 'arranged');
  assert.equal(letters().size, 2);
});

test('ARR-14: a link answers once, and the same answer again changes nothing', async () => {
  const match = singles('Hannah', 'Edmund');
  await propose('Hannah Brandt', match, [5, 6]);
  const [first = '', second = ''] = buttons(letters().get('Edmund Eckersley'));
  assert.equal((await press(first)).status, 303);
  letters();
  const late = await press(second);
  assert.equal(late.status, 409);
  assert.match(late.text, /Another time has already been picked/);
  assert.equal((await press(first)).status, 303);
  assert.equal(letters().size, 0);
});

test('ARR-14: a link expires with its proposal and with its match', async () => {
  const match = singles('Hannah', 'Priya');
  await propose('Hannah Brandt', match, [3]);
  const [replaced = ''] = buttons(letters().get('Priya Raghunathan'));
  await propose('Hannah Brandt', match, [4]);
  const [withdrawn = ''] = buttons(letters().get('Priya Raghunathan'));
  const path = `/matches/${match}/arrange`;
  const hannah = await visitor('Hannah Brandt');
  assert.equal((await press(replaced)).status, 410);
  const { text: own } = await hannah.get(path);
  await hannah.post(path, { do: 'withdraw', ...answerIn(own) });
  assert.equal((await press(withdrawn)).status, 410);
  await propose('Hannah Brandt', match, [5]);
  const [last = ''] = buttons(letters().get('Priya Raghunathan'));
  await started().league.must('POST', `/v1/matches/${match}/claims`, {
    outcome: 'unplayed',
    side: 0,
  });
  const over = await press(last);
  assert.equal(over.status, 410);
  assert.match(over.text, /A score has been entered/);
  assert.doesNotMatch(over.text, /Hannah|Priya/);
});

test('ARR-14: a link belongs to one member and one proposal, and a changed one is invalid', async () => {
  const match = singles('Hannah', 'Léa');
  await propose('Hannah Brandt', match, [3]);
  const [address = ''] = buttons(letters().get('Léa Marchetti'));
  const path = address.split('?')[0] ?? '';
  const { members } = started().season;
  const lea = members.get('Léa Marchetti') ?? '';
  const wrong = [
    path.replace(lea, members.get('Priya Raghunathan') ?? ''),
    path.replace(/\/(\d+)\./, (_all, id: string) => `/${Number(id) - 1}.`),
    path.slice(0, -1),
    `${path}A`,
    '/answers/x',
  ];
  for (const one of wrong) {
    assert.equal((await new Visitor(started()).get(one)).status, 404, one);
    assert.equal((await press(`${one}?time=1`)).status, 404, one);
  }
  // A blank time is missing, not past.
  const none = await press(path);
  assert.equal(none.status, 422);
  assert.equal(await planOf(match, 'Hannah Brandt'), 'to_arrange');
});

test('ARR-14: permission to act for a member ends with the answer', async () => {
  const { league, season } = started();
  const match = singles('Hannah', 'Tomasz');
  await propose('Hannah Brandt', match, [3]);
  const [address = ''] = buttons(letters().get('Tomasz Wieczorek'));
  assert.equal((await press(address)).status, 303);
  const id = season.members.get('Tomasz Wieczorek');
  await until('the member is signed in somewhere', async () => {
    const { signed_in_at: signedInAt } = await league.must('GET', `/v1/members/${id}`);
    return signedInAt === null;
  });
});

test('ARR-14, ENDS-1: the link of a member who has left is invalid, and nobody acts for them', async () => {
  const { league, season } = started();
  const match = singles('Hannah', 'Bartholomew');
  await propose('Hannah Brandt', match, [3]);
  const [address = ''] = buttons(letters().get('Bartholomew Featherstonehaugh'));
  const id = season.members.get('Bartholomew Featherstonehaugh');
  await league.must('PATCH', `/v1/members/${id}`, { status: 'left' });
  const pressed = await press(address);
  assert.equal(pressed.status, 410);
  assert.equal(await planOf(match, 'Hannah Brandt'), 'to_arrange');
});
