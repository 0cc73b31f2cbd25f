import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readCalendar } from './read-calendar.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter, makeEmail, matchOf } from './seed.ts';
import { type PageResponse, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests();

/** Hannah and Edmund arrange their match for half past six in this many days. */
async function arrange(days: number): Promise<string> {
  const clubhouse = started();
  const match = matchOf(clubhouse.season.singles, 'Hannah', 'Edmund');
  const [hannah, edmund] = await players();
  const path = `/matches/${match}/arrange`;
  const form = {
    do: 'propose',
    'offer-1': 'on',
    'date-1': dateAfter(days),
    'time-1': '18:30',
    elsewhere: 'Court 2',
  };
  const proposed = await hannah.post(path, form);
  assert.equal(proposed.status, 303, proposed.text);
  const { text } = await edmund.get(path);
  const [, proposal = ''] = /name="proposal" value="(\d+)"/.exec(text) ?? [];
  const [, time = ''] = /name="time" value="(\d+)"/.exec(text) ?? [];
  assert.equal((await edmund.post(path, { do: 'agree', proposal, time })).status, 303);
  return match;
}

let signed: Promise<readonly [Visitor, Visitor]> | undefined;

function players(): Promise<readonly [Visitor, Visitor]> {
  signed ??= Promise.all([
    signedIn(started(), 'Hannah Brandt'),
    signedIn(started(), 'Edmund Eckersley'),
  ]);
  return signed;
}

/** The path of Hannah's calendar from /me. */
async function calendarPath(): Promise<string | undefined> {
  const [hannah] = await players();
  return /value="[^"]*(\/calendar\/[\w-]+\.ics)"/.exec((await hannah.get('/me')).text)?.[1];
}

function events(seen: PageResponse): Map<string, ReadonlyMap<string, string>> {
  assert.equal(seen.status, 200, seen.text);
  assert.match(seen.headers.get('content-type') ?? '', /^text\/calendar/);
  const read = readCalendar(seen.text).events;
  return new Map(read.map((event) => [event.get('SUMMARY') ?? '', event]));
}

test('CAL-1: only its players can download an arranged match as a file', async () => {
  const match = await arrange(4);
  const [hannah] = await players();
  const seen = await hannah.get(`/matches/${match}/calendar.ics`);
  const event = events(seen).get('Match against Edmund Eckersley');
  assert.equal(event?.get('LOCATION'), 'Court 2');
  assert.match(event?.get('DTSTART') ?? '', new RegExp(`^${dateAfter(4).replaceAll('-', '')}T`));
  assert.match(seen.headers.get('content-disposition') ?? '', /attachment; filename="match\.ics"/);
  const other = await signedIn(started(), 'Priya Raghunathan');
  assert.equal((await other.get(`/matches/${match}/calendar.ics`)).status, 404);
  const stranger = await new Visitor(started()).get(`/matches/${match}/calendar.ics`);
  assert.equal(stranger.status, 303);
});

test('CAL-2: a moved match keeps its UID with a higher SEQUENCE, and a cancelled one has no file', async () => {
  const [hannah] = await players();
  const match = matchOf(started().season.singles, 'Hannah', 'Edmund');
  const file = async () => {
    const seen = await hannah.get(`/matches/${match}/calendar.ics`);
    const event = events(seen).get('Match against Edmund Eckersley');
    return { uid: event?.get('UID'), sequence: Number(event?.get('SEQUENCE')) };
  };
  await arrange(5);
  const before = await file();
  await arrange(6);
  const after = await file();
  assert.equal(after.uid, before.uid);
  assert.equal(after.sequence, before.sequence + 1);
  await hannah.post(`/matches/${match}/arrange`, { do: 'call_off' });
  assert.equal((await hannah.get(`/matches/${match}/calendar.ics`)).status, 404);
  await arrange(6);
  assert.equal((await file()).sequence, before.sequence + 3);
});

test('CAL-3: a phone reads arranged matches and deadlines without signing in, with names only', async () => {
  const [hannah] = await players();
  await arrange(4);
  await hannah.post('/me/calendar', { do: 'make' });
  const path = await calendarPath();
  const seen = await new Visitor(started()).get(path ?? '');
  const found = events(seen);
  assert.match(
    found.get('Match against Edmund Eckersley')?.get('DTSTART') ?? '',
    new RegExp(`^${dateAfter(4).replaceAll('-', '')}T\\d{6}Z$`),
  );
  const last = found.get('Deadline for the match against Priya Raghunathan');
  assert.equal(last?.get('DTSTART'), dateAfter(21).replaceAll('-', ''));
  assert.equal(found.size, 7);
  assert.match(
    found.get('Deadline for the match against Ingrid Solheim / Matteo Ricci')?.get('DESCRIPTION') ??
      '',
    /Mixed, Box 1, with Jonas Ødegård/,
  );
  for (const name of started().season.members.keys()) {
    assert.ok(!seen.text.includes(makeEmail(name)), name);
  }
  assert.doesNotMatch(seen.text, /7700 ?9/);
});

test('CAL-4: the calendar address stays valid until revoked, and cannot be guessed', async () => {
  const [hannah] = await players();
  await hannah.post('/me/calendar', { do: 'make' });
  const path = (await calendarPath()) ?? '';
  await hannah.post('/me/calendar', { do: 'make' });
  assert.equal(await calendarPath(), path);
  const phone = new Visitor(started());
  const [, token = ''] = /\/calendar\/([\w-]+)\.ics/.exec(path) ?? [];
  assert.equal(token.length, 44);
  const changed = Array.from(token, (sign, index) => {
    const other = sign === 'A' ? 'B' : 'A';
    return token.slice(0, index) + other + token.slice(index + 1);
  });
  // The last character has four unused bits; a token that differs only there is invalid too.
  for (const wrong of [...changed, token.slice(0, 22), token.slice(1), `${token}A`, 'x']) {
    assert.equal((await phone.get(`/calendar/${wrong}.ics`)).status, 404, wrong);
  }
  assert.equal((await phone.get(path.replace('.ics', ''))).status, 404);
  assert.equal((await phone.get(path)).status, 200);
  await hannah.post('/me/calendar', { do: 'revoke' });
  assert.equal((await phone.get(path)).status, 404);
  assert.equal(await calendarPath(), undefined);
  await hannah.post('/me/calendar', { do: 'make' });
  assert.notEqual(await calendarPath(), path);
  assert.equal((await phone.get(path)).status, 404);
});

test('CAL-5: an unchanged calendar gets a 304, and a changed one is sent in full', async () => {
  const [hannah] = await players();
  await hannah.post('/me/calendar', { do: 'make' });
  const path = (await calendarPath()) ?? '';
  const phone = new Visitor(started());
  const tag = (await phone.get(path)).headers.get('etag') ?? '';
  const ask = () => phone.get(path, { 'if-none-match': tag });
  assert.deepEqual([(await ask()).status, (await ask()).text], [304, '']);
  await arrange(9);
  const after = await ask();
  assert.equal(after.status, 200);
  assert.notEqual(after.headers.get('etag'), tag);
  assert.equal(after.headers.get('cache-control'), 'private, no-cache');
});

test('CALL-8: a calendar may be read sixty times a minute, and then has to wait', async () => {
  const [hannah] = await players();
  await hannah.post('/me/calendar', { do: 'make' });
  const path = await calendarPath();
  assert.ok(path !== undefined, 'she has a calendar');
  // Forgets the reads of earlier tests.
  started().clock.now += 60_000;
  const phone = new Visitor(started());
  const statuses: number[] = [];
  for (let time = 1; time <= 61; time++) statuses.push((await phone.get(path)).status);
  assert.deepEqual([new Set(statuses.slice(0, 60)), statuses[60]], [new Set([200]), 429]);
  started().clock.now += 60_000;
  assert.equal((await phone.get(path)).status, 200);
});
