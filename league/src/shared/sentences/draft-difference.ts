import { OUT_REASONS } from '../out-reasons.ts';
import { BO, DIVISION, ENTRY } from './examples.ts';
import { family, sentence } from './family.ts';
import { LEFT_OUT } from './left-out.ts';
import { param } from './param.ts';
import { EXAMPLE_STANDING, PLACEMENT } from './placement.ts';

const LABEL = { label: param.name('The entry or member it is about') };

const PLANNED = {
  planned_division_id: param.nullable(
    param.id('division', 'The planned division, or null if it has not been created yet'),
  ),
  planned_division: param.name('Its name'),
  planned: param.fact(PLACEMENT, 'The reason for the planned division'),
};

const MISSING = {
  ...LABEL,
  previous_entry_id: param.nullable(param.id('entry', 'The previous entry; null for a new pair')),
  ...PLANNED,
};

const WHERE = {
  division_id: param.nullable(param.id('division', 'Its current division; null if it has none')),
  division: param.nullable(param.name('Its name')),
};

const ELSEWHERE = { ...LABEL, ...WHERE, ...PLANNED };

const REASON = param.oneOf('LeftOutReason', OUT_REASONS, 'Why the plan leaves it out, as a code');

const EXAMPLE_PLANNED = {
  label: 'Ann Lee',
  planned_division_id: DIVISION,
  planned_division: 'Division 3',
  planned: { code: 'held', params: EXAMPLE_STANDING },
} as const;
const EXAMPLE_MISSING = { ...EXAMPLE_PLANNED, previous_entry_id: ENTRY };
const EXAMPLE_ELSEWHERE = { ...EXAMPLE_PLANNED, division_id: DIVISION, division: 'Division 2' };
const EXAMPLE_EXTRA = { label: 'Ann Lee', division_id: DIVISION, division: 'Division 2' };
const EXAMPLE_OUT = {
  reason: 'opted_out',
  because: { code: 'opted_out', params: { entry_id: ENTRY, label: 'Ann Lee' } },
} as const;

/** How a filled draft differs from its current plan (DRA-4). */
export const DRAFT_DIFFERENCE = family(
  'draft_difference',
  'How a filled draft differs from its current plan',
  {
    not_entered: sentence({
      about: 'Planned, but not in the draft',
      params: MISSING,
      examples: [EXAMPLE_MISSING],
      english: ({ label, planned }) =>
        `${label} is not in the draft; according to the plan: ${PLACEMENT.english(planned)}`,
    }),
    taken_out_by_hand: sentence({
      about: 'Planned, but removed from the draft by hand',
      params: MISSING,
      examples: [EXAMPLE_MISSING],
      english: ({ label, planned }) =>
        `${label} was removed from the draft by hand; according to the plan: ${PLACEMENT.english(planned)}`,
    }),
    entered_otherwise: sentence({
      about: 'Planned, but one of the pair is in another entry of the draft',
      params: {
        ...MISSING,
        other_id: param.id('member', 'The member in another entry'),
        other: param.name('Their display name'),
      },
      examples: [
        { ...EXAMPLE_MISSING, label: 'Ann Lee / Bo Roth', other_id: BO, other: 'Bo Roth' },
      ],
      english: ({ label, other, planned }) =>
        `${label} is not in the draft because ${other} is in another entry; according to the plan: ${PLACEMENT.english(planned)}`,
    }),
    withdrawn_here: sentence({
      about: 'Planned, but withdrawn from the draft',
      params: ELSEWHERE,
      examples: [EXAMPLE_ELSEWHERE],
      english: ({ label, planned }) =>
        `${label} has withdrawn from the draft; according to the plan: ${PLACEMENT.english(planned)}`,
    }),
    moved_by_hand: sentence({
      about: 'Moved by hand to a different division from the planned one',
      params: ELSEWHERE,
      examples: [EXAMPLE_ELSEWHERE, { ...EXAMPLE_ELSEWHERE, division_id: null, division: null }],
      english: ({ label, division, planned }) =>
        `${label} is ${describePlace(division)} by hand; according to the plan: ${PLACEMENT.english(planned)}`,
    }),
    planned_elsewhere: sentence({
      about: 'In a different division from the one now planned',
      params: ELSEWHERE,
      examples: [EXAMPLE_ELSEWHERE],
      english: ({ label, division, planned }) =>
        `${label} is ${describePlace(division)}; according to the plan: ${PLACEMENT.english(planned)}`,
    }),
    entered_by_hand: sentence({
      about: 'Entered by hand, but not planned',
      params: {
        ...LABEL,
        ...WHERE,
        reason: param.nullable(REASON),
        because: param.nullable(
          param.fact(LEFT_OUT, 'Why the plan leaves it out; null if the plan does not mention it'),
        ),
      },
      examples: [
        { ...EXAMPLE_EXTRA, reason: null, because: null },
        { ...EXAMPLE_EXTRA, ...EXAMPLE_OUT },
      ],
      english: ({ label, because }) => {
        const why = because && ` The plan leaves it out: ${LEFT_OUT.english(because)}`;
        return `${label} was entered by hand.${why ?? ''}`;
      },
    }),
    left_out: sentence({
      about: 'In the draft since it was filled, but now left out of the plan',
      params: {
        ...LABEL,
        ...WHERE,
        reason: REASON,
        because: param.fact(LEFT_OUT, 'Why the plan leaves it out'),
      },
      examples: [{ ...EXAMPLE_EXTRA, ...EXAMPLE_OUT }],
      english: ({ label, because }) =>
        `${label} is in the draft; the plan leaves it out: ${LEFT_OUT.english(because)}`,
    }),
    not_planned: sentence({
      about: 'In the draft since it was filled, but no longer mentioned in the plan',
      params: { ...LABEL, ...WHERE },
      examples: [EXAMPLE_EXTRA],
      english: ({ label }) => `${label} is in the draft but not in the plan.`,
    }),
  },
);

function describePlace(division: string | null): string {
  return division === null ? 'in no division' : `in ${division}`;
}
