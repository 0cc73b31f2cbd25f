import type { Api } from '../../api/client.ts';
import { toMyMatch } from '../../api/my-match.ts';
import { type Format, readFormat } from '../../score/format.ts';
import type { LetterToSend } from '../letter.ts';
import { writeWeekLeftLetter } from '../letters/week-left.ts';
import type { PlanningContext, WeekLeft } from '../planner.ts';
import { getLeagueFacts, type LeagueFacts } from './league-facts.ts';
import { toContact, getGreetingName, isReachable, toMember } from './recipient.ts';

/** The reader's tasks before the deadline; null if everything is up to others. */
export async function planWeekLeftLetter(
  { seasonId, member, rows }: WeekLeft,
  context: PlanningContext,
): Promise<LetterToSend | null> {
  const facts = getLeagueFacts(context);
  const seen = await filterVisible(rows, facts);
  const [first] = seen;
  if (first === undefined) return null;
  const { results_deadline: deadline, days_left: daysLeft } = first;
  if (deadline === null || daysLeft === null) return null;
  const toPlay = await readMatchesToPlay(seen, member.id, facts);
  const outstanding = listOutstanding(seen);
  const toReport = outstanding.filter(({ match }) => match.waiting_on_us);
  const toClear = outstanding.filter(({ match }) => match.status === 'disputed');
  if (toPlay.length + toReport.length + toClear.length === 0) return null;
  const person = (await facts.people([member.id])).get(member.id);
  if (person === undefined) return null;
  const told = {
    name: getGreetingName(person),
    daysLeft,
    deadline,
    toPlay,
    toReport: toReport.map(toLetterMatch),
    toClear: toClear.map(toLetterMatch),
    short: seen
      .filter(({ short_by: by }) => by > 0)
      .map((row) => ({ where: describeWhere(row), played: row.played, minimum: row.minimum })),
  };
  const key = `week_left:${seasonId}`;
  const write = (voice: Parameters<typeof writeWeekLeftLetter>[1]) =>
    writeWeekLeftLetter(told, voice);
  const about = outstanding.flatMap(({ match }) => match.opponents.map(({ id }) => id));
  return toMember({ key, person, about, write }, context)[0] ?? null;
}

/** Private competitions are visible only to coaches. */
async function filterVisible(
  rows: readonly Api<'ChaseRow'>[],
  facts: LeagueFacts,
): Promise<VisibleRow[]> {
  const seen: VisibleRow[] = [];
  for (const row of rows) {
    const underway = await facts.underway(row.competition_id);
    if (underway?.competition.visibility === 'members')
      seen.push({ ...row, format: readFormat(underway.competition.rules) });
  }
  return seen;
}

type VisibleRow = Api<'ChaseRow'> & { readonly format: Format };

interface OutstandingMatch {
  readonly row: VisibleRow;
  readonly match: Api<'ChaseRow'>['outstanding'][number];
}

function listOutstanding(rows: readonly VisibleRow[]): OutstandingMatch[] {
  return rows.flatMap((row) => row.outstanding.map((match) => ({ row, match })));
}

function toLetterMatch({ row, match }: OutstandingMatch) {
  const opponents = match.opponents.map(({ display_name: name }) => name);
  const { match_id: id, opponent } = match;
  return { id, opponent, opponents, format: row.format, where: describeWhere(row) };
}

function describeWhere({
  competition_name: competition,
  division_name: division,
}: Api<'ChaseRow'>): string {
  return division === null ? competition : `${competition}, ${division}`;
}

/** Reads one row after another, because the facts read for the first serve the rest. */
async function readMatchesToPlay(
  rows: readonly VisibleRow[],
  memberId: string,
  facts: LeagueFacts,
) {
  const toPlay = [];
  for (const one of listOutstanding(rows)) {
    if (one.match.status !== 'open') continue;
    const all = await facts.matchesOf(one.row.competition_id);
    const found = all.find(({ id }) => id === one.match.match_id);
    const mine = found === undefined ? null : toMyMatch(found, memberId);
    const everybody = all.flatMap(({ sides }) => sides.flatMap(({ members }) => members));
    const people = await facts.people(everybody.map(({ id }) => id));
    const others = mine?.opponents.map(({ id }) => people.get(id)) ?? [];
    toPlay.push({ ...toLetterMatch(one), contacts: others.filter(isReachable).map(toContact) });
  }
  return toPlay;
}
