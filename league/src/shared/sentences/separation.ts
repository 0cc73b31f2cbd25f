import { DECISION_WAYS, type DecisionWay } from '../ties.ts';
import { ENTRY } from './examples.ts';
import { family, sentence } from './family.ts';
import { param, type Rate, type Share } from './param.ts';

const ABOVE = {
  above_id: param.id('entry', 'The entry above'),
  above: param.name('Its label'),
};

const LEVEL = {
  level: param.nullable(
    param.count(
      'The number of entries level before this rule; null if no earlier rule compared them',
    ),
  ),
  level_points: param.nullable(param.number('The points they all have; null if they differ')),
};

const DECISION_NAMES: Readonly<Record<DecisionWay, string>> = {
  lot: 'lot',
  play_off: 'a play-off',
  agreement: 'agreement',
};

interface Level {
  readonly level: number | null;
  readonly level_points: number | null;
}

/** Sentences for what separates a row of a table from the one above (STA-9). */
export const SEPARATION = family('separation', 'What separated a row from the one above', {
  points: makeNumberSentence('points'),
  matches_won: makeNumberSentence('matches won'),
  matches_played: makeNumberSentence('matches played'),
  head_to_head: makeNumberSentence('wins'),
  head_to_head_two: makeNumberSentence('wins'),
  head_to_head_sets_difference: makeNumberSentence('set difference'),
  head_to_head_sets_share: makeShareSentence('share of sets won'),
  head_to_head_games_difference: makeNumberSentence('game difference'),
  head_to_head_games_share: makeShareSentence('share of games won'),
  sets_difference: makeNumberSentence('set difference'),
  sets_share: makeShareSentence('share of sets won'),
  sets_won: makeNumberSentence('sets won'),
  games_difference: makeNumberSentence('game difference'),
  games_share: makeShareSentence('share of games won'),
  games_won: makeNumberSentence('games won'),
  sets_lost: makeNumberSentence('sets lost'),
  games_lost: makeNumberSentence('games lost'),
  sets_lost_per_match: makeRateSentence('sets lost per match'),
  games_lost_per_match: makeRateSentence('games lost per match'),
  points_per_match: makeRateSentence('points per match'),
  head_to_head_points: makeNumberSentence('points in their matches'),
  points_of_matches: makeNumberSentence('points without walkovers'),
  points_without_bonus: makeNumberSentence('points without bonuses'),
  straight_sets_wins: makeNumberSentence('straight-set wins'),
  starting_place: sentence({
    about: 'By starting place; entries without one come last, in order of entry',
    params: {
      ...ABOVE,
      value: param.nullable(param.count('The place of this entry; null if it has none')),
      value_above: param.nullable(param.count('The place of the entry above; null if it has none')),
      ...LEVEL,
    },
    examples: [
      { ...makeExampleAbove(), value: 5, value_above: 2, level: 2, level_points: 9 },
      { ...makeExampleAbove(), value: null, value_above: 2, level: 3, level_points: null },
      { ...makeExampleAbove(), value: null, value_above: null, level: 2, level_points: 9 },
    ],
    english: ({ above, value, value_above: better, ...level }) => {
      const how = better === null ? 'entered later' : `${value ?? 'none'} to ${better}`;
      return `behind ${above} on starting place${describeLevel(level)}, ${how}`;
    },
  }),
  decision: sentence({
    about: 'By a decision about entries that the rules leave level',
    params: {
      ...ABOVE,
      by: param.oneOf('DecisionWay', DECISION_WAYS, 'How it was decided'),
      ...LEVEL,
    },
    examples: [
      { ...makeExampleAbove(), by: 'lot', level: 2, level_points: 9 },
      { ...makeExampleAbove(), by: 'play_off', level: 3, level_points: 9 },
      { ...makeExampleAbove(), by: 'agreement', level: 2, level_points: null },
    ],
    english: ({ above, by, ...level }) =>
      `behind ${above} by ${DECISION_NAMES[by]}${describeLevel(level)}`,
  }),
  minimum: sentence({
    about: 'The first row of entries unranked because of too few matches',
    params: {
      ...ABOVE,
      played: param.count('Matches played by this entry'),
      minimum: param.count('The number of matches it had to play'),
    },
    examples: [{ ...makeExampleAbove(), played: 2, minimum: 4 }],
    english: ({ above, played, minimum }) =>
      `behind ${above}: unranked with ${played} of ${minimum} matches played`,
  }),
  withdrawn: sentence({
    about: 'The first row of withdrawn entries',
    params: ABOVE,
    examples: [makeExampleAbove()],
    english: ({ above }) => `behind ${above}: withdrawn`,
  }),
});

function makeNumberSentence(what: string) {
  return sentence({
    about: `By ${what}`,
    params: {
      ...ABOVE,
      value: param.number('This entry’s value'),
      value_above: param.number('The value of the entry above'),
      ...LEVEL,
    },
    examples: [
      { ...makeExampleAbove(), value: 4, value_above: 5, level: null, level_points: null },
      { ...makeExampleAbove(), value: 4, value_above: 5, level: 2, level_points: 9 },
      { ...makeExampleAbove(), value: 4, value_above: 5, level: 3, level_points: null },
    ],
    english: ({ above, value, value_above: better, ...level }) =>
      `behind ${above} on ${what}${describeLevel(level)}, ${value} to ${better}`,
  });
}

function makeShareSentence(what: string) {
  return sentence({
    about: `By ${what}`,
    params: {
      ...ABOVE,
      value: param.share('This entry’s value'),
      value_above: param.share('The value of the entry above'),
      ...LEVEL,
    },
    examples: [
      {
        ...makeExampleAbove(),
        value: { won: 4, of: 7 },
        value_above: { won: 5, of: 7 },
        level: 3,
        level_points: 9,
      },
    ],
    english: ({ above, value, value_above: better, ...level }) =>
      `behind ${above} on ${what}${describeLevel(level)}, ${formatShare(value)} to ${formatShare(better)}`,
  });
}

function makeRateSentence(what: string) {
  return sentence({
    about: `By ${what}`,
    params: {
      ...ABOVE,
      value: param.rate('This entry’s value and number of matches'),
      value_above: param.rate('The value and number of matches of the entry above'),
      ...LEVEL,
    },
    examples: [
      {
        ...makeExampleAbove(),
        value: { total: 7.5, matches: 3 },
        value_above: { total: 8, matches: 3 },
        level: null,
        level_points: null,
      },
    ],
    english: ({ above, value, value_above: better, ...level }) =>
      `behind ${above} on ${what}${describeLevel(level)}, ${formatRate(value)} to ${formatRate(better)}`,
  });
}

function makeExampleAbove() {
  return { above_id: ENTRY, above: 'Ann Lee' };
}

function formatShare({ won, of }: Share): string {
  return `${won} of ${of}`;
}

function formatRate({ total, matches }: Rate): string {
  return `${total} in ${matches}`;
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function describeLevel({ level, level_points: points }: Level): string {
  if (level === null) return '';
  const on = points === null ? '' : ` on ${points} ${points === 1 ? 'point' : 'points'}`;
  const count = NUMBERS[level] ?? String(level);
  return level === 2 ? ` between the two level${on}` : ` among the ${count} level${on}`;
}
