import { withStop } from './full-stop.ts';

/** `/coach/members/levels`: who is how strong, for a first season. */
export const levels = {
  title: 'Levels',
  about: '1 is a national player, 5 intermediate, 10 a beginner. Players do not see it.',
  how: 'Type a number, then Tab to the next, or drag a name onto a level. What you leave empty has no level. A first season is suggested by these levels.',
  without: 'No level yet',
  level: (level: number) => `Level ${level}`,
  of: (name: string) => `Level of ${name}`,
  said: (level: number) => `said ${level}`,
  save: 'Save levels',
  put: '{name}: level {level}, not saved yet.',
  putNone: '{name}: no level, not saved yet.',
  saved: (count: number) => (count === 1 ? 'One level saved.' : `${count} levels saved.`),
  none: 'Nobody plays yet.',
  wrong: 'A level is a number from 1 to 10. Nothing was saved.',
  overtaken: (names: string) =>
    `Somebody else changed these meanwhile, and they are as the other coach left them: ${withStop(names)} The others are saved.`,
};
