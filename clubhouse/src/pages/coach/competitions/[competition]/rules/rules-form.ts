import type { Api } from '../../../../../api/client.ts';
import type { Words } from '../../../../../messages/en.ts';
import { readResultPoints, formatResultPoints } from './result-points.ts';
import {
  type Bonus,
  readBonusPoints,
  type RulesReading,
  type Rules,
  startReading,
} from './reading.ts';
import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { wholeNumber } from '../../../../../web/read-form.ts';
import { rules as RULE_WORDS } from '../../../../../messages/rules.en.ts';
import { isCalendarDay } from '../../../../../messages/calendar-day.ts';

const {
  RulesChanges: RULES,
  MovementRuleChanges: MOVEMENT,
  MatchesPlayedBonus: MATCHES_PLAYED,
  MatchTiebreak: MATCH_TIEBREAK,
  SetFormat: SET,
  Tiebreak: TIEBREAK,
} = FIELD_LIMITS;

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

function isForMatchesPlayed(bonus: Bonus): bonus is Api<'MatchesPlayedBonus'> {
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

type Tiebreak = Api<'FinalMatchTiebreak'>;

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

/** Fields whose text lists several values. */
export const LONG_FIELDS: readonly string[] = ['byResult', 'tiers'];

/** The typed values, each cut to the maximum length of its field. */
export function readTypedFields(form: URLSearchParams, held: RuleFields): RuleFields {
  return Object.fromEntries(
    Object.keys(held).map((name) => [
      name,
      (form.get(name) ?? '').trim().slice(0, LONG_FIELDS.includes(name) ? 2000 : 40),
    ]),
  );
}

/** Reads the rules, taking missing ones from `held`; collects an error per field (CRUL-4). */
export function readRules(
  fields: RuleFields,
  held: Rules,
  words: Words['rules'],
): { readonly rules: Rules; readonly faults: Readonly<Record<string, string>> } {
  const reading = startReading(fields, words);
  const { count, points, oneOf, faults } = reading;
  const rules: Rules = {
    ...held,
    format: readFormat(reading, fields, held),
    points: {
      ...held.points,
      win: points('win'),
      loss: points('loss'),
      retiredLoss: fields['retiredLoss'] === '' ? null : points('retiredLoss'),
      draw: fields['draw'] === '' ? null : points('draw'),
      byResult: readByResult(reading, fields),
      walkoverWin: points('walkoverWin'),
      walkoverLoss: points('walkoverLoss'),
      setWon: points('setWon'),
      gameWon: points('gameWon'),
      bonus: readBonuses(reading, fields, held),
    },
    retirement: {
      ...held.retirement,
      sets: oneOf('retirementSets', ['as_played', 'straight_sets']),
      games: oneOf('retirementGames', ['as_played', 'completed']),
    },
    walkover: {
      ...held.walkover,
      sets: oneOf('walkoverSets', ['none', 'straight_sets']),
      played: oneOf('walkoverPlayed', ['present', 'neither']),
      games: readWalkoverGames(reading, fields),
    },
    ranking: readRanking(reading, fields, words),
    levelAfterRule: oneOf('levelAfter', ['restart', 'continue']),
    headToHead: oneOf('headToHead', ['all_met', 'as_played']),
    rounds: oneOf('rounds', ['1', '2']) === '2' ? 2 : 1,
    minMatchesToPlay: count('minimum', RULES.minMatchesToPlay),
    unrankedBelowMinimum: oneOf('unranked', ['yes', 'no']) === 'yes',
    movement: {
      ...held.movement,
      promoted: count('promoted', MOVEMENT.promoted),
      relegated: count('relegated', MOVEMENT.relegated),
      tiers: readTiers(reading, fields),
    },
    withdrawal: {
      ...held.withdrawal,
      remainingMatches: oneOf('remaining', ['walkover_to_opponent', 'unplayed']),
      playedMatches: oneOf('playedMatches', ['keep', 'void', 'walkover_to_opponent']),
    },
  };
  return { rules, faults };
}

/** The bonuses with fields, followed by the competition's other bonuses. */
function readBonuses(
  reading: RulesReading,
  fields: RuleFields,
  held: Rules,
): Rules['points']['bonus'] {
  const { points } = reading;
  const typed: Bonus[] = [
    { when: 'straight_sets_win', points: points('straightSets') },
    { when: 'loss_with_a_set', points: points('lossWithSet') },
    { when: 'every_match_played', points: points('everyMatch') },
    readMatchesPlayed(reading, fields),
  ];
  const others = held.points.bonus.filter(isForMatchesPlayed).slice(1);
  return [...typed.filter((one) => one.points !== 0), ...others];
}

function readMatchesPlayed(reading: RulesReading, fields: RuleFields): Bonus {
  const bonus = { when: 'matches_played', points: reading.points('matchesPlayed') } as const;
  const by = fields['matchesBy'] ?? '';
  if (bonus.points === 0) return { ...bonus, count: 1, by: null };
  if (by !== '' && !isCalendarDay(by)) reading.fault('matchesBy', reading.words.faults.day);
  const count = reading.count('matchesCount', MATCHES_PLAYED.count);
  return { ...bonus, count, by: by === '' ? null : by };
}

const BEST_OF = [1, 2, 3, 4, 5, 6, 7] as const;

function readFormat(reading: RulesReading, fields: RuleFields, held: Rules): Rules['format'] {
  const { oneOf } = reading;
  const set = readSet(reading, fields, held);
  const lead = fields['unfinishedLead'] ?? '';
  const unfinishedSet =
    lead === ''
      ? null
      : { lead: reading.count('unfinishedLead', FIELD_LIMITS.UnfinishedSetChanges.lead) };
  const format = { ...held.format, ...readMatch(reading, fields), unfinishedSet, set };
  const kinds = ['same', 'match_tiebreak', 'either_tiebreak', 'no_tiebreak', 'kept'] as const;
  const finalKind = oneOf('finalKind', kinds);
  if (finalKind === 'match_tiebreak') return { ...format, finalSet: readTiebreak(reading) };
  if (finalKind === 'either_tiebreak') {
    if ('games' in set) return { ...format, finalSet: { either: [set, readTiebreak(reading)] } };
    reading.fault('finalKind', reading.words.faults.contradicts);
  }
  if (finalKind === 'kept') return format;
  const isPlayed = finalKind === 'no_tiebreak' && 'games' in set;
  return { ...format, finalSet: isPlayed ? { ...set, tiebreak: null } : null };
}

function readMatch({ oneOf, fault, words }: RulesReading, fields: RuleFields) {
  const bestOf = BEST_OF.find((one) => String(one) === fields['bestOf']) ?? 3;
  const playAll = oneOf('playAll', ['no', 'yes']) === 'yes';
  const draws = oneOf('draws', ['no', 'yes']) === 'yes';
  const isEven = bestOf % 2 === 0;
  if (isEven && !playAll) fault('bestOf', words.faults.even);
  if (isEven && playAll && !draws) fault('draws', words.faults.evenDraws);
  const unfinished = oneOf('unfinished', ['refused', 'as_it_stands', 'by_games']);
  return { bestOf, playAll, draws, unfinished };
}

function readTiebreak({ count, oneOf }: RulesReading): Tiebreak {
  const race = {
    to: count('matchTiebreakTo', MATCH_TIEBREAK.to),
    winBy: count('matchTiebreakWinBy', MATCH_TIEBREAK.winBy),
  };
  const points = oneOf('matchTiebreakPoints', ['required', 'optional']);
  return { matchTiebreak: points === 'optional' ? { ...race, points } : race };
}

function readByResult(
  { fault, words }: RulesReading,
  fields: RuleFields,
): Rules['points']['byResult'] {
  const read = readResultPoints(fields['byResult'] ?? '');
  if (read === null || read.length > FIELD_LIMITS.MatchPointsChanges.byResult.maxItems)
    fault('byResult', words.faults.byResult);
  return read ?? [];
}

function readWalkoverGames(
  { fault, words }: RulesReading,
  fields: RuleFields,
): [number, number] | null {
  const text = fields['walkoverGames'] ?? '';
  if (text === '') return null;
  const [, present, absent] = /^(\d{1,2})\s*[-–:]\s*(\d{1,2})$/.exec(text) ?? [];
  if (present !== undefined && absent !== undefined) return [Number(present), Number(absent)];
  fault('walkoverGames', words.faults.walkoverGames);
  return null;
}

/** `1, 2, 2` means the positions 1, 2 and 3, 4 and 5. */
function readTiers({ fault, words }: RulesReading, fields: RuleFields): number[][] | null {
  const text = fields['tiers'] ?? '';
  if (text === '') return null;
  const sizes = text.split(/\s*[,;/]\s*|\s+/).map((part) => wholeNumber([part]) ?? 0);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.some((size) => size < 1) || total > MOVEMENT.tiers.maxItems) {
    fault('tiers', words.faults.tiers);
    return null;
  }
  let position = 0;
  return sizes.map((size) => Array.from({ length: size }, () => (position += 1)));
}

function readSet(reading: RulesReading, fields: RuleFields, held: Rules): Rules['format']['set'] {
  const { count, oneOf, fault, words } = reading;
  const kind = oneOf('setKind', ['race', 'total', 'timed', 'kept']);
  if (kind === 'kept') return held.format.set;
  if (kind === 'timed') return { timed: true };
  if (kind === 'total') return { total: count('total', FIELD_LIMITS.TotalSet.total) };
  const games = count('games', SET.games);
  const winBy = count('winBy', SET.winBy);
  const cap = fields['cap'] === '' ? null : count('cap', SET.cap);
  if (fields['tiebreakAt'] === '') {
    if (cap !== null && cap < games) fault('cap', words.faults.capLow);
    return { games, winBy, cap, tiebreak: null };
  }
  if (cap !== null) fault('cap', words.faults.capTiebreak);
  const at = count('tiebreakAt', TIEBREAK.at);
  // If one game's lead wins a set, it can never be level at the winning number of games.
  if (winBy === 1 && at !== games - 1) fault('tiebreakAt', words.faults.tiebreakOnly(games - 1));
  else if (at < games - 1) fault('tiebreakAt', words.faults.tiebreakAt(games - 1));
  const to = count('tiebreakTo', TIEBREAK.to);
  return { games, winBy, cap, tiebreak: { at, to, winBy: count('tiebreakWinBy', TIEBREAK.winBy) } };
}

function readRanking(
  { fault }: RulesReading,
  fields: RuleFields,
  { faults }: Words['rules'],
): Rules['ranking'] {
  const chosen = RANKING_RULES.map((_, index) => fields[`rank-${index + 1}`] ?? '');
  const last = chosen.findLastIndex((one) => one !== '');
  if (last === -1) fault('rank-1', faults.first);
  return chosen.slice(0, last + 1).flatMap((one, index) => {
    if (one === '') fault(`rank-${index + 1}`, faults.gap);
    else if (chosen.indexOf(one) < index) fault(`rank-${index + 1}`, faults.twice);
    return RANKING_RULES.find((rule) => rule === one) ?? [];
  });
}
