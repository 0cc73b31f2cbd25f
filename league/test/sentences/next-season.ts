import { addMembers, readId, type InstalledClub, list, text, wonBy } from '../club.ts';
import { type Draft, draftHandle } from '../next-season.ts';
import type { SentenceRow } from './row.ts';

const DATES = { starts_on: '2026-04-01', ends_on: '2026-09-30' };
const RULES = { movement: { promoted: 1, relegated: 1 }, minMatchesToPlay: 2 };

export interface PreviousSeason {
  readonly season: string;
  readonly competition: string;
  readonly members: readonly string[];
  readonly entries: readonly string[];
}

/** An active competition with divisions of this many sides. */
export async function startPrevious(
  club: InstalledClub,
  discipline: 'doubles' | 'singles',
  sizes: readonly number[],
): Promise<PreviousSeason> {
  const season = readId(await club.must('POST', '/v1/seasons', { name: 'Summer', ...DATES }));
  const body = { season_id: season, name: 'Box league', discipline, rules: RULES };
  const competition = readId(await club.must('POST', '/v1/competitions', body));
  const path = `/v1/competitions/${competition}`;
  const each = discipline === 'singles' ? 1 : 2;
  const members = await addMembers(club, sizes.reduce((sum, size) => sum + size, 0) * each);
  const entries: string[] = [];
  for (const [index, size] of sizes.entries()) {
    const division = await club.must('POST', `${path}/divisions`, { name: `Box ${index + 1}` });
    const items = Array.from({ length: size }, (_, place) => {
      const first = (entries.length + place) * each;
      return { member_ids: members.slice(first, first + each), division_id: division['id'] };
    });
    entries.push(
      ...list((await club.must('POST', `${path}/entries/batch`, { items }))['data']).map(readId),
    );
  }
  await club.must('PATCH', `/v1/seasons/${season}`, { state: 'active' });
  await club.must('PATCH', path, { state: 'active' });
  return { season, competition, members, entries };
}

export async function draftAfter(
  club: InstalledClub,
  previous: PreviousSeason | null,
  fields: object = {},
) {
  const body = {
    season_id: readId(await club.must('POST', '/v1/seasons', { name: 'Winter', ...DATES })),
    name: 'Next league',
    discipline: 'singles',
    rules: RULES,
    previous_competition_id: previous?.competition ?? null,
    ...fields,
  };
  return draftHandle(club, readId(await club.must('POST', '/v1/competitions', body)));
}

/** Winners first: in `Box 1` A above B and C above D, in `Box 2` E above F above G. */
async function playSome(
  club: InstalledClub,
  { competition, entries }: PreviousSeason,
): Promise<void> {
  const divisions = list(
    (await club.must('GET', `/v1/competitions/${competition}/divisions`))['data'],
  );
  const wins = [
    [0, 3],
    [1, 2],
    [0, 1],
    [2, 3],
    [4, 5],
    [4, 6],
    [5, 6],
  ];
  for (const division of divisions) {
    const made = await club.must('POST', `/v1/divisions/${readId(division)}/fixtures`);
    for (const match of list(made['matches'])) {
      const sides = list(match['sides']).map((side) => entries.indexOf(text(side['entry_id'])));
      const [winner] = wins.find((pair) => pair.every((one) => sides.includes(one))) ?? [];
      if (winner === undefined) continue;
      const body = wonBy(sides[0] === winner ? 0 : 1);
      await club.must('POST', `/v1/matches/${readId(match)}/settlement`, body);
    }
  }
}

/** Two finished boxes of four and five; each change is followed by a new plan. */
async function singles(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'singles', [4, 5]);
  const [a, b, c, d, e, f, g] = previous.members;
  await playSome(club, previous);
  await club.must('POST', `/v1/entries/${previous.entries[8]}/withdrawal`);
  const draft = await draftAfter(club, previous);
  const answers: unknown[] = [await draft.plan()];
  await club.must('PATCH', `/v1/competitions/${previous.competition}`, { state: 'complete' });
  const then = async (method: 'PATCH' | 'POST', path: string, body?: object) => {
    await club.must(method, path, body);
    answers.push(await draft.plan());
  };
  answers.push(await draft.plan());
  await then('POST', `/v1/members/${e}/pause`);
  await then('POST', `/v1/members/${d}/leave`);
  await then('PATCH', `/v1/members/${a}`, { wants_to_play: 'doubles' });
  await then('PATCH', `/v1/members/${b}`, { wants_to_play: 'not_now' });
  await then('PATCH', `/v1/members/${f}`, { status: 'left' });
  await then('POST', `/v1/entries/${previous.entries[6]}/opt-out`);
  return [...answers, c, g];
}

/** The divisions and entries of a draft, by the member in each. */
async function readDraft(club: InstalledClub, draft: Draft) {
  const divisions = list((await club.must('GET', `${draft.path}/divisions`))['data']).map(readId);
  const entries = list((await club.must('GET', `${draft.path}/entries`))['data']);
  const entryOf = (member: string | undefined) =>
    readId(entries.find((entry) => list(entry['members']).some((one) => readId(one) === member)));
  return { divisions, entryOf };
}

/** A filled draft that the coach and the members change step by step. */
async function byHand(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'singles', [4, 5]);
  const [a, b, c, d, e, f, g] = previous.members;
  await playSome(club, previous);
  await club.must('PATCH', `/v1/competitions/${previous.competition}`, { state: 'complete' });
  const draft = await draftAfter(club, previous);
  await draft.fill();
  const { divisions, entryOf } = await readDraft(club, draft);
  const [one, two] = divisions;
  const answers: unknown[] = [];
  const look = async () => answers.push(await draft.plan());
  const [z] = await addMembers(club, 1);
  await club.must('POST', `${draft.path}/entries`, { member_ids: [z] });
  await club.must('PATCH', `/v1/entries/${entryOf(b)}`, { division_id: two });
  await club.must('PATCH', `/v1/entries/${entryOf(g)}`, { division_id: null });
  await club.must('DELETE', `/v1/entries/${entryOf(c)}`);
  await club.must('POST', `/v1/entries/${entryOf(a)}/withdrawal`);
  await look();
  // After a break, members whom it removed are missing.
  await club.must('POST', `/v1/members/${d}/pause`);
  await club.must('DELETE', `/v1/members/${d}/pause`);
  await look();
  await club.must('PATCH', draft.path, { rules: { movement: { promoted: 0, relegated: 0 } } });
  await look();
  await club.must('PATCH', `/v1/entries/${entryOf(f)}`, { division_id: one, name: 'Aces' });
  for (const member of [e, f, z]) {
    await club.must('PATCH', `/v1/members/${member}`, { wants_to_play: 'doubles' });
  }
  await look();
  const other = await startPrevious(club, 'singles', [2]);
  await club.must('PATCH', draft.path, { previous_competition_id: other.competition });
  await look();
  return answers;
}

/** A draft again, after some matches were played. */
async function playedDraft(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'singles', [2]);
  const draft = await draftAfter(club, previous, { season_id: previous.season });
  await draft.fill();
  await club.must('PATCH', draft.path, { state: 'active' });
  const { divisions } = await readDraft(club, draft);
  const { matches } = await club.must('POST', `/v1/divisions/${divisions[0]}/fixtures`);
  const [match] = list(matches);
  await club.must('POST', `/v1/matches/${readId(match)}/claims`, { ...wonBy(0), side: 0 });
  await club.must('PATCH', draft.path, { state: 'draft' });
  await club.must('POST', `/v1/members/${previous.members[0]}/pause`);
  return [await draft.plan()];
}

async function firstSeason(club: InstalledClub): Promise<unknown[]> {
  const [strong, unknown] = await addMembers(club, 3);
  await club.must('PATCH', `/v1/members/${strong}`, { wants_to_play: 'all', level: 3 });
  await club.must('PATCH', `/v1/members/${unknown}`, { wants_to_play: 'all' });
  const answers: unknown[] = [];
  for (const discipline of ['singles', 'doubles', 'mixed_doubles']) {
    answers.push(await (await draftAfter(club, null, { discipline })).plan());
  }
  return answers;
}

const of = (family: string, ...codes: string[]) => codes.map((code) => `${family}.${code}`);

export const NEXT_SEASON: readonly SentenceRow[] = [
  {
    title: 'who plays where, and who does not',
    says: [
      ...of('placement', 'held', 'promoted', 'relegated'),
      ...of('left_out', 'withdrew', 'too_few_matches', 'on_a_break', 'leaving', 'other_wish'),
      ...of('left_out', 'not_now', 'left_club', 'opted_out'),
      ...of('vacancy', 'promotion', 'relegation'),
      ...of('vacancy_fill', 'promotion', 'relegation'),
    ],
    run: singles,
  },
  {
    title: 'a draft that was changed by hand',
    says: [
      ...of('change_by_hand', 'entered', 'moved', 'taken_out', 'lost', 'lost_unplanned'),
      ...of('draft_difference', 'not_entered', 'taken_out_by_hand', 'withdrawn_here'),
      ...of('draft_difference', 'moved_by_hand', 'planned_elsewhere', 'entered_by_hand'),
      ...of('draft_difference', 'left_out', 'not_planned'),
    ],
    run: byHand,
  },
  {
    title: 'a draft in which somebody played',
    says: ['change_by_hand.has_played'],
    run: playedDraft,
  },
  {
    title: 'a first season',
    says: [
      ...of('placement', 'by_level', 'without_level'),
      ...of('left_out', 'no_wish', 'wish_without_partner'),
    ],
    run: firstSeason,
  },
];
