import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  newestEvents,
  playDivision,
  startClub,
  text,
} from './club.ts';
import { type Answer, expectStatus, type Json } from './harness.ts';

interface Doubles extends InstalledClub {
  readonly competition: string;
  /** Two members of each entry: Ann with Bo, Cy with Di, Ed with Flo; and two without an entry. */
  readonly ids: Readonly<Record<Name, string>>;
  readonly choose: (name: Name, body: object, token?: string) => Promise<Answer>;
  readonly decline: (name: Name, from: Name, token?: string) => Promise<Answer>;
  readonly choices: (token?: string) => Promise<Json[]>;
}

const NAMES = ['ann', 'bo', 'cy', 'di', 'ed', 'flo', 'gus', 'hal'] as const;
type Name = (typeof NAMES)[number];

async function startDoubles(t: TestContext): Promise<Doubles> {
  const club = await startClub(t);
  const { competition, members } = await playDivision(club, { discipline: 'doubles' });
  const others = await addMembers(club, 2);
  await club.must('PATCH', `/v1/members/${others[0]}`, { display_name: 'Gus Gray' });
  await club.must('PATCH', `/v1/members/${others[1]}`, { display_name: 'Hal Hunt' });
  const all = [...members, ...others];
  const ids = Object.fromEntries(NAMES.map((name, index) => [name, all[index]])) as Doubles['ids'];
  const path = `/v1/competitions/${competition}/partner-choices`;
  return {
    ...club,
    competition,
    ids,
    choose: (name, body, token = club.admin) =>
      club.call('PUT', `${path}/${ids[name]}`, { token, body }),
    decline: (name, from, token = club.admin) =>
      club.call('POST', `${path}/${ids[name]}/decline`, {
        token,
        body: { from_member_id: ids[from] },
      }),
    choices: async (token = club.admin) =>
      list(expectStatus(await club.call('GET', path, { token }), 200).body['data']),
  };
}

/** `Ann Lee, new_partner, Cy Cole, agreed`, and the members who turned them down. */
function inWords(choice: Json): string {
  const is = (name: string) => choice[name] as unknown;
  const words = [
    text(choice['member']?.['display_name']),
    text(choice['choice']),
    text(choice['partner']?.['display_name'] ?? 'nobody'),
    ...(is('agreed') === true ? ['agreed'] : []),
    ...(is('looking_for_partner') === true ? ['looking'] : []),
    ...list(choice['declined_by']).map((one) => `declined by ${text(one['display_name'])}`),
  ];
  return words.join(', ');
}

function of(choices: readonly Json[], id: string): string {
  const found = choices.find((choice) => readId(choice['member']) === id);
  return found ? inWords(found) : 'nothing';
}

function kindOf(event: Json): string {
  return text(event['kind']);
}

test('CHO-1: a player who says nothing stays with the present partner', async (t) => {
  const club = await startDoubles(t);
  const all = await club.choices();
  assert.equal(all.length, 6);
  assert.equal(of(all, club.ids.ann), 'Ann Lee, same_partner, Bo Berg, agreed');
  assert.deepEqual(
    all.map((choice) => choice['updated_at']),
    all.map(() => null),
  );
});

test('CHO-2, CHO-3: naming, naming back and changing an agreement each record their events', async (t) => {
  const club = await startDoubles(t);
  const { ids } = club;
  const ann = await club.signIn(ids.ann);
  const cy = await club.signIn(ids.cy);
  const named = await club.choose('ann', { choice: 'new_partner', partner_id: ids.cy }, ann);
  assert.equal(inWords(expectStatus(named, 200).body), 'Ann Lee, new_partner, Cy Cole');
  assert.equal(named.body['updated_at'], new Date(club.clock.now).toISOString());
  let all = await club.choices();
  assert.equal(of(all, ids.bo), 'Bo Berg, same_partner, Ann Lee, looking, declined by Ann Lee');
  const back = await club.choose('cy', { choice: 'new_partner', partner_id: ids.ann }, cy);
  assert.equal(inWords(expectStatus(back, 200).body), 'Cy Cole, new_partner, Ann Lee, agreed');
  await club.choose('ann', { choice: 'same_partner' }, ann);
  all = await club.choices();
  assert.equal(of(all, ids.cy), 'Cy Cole, new_partner, Ann Lee, looking, declined by Ann Lee');
  assert.equal(of(all, ids.bo), 'Bo Berg, same_partner, Ann Lee, agreed');
  const feed = await newestEvents(club, 8);
  const told = feed
    .filter((event) => kindOf(event).startsWith('partner_choice'))
    .map((event) =>
      [kindOf(event), text(event['subject_name']), text(event['partner_name'])].join(' '),
    );
  assert.deepEqual(told.toReversed(), [
    'partner_choice.updated Ann Lee Cy Cole',
    'partner_choice.declined Ann Lee Bo Berg',
    'partner_choice.updated Cy Cole Ann Lee',
    'partner_choice.declined Cy Cole Di Dahl',
    'partner_choice.agreed Cy Cole Ann Lee',
    'partner_choice.updated Ann Lee Bo Berg',
    'partner_choice.declined Ann Lee Cy Cole',
    'partner_choice.agreed Ann Lee Bo Berg',
  ]);
  const event = feed.find((one) => kindOf(one) === 'partner_choice.agreed');
  assert.equal(event?.['competition_name'], 'Box league');
});

test('CHO-3: repeating a choice changes nothing and records no event', async (t) => {
  const club = await startDoubles(t);
  const body = { choice: 'new_partner', partner_id: club.ids.gus };
  const first = expectStatus(await club.choose('ann', body), 200).body;
  const events = await newestEvents(club, 1);
  club.clock.now += 5000;
  assert.deepEqual(expectStatus(await club.choose('ann', body), 200).body, first);
  assert.deepEqual(await newestEvents(club, 1), events);
});

test('CHO-4: a player who does not play declines everyone who waits for them', async (t) => {
  const club = await startDoubles(t);
  const { ids } = club;
  await club.choose('gus', { choice: 'new_partner', partner_id: ids.ann });
  expectStatus(await club.choose('ann', { choice: 'not_playing' }), 200);
  const all = await club.choices();
  assert.equal(of(all, ids.ann), 'Ann Lee, not_playing, nobody');
  assert.equal(of(all, ids.bo), 'Bo Berg, same_partner, Ann Lee, looking, declined by Ann Lee');
  assert.equal(of(all, ids.gus), 'Gus Gray, new_partner, Ann Lee, looking, declined by Ann Lee');
});

test('CHO-5: a player declines once, and only somebody who named them', async (t) => {
  const club = await startDoubles(t);
  const { ids } = club;
  await club.choose('gus', { choice: 'new_partner', partner_id: ids.ann });
  const ann = await club.signIn(ids.ann);
  expectStatus(await club.decline('ann', 'gus', ann), 200);
  const events = await newestEvents(club, 1);
  expectStatus(await club.decline('ann', 'gus', ann), 200);
  assert.deepEqual(await newestEvents(club, 1), events);
  const all = await club.choices();
  assert.equal(of(all, ids.gus), 'Gus Gray, new_partner, Ann Lee, looking, declined by Ann Lee');
  assert.equal(of(all, ids.ann), 'Ann Lee, same_partner, Bo Berg, agreed');
  expectStatus(await club.decline('ann', 'hal', ann), 422, 'partner_invalid');
  // After the present partner is turned down, both are looking.
  expectStatus(await club.decline('ann', 'bo', ann), 200);
  const after = await club.choices();
  assert.equal(of(after, ids.ann), 'Ann Lee, new_partner, nobody, looking');
  assert.equal(of(after, ids.bo), 'Bo Berg, same_partner, Ann Lee, looking, declined by Ann Lee');
});

test('CHO-2: two players who name each other at the same time agree', async (t) => {
  const club = await startDoubles(t);
  const { ids } = club;
  const tokens = await Promise.all([club.signIn(ids.bo), club.signIn(ids.gus)]);
  const both = await Promise.all([
    club.choose('bo', { choice: 'new_partner', partner_id: ids.gus }, tokens[0]),
    club.choose('gus', { choice: 'new_partner', partner_id: ids.bo }, tokens[1]),
  ]);
  for (const answer of both) expectStatus(answer, 200);
  const all = await club.choices();
  assert.equal(of(all, ids.bo), 'Bo Berg, new_partner, Gus Gray, agreed');
  assert.equal(of(all, ids.gus), 'Gus Gray, new_partner, Bo Berg, agreed');
  const events = await newestEvents(club, 4);
  const agreed = events.filter((one) => kindOf(one) === 'partner_choice.agreed');
  assert.equal(agreed.length, 1);
});

test('CHO-6: a player sees their own choice and those involving them, and states only their own', async (t) => {
  const club = await startDoubles(t);
  const { ids } = club;
  await club.choose('gus', { choice: 'new_partner', partner_id: ids.ann });
  await club.choose('cy', { choice: 'new_partner', partner_id: ids.hal });
  const ann = await club.signIn(ids.ann);
  const seen = async (token: string) =>
    (await club.choices(token))
      .map((choice) => text(choice['member']?.['display_name']))
      .toSorted();
  assert.deepEqual(await seen(ann), ['Ann Lee', 'Bo Berg', 'Gus Gray']);
  assert.deepEqual(await seen(await club.signIn(ids.gus)), ['Ann Lee', 'Gus Gray']);
  assert.deepEqual(await seen(await club.signIn(ids.hal)), ['Cy Cole']);
  // A refusal concerns only the two members involved.
  await club.decline('ann', 'gus', ann);
  await club.choose('gus', { choice: 'new_partner', partner_id: ids.bo });
  const bo = await club.signIn(ids.bo);
  assert.equal(of(await club.choices(bo), ids.gus), 'Gus Gray, new_partner, Bo Berg');
  assert.equal(
    of(await club.choices(), ids.gus),
    'Gus Gray, new_partner, Bo Berg, declined by Ann Lee',
  );
  expectStatus(await club.choose('bo', { choice: 'not_playing' }, ann), 404, 'not_found');
  expectStatus(await club.decline('bo', 'ann', ann), 404, 'not_found');
});

test('CHO-6: choices are fixed while the competition is complete, and open again once it is reopened', async (t) => {
  const club = await startDoubles(t);
  const ann = await club.signIn(club.ids.ann);
  const path = `/v1/competitions/${club.competition}`;
  await club.must('PATCH', path, { state: 'complete' });
  for (const token of [ann, club.admin]) {
    const body = { choice: 'coach_decides' };
    expectStatus(await club.choose('ann', body, token), 409, 'choices_fixed');
    expectStatus(await club.decline('ann', 'bo', token), 409, 'choices_fixed');
  }
  assert.equal((await club.choices(ann)).length, 2);
  await club.must('PATCH', path, { state: 'active' });
  const free = await club.choose('ann', { choice: 'coach_decides' }, ann);
  assert.equal(inWords(expectStatus(free, 200).body), 'Ann Lee, coach_decides, nobody');
});

test('CHO-6: an impossible choice is refused with the reason', async (t) => {
  const club = await startDoubles(t);
  const { ids } = club;
  const [left, removed] = await addMembers(club, 2);
  await club.must('PATCH', `/v1/members/${left}`, { status: 'left' });
  await club.must('DELETE', `/v1/members/${removed}`);
  const naming = (id: unknown) => ({ choice: 'new_partner', partner_id: id });
  const refused: [Name, object, number, string][] = [
    ['ann', naming(ids.ann), 422, 'partner_invalid'],
    ['ann', naming(left), 422, 'partner_invalid'],
    ['ann', naming(removed), 422, 'partner_invalid'],
    ['ann', naming('01989d2c-6b40-7c3a-9d1e-3f5a7b9c1d2e'), 422, 'partner_invalid'],
    ['gus', { choice: 'same_partner' }, 422, 'partner_invalid'],
    ['ann', { choice: 'not_playing', partner_id: ids.cy }, 400, 'invalid_request'],
    ['ann', { choice: 'somebody' }, 400, 'invalid_request'],
    ['ann', {}, 400, 'invalid_request'],
  ];
  for (const [name, body, status, code] of refused) {
    expectStatus(await club.choose(name, body), status, code);
  }
  const path = `/v1/competitions/${club.competition}/partner-choices`;
  const gone = await club.call('PUT', `${path}/${left}`, {
    token: club.admin,
    body: { choice: 'not_playing' },
  });
  expectStatus(gone, 409, 'member_left');
  const singles = await club.must('POST', '/v1/competitions', {
    season_id: (await club.must('GET', `/v1/competitions/${club.competition}`))['season_id'],
    name: 'Singles',
    discipline: 'singles',
  });
  const inSingles = `/v1/competitions/${readId(singles)}/partner-choices`;
  expectStatus(await club.call('GET', inSingles, { token: club.admin }), 422, 'partner_invalid');
  const hidden = await club.call('GET', inSingles, { token: await club.signIn(ids.ann) });
  expectStatus(hidden, 404, 'not_found');
  assert.equal(of(await club.choices(), ids.ann), 'Ann Lee, same_partner, Bo Berg, agreed');
});
