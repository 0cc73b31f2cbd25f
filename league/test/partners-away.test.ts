import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  playDivision,
  startClub,
  text,
} from './club.ts';
import { expectStatus, type Json } from './harness.ts';
import { type Draft, draftHandle, leftOut, places, RULES } from './next-season.ts';

/** Ann with Bo, Cy with Di, Ed with Flo in a doubles competition; Gus and Hal in none. */
interface Doubles extends InstalledClub {
  readonly competition: string;
  readonly members: readonly string[];
  readonly path: string;
  readonly draft: () => Promise<Draft>;
}

const [ANN, BO, CY, DI, ED, , GUS, HAL] = [0, 1, 2, 3, 4, 5, 6, 7] as const;

async function startDoubles(t: TestContext): Promise<Doubles> {
  const club = await startClub(t);
  const first = await playDivision(club, { discipline: 'doubles', players: 3, rules: RULES });
  const [, , , , , , gus = '', hal = ''] = await addMembers(club, 8);
  await club.must('PATCH', `/v1/members/${gus}`, { display_name: 'Gus Gray' });
  await club.must('PATCH', `/v1/members/${hal}`, { display_name: 'Hal Hunt' });
  const { season_id } = await club.must('GET', `/v1/competitions/${first.competition}`);
  const body = {
    season_id,
    name: 'Next',
    discipline: 'doubles',
    rules: RULES,
    previous_competition_id: first.competition,
  };
  return {
    ...club,
    competition: first.competition,
    members: [...first.members, gus, hal],
    path: `/v1/competitions/${first.competition}/partner-choices`,
    draft: async () => draftHandle(club, readId(await club.must('POST', '/v1/competitions', body))),
  };
}

async function name(club: Doubles, who: number, whom: number) {
  return club.call('PUT', `${club.path}/${club.members[who]}`, {
    token: club.admin,
    body: { choice: 'new_partner', partner_id: club.members[whom] },
  });
}

async function agree(club: Doubles, one: number, other: number): Promise<void> {
  expectStatus(await name(club, one, other), 200);
  expectStatus(await name(club, other, one), 200);
}

/** `agreed`, `looking`, both or neither. */
async function standing(club: Doubles, who: number): Promise<string> {
  const choices = list((await club.must('GET', club.path))['data']);
  const found = choices.find((one) => readId(one['member']) === club.members[who]);
  const is = (field: string) => JSON.stringify(found?.[field]) === 'true';
  return [is('agreed') ? 'agreed' : [], is('looking_for_partner') ? 'looking' : []].flat().join();
}

const GOING: Readonly<Record<string, (club: InstalledClub, id: string) => Promise<Json>>> = {
  pauses: (club, id) => club.must('POST', `/v1/members/${id}/pause`),
  leaves: (club, id) => club.must('POST', `/v1/members/${id}/leave`),
  'is marked left': (club, id) => club.must('PATCH', `/v1/members/${id}`, { status: 'left' }),
  'is removed': (club, id) => club.must('DELETE', `/v1/members/${id}`),
  'is erased': (club, id) => club.must('POST', `/v1/members/${id}/erase`),
};

for (const [going, go] of Object.entries(GOING)) {
  test(`CHO-7: the partner of a player who ${going} is looking again, in an old or new pair`, async (t) => {
    const club = await startDoubles(t);
    await agree(club, CY, GUS);
    assert.equal(await standing(club, BO), 'agreed');
    assert.equal(await standing(club, CY), 'agreed');
    await go(club, club.members[ANN] ?? '');
    await go(club, club.members[GUS] ?? '');
    assert.equal(await standing(club, ANN), '');
    assert.equal(await standing(club, GUS), '');
    assert.equal(await standing(club, BO), 'looking');
    assert.equal(await standing(club, CY), 'looking');
  });

  test(`CHO-7: a player who ${going} cannot be named, as a new partner or the same one`, async (t) => {
    const club = await startDoubles(t);
    await go(club, club.members[ANN] ?? '');
    await go(club, club.members[HAL] ?? '');
    expectStatus(await name(club, CY, ANN), 422, 'partner_invalid');
    expectStatus(await name(club, CY, HAL), 422, 'partner_invalid');
    expectStatus(await name(club, BO, ANN), 422, 'partner_invalid');
    const same = await club.call('PUT', `${club.path}/${club.members[BO]}`, {
      token: await club.signIn(club.members[BO] ?? ''),
      body: { choice: 'same_partner' },
    });
    expectStatus(same, 422, 'partner_invalid');
    expectStatus(await name(club, BO, GUS), 200);
  });

  test(`PLA-14: a partner left alone by a player who ${going} has a line of their own`, async (t) => {
    const club = await startDoubles(t);
    await agree(club, CY, GUS);
    const draft = await club.draft();
    await go(club, club.members[ANN] ?? '');
    await go(club, club.members[GUS] ?? '');
    const plan = await draft.plan();
    assert.deepEqual(places(plan), [
      'Ed Eck / Flo Fink are unranked in One with 0 of 1 matches played and stay there.',
    ]);
    const alone = list(plan['left_out'])
      .filter((out) => out['entry_id'] === null)
      .toSorted((one, other) => (text(one['label']) < text(other['label']) ? -1 : 1));
    assert.deepEqual(
      alone.map((out) => [
        text(out['reason']),
        text(out['label']),
        list(out['members']).map(readId),
      ]),
      [
        ['needs_partner', 'Bo Berg', [club.members[BO]]],
        ['needs_partner', 'Cy Cole', [club.members[CY]]],
        ['needs_partner', 'Di Dahl', [club.members[DI]]],
      ],
    );
    for (const out of alone) assert.match(text(out['sentence']), /needs another partner[.:]/);
  });
}

test('CHO-7: a player back from a break is agreed again, unless the partner moved on', async (t) => {
  const club = await startDoubles(t);
  for (const who of [ANN, CY]) await club.must('POST', `/v1/members/${club.members[who]}/pause`);
  await agree(club, DI, HAL);
  for (const who of [ANN, CY]) await club.must('DELETE', `/v1/members/${club.members[who]}/pause`);
  assert.equal(await standing(club, BO), 'agreed');
  assert.equal(await standing(club, ANN), 'agreed');
  assert.equal(await standing(club, CY), 'looking');
  assert.equal(await standing(club, DI), 'agreed');
});

test('CHO-7: a leave that does not cover this entry leaves the pair unchanged', async (t) => {
  const club = await startDoubles(t);
  await club.must('POST', `/v1/members/${club.members[ANN]}/leave`);
  assert.equal(await standing(club, BO), 'looking');
  const entries = list(
    (await club.must('GET', `/v1/competitions/${club.competition}/entries`))['data'],
  );
  const held = entries.find((entry) =>
    list(entry['members']).some((one) => readId(one) === club.members[ANN]),
  );
  await club.must('DELETE', `/v1/entries/${readId(held)}/opt-out`);
  assert.equal(await standing(club, BO), 'agreed');
  assert.match(places(await (await club.draft()).plan()).join(), /Ann Lee \/ Bo Berg/);
});

test('PLA-14: a player without an entry who wants a partner has a line', async (t) => {
  const club = await startDoubles(t);
  const choose = (who: number, choice: string) =>
    club.must('PUT', `${club.path}/${club.members[who]}`, { choice });
  await choose(GUS, 'coach_decides');
  await choose(HAL, 'new_partner');
  await choose(ED, 'new_partner');
  const plan = await (await club.draft()).plan();
  assert.deepEqual(leftOut(plan), [
    'needs_partner: Ed Eck wants another partner next season; Flo Fink needs another partner.',
    'needs_partner: Ed Eck needs another partner.',
    'needs_partner: Flo Fink needs another partner.',
    'needs_partner: Gus Gray needs a partner and lets the coach choose.',
    'needs_partner: Hal Hunt needs a partner.',
  ]);
});
