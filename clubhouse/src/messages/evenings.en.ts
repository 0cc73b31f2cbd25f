import type { PartLetter } from '../evenings/core/parts.ts';

const parts: Readonly<Record<PartLetter, string>> = { m: 'Early', d: 'Day', e: 'Evening' };
const within: typeof parts = { m: 'early', d: 'daytime', e: 'evening' };

/** `/evenings`, and the shared times on the home page. */
export const evenings = {
  title: 'Free evenings',
  when: 'When can you play?',
  about: 'Others only see times you share. Past days are deleted.',
  saved: 'Saved.',
  repeat: 'Same as last time',
  parts,
  part: (day: string, letter: PartLetter) => `${day}, ${within[letter]}`,
  hours: 'Early is until 12:00, day until 17:00, evening from 17:00.',
  wholeWeek: 'The whole week',
  save: 'Save',
  turnOff: 'Turn off for me',
  turnOffAbout: 'Your answers are deleted, and nobody gets shared times with you.',
  isOff: 'You turned this off. Nothing is stored.',
  turnOn: 'Turn on again',
  invite: 'Say when you can play. Then you see up to three times that suit both of you.',
  change: 'Change my evenings',
  tap: 'Tap a time to propose it',
  forMember: (member: string) => `for ${member}`,
  none: 'No shared time yet',
  count: (count: number) => (count === 1 ? '1 shared time' : `${count} shared times`),
};
