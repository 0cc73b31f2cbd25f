import type { Judged } from './judged.ts';
import type { PlanInput } from './plan-types.ts';

/** 1st, 2nd, 3rd, 4th, 11th. */
function ordinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}

/** `Ann Lee finished 2nd of 8 in Division 2`; stands, while the table is not final. */
export function standing(input: PlanInput, { entry, division }: Judged): string {
  const from = input.divisions[division];
  const others = from?.entries.filter((one) => !one.withdrawn) ?? [];
  if (entry.rank === null) {
    return `${entry.label} ${isPair(entry.label) ? 'are' : 'is'} unranked in ${from?.name} with ${entry.played} of ${entry.minimum} matches played`;
  }
  const shared = others.filter((one) => one.rank === entry.rank).length > 1;
  const stands = isPair(entry.label) ? 'stand' : 'stands';
  const verb = input.final ? 'finished' : stands;
  const place = `${shared ? 'joint ' : ''}${ordinal(entry.rank)} of ${others.length}`;
  return `${entry.label} ${verb} ${place} in ${from?.name}`;
}

/** Two by their names, not one team by its own. */
function isPair(label: string): boolean {
  return label.includes(' / ');
}

export function heldSentence(input: PlanInput, one: Judged): string {
  return `${standing(input, one)} and ${isPair(one.entry.label) ? 'stay' : 'stays'} there.`;
}

export function movedSentence(input: PlanInput, one: Judged, to: string): string {
  const way = one.entry.movement === 'promotion' ? 'up' : 'down';
  return `${standing(input, one)} and ${isPair(one.entry.label) ? 'go' : 'goes'} ${way} to ${to}.`;
}

/** @param whose the one of the two who played there; null where neither did */
export function newPairSentence(label: string, division: string, whose: string | null): string {
  const why = whose === null ? 'since neither played before' : `where ${whose} played`;
  return `${label} are a new pair and start in ${division}, ${why}.`;
}
