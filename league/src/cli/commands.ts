import { addEnvFile } from 'service/env-file';
import { boxesImport } from './boxes-command.ts';
import type { Command, CommandContext } from './command-context.ts';
import { backup, doctor, move, restore, startOverCommand } from './database-commands.ts';
import { demo } from './demo-command.ts';
import { exportCompetition } from './export-command.ts';
import { HELP, getHelp } from './help.ts';
import { keysCreate, keysList, keysRevoke } from './keys-commands.ts';
import { loginLinks } from './login-links-command.ts';
import { membersExport, membersImport } from './members-commands.ts';
import { CommandError } from './terminal.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map<string, Command>([
  ['members import', membersImport],
  ['members export', membersExport],
  ['boxes import', boxesImport],
  ['export', exportCompetition],
  ['keys create', keysCreate],
  ['keys list', keysList],
  ['keys revoke', keysRevoke],
  ['login-links', loginLinks],
  ['backup', backup],
  ['restore', restore],
  ['move', move],
  ['start-over', startOverCommand],
  ['doctor', doctor],
  ['demo', demo],
]);
const GROUPS = new Set([...COMMANDS.keys()].flatMap((name) => name.split(' ').slice(0, -1)));

/** @returns the exit code: 0 done, 1 failed, 2 wrong usage */
export async function runCommand(
  context: CommandContext,
  words: readonly string[],
): Promise<number> {
  const { terminal } = context;
  try {
    if (context.envFile !== null) addEnvFile(context.envFile, context.environment);
    return await runNamedCommand(context, words);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    terminal.err(`${error.message}\n`);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}

function runNamedCommand(
  context: CommandContext,
  words: readonly string[],
): Promise<number> | number {
  const [first = '', second] = words;
  const name = GROUPS.has(first) && second !== undefined ? `${first} ${second}` : first;
  const rest = words.slice(name.split(' ').length);
  if (words.includes('--help') || name === 'help') {
    context.terminal.out(getHelp(name));
    return 0;
  }
  const command = COMMANDS.get(name);
  if (command) return command(context, rest);
  throw new CommandError(`There is no command "${name}".\n\n${HELP}`, 2);
}
