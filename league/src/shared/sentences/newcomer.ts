import { DISCIPLINE, getDisciplineName, MEMBER } from './absence.ts';
import { ANN, DIVISION } from './examples.ts';
import { family, sentence } from './family.ts';
import { param } from './param.ts';

const NEWCOMER = {
  ...MEMBER,
  discipline: DISCIPLINE,
  needs_partner: param.flag('Whether they need a partner'),
  to_division_id: param.nullable(
    param.id('division', 'The division in the draft, or null if it has not been created yet'),
  ),
  to_division: param.name('The name of the suggested division'),
};

const EXAMPLE = {
  member_id: ANN,
  member: 'Ann Lee',
  discipline: 'singles',
  needs_partner: false,
  to_division_id: DIVISION,
  to_division: 'Division 2',
} as const;
const EXAMPLE_DOUBLES = { ...EXAMPLE, discipline: 'doubles', needs_partner: true } as const;

/** Members who want to play but had no entry in the previous competition (PLA-16). */
export const NEWCOMER_SUGGESTION = family(
  'newcomer',
  'A suggested start for a newcomer, with the reason',
  {
    by_level: sentence({
      about: 'The member’s level is closest to that of the division',
      params: {
        ...NEWCOMER,
        level: param.number('The level of the member'),
        division_level: param.number('The mean of the known levels there, to one decimal'),
      },
      examples: [
        { ...EXAMPLE, level: 4, division_level: 4.5 },
        { ...EXAMPLE_DOUBLES, level: 4, division_level: 4.5 },
      ],
      english: ({ level, division_level: mean, ...newcomer }) =>
        `${describeWish(newcomer)}, and level ${level} fits ${newcomer.to_division}, where the average is ${mean}.`,
    }),
    without_level: sentence({
      about: 'Without a level: at the bottom',
      params: NEWCOMER,
      examples: [EXAMPLE, EXAMPLE_DOUBLES],
      english: (newcomer) =>
        `${describeWish(newcomer)}, and could start in ${newcomer.to_division} without a level yet.`,
    }),
    levels_unknown: sentence({
      about: 'None of the planned players has a known level: at the bottom',
      params: { ...NEWCOMER, level: param.number('The level of the member') },
      examples: [
        { ...EXAMPLE, level: 4 },
        { ...EXAMPLE_DOUBLES, level: 4 },
      ],
      english: ({ level, ...newcomer }) =>
        `${describeWish(newcomer)}, and could start in ${newcomer.to_division}: nobody there has a level to compare with ${level}.`,
    }),
  },
);

interface Newcomer {
  readonly member: string;
  readonly discipline: (typeof EXAMPLE | typeof EXAMPLE_DOUBLES)['discipline'] | 'mixed_doubles';
  readonly needs_partner: boolean;
}

function describeWish({ member, discipline, needs_partner: alone }: Newcomer): string {
  const partner = alone ? ', needs a partner' : '';
  return `${member} wants to play ${getDisciplineName(discipline)}${partner}`;
}
