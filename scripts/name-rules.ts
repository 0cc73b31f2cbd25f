import type { Source } from './source.ts';
import type { Violation } from './violation.ts';

/**
 * Words that say that something happened, not what a thing is: nobody can search for a type that is
 * called so, nor by `Place`, which may be anything. As a part of a name they do no harm (`KeptAnswer`).
 */
const NO_NOUNS: ReadonlySet<string> = new Set([
  'Answered',
  'Asked',
  'Asking',
  'Chosen',
  'Closed',
  'Compared',
  'Dead',
  'Drafted',
  'Ended',
  'Expected',
  'Forgotten',
  'Found',
  'Given',
  'Got',
  'Heard',
  'Held',
  'Judged',
  'Kept',
  'Known',
  'Left',
  'Lost',
  'Made',
  'Measured',
  'Named',
  'Opened',
  'Overtaken',
  'Picked',
  'Place',
  'Placed',
  'Planned',
  'Played',
  'Refused',
  'Remembered',
  'Reported',
  'Running',
  'Said',
  'Seen',
  'Sending',
  'Sent',
  'Shown',
  'Started',
  'Stored',
  'Taken',
  'Told',
  'Typed',
  'Unclear',
  'Wanted',
  'Worked',
]);

/** Every type of a file that is called by nothing but such a word. */
export function ofNames({ path, types }: Source): Violation[] {
  return types
    .filter((name) => NO_NOUNS.has(name))
    .map((name) => ({ path, message: `calls a type ${name}: name it by the thing that it is` }));
}
