import { family, sentence } from './family.ts';
import { param } from './param.ts';

/** Something unusual about an entry, which is never a reason to refuse it (ENT-4). */
export const ENTRY_WARNING = family('entry_warning', 'Something unusual about an entry', {
  same_gender: sentence({
    about: 'Both players of a mixed pair are recorded with the same gender',
    params: {
      gender: param.oneOf('RecordedGender', ['female', 'male'], 'The recorded gender of both'),
    },
    examples: [{ gender: 'female' }],
    english: ({ gender }) => `Both players of this mixed pair are recorded as ${gender}.`,
  }),
});
