import { withStop } from './full-stop.ts';

/** `/coach/members/levels`: playing strengths for a first season. */
export const levels = {
  title: 'Levels',
  about:
    '1 is the strongest (a national player), 5 intermediate, 10 a beginner. Players cannot see their level.',
  how: 'Type a number and use Tab for the next player, or drag a name onto a level. Leave it empty for no level. The first season’s draft uses these levels.',
  without: 'No level yet',
  level: (level: number) => `Level ${level}`,
  of: (name: string) => `Level of ${name}`,
  said: (level: number) => `self-assessed: ${level}`,
  save: 'Save levels',
  put: '{name}: level {level}, not saved yet.',
  putNone: '{name}: no level, not saved yet.',
  saved: (count: number) => (count === 1 ? 'One level saved.' : `${count} levels saved.`),
  none: 'There are no players yet.',
  wrong: 'Nothing was saved. Enter a number from 1 to 10 for each level.',
  overtaken: (names: string) =>
    `Another coach changed these levels in the meantime, so yours were not saved: ${withStop(names)} The others are saved.`,
};
