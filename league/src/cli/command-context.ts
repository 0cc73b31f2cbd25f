import { existsSync } from 'node:fs';
import { getDatabaseFile } from '../data-folder/files.ts';
import type { Database } from '../db/database.ts';
import { openDatabase } from '../db/open.ts';
import { COMMAND_TIMEOUTS } from '../db/timeouts.ts';
import type { WriteDependencies } from '../db/writer.ts';
import { leaveDrafts } from '../entries/leave-drafts.ts';
import { confirmClub, prepareDataFolder } from '../installation.ts';
import { readSettings, type Settings } from '../settings.ts';
import { toTimestamp } from '../shared/dates.ts';
import { createIdSource } from '../shared/ids.ts';
import { CommandError, type Terminal } from './terminal.ts';

export interface CommandContext {
  readonly terminal: Terminal;
  readonly environment: Record<string, string | undefined>;
  readonly envFile: string | null;
  readonly now: () => number;
  readonly randomBytes: (size: number) => Uint8Array;
  /** Resolves a typed path against the folder it was typed in. */
  readonly resolve: (path: string) => string;
}

export type Command = (
  context: CommandContext,
  words: readonly string[],
) => Promise<number> | number;

export function readCommandSettings(context: CommandContext): Settings {
  return readSettings(context.environment);
}

/** Works while the service runs; the feed credits writes to the system. Throws without a club. */
export async function withClub(
  context: CommandContext,
  work: (database: Database, writing: WriteDependencies) => Promise<number>,
): Promise<number> {
  const settings = readCommandSettings(context);
  const { now, randomBytes } = context;
  await prepareDataFolder(settings);
  if (settings.databaseUrl === undefined && !existsSync(getDatabaseFile(settings.dataFolder))) {
    throw new CommandError(`There is no database in ${settings.dataFolder}.`);
  }
  const database = await openDatabase({
    ...settings,
    onLost: () => undefined,
    timeouts: COMMAND_TIMEOUTS,
  });
  const writing = {
    now,
    newId: createIdSource(now, randomBytes),
    actor: { type: 'system', id: null },
    react: leaveDrafts,
  } as const;
  try {
    if (!(await confirmClub(settings, database, toTimestamp(now()), () => undefined))) {
      throw new CommandError('No club is installed yet.');
    }
    return await work(database, writing);
  } finally {
    await database.close();
  }
}
