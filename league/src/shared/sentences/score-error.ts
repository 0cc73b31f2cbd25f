import type { FieldError } from '../refusal.ts';
import { OUTCOMES } from '../score.ts';
import { type Fact, factOf, family, plain, type SentenceOf, sentence } from './family.ts';
import { param } from './param.ts';

const OUTCOME = param.oneOf('Outcome', OUTCOMES, 'The outcome reported');
const TO = param.count('How many points win it');

/** Why a score cannot be under the format played, or not with the outcome (SCO-1, RES-3). */
export const SCORE_ERROR = family('score_error', 'Why a score cannot be', {
  set_after_end: plain(
    'A set that was not played, since the match was decided before it',
    'was not played: the match was decided before it',
  ),
  set_cannot_end: sentence({
    about: 'A set that cannot end with these games',
    params: { games: param.pair(param.count('The games of the set')) },
    examples: [{ games: [6, 5] }],
    english: ({ games }) => `cannot end ${games.join('-')}`,
  }),
  set_of_total: sentence({
    about: 'A set of another number of games than sets have under this format',
    params: {
      games: param.count('How many were played'),
      total: param.count('How many there are'),
    },
    examples: [{ games: 13, total: 12 }],
    english: ({ games, total }) => `has ${games} games, and sets here have exactly ${total}`,
  }),
  set_is_level: sentence({
    about: 'A set in which no side has more games, where who has more wins it',
    params: { games: param.pair(param.count('The games of the set')) },
    examples: [{ games: [6, 6] }],
    english: ({ games }) => `cannot end level at ${games.join('-')}: a side must have more`,
  }),
  no_tiebreak_here: plain(
    'Tiebreak points, and sets have no tiebreak under this format',
    'has tiebreak points, but sets here have no tiebreak',
  ),
  no_tiebreak_then: sentence({
    about: 'Tiebreak points of a set that did not come to its tiebreak',
    params: { at: param.count('The games of each side at which one is played') },
    examples: [{ at: 6 }],
    english: ({ at }) => `has tiebreak points, but a tiebreak is played only at ${at}-${at}`,
  }),
  tiebreak_cannot_end: sentence({
    about: 'Tiebreak points with which the set cannot have ended',
    params: { points: param.pair(param.count('The points of the tiebreak')) },
    examples: [{ points: [7, 6] }],
    english: ({ points }) =>
      `has tiebreak points ${points.join('-')} with which it cannot have ended`,
  }),
  match_tiebreak_needs_points: sentence({
    about: 'A match tiebreak without its points',
    params: { to: TO },
    examples: [{ to: 10 }],
    english: ({ to }) => `is a match tiebreak to ${to}: give its points`,
  }),
  match_tiebreak_cannot_end: sentence({
    about: 'A match tiebreak that cannot end with these points',
    params: { to: TO, points: param.pair(param.count('The points of the match tiebreak')) },
    examples: [{ to: 10, points: [10, 9] }],
    english: ({ to, points }) =>
      `is a match tiebreak to ${to}, which cannot end ${points.join('-')}`,
  }),
  undecided: sentence({
    about: 'A match played to its end in which nobody has won the sets that it takes',
    params: { sets: param.count('How many sets win the match') },
    examples: [{ sets: 2 }, { sets: 1 }],
    english: ({ sets }) => `ends before a side has won ${sets} ${sets === 1 ? 'set' : 'sets'}`,
  }),
  sets_missing: sentence({
    about: 'A match played to its end with fewer sets than are played whoever leads',
    params: { sets: param.count('How many sets are played') },
    examples: [{ sets: 3 }],
    english: ({ sets }) => `has too few sets: all ${sets} are played, whoever leads`,
  }),
  decided: plain(
    'A retirement from a match that was decided already',
    'was decided: nobody retired from this match',
  ),
  required: sentence({
    about: 'The outcome needs it, the score or the side that stopped',
    params: { outcome: OUTCOME },
    examples: [{ outcome: 'completed' }],
    english: ({ outcome }) => `is required when the match is ${outcome}`,
  }),
  not_given: sentence({
    about: 'The outcome has none, no score or no side that stopped',
    params: { outcome: OUTCOME },
    examples: [{ outcome: 'walkover' }],
    english: ({ outcome }) => `is not given when the match is ${outcome}`,
  }),
});

export type ScoreError = SentenceOf<typeof SCORE_ERROR>;

/** In a refusal: where, and why the score cannot be. */
export type ScoreFieldError = Fact<typeof SCORE_ERROR> & FieldError;

export function scoreFieldError(pointer: string, said: ScoreError): ScoreFieldError {
  return { pointer, message: said.sentence, ...factOf(said) };
}
