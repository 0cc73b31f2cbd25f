import type { Api } from '../../../../../api/client.ts';
import { rules as RULE_WORDS } from '../../../../../messages/rules.en.ts';
import { type Bonus, readBonusPoints, type Rules } from './reading.ts';
import { formatResultPoints } from './result-points.ts';

/** Field values by name; the ranking rules are `rank-1`, `rank-2` and so on. */
export type RuleFields = Readonly<Record<string, string>>;

/** Fails to compile if a ranking rule has no name on the page. */
const RANKING_NAMES: Readonly<Record<Api<'RankingRule'> | '', string>> = RULE_WORDS.choices.ranking;

export const RANKING_RULES = Object.keys(RANKING_NAMES).filter(isRankingRule);

function isRankingRule(name: string): name is Api<'RankingRule'> {
  return name !== '';
}

/** The rules as field values (CRUL-1); `say` formats a number. */
export function toFields(rules: Rules, say: (value: number) => string): RuleFields {
  const { format, points, withdrawal, movement } = rules;
  return {
    bestOf: String(format.bestOf),
    playAll: format.playAll ? 'yes' : 'no',
    draws: format.draws ? 'yes' : 'no',
    unfinished: format.unfinished,
    unfinishedLead: format.unfinishedSet === null ? '' : String(format.unfinishedSet.lead),
    ...makeSetFields(format.set),
    ...makeFinalSetFields(format),
    retirementSets: rules.retirement.sets,
    retirementGames: rules.retirement.games,
    walkoverSets: rules.walkover.sets,
    walkoverPlayed: rules.walkover.played,
    walkoverGames: rules.walkover.games?.join('-') ?? '',
    win: say(points.win),
    loss: say(points.loss),
    retiredLoss: points.retiredLoss === null ? '' : say(points.retiredLoss),
    draw: points.draw === null ? '' : say(points.draw),
    byResult: formatResultPoints(points.byResult, say),
    walkoverWin: say(points.walkoverWin),
    walkoverLoss: say(points.walkoverLoss),
    setWon: say(points.setWon),
    gameWon: say(points.gameWon),
    straightSets: say(readBonusPoints(rules, 'straight_sets_win')),
    lossWithSet: say(readBonusPoints(rules, 'loss_with_a_set')),
    everyMatch: say(readBonusPoints(rules, 'every_match_played')),
    ...makeMatchesPlayedFields(rules, say),
    ...Object.fromEntries(
      RANKING_RULES.map((_, index) => [`rank-${index + 1}`, rules.ranking[index] ?? '']),
    ),
    levelAfter: rules.levelAfterRule,
    headToHead: rules.headToHead,
    rounds: String(rules.rounds),
    promoted: String(movement.promoted),
    relegated: String(movement.relegated),
    tiers: movement.tiers?.map(({ length }) => length).join(', ') ?? '',
    minimum: String(rules.minMatchesToPlay),
    unranked: rules.unrankedBelowMinimum ? 'yes' : 'no',
    remaining: withdrawal.remainingMatches,
    playedMatches: withdrawal.playedMatches,
  };
}

/** The fields of the first bonus for matches played; the form has none for further ones. */
function makeMatchesPlayedFields(rules: Rules, say: (value: number) => string): RuleFields {
  const bonus = rules.points.bonus.find(isForMatchesPlayed);
  return {
    matchesPlayed: say(bonus?.points ?? 0),
    matchesCount: bonus === undefined ? '' : String(bonus.count),
    matchesBy: bonus?.by ?? '',
  };
}

export function isForMatchesPlayed(bonus: Bonus): bonus is Api<'MatchesPlayedBonus'> {
  return bonus.when === 'matches_played';
}

function makeSetFields(set: Rules['format']['set']): RuleFields {
  const none = { games: '', winBy: '', cap: '', tiebreakAt: '', tiebreakTo: '', tiebreakWinBy: '' };
  if ('timed' in set) return { setKind: 'timed', ...none, total: '' };
  if ('either' in set) return { setKind: 'kept', ...none, total: '' };
  if ('total' in set) return { setKind: 'total', ...none, total: String(set.total) };
  const { games, winBy, cap, tiebreak } = set;
  return {
    setKind: 'race',
    total: '',
    games: String(games),
    winBy: String(winBy),
    cap: cap === null ? '' : String(cap),
    tiebreakAt: tiebreak === null ? '' : String(tiebreak.at),
    tiebreakTo: tiebreak === null ? '' : String(tiebreak.to),
    tiebreakWinBy: tiebreak === null ? '' : String(tiebreak.winBy),
  };
}

function makeFinalSetFields({ set, finalSet }: Rules['format']): RuleFields {
  // The usual values, prefilled for when somebody chooses a match tiebreak.
  const none = { matchTiebreakTo: '10', matchTiebreakWinBy: '2', matchTiebreakPoints: 'required' };
  if (finalSet === null) return { finalKind: 'same', ...none };
  if ('matchTiebreak' in finalSet) return makeTiebreakFields('match_tiebreak', finalSet);
  const other = 'either' in finalSet ? findTiebreakInstead(set, finalSet.either) : null;
  if (other !== null) return makeTiebreakFields('either_tiebreak', other);
  return { finalKind: isPlayedOn(set, finalSet) ? 'no_tiebreak' : 'kept', ...none };
}

export type Tiebreak = Api<'FinalMatchTiebreak'>;

function makeTiebreakFields(finalKind: string, { matchTiebreak }: Tiebreak): RuleFields {
  return {
    finalKind,
    matchTiebreakTo: String(matchTiebreak.to),
    matchTiebreakWinBy: String(matchTiebreak.winBy),
    matchTiebreakPoints: matchTiebreak.points ?? 'required',
  };
}

/** The match tiebreak allowed instead of a regular set; null for any other final set. */
function findTiebreakInstead(
  set: object,
  [first, second, ...more]: Api<'EitherFinalSet'>['either'],
): Tiebreak | null {
  if (first === undefined || second === undefined || more.length > 0) return null;
  const isLikeOthers = JSON.stringify(first) === JSON.stringify(set);
  return isLikeOthers && 'matchTiebreak' in second ? second : null;
}

function isPlayedOn(set: object, finalSet: object): boolean {
  return JSON.stringify({ ...set, tiebreak: null }) === JSON.stringify({ ...finalSet });
}
