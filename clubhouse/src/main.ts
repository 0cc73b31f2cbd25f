import process from 'node:process';
import { fileURLToPath } from 'node:url';
import './tsx.ts';

// What the pages are part of can be imported only after `.tsx` can. The import's name is one that
// the compiler does not follow: whoever starts this beside other services has no use for a
// browser's types.
const SERVE: string = './serve.ts';
const COMMANDS: string = './commands.ts';
const [program, command, ...args] = process.argv.slice(1);
// Whoever imports this starts the site, whatever their own arguments are.
if (command === undefined || program !== fileURLToPath(import.meta.url)) {
  const { start } = (await import(SERVE)) as { start: () => Promise<unknown> };
  await start();
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
