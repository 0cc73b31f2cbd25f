import { family, sentence } from './family.ts';
import { param } from './param.ts';
import { joinNames } from './words.ts';

/** A likely mistake in a member’s data, which is never a reason for a refusal (MEM-15). */
export const MEMBER_WARNING = family('member_warning', 'A likely mistake in a member’s data', {
  name_like_another: sentence({
    about: 'The display name looks like those of other members; see `ids`',
    params: {
      name: param.name('The display name'),
      others: param.list(param.name('The similar names')),
    },
    examples: [
      { name: 'Ann Lee', others: ['ANN LEE'] },
      { name: 'Ann Lee', others: ['ANN LEE', 'Ann  Lee'] },
    ],
    english: ({ name, others }) =>
      `The name ${name} looks like ${others.length === 1 ? 'that' : 'those'} of ${joinNames(others)}.`,
  }),
});
