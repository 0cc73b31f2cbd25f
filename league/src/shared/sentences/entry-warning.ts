import { family, sentence } from './family.ts';
import { param } from './param.ts';

/** What is unusual about an entry; it is never refused for that (ENT-4). */
export const ENTRY_WARNING = family('entry_warning', 'What is unusual about an entry', {
  same_gender: sentence({
    about: 'Both of a mixed pair are recorded as of the same gender',
    params: { gender: param.oneOf('RecordedGender', ['female', 'male'], 'How both are recorded') },
    examples: [{ gender: 'female' }],
    english: ({ gender }) => `Both players of this mixed pair are recorded as ${gender}.`,
  }),
});
