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
  hours: 'Early is before 12:00, day is until 17:00, evening is from 17:00.',
  wholeWeek: 'The whole week',
  save: 'Save',
  turnOff: 'Turn off for me',
  turnOffAbout: 'Your answers will be deleted, and nobody will see times they share with you.',
  isOff: 'You turned this off. Nothing is stored.',
  turnOn: 'Turn on again',
  invite: 'Say when you can play, and you’ll see up to three times that suit everyone.',
  change: 'Change my evenings',
  tap: 'Tap a time to propose it',
  forMember: (member: string) => `for ${member}`,
  none: 'No shared time yet',
  count: (count: number) => (count === 1 ? '1 shared time' : `${count} shared times`),
};
