import { restoreDatabase } from '../src/cli/restore.ts';
import { readSettings } from '../src/settings.ts';

/*
 * A restore in a process of its own that stops once it has reached a step:
 * restore-child.ts FILE STEP kill|wait. The settings come from the environment.
 */

const [file = '', step, how] = process.argv.slice(2);

await restoreDatabase(
  readSettings(process.env),
  { out: () => undefined, err: (text) => process.stderr.write(text), isWatched: false },
  {
    file,
    withoutChecksum: false,
    despiteFindings: false,
    now: '2026-04-01T09:00:00.000Z',
  },
  (reached) => {
    if (reached !== step) return;
    if (how === 'kill') process.kill(process.pid, 'SIGKILL');
    process.stdout.write('waiting\n');
    // Freezes this process for the rest of its life.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  },
);
