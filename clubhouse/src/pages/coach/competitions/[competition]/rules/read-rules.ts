import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import { isCalendarDay } from '../../../../../messages/calendar-day.ts';
import type { Words } from '../../../../../messages/en.ts';
import { wholeNumber } from '../../../../../web/read-form.ts';
import { readFormat } from './read-format.ts';
import { type Bonus, type Rules, type RulesReading, startReading } from './reading.ts';
import { readResultPoints } from './result-points.ts';
import { isForMatchesPlayed, RANKING_RULES, type RuleFields } from './rules-to-fields.ts';

const {
  RulesChanges: RULES,
  MovementRuleChanges: MOVEMENT,
  MatchesPlayedBonus: MATCHES_PLAYED,
} = FIELD_LIMITS;

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
