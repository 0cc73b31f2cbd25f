import type { Words } from '../../../../../messages/en.ts';
import type { RulePath } from '../../../../../rules-sheet/rule-path.ts';

type RuleField = keyof Words['rules']['fields'] | 'rank-1';

/** The fields of each rule (CRUL-1). A rule without a field does not compile. */
export const RULE_FIELDS: Readonly<Record<RulePath, readonly [RuleField, ...RuleField[]]>> = {
  'format.bestOf': ['bestOf'],
  'format.playAll': ['playAll'],
  'format.draws': ['draws'],
  'format.unfinished': ['unfinished'],
  'format.unfinishedSet': ['unfinishedLead'],
  'format.set': [
    'setKind',
    'games',
    'winBy',
    'cap',
    'tiebreakAt',
    'tiebreakTo',
    'tiebreakWinBy',
    'total',
  ],
  'format.finalSet': ['finalKind', 'matchTiebreakTo', 'matchTiebreakWinBy', 'matchTiebreakPoints'],
  'points.win': ['win'],
  'points.loss': ['loss'],
  'points.retiredLoss': ['retiredLoss'],
  'points.draw': ['draw'],
  'points.walkoverWin': ['walkoverWin'],
  'points.walkoverLoss': ['walkoverLoss'],
  'points.setWon': ['setWon'],
  'points.gameWon': ['gameWon'],
  'points.byResult': ['byResult'],
  'points.bonus': [
    'straightSets',
    'lossWithSet',
    'everyMatch',
    'matchesPlayed',
    'matchesCount',
    'matchesBy',
  ],
  'retirement.sets': ['retirementSets'],
  'retirement.games': ['retirementGames'],
  'walkover.sets': ['walkoverSets'],
  'walkover.played': ['walkoverPlayed'],
  'walkover.games': ['walkoverGames'],
  ranking: ['rank-1'],
  levelAfterRule: ['levelAfter'],
  headToHead: ['headToHead'],
  rounds: ['rounds'],
  minMatchesToPlay: ['minimum'],
  unrankedBelowMinimum: ['unranked'],
  'movement.promoted': ['promoted'],
  'movement.relegated': ['relegated'],
  'movement.tiers': ['tiers'],
  'withdrawal.remainingMatches': ['remaining'],
  'withdrawal.playedMatches': ['playedMatches'],
};

/** The fields of the match format, which decides how results are read. */
export const FORMAT_FIELDS: readonly string[] = Object.entries(RULE_FIELDS).flatMap(
  ([path, fields]) => (path.startsWith('format.') ? fields : []),
);

export function findFieldForPointer(pointer: string): string {
  const place = pointer.replace(/^\/rules(?=\/)/, '').slice(1);
  const rank = /^ranking\/(\d+)/.exec(place)?.[1];
  if (rank !== undefined) return `rank-${Number(rank) + 1}`;
  const path = place.replace('/', '.');
  const found = Object.entries(RULE_FIELDS).find(
    ([one]) => path === one || path.startsWith(`${one}/`) || path.startsWith(`${one}.`),
  );
  return found?.[1][0] ?? 'setKind';
}
