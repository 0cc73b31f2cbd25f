import type { Discipline } from '../../src/shared/discipline.ts';
import type { Score } from '../../src/shared/score.ts';
import type { SentenceOf } from '../../src/shared/sentences/family.ts';
import type { Rate, Share } from '../../src/shared/sentences/param.ts';
import type { SEPARATION } from '../../src/shared/sentences/separation.ts';

/** For the code's own parameters; a method, so that the words for all codes fit one list. */
type Wording<P> = { speak(params: P): string }['speak'];

/** The words for every code of a family. */
export type Wordings<F> = { readonly [S in SentenceOf<F> as S['code']]: Wording<S['params']> };
export type Words = Readonly<Record<string, Wording<object>>>;

const DISCIPLINES: Readonly<Record<Discipline, string>> = {
  singles: 'Einzel',
  doubles: 'Doppel',
  mixed_doubles: 'Mixed',
};

export const say = { discipline: (discipline: Discipline) => DISCIPLINES[discipline] };

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} und ${names.at(-1)}`;
}

export function scoreText({ sets }: Score): string {
  return sets.map(({ games }) => games.join(':')).join(' ');
}

interface ComparisonParams<V> {
  readonly above: string;
  readonly value: V;
  readonly value_above: V;
  readonly level: number | null;
  readonly level_points: number | null;
}

const NUMBERS = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];

function level({ level: count, level_points: points }: ComparisonParams<unknown>): string {
  if (count === null) return '';
  const with_points = points === null ? '' : ` mit ${String(points).replace('.', ',')} Punkten`;
  return ` unter ${NUMBERS[count] ?? count} Gleichen${with_points}`;
}

const by = (what: string) => (params: ComparisonParams<number>) =>
  `hinter ${params.above} nach ${what}${level(params)}, ${params.value} zu ${params.value_above}`;

const shareText = ({ won, of }: Share) => `${won} von ${of}`;

const byShare = (what: string) => (params: ComparisonParams<Share>) =>
  `hinter ${params.above} nach ${what}${level(params)}, ${shareText(params.value)} zu ${shareText(params.value_above)}`;

const rateText = ({ total, matches }: Rate) => `${String(total).replace('.', ',')} in ${matches}`;

const byRate = (what: string) => (params: ComparisonParams<Rate>) =>
  `hinter ${params.above} nach ${what}${level(params)}, ${rateText(params.value)} zu ${rateText(params.value_above)}`;

const DECIDED = {
  lot: 'durch Los',
  play_off: 'nach Entscheidungsspiel',
  agreement: 'nach Absprache',
};

export const SEPARATION_GERMAN: Wordings<typeof SEPARATION> = {
  points: by('Punkten'),
  matches_won: by('Siegen'),
  matches_played: by('Spielen'),
  head_to_head: by('direktem Vergleich'),
  head_to_head_two: by('direktem Vergleich'),
  head_to_head_sets_difference: by('Satzdifferenz untereinander'),
  head_to_head_sets_share: byShare('Satzquote untereinander'),
  head_to_head_games_difference: by('Spieldifferenz untereinander'),
  head_to_head_games_share: byShare('Spielquote untereinander'),
  sets_difference: by('Satzdifferenz'),
  sets_share: byShare('Satzquote'),
  sets_won: by('gewonnenen Sätzen'),
  games_difference: by('Spieldifferenz'),
  games_share: byShare('Spielquote'),
  games_won: by('gewonnenen Spielen'),
  sets_lost: by('verlorenen Sätzen'),
  games_lost: by('verlorenen Spielen'),
  sets_lost_per_match: byRate('verlorenen Sätzen je Match'),
  games_lost_per_match: byRate('verlorenen Spielen je Match'),
  points_per_match: byRate('Punkten je Match'),
  head_to_head_points: by('Punkten untereinander'),
  points_of_matches: by('Punkten ohne kampflose Matches'),
  points_without_bonus: by('Punkten ohne Bonus'),
  straight_sets_wins: by('Siegen ohne Satzverlust'),
  starting_place: ({ above, value, value_above: better, ...params }) =>
    `hinter ${above} nach Startplatz${level({ above, value, value_above: better, ...params })}, ${value ?? 'keiner'} zu ${better ?? 'keinem'}`,
  decision: ({ above, by: way, ...params }) =>
    `hinter ${above} ${DECIDED[way]}${level({ above, value: way, value_above: way, ...params })}`,
  minimum: ({ above, played, minimum }) =>
    `hinter ${above}: ohne Rang nach ${played} von ${minimum} Spielen`,
  withdrawn: ({ above }) => `hinter ${above}: zurückgezogen`,
};
