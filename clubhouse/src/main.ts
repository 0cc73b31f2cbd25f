import process from 'node:process';
import { fileURLToPath } from 'node:url';
import './tsx.ts';

// Modules with pages can be imported only once `.tsx` works. A variable keeps the compiler from
// following the import, so that other services can start this without a browser's types.
const SERVE: string = './serve.ts';
const COMMANDS: string = './commands.ts';
const [program, command, ...args] = process.argv.slice(1);
// Importing this module starts the site, whatever the process arguments are.
if (command === undefined || program !== fileURLToPath(import.meta.url)) {
  const { startClubhouse } = (await import(SERVE)) as { startClubhouse: () => Promise<unknown> };
  await startClubhouse();
} else {
  const { runCommand } = (await import(COMMANDS)) as {
    runCommand: (
      command: string,
      args: readonly string[],
    ) => Promise<{ text: string; code: number }>;
  };
  const { text, code } = await runCommand(command, args);
  (code === 0 ? process.stdout : process.stderr).write(text);
  process.exitCode = code;
}
