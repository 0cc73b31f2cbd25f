import { existsSync } from 'node:fs';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { databaseFile } from '../data-folder/files.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { COMMAND_PATIENCE } from '../db/patience.ts';
import type { WriteContext } from '../db/writer.ts';
import { leaveDrafts } from '../entries/leave-drafts.ts';
import { addEnvFile } from '../env-file.ts';
import { confirmClub, prepareDataFolder } from '../installation.ts';
import { readSettings } from '../settings.ts';
import { createIdSource } from '../shared/ids.ts';
import { toTimestamp } from '../shared/dates.ts';
import { backupDatabase } from './backup.ts';
import { examine } from './doctor.ts';
import { HELP, helpFor } from './help.ts';
import { exportMembers } from './members-export.ts';
import { importMembers } from './members-import.ts';
import { moveDatabase } from './move.ts';
import { restoreDatabase } from './restore.ts';
import { startAnew } from './start-anew.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** What the commands need of the world outside. */
export interface World {
  readonly terminal: Terminal;
  readonly environment: Record<string, string | undefined>;
  /** A file with more settings; null: none. */
  readonly envFile: string | null;
  /** Epoch milliseconds. */
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  /** A path as it was typed, from the folder that it was typed in. */
  readonly resolve: (path: string) => string;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Runs the command that the words name. @returns the exit code: 0 done, 1 not done, 2 mistyped */
export async function runCommand(world: World, words: readonly string[]): Promise<number> {
  const { terminal } = world;
  try {
    if (world.envFile !== null) addEnvFile(world.envFile, world.environment);
    return await dispatch(world, words);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    terminal.err(`${error.message}\n`);
    return error instanceof CommandError ? error.exitCode : 1;
  }
}

function dispatch(world: World, words: readonly string[]): Promise<number> | number {
  const [first, second] = words;
  const name = first === 'members' ? `members ${second ?? ''}`.trim() : (first ?? '');
  const rest = words.slice(name.split(' ').length);
  if (rest.includes('--help') || ['help', '--help'].includes(name)) {
    world.terminal.out(helpFor(name));
    return 0;
  }
  switch (name) {
    case 'members import':
      return runImport(world, rest);
    case 'members export':
      return runExport(world, rest);
    case 'backup':
      return runBackup(world, rest);
    case 'restore':
      return runRestore(world, rest);
    case 'move':
      return runMove(world, rest);
    case 'start-anew':
      return runStartAnew(world, rest);
    case 'doctor':
      read(rest, {}, 0);
      return examine(readSettings(world.environment), world.terminal, world.now());
    default:
      throw new CommandError(`There is no command "${name}".\n\n${HELP}`, 2);
  }
}

async function runImport(world: World, words: readonly string[]): Promise<number> {
  const options = {
    yes: { type: 'boolean' },
    'skip-refused': { type: 'boolean' },
    ignore: { type: 'string', multiple: true },
  } as const;
  const { values, paths } = read(words, options, 1);
  return withDatabase(world, (database, context) =>
    importMembers(database, context, world.terminal, {
      file: world.resolve(paths[0] ?? ''),
      yes: values['yes'] === true,
      skipRefused: values['skip-refused'] === true,
      ignored: Array.isArray(values['ignore']) ? values['ignore'].map(String) : [],
    }),
  );
}

async function runExport(world: World, words: readonly string[]): Promise<number> {
  const { paths } = read(words, {}, words.length === 0 ? 0 : 1);
  const [path] = paths;
  const file = path === undefined ? null : world.resolve(path);
  return withDatabase(world, (database) => exportMembers(database, world.terminal, file));
}

function runBackup(world: World, words: readonly string[]): Promise<number> {
  const { paths } = read(words, {}, 1);
  return backupDatabase(readSettings(world.environment), world.terminal, {
    file: world.resolve(paths[0] ?? ''),
    now: toTimestamp(world.now()),
    suffix: Buffer.from(world.randomBytes(6)).toString('hex'),
  });
}

function runRestore(world: World, words: readonly string[]): Promise<number> {
  const options = {
    'without-checksum': { type: 'boolean' },
    'despite-findings': { type: 'boolean' },
  } as const;
  const { values, paths } = read(words, options, 1);
  return restoreDatabase(readSettings(world.environment), world.terminal, {
    file: world.resolve(paths[0] ?? ''),
    withoutChecksum: values['without-checksum'] === true,
    despiteFindings: values['despite-findings'] === true,
    now: toTimestamp(world.now()),
  });
}

function runStartAnew(world: World, words: readonly string[]): Promise<number> {
  read(words, {}, 0);
  return startAnew(readSettings(world.environment), world.terminal, toTimestamp(world.now()));
}

function runMove(world: World, words: readonly string[]): Promise<number> {
  const { values } = read(words, { to: { type: 'string' } }, 0);
  const { to } = values;
  if (typeof to !== 'string') throw new CommandError('Say where to: move --to DATABASE_URL.', 2);
  const settings = readSettings(world.environment);
  return moveDatabase({ ...settings, now: world.now() }, world.terminal, to);
}

/** Options and paths as they were typed; an unknown option and another number of paths refuse. */
function read(words: readonly string[], options: Options, count: number) {
  let parsed;
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true });
  } catch (error) {
    const [sentence = ''] = String(error instanceof Error ? error.message : error).split('. ');
    throw new CommandError(`${sentence}. Add --help to see what there is.`, 2);
  }
  if (parsed.positionals.length !== count) {
    const wanted = count === 1 ? 'one file' : 'no file';
    throw new CommandError(`This command takes ${wanted}. Add --help to see how.`, 2);
  }
  const values: Readonly<Record<string, unknown>> = parsed.values;
  return { values, paths: parsed.positionals };
}

async function withDatabase(
  world: World,
  work: (database: Database, context: WriteContext) => Promise<number>,
): Promise<number> {
  const settings = readSettings(world.environment);
  const { now, randomBytes } = world;
  await prepareDataFolder(settings);
  if (settings.databaseUrl === undefined && !existsSync(databaseFile(settings.dataFolder))) {
    throw new CommandError(`There is no database in ${settings.dataFolder}.`);
  }
  const database = await openDatabase({
    ...settings,
    onLost: () => undefined,
    patience: COMMAND_PATIENCE,
  });
  const context = {
    now,
    newId: createIdSource(now, randomBytes),
    actor: { type: 'system', id: null },
    react: leaveDrafts,
  } as const;
  try {
    if (!(await confirmClub(settings, database, toTimestamp(now()), () => undefined))) {
      throw new CommandError('No club is installed yet.');
    }
    return await work(database, context);
  } finally {
    await database.close();
  }
}
