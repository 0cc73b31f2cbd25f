import type { Api } from '../../api/client.ts';
import { myMatch } from '../../api/my-match.ts';
import type { LetterToSend } from '../letter.ts';
import { weekLeft } from '../letters/week-left.ts';
import type { PlanningContext, WeekLeft } from '../planner.ts';
import { factsFor, type LeagueFacts } from './league-facts.ts';
import { contactOf, greeted, isReachable, toMember } from './recipient.ts';

type Row = Api<'ChaseRow'>;

/** The reader's tasks before the deadline; null if everything is up to others. */
export async function weekLeftLetter(
  { seasonId, member, rows }: WeekLeft,
  context: PlanningContext,
): Promise<LetterToSend | null> {
  const facts = factsFor(context);
  const seen = await visible(rows, facts);
  const [first] = seen;
  if (first === undefined) return null;
  const { results_deadline: deadline, days_left: daysLeft } = first;
  if (deadline === null || daysLeft === null) return null;
  const toPlay = await matchesToPlay(seen, member.id, facts);
  const toReport = outstanding(seen).filter(({ match }) => match.waiting_on_us);
  const toClear = outstanding(seen).filter(({ match }) => match.status === 'disputed');
  if (toPlay.length + toReport.length + toClear.length === 0) return null;
  const person = (await facts.people([member.id])).get(member.id);
  if (person === undefined) return null;
  const told = {
    name: greeted(person),
    daysLeft,
    deadline,
    toPlay,
    toReport: toReport.map(said),
    toClear: toClear.map(said),
    short: seen
      .filter(({ short_by: by }) => by > 0)
      .map((row) => ({ where: whereOf(row), played: row.played, minimum: row.minimum })),
  };
  const key = `week_left:${seasonId}`;
  const write = (voice: Parameters<typeof weekLeft>[1]) => weekLeft(told, voice);
  const about = seen.flatMap(({ outstanding: matches }) =>
    matches.flatMap(({ opponents }) => opponents.map(({ id }) => id)),
  );
  return toMember({ key, person, about, write }, context)[0] ?? null;
}

/** Private competitions are visible only to coaches. */
async function visible(rows: readonly Row[], facts: LeagueFacts): Promise<Row[]> {
  const seen: Row[] = [];
  for (const row of rows) {
    const underway = await facts.underway(row.competition_id);
    if (underway?.competition.visibility === 'members') seen.push(row);
  }
  return seen;
}

interface OutstandingMatch {
  readonly row: Row;
  readonly match: Row['outstanding'][number];
}

function outstanding(rows: readonly Row[]): OutstandingMatch[] {
  return rows.flatMap((row) => row.outstanding.map((match) => ({ row, match })));
}

function said({ row, match }: OutstandingMatch) {
  return { id: match.match_id, opponent: match.opponent, where: whereOf(row) };
}

function whereOf({ competition_name: competition, division_name: division }: Row): string {
  return division === null ? competition : `${competition}, ${division}`;
}

/** Sequential, because the facts read for the first serve the rest. */
async function matchesToPlay(rows: readonly Row[], memberId: string, facts: LeagueFacts) {
  const toPlay = [];
  for (const one of outstanding(rows)) {
    if (one.match.status !== 'open') continue;
    const all = await facts.matchesOf(one.row.competition_id);
    const found = all.find(({ id }) => id === one.match.match_id);
    const mine = found === undefined ? null : myMatch(found, memberId);
    const everybody = all.flatMap(({ sides }) => sides.flatMap(({ members }) => members));
    const people = await facts.people(everybody.map(({ id }) => id));
    const others = mine?.opponents.map(({ id }) => people.get(id)) ?? [];
    toPlay.push({ ...said(one), contacts: others.filter(isReachable).map(contactOf) });
  }
  return toPlay;
}
