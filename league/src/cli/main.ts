import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { keepFilesToOwner } from 'service/private-files';

/** `npm run league`: without arguments the service, otherwise a command that loads its own code. */

keepFilesToOwner();
const words = process.argv.slice(2);
if (words.length === 0) await import('../main.ts');
else {
  const { runCommand } = await import('./commands.ts');
  process.exitCode = await runCommand(
    {
      envFile: '.env',
      terminal: {
        out: (text) => process.stdout.write(text),
        err: (text) => process.stderr.write(text),
        isWatched: process.stderr.isTTY,
      },
      environment: process.env,
      now: Date.now,
      randomBytes,
      // npm runs from the project's folder, and tells which one it was called in.
      resolve: (path) => resolve(process.env['INIT_CWD'] ?? '.', path),
    },
    words,
  );
}
