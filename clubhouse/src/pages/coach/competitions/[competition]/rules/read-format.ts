import { FIELD_LIMITS } from '../../../../../api/field-limits.ts';
import type { Rules, RulesReading } from './reading.ts';
import type { RuleFields, Tiebreak } from './rules-to-fields.ts';

const { MatchTiebreak: MATCH_TIEBREAK, SetFormat: SET, Tiebreak: TIEBREAK } = FIELD_LIMITS;
const BEST_OF = [1, 2, 3, 4, 5, 6, 7] as const;

/** How a match is scored; `held` where the form has no field. */
export function readFormat(
  reading: RulesReading,
  fields: RuleFields,
  held: Rules,
): Rules['format'] {
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
  return {
    matchTiebreak: {
      to: count('matchTiebreakTo', MATCH_TIEBREAK.to),
      winBy: count('matchTiebreakWinBy', MATCH_TIEBREAK.winBy),
      // The league keeps members that a change leaves out.
      points: oneOf('matchTiebreakPoints', ['required', 'optional']),
    },
  };
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
