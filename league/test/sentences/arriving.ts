import { addMembers, readId, type InstalledClub, list } from '../club.ts';
import { draftAfter, startPrevious } from './next-season.ts';
import type { SentenceRow } from './row.ts';

/** A draft that copies the previous rules, then one with others. */
async function rules(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'singles', [2]);
  const { path } = await draftAfter(club, previous, { rules: undefined });
  const before = await club.must('GET', path);
  const changes = { rules: { points: { win: 2 }, movement: { promoted: 2 } } };
  return [before, await club.must('PATCH', path, changes)];
}

/** Nobody played, one withdrew, and the coach keeps both; others want to join them. */
async function kept(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'singles', [2]);
  const [played, withdrawn] = previous.entries;
  await club.must('POST', `/v1/entries/${withdrawn}/withdrawal`);
  await club.must('PATCH', `/v1/competitions/${previous.competition}`, { state: 'complete' });
  const draft = await draftAfter(club, previous);
  const [known, unknown] = (await addMembers(club, 6)).slice(4);
  await club.must('PATCH', `/v1/members/${known}`, { wants_to_play: 'singles', level: 4 });
  await club.must('PATCH', `/v1/members/${unknown}`, { wants_to_play: 'both' });
  const answers: unknown[] = [
    await club.must('POST', `${draft.path}/placements`, { keep: [played, withdrawn] }),
  ];
  await club.must('PATCH', `/v1/members/${previous.members[0]}`, { level: 3 });
  const plan = await draft.plan();
  const pairs = await draftAfter(club, await startPrevious(club, 'doubles', [2]), {
    discipline: 'doubles',
  });
  // Only the members themselves see their wishes.
  answers.push(plan, await pairs.plan());
  for (const { member } of list(plan['newcomers'])) {
    await club.must('PATCH', `/v1/members/${readId(member)}`, { wants_to_play: null });
  }
  return answers;
}

/** Nobody has played: lots are drawn, and names decide the rest. */
async function level(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'singles', [3, 3]);
  const path = `/v1/competitions/${previous.competition}`;
  const [upper] = list((await club.must('GET', `${path}/divisions`))['data']).map(readId);
  const draft = await draftAfter(club, previous);
  const answers: unknown[] = [await draft.fill()];
  answers.push(await club.must('GET', `${draft.path}/checks?to=active`));
  const body = { order: previous.entries.slice(0, 3), by: 'lot' };
  await club.must('POST', `/v1/divisions/${upper}/tie-decisions`, body);
  answers.push(await club.must('GET', `${path}/standings`));
  await club.must('PATCH', `/v1/entries/${previous.entries[0]}`, { starting_place: 2 });
  await club.must('PATCH', path, { rules: { ranking: ['points', 'starting_place'] } });
  return [...answers, await club.must('GET', `${path}/standings`)];
}

const of = (family: string, ...codes: string[]) => codes.map((code) => `${family}.${code}`);

export const ARRIVING: readonly SentenceRow[] = [
  {
    title: 'a draft with the rules of before, and with others',
    says: of('rules_note', 'as_before', 'changed'),
    run: rules,
  },
  {
    title: 'who is kept, and who comes in',
    says: ['placement.kept', ...of('newcomer', 'by_level', 'without_level', 'levels_unknown')],
    run: kept,
  },
  {
    title: 'who is level across a line',
    says: [
      ...of('placement', 'promoted_by_name', 'relegated_by_name', 'held_by_name'),
      ...of('separation', 'decision', 'starting_place'),
      'change_warning.tie_on_the_line',
    ],
    run: level,
  },
];
