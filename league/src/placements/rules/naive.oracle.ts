import type { FinishedEntry, PlanInput, Player } from './plan-types.ts';
import type { Id } from '../../shared/ids.ts';

/** Plans one player at a time, as plainly as the rules; shares no code with the plan. */

/** `division 2`, or the reason why the player is left out. */
export function computeNaiveOutcome(input: PlanInput, playerId: Id<'member'>): string {
  const pair = input.newPairs.find((one) => one.some(({ id }) => id === playerId));
  if (pair && pair.every((one) => isFree(input, one))) {
    const divisions = pair.flatMap(({ id }) => {
      const [index] = findEntry(input, id);
      return index < 0 ? [] : [index];
    });
    return `division ${Math.min(...divisions) + 1}`;
  }
  const [index, entry] = findEntry(input, playerId);
  if (!entry) return 'nowhere';
  const reason = findReason(input, entry);
  if (reason) return reason;
  return `division ${entry.movesTo ?? index + 1}`;
}

function findEntry(input: PlanInput, playerId: Id<'member'>): [number, FinishedEntry | undefined] {
  for (const [index, { entries }] of input.divisions.entries()) {
    const entry = entries.find(({ players }) => players.some(({ id }) => id === playerId));
    if (entry) return [index, entry];
  }
  return [-1, undefined];
}

function isFree(input: PlanInput, player: Player): boolean {
  const [, entry] = findEntry(input, player.id);
  const isLeaving = entry ? entry.leavers.includes(player.id) : player.leaving;
  if (player.status !== 'active' || isLeaving || refusesToPlay(input, player)) return false;
  if (!entry) return true;
  const why = findReason(input, entry);
  return why !== null && why !== 'too_few_matches';
}

function findReason(input: PlanInput, entry: FinishedEntry): string | null {
  const { players } = entry;
  const isKept = input.kept.has(entry.id);
  if (entry.withdrawn && !isKept) return 'withdrawn';
  if (players.some(({ status }) => status === 'left')) return 'left_club';
  if (entry.optedOut || players.some(({ id }) => entry.leavers.includes(id))) return 'opted_out';
  if (players.some(({ status }) => status === 'paused')) return 'on_a_break';
  if (players.some((player) => refusesToPlay(input, player))) return 'not_playing';
  if (input.final && entry.played < entry.minimum && !isKept) return 'too_few_matches';
  const leaves = players.some(({ id }) => input.preferences.get(id)?.choice === 'new_partner');
  return players.length === 2 && leaves ? 'needs_partner' : null;
}

function refusesToPlay({ discipline, preferences }: PlanInput, { id, wish }: Player): boolean {
  if (preferences.get(id)?.choice === 'not_playing') return true;
  if (wish === null || wish === 'all') return false;
  return discipline === 'singles'
    ? !['singles', 'both', 'singles_mixed'].includes(wish)
    : !['doubles', 'both', 'doubles_mixed'].includes(wish);
}
