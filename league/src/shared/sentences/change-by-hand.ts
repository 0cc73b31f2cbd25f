import { BO, DIVISION, ENTRY } from './examples.ts';
import { family, sentence } from './family.ts';
import { LEFT_OUT } from './left-out.ts';
import { param } from './param.ts';

const LABEL = { label: param.name('The entry or member that was changed') };

const CHANGES = {
  ...LABEL,
  was_moved: param.flag('Whether it was moved to another division by hand'),
  was_named: param.flag('Whether it was given a name by hand'),
};

const EXAMPLE = { label: 'Ann Lee' };

/** Manual changes in a filled draft, and what filling it again does to them (PLA-12). */
export const CHANGE_BY_HAND = family(
  'change_by_hand',
  'What filling the draft does to a manual change',
  {
    entered: sentence({
      about: 'An entry was added by hand',
      params: LABEL,
      examples: [EXAMPLE],
      english: ({ label }) => `${label} was entered by hand and stays.`,
    }),
    moved: sentence({
      about: 'An entry was moved by hand',
      params: {
        ...LABEL,
        division_id: param.nullable(
          param.id('division', 'The target division; null if it was moved out of all divisions'),
        ),
        division: param.nullable(param.name('Its name')),
      },
      examples: [
        { ...EXAMPLE, division_id: DIVISION, division: 'Division 2' },
        { ...EXAMPLE, division_id: null, division: null },
      ],
      english: ({ label, division }) =>
        `${label} was moved ${division === null ? 'out of the divisions' : `to ${division}`} by hand and stays there.`,
    }),
    has_played: sentence({
      about: 'The plan leaves out an entry that has reported results',
      params: LABEL,
      examples: [EXAMPLE],
      english: ({ label }) => `${label} has already played in this draft and stays.`,
    }),
    taken_out: sentence({
      about: 'An entry of the plan was taken out by hand',
      params: LABEL,
      examples: [EXAMPLE],
      english: ({ label }) => `${label} was removed by hand and stays out.`,
    }),
    entered_otherwise: sentence({
      about: 'One member of a planned pair is in another entry',
      params: {
        ...LABEL,
        other_id: param.id('member', 'The member in another entry'),
        other: param.name('Their display name'),
      },
      examples: [{ label: 'Ann Lee / Bo Roth', other_id: BO, other: 'Bo Roth' }],
      english: ({ label, other }) =>
        `${label} is not entered because ${other} was entered elsewhere by hand.`,
    }),
    lost: sentence({
      about: 'A manual change is lost with its entry, which the plan now leaves out',
      params: { ...CHANGES, because: param.fact(LEFT_OUT, 'Why the plan leaves it out') },
      examples: [
        {
          ...EXAMPLE,
          was_moved: true,
          was_named: true,
          because: { code: 'opted_out', params: { entry_id: ENTRY, label: 'Ann Lee' } },
        },
      ],
      english: ({ because, ...params }) => `${describeLoss(params)}: ${LEFT_OUT.english(because)}`,
    }),
    lost_unplanned: sentence({
      about: 'A manual change is lost with its entry, which is no longer in the plan',
      params: CHANGES,
      examples: [{ ...EXAMPLE, was_moved: false, was_named: true }],
      english: (params) => `${describeLoss(params)}: The plan no longer places it.`,
    }),
  },
);

function describeLoss({
  label,
  was_moved: moved,
  was_named: named,
}: {
  readonly label: string;
  readonly was_moved: boolean;
  readonly was_named: boolean;
}): string {
  const changes = [...(moved ? ['was moved'] : []), ...(named ? ['was named'] : [])];
  return `${label} ${changes.join(' and ')} by hand and goes`;
}
