import type { Snapshot } from '../db/database.ts';
import type { SessionCaller } from '../http/caller.ts';
import type { Reader } from '../http/route.ts';
import { findPlans } from '../matches/plan-store.ts';
import { showPlanTo, type SeenPlan } from '../matches/rules/plan.ts';
import { findSide } from '../matches/rules/side.ts';
import { showMatchTo } from '../matches/show.ts';
import { findMember } from '../members/store.ts';
import type { Id } from '../shared/ids.ts';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { otherSide } from '../shared/score.ts';
import type { StoredMatch } from '../matches/schema.ts';
import type { PlayerMatch } from './player-schema.ts';
import { type MatchUnderWay, findMatchesUnderWay } from './matches-store.ts';

/** Lists matches that wait for the caller first, then by deadline; open before played (ME-4). */
export async function readPlayerMatches(
  { db }: Pick<Reader, 'db'>,
  { member }: SessionCaller,
  isWithRuled: boolean,
): Promise<PlayerMatch[]> {
  return readMatchesAs(db, member.id, { seer: member.id, isWithRuled });
}

/** Shows any member's matches to a key, without the member's private plans (ME-8). */
export async function readMatchesOfMember(
  { db }: Pick<Reader, 'db'>,
  memberId: Id<'member'>,
): Promise<PlayerMatch[] | Refusal<'not_found'>> {
  const member = await findMember(db, memberId);
  // A removed member no longer sees anything.
  if (!member || member.deleted_at !== null) return refuse('not_found');
  return readMatchesAs(db, memberId, { seer: null, isWithRuled: false });
}

interface PlayerMatchOptions {
  /** The member whose own marks are included; null if nobody. */
  readonly seer: Id<'member'> | null;
  /** Whether to include unplayed matches that count as walkovers. */
  readonly isWithRuled: boolean;
}

async function readMatchesAs(
  db: Snapshot,
  memberId: Id<'member'>,
  { seer, isWithRuled }: PlayerMatchOptions,
): Promise<PlayerMatch[]> {
  const all = await findMatchesUnderWay(db, memberId);
  const matches = all.filter(({ match }) => isShown(match, isWithRuled));
  const plans = await findPlans(
    db,
    matches.map(({ match }) => match.id),
  );
  return matches
    .flatMap((one) => showPlayerMatch(memberId, one, showPlanTo(seer, plans(one.match.id))))
    .toSorted(compareUrgency);
}

/** Hides matches that can no longer be played, unless they count and are requested (ME-4). */
function isShown({ status, ruling }: StoredMatch, isWithRuled: boolean): boolean {
  if (status === 'played' || ruling === null) return true;
  return isWithRuled && ruling.outcome === 'walkover';
}

function showPlayerMatch(
  memberId: Id<'member'>,
  { match, resultsDeadline }: MatchUnderWay,
  { state, arrangedOn }: SeenPlan,
): PlayerMatch[] {
  const mySide = findSide(match, memberId);
  if (mySide === null) return [];
  return [
    {
      ...showMatchTo(memberId, match),
      my_side: mySide,
      opponents: match.sides[otherSide(mySide)].members,
      results_deadline: resultsDeadline,
      plan: { match_id: match.id, state, arranged_on: arrangedOn },
    },
  ];
}

/** Matches without a deadline come last. */
const NO_DATE = '9999-12-31';

function compareUrgency(one: PlayerMatch, other: PlayerMatch): number {
  return (
    Number(isWaitingForMe(other)) - Number(isWaitingForMe(one)) ||
    compareText(one.results_deadline ?? NO_DATE, other.results_deadline ?? NO_DATE) ||
    Number(isDecided(one)) - Number(isDecided(other)) ||
    compareText(one.id, other.id)
  );
}

function isDecided({ status, ruling }: PlayerMatch): boolean {
  return status === 'played' || ruling !== null;
}

function isWaitingForMe(match: PlayerMatch): boolean {
  const { waiting_on: waitingOn, my_side: mySide } = match;
  return waitingOn === mySide && !isDecided(match);
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
