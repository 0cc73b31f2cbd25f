import type { FieldError } from '../refusal.ts';
import { OUTCOMES } from '../score.ts';
import {
  type Fact,
  toFact,
  family,
  definePlainSentence,
  type SentenceOf,
  sentence,
} from './family.ts';
import { param } from './param.ts';

const OUTCOME = param.oneOf('Outcome', OUTCOMES, 'The outcome reported');
const TO = param.count('The number of points that win it');

/** Why a score is impossible in this format or with this outcome (SCO-1, RES-3). */
export const SCORE_ERROR = family('score_error', 'Why a score is impossible', {
  set_after_end: definePlainSentence(
    'A set that was not played because the match was already decided',
    'was not played, because the match was already decided',
  ),
  set_cannot_end: sentence({
    about: 'A set that cannot end with this score',
    params: { games: param.pair(param.count('The games of the set')) },
    examples: [{ games: [6, 5] }],
    english: ({ games }) => `cannot end ${games.join('-')}`,
  }),
  set_of_total: sentence({
    about: 'A set with the wrong number of games for this format',
    params: {
      games: param.count('The number of games played'),
      total: param.count('The number of games in a set'),
    },
    examples: [{ games: 13, total: 12 }],
    english: ({ games, total }) => `has ${games} games, but sets here have exactly ${total}`,
  }),
  set_is_level: sentence({
    about: 'A level set in a format where the side with more games wins it',
    params: { games: param.pair(param.count('The games of the set')) },
    examples: [{ games: [6, 6] }],
    english: ({ games }) => `cannot end level at ${games.join('-')}: a side must have more`,
  }),
  no_tiebreak_here: definePlainSentence(
    'Tiebreak points in a format without tiebreaks',
    'has tiebreak points, but sets here have no tiebreak',
  ),
  no_tiebreak_then: sentence({
    about: 'Tiebreak points for a set that did not reach its tiebreak',
    params: { at: param.count('The games per side at which a tiebreak is played') },
    examples: [{ at: 6 }],
    english: ({ at }) => `has tiebreak points, but a tiebreak is played only at ${at}-${at}`,
  }),
  tiebreak_cannot_end: sentence({
    about: 'Tiebreak points that cannot end the set',
    params: { points: param.pair(param.count('The points of the tiebreak')) },
    examples: [{ points: [7, 6] }],
    english: ({ points }) => `has impossible tiebreak points: ${points.join('-')}`,
  }),
  match_tiebreak_needs_points: sentence({
    about: 'A match tiebreak without its points',
    params: { to: TO },
    examples: [{ to: 10 }],
    english: ({ to }) => `is a match tiebreak to ${to} and needs its points`,
  }),
  match_tiebreak_cannot_end: sentence({
    about: 'A match tiebreak that cannot end with these points',
    params: { to: TO, points: param.pair(param.count('The points of the match tiebreak')) },
    examples: [{ to: 10, points: [10, 9] }],
    english: ({ to, points }) =>
      `is a match tiebreak to ${to}, which cannot end ${points.join('-')}`,
  }),
  undecided: sentence({
    about: 'A completed match in which neither side has won enough sets',
    params: { sets: param.count('How many sets win the match') },
    examples: [{ sets: 2 }, { sets: 1 }],
    english: ({ sets }) => `ends before a side has won ${sets} ${sets === 1 ? 'set' : 'sets'}`,
  }),
  sets_missing: sentence({
    about: 'A completed match with fewer sets than must be played',
    params: { sets: param.count('How many sets are played') },
    examples: [{ sets: 3 }],
    english: ({ sets }) => `has too few sets: all ${sets} must be played`,
  }),
  decided: definePlainSentence(
    'A retirement from a match that was already decided',
    'was already decided, so nobody can have retired',
  ),
  required: sentence({
    about: 'The outcome requires the score or the side that stopped',
    params: { outcome: OUTCOME },
    examples: [{ outcome: 'completed' }],
    english: ({ outcome }) => `is required when the match is ${outcome}`,
  }),
  not_given: sentence({
    about: 'The outcome allows no score, or no side that stopped',
    params: { outcome: OUTCOME },
    examples: [{ outcome: 'walkover' }],
    english: ({ outcome }) => `must not be given when the match is ${outcome}`,
  }),
});

export type ScoreError = SentenceOf<typeof SCORE_ERROR>;

/** In a refusal: the place, and why the score is impossible. */
export type ScoreFieldError = Fact<typeof SCORE_ERROR> & FieldError;

export function makeScoreFieldError(pointer: string, error: ScoreError): ScoreFieldError {
  return { pointer, message: error.sentence, ...toFact(error) };
}
