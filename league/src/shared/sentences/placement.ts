import { ANN, DIVISION, ENTRY } from './examples.ts';
import { family, sentence } from './family.ts';
import { param } from './param.ts';

export const STANDING = {
  entry_id: param.id('entry', 'The previous entry'),
  label: param.name('Its label'),
  is_pair: param.flag('Whether the label names two people, so that the verb is plural'),
  from_division: param.name('The previous division'),
  rank: param.nullable(param.count('The rank in its table; null: unranked')),
  is_joint: param.flag('Whether others share the rank'),
  of: param.count('Number of entries in that division that have not withdrawn'),
  played: param.count('Number of matches played'),
  minimum: param.count('Number of matches needed to be ranked'),
  is_final: param.flag('Whether that table is final; otherwise this is the current standing'),
};

const TO = {
  to_division_id: param.nullable(
    param.id('division', 'The division in the draft, or null if it has not been created yet'),
  ),
  to_division: param.name('Its name'),
};

const STARTING = {
  label: param.name('The display names'),
  is_pair: param.flag('Whether they are two people, so that the verb is plural'),
  ...TO,
};

interface PreviousStanding {
  readonly label: string;
  readonly is_pair: boolean;
  readonly from_division: string;
  readonly rank: number | null;
  readonly is_joint: boolean;
  readonly of: number;
  readonly played: number;
  readonly minimum: number;
  readonly is_final: boolean;
}

export const EXAMPLE_STANDING = {
  entry_id: ENTRY,
  label: 'Ann Lee',
  is_pair: false,
  from_division: 'Division 3',
  rank: 2,
  is_joint: false,
  of: 8,
  played: 7,
  minimum: 4,
  is_final: true,
};
const EXAMPLE_PAIR = { ...EXAMPLE_STANDING, label: 'Ann Lee / Bo Roth', is_pair: true };
const EXAMPLE_TIE = { ...EXAMPLE_STANDING, is_joint: true };
const EXAMPLE_TO = { to_division_id: DIVISION, to_division: 'Division 5' };
const EXAMPLE_START = { label: 'Ann Lee', is_pair: false, ...EXAMPLE_TO };

const BY_NAME = ' by name only, because nothing else separates the tied entries.';

/** The place of each entry next season, with the reason (PLA-1). */
export const PLACEMENT = family('placement', 'The reason for an entry’s place in the plan', {
  held: sentence({
    about: 'The entry stays in its division',
    params: STANDING,
    examples: [
      EXAMPLE_STANDING,
      { ...EXAMPLE_PAIR, is_joint: true },
      { ...EXAMPLE_STANDING, is_final: false },
      { ...EXAMPLE_STANDING, rank: null, played: 2 },
    ],
    english: (params) =>
      `${describeStanding(params)} and ${params.is_pair ? 'stay' : 'stays'} there.`,
  }),
  kept: sentence({
    about: 'The coach keeps the entry in its division although it would be left out',
    params: {
      ...STANDING,
      despite: param.oneOf(
        'KeptDespite',
        ['too_few_matches', 'withdrawn'],
        'The reason it would be left out',
      ),
    },
    examples: [
      { ...EXAMPLE_STANDING, rank: null, played: 2, despite: 'too_few_matches' },
      { ...EXAMPLE_PAIR, rank: null, played: 2, despite: 'withdrawn' },
    ],
    english: ({ label, is_pair: isPair, from_division: from, played, minimum, despite }) => {
      const what =
        despite === 'withdrawn'
          ? 'withdrew'
          : `played ${played} ${played === 1 ? 'match' : 'matches'} of the expected ${minimum}`;
      return `${label} ${what} and ${isPair ? 'are' : 'is'} kept in ${from} anyway.`;
    },
  }),
  promoted: makeMoveSentence('up'),
  relegated: makeMoveSentence('down'),
  promoted_by_name: makeNameMoveSentence('up'),
  relegated_by_name: makeNameMoveSentence('down'),
  held_by_name: sentence({
    about: 'The entry is tied for promotion or relegation and stays only because of its name',
    params: STANDING,
    examples: [EXAMPLE_TIE, { ...EXAMPLE_TIE, ...EXAMPLE_PAIR, is_joint: true, is_final: false }],
    english: (params) =>
      `${describeStanding(params)} and ${params.is_pair ? 'stay' : 'stays'} there${BY_NAME}`,
  }),
  new_pair: sentence({
    about: 'A new pair starts where the better-placed of the two played',
    params: {
      label: param.name('The display names of the two'),
      ...TO,
      played_id: param.id('member', 'The partner who played there'),
      played: param.name('Their display name'),
    },
    examples: [{ label: 'Ann Lee / Bo Roth', ...EXAMPLE_TO, played_id: ANN, played: 'Ann Lee' }],
    english: ({ label, to_division: to, played }) =>
      `${label} are a new pair and start in ${to}, where ${played} played.`,
  }),
  new_pair_neither_played: sentence({
    about: 'A new pair in which neither played before starts at the bottom',
    params: { label: param.name('The display names of the two'), ...TO },
    examples: [{ label: 'Ann Lee / Bo Roth', ...EXAMPLE_TO }],
    english: ({ label, to_division: to }) =>
      `${label} are a new pair and start in ${to} because neither played before.`,
  }),
  by_level: sentence({
    about: 'A first season: placed by level',
    params: { ...STARTING, level: param.number('The level, or the average level of a pair') },
    examples: [{ ...EXAMPLE_START, level: 6.5 }],
    english: ({ level, ...params }) => `${describeStart(params)}, by level ${level}.`,
  }),
  without_level: sentence({
    about: 'A first season: placed last because no level is known',
    params: STARTING,
    examples: [EXAMPLE_START, { ...EXAMPLE_START, label: 'Ann Lee / Bo Roth', is_pair: true }],
    english: (params) => `${describeStart(params)}, without a level yet.`,
  }),
});

function makeMoveSentence(way: 'down' | 'up') {
  return sentence({
    about: `The entry goes ${way}`,
    params: { ...STANDING, ...TO },
    examples: [
      { ...EXAMPLE_STANDING, ...EXAMPLE_TO },
      { ...EXAMPLE_PAIR, is_final: false, ...EXAMPLE_TO },
    ],
    english: (params) =>
      `${describeStanding(params)} and ${params.is_pair ? 'go' : 'goes'} ${way} to ${params.to_division}.`,
  });
}

function makeNameMoveSentence(way: 'down' | 'up') {
  return sentence({
    about: `The entry is tied for promotion or relegation and goes ${way} only because of its name`,
    params: { ...STANDING, ...TO },
    examples: [{ ...EXAMPLE_TIE, ...EXAMPLE_TO }],
    english: (params) =>
      `${describeStanding(params)} and ${params.is_pair ? 'go' : 'goes'} ${way} to ${params.to_division}${BY_NAME}`,
  });
}

/** `Ann Lee finished 2nd of 8 in Division 2`; "stands" while the table is not final. */
export function describeStanding(standing: PreviousStanding): string {
  const { label, is_pair: isPair, from_division: from, rank, of, played, minimum } = standing;
  if (rank === null) {
    return `${label} ${isPair ? 'are' : 'is'} unranked in ${from} with ${played} of ${minimum} matches played`;
  }
  const stands = isPair ? 'stand' : 'stands';
  const place = `${standing.is_joint ? 'joint ' : ''}${formatOrdinal(rank)} of ${of}`;
  return `${label} ${standing.is_final ? 'finished' : stands} ${place} in ${from}`;
}

function describeStart({
  label,
  is_pair: isPair,
  to_division: to,
}: {
  readonly label: string;
  readonly is_pair: boolean;
  readonly to_division: string;
}): string {
  return `${label} ${isPair ? 'start' : 'starts'} in ${to}`;
}

/** Writes a rank: 1st, 2nd, 3rd, 4th, 11th. */
function formatOrdinal(count: number): string {
  const teen = count % 100 >= 11 && count % 100 <= 13;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th');
  return `${count}${ending}`;
}
