import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chooseCases } from 'test-kit/cases';
import { type Json, list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { listAddresses, crawl, givenBy, type Ids, idsOf, findLeaks, type Secret } from './crawl.ts';
import { once } from './once.ts';
import { dateAfter } from './seed.ts';
import { coachKey, coachSignedIn, signedIn, Visitor } from './visitor.ts';

/** A box as small as it can be and still hold a match of each kind: each page is read by seven callers. */
const NAMES = [
  'Hannah Brandt',
  'Bartholomew Featherstonehaugh',
  'Léa Marchetti',
  'Priya Raghunathan',
];
const started = clubhouseForTests({ names: NAMES });

interface PersonalClub {
  readonly ids: Ids;
  readonly secrets: readonly Secret[];
  /** Members who have left cannot sign in again; their sessions continue. */
  readonly left: LeftCaller;
}

/** A player on the site, and the same player's session in the API. */
interface LeftCaller {
  readonly visitor: Visitor;
  readonly token: string;
}

const LEFT = 'Léa Marchetti';

/** A club that knows more about everyone than it shows, with distinguishable values. */
const club = once(async (): Promise<PersonalClub> => {
  await addOtherSeason();
  const { league, season } = started();
  const secrets: Secret[] = [];
  const members = list((await league.must('GET', '/v1/members?limit=200'))['data']);
  for (const [index, member] of members.entries())
    secrets.push(...(await secretsOf(member, index)));
  for (const [index, match] of [...season.singles.matches, ...season.mixed.matches].entries()) {
    secrets.push(...(await reportBoth(match, index)));
  }
  const leaving = season.members.get(LEFT) ?? '';
  const left = await callerOf(LEFT, leaving);
  await league.must('PATCH', `/v1/members/${leaving}`, { status: 'left' });
  return { ids: await idsOf(started()), secrets, left };
});

const OTHERS = ['Otto Other', 'Olga Other'];

/** Two players in a season of their own. */
async function addOtherSeason(): Promise<void> {
  const { must } = started().league;
  const season = await must('POST', '/v1/seasons', {
    name: 'Spring before',
    starts_on: dateAfter(-200),
    ends_on: dateAfter(-100),
  });
  await must('PATCH', `/v1/seasons/${expectText(season['id'])}`, { state: 'active' });
  const competition = await must('POST', '/v1/competitions', {
    season_id: season['id'],
    name: 'Old singles',
    discipline: 'singles',
  });
  const path = `/v1/competitions/${expectText(competition['id'])}`;
  const box = await must('POST', `${path}/divisions`, { name: 'Old box' });
  for (const name of OTHERS) {
    const email = `${name.replace(' ', '.').toLowerCase()}@example.net`;
    const member = await must('POST', '/v1/members', { display_name: name, email, phone: '0' });
    await must('POST', `${path}/entries`, { member_ids: [member['id']], division_id: box['id'] });
  }
  await must('PATCH', path, { state: 'active' });
  await must('POST', `/v1/divisions/${expectText(box['id'])}/fixtures`);
}

async function secretsOf(member: Json, index: number): Promise<Secret[]> {
  const about = expectText(member['display_name']);
  const digits = `44770090${String(1000 + index)}`;
  const phone = `+${digits.slice(0, 2)} ${digits.slice(2, 6)} ${digits.slice(6)}`;
  const values = {
    full_name: `Fullname${index} Inthebook`,
    phone,
    notes: `knee-${index}-operation`,
    date_of_birth: `19${60 + index}-02-03`,
  };
  await started().league.must('PATCH', `/v1/members/${expectText(member['id'])}`, values);
  return [
    { value: about, about: 'a name' },
    ...['full_name', 'notes', 'date_of_birth'].flatMap((name) =>
      Object.entries(values)
        .filter(([one]) => one === name)
        .map(([, value]) => ({ value, about })),
    ),
    { value: phone, forms: [phone, digits], about },
    { value: expectText(member['email']), about },
  ];
}

/**
 * A third of the matches agree, a third are reported by only the first side, and a third differ; no
 * two scores are the same.
 */
async function reportBoth(match: Json, index: number): Promise<Secret[]> {
  const labels = list(match['sides'])
    .map((side) => expectText(side['label']))
    .join(' and ');
  const secrets = [await report(match, 0, 20 + index * 4, labels)];
  if (index % 3 === 1) return secrets;
  // Unusual numbers, so that none occurs twice.
  const other = (index % 3 === 0 ? 20 : 21) + index * 4;
  return [...secrets, await report(match, 1, other, labels)];
}

async function report(match: Json, side: 0 | 1, lost: number, labels: string): Promise<Secret> {
  const sets = [{ games: [7, 6], tiebreak: [lost + 2, lost] }, { games: [6, 3] }];
  const body = { side, outcome: 'completed', score: { sets }, played_on: dateAfter(-1) };
  await started().league.must('POST', `/v1/matches/${expectText(match['id'])}/claims`, body);
  return {
    value: `"tiebreak":[${lost + 2},${lost}]`,
    forms: [`(${lost})`, `Tiebreak </span>${lost}<`, `value="${lost}"`],
    about: `what side ${side} of ${labels} entered`,
  };
}

async function callerOf(name: string, id: string): Promise<LeftCaller> {
  return { visitor: await signedIn(started(), name, id), token: await tokenOf(id) };
}

async function tokenOf(memberId: string): Promise<string> {
  const { league } = started();
  const link = await league.must('POST', `/v1/members/${memberId}/login-link`);
  const response = await fetch(`${league.url}/v1/session`, {
    method: 'POST',
    headers: { authorization: `Bearer ${expectText(link['token'])}` },
  });
  return expectText(((await response.json()) as Json)['token']);
}

test('SEE-3: nobody who is signed out finds a personal value on any page', async () => {
  const { ids, secrets } = await club();
  const pages = await crawl(new Visitor(started()), listAddresses(ids));
  assert.ok(pages.length > 60);
  assert.deepEqual(findLeaks(pages, await givenBy(started().league.url, null, ids), secrets), []);
});

const PLAYERS = [
  ['in singles and mixed doubles', 'Hannah Brandt'],
  ['in singles alone', 'Bartholomew Featherstonehaugh'],
  ['in mixed doubles alone', 'Ingrid Solheim'],
  ['who has left', LEFT],
  ['of another season', 'Otto Other'],
] as const;

for (const [who, name] of chooseCases(PLAYERS)) {
  test(`SEE-3: a player ${who} finds no personal value that the API would not give them`, async () => {
    const { ids, secrets, left } = await club();
    const { league } = started();
    const members = list((await league.must('GET', '/v1/members?limit=200'))['data']);
    const id = expectText(members.find((one) => expectText(one['display_name']) === name)?.['id']);
    const { visitor, token } = name === LEFT ? left : await callerOf(name, id);
    const pages = await crawl(visitor, listAddresses(ids));
    // A member's own data is on pages that nobody else can open (SELF-1).
    const own = JSON.stringify(members.find((one) => expectText(one['display_name']) === name));
    const given = (await givenBy(league.url, token, ids)) + own;
    assert.ok(given.includes(name) && pages.some(({ body }) => body.includes(name)));
    assert.deepEqual(findLeaks(pages, given, secrets), []);
  });
}

test('SEE-3: a coach finds no key, and nothing that the API would not give the same key', async () => {
  const { ids, secrets } = await club();
  const { league } = started();
  const pages = await crawl(await coachSignedIn(started()), listAddresses(ids));
  const given = await givenBy(league.url, (await coachKey(started())).key, ids);
  assert.ok(pages.some(({ path, body }) => path === '/coach' && body.includes('Priya')));
  assert.deepEqual(findLeaks(pages, given, secrets), []);
});

test('SEE-3: the crawl finds planted values: a number, a name, and the other side’s entry', async () => {
  const { ids, secrets } = await club();
  const id = started().season.members.get('Ingrid Solheim') ?? '';
  const visitor = await signedIn(started(), 'Ingrid Solheim');
  const given = await givenBy(started().league.url, await tokenOf(id), ids);
  const pending = secrets.filter(({ about }) => about.startsWith('what side 0 of Hannah'));
  const planted = secrets.filter(({ about }) => about === 'Otto Other').concat(pending);
  assert.ok(planted.length > 4);
  const unseen = planted.filter(({ value }) => !given.includes(value));
  const page = await visitor.get('/me');
  for (const secret of unseen) {
    const [form = secret.value] = (secret.forms ?? []).toReversed();
    const leaky = { get: () => Promise.resolve({ ...page, text: `<p>${form}</p>` }) };
    const found = findLeaks(await crawl(leaky, ['/me']), given, secrets);
    assert.ok(found.includes(`/me: ${secret.value}, of ${secret.about}`), secret.about);
  }
  assert.ok(unseen.length > 3);
});
