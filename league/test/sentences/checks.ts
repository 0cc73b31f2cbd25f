import {
  addMembers,
  readId,
  type InstalledClub,
  list,
  playDivision,
  playMatch,
  text,
  wonBy,
} from '../club.ts';
import { draftAfter, startPrevious } from './next-season.ts';
import type { SentenceRow } from './row.ts';

const DATES = { starts_on: '2026-01-01', ends_on: '2026-09-30' };

const checks = (club: InstalledClub, path: string, to: string) =>
  club.must('GET', `${path}/checks?to=${to}`);

async function createSeason(club: InstalledClub, fields: object = DATES): Promise<string> {
  return `/v1/seasons/${readId(await club.must('POST', '/v1/seasons', { name: 'Spring', ...fields }))}`;
}

async function draftOf(club: InstalledClub, season: string, fields: object = {}): Promise<string> {
  const body = { season_id: season.split('/').at(-1), name: 'Ladder', discipline: 'singles' };
  const made = await club.must('POST', '/v1/competitions', { ...body, ...fields });
  return `/v1/competitions/${readId(made)}`;
}

async function starts(club: InstalledClub): Promise<unknown[]> {
  const answers: unknown[] = [];
  const season = await createSeason(club, {});
  answers.push(await checks(club, season, 'complete'));
  await club.must('PATCH', season, DATES);
  answers.push(await checks(club, season, 'active'));
  const draft = await draftOf(club, season, { rules: { points: { walkoverWin: 5 } } });
  answers.push(await checks(club, draft, 'active'));
  await club.must('PATCH', season, { results_deadline: '2026-02-28', state: 'active' });
  const items = ['One', 'Two', 'Three'].map((name) => ({ name }));
  const boxes = await club.must('POST', `${draft}/divisions/batch`, { items });
  const [one, two] = list(boxes['data']).map(readId);
  const members = await addMembers(club, 4);
  const places = [one, one, two, null];
  const rows = members.map((id, index) => ({ member_ids: [id], division_id: places[index] }));
  await club.must('POST', `${draft}/entries/batch`, { items: rows });
  answers.push(await checks(club, draft, 'active'), await checks(club, season, 'complete'));
  await club.must('PATCH', draft, { state: 'active' });
  return [...answers, await checks(club, season, 'complete')];
}

async function ends(club: InstalledClub): Promise<unknown[]> {
  const { competition, entries, matches } = await playDivision(club, { players: 4 });
  const path = `/v1/competitions/${competition}`;
  const [played, oneSided, disputed] = matches.map(readId);
  await playMatch(club, text(played), wonBy(0));
  await club.must('POST', `/v1/matches/${oneSided}/claims`, { ...wonBy(0), side: 0 });
  await club.must('POST', `/v1/matches/${disputed}/claims`, { ...wonBy(0), side: 0 });
  await club.must('POST', `/v1/matches/${disputed}/claims`, { ...wonBy(1), side: 1 });
  const answers: unknown[] = [
    await checks(club, path, 'complete'),
    await checks(club, path, 'draft'),
  ];
  const follow = { previous_competition_id: competition };
  const next = await draftAfter(club, null, follow);
  await next.fill();
  const filled = list((await club.must('GET', `${next.path}/entries`))['data']);
  await club.must('DELETE', `/v1/entries/${readId(filled[0])}`);
  answers.push(await checks(club, next.path, 'active'));
  await club.must('PATCH', path, { state: 'complete' });
  const season = await createSeason(club);
  const later = await draftOf(club, season, follow);
  await club.must('PATCH', season, { state: 'active' });
  await club.must('PATCH', later, { state: 'active' });
  return [...answers, entries, await checks(club, path, 'active')];
}

async function pairs(club: InstalledClub): Promise<unknown[]> {
  const previous = await startPrevious(club, 'doubles', [2]);
  const choices = `/v1/competitions/${previous.competition}/partner-choices`;
  await club.must('PUT', `${choices}/${previous.members[0]}`, { choice: 'new_partner' });
  const draft = await draftAfter(club, previous, { discipline: 'doubles' });
  return [await checks(club, draft.path, 'active')];
}

async function namesakes(club: InstalledClub): Promise<unknown[]> {
  await club.must('POST', '/v1/members', { display_name: 'Gus Gray' });
  const other = await club.must('POST', '/v1/members', { display_name: 'Gus Gray' });
  return [await club.must('GET', `/v1/members/${readId(other)}/checks`)];
}

const of = (family: string, ...codes: string[]) => codes.map((code) => `${family}.${code}`);

export const CHECKS: readonly SentenceRow[] = [
  {
    title: 'before something starts',
    says: [
      ...of('change_blocker', 'invalid_transition', 'season_dates_required', 'season_not_active'),
      ...of('change_blocker', 'resource_in_use'),
      ...of('change_warning', 'no_deadline', 'no_competitions', 'no_divisions'),
      ...of('change_warning', 'deadline_passed', 'divisions_empty', 'divisions_of_one'),
      ...of('change_warning', 'walkover_above_win'),
      ...of('change_warning', 'fixtures_missing', 'entries_undivided', 'competitions_in_draft'),
    ],
    run: starts,
  },
  {
    title: 'before something ends, or begins again',
    says: [
      ...of('change_warning', 'matches_open', 'results_one_sided', 'disputes_open'),
      ...of('change_warning', 'deadline_ahead', 'has_results', 'previous_active'),
      ...of('change_warning', 'draft_differs', 'next_under_way'),
    ],
    run: ends,
  },
  {
    title: 'before a draft of pairs is activated',
    says: ['change_warning.pairs_incomplete'],
    run: pairs,
  },
  {
    title: 'of members whose names look alike',
    says: ['member_warning.name_like_another'],
    run: namesakes,
  },
];
