import { openEmbedded } from './open-embedded.ts';
import type { Database } from './database.ts';
import type { Timeouts } from './timeouts.ts';

export interface DatabaseSettings {
  /** PostgreSQL if given, otherwise SQLite in the data folder. */
  readonly databaseUrl: string | undefined;
  readonly dataFolder: string;
  /** Called for each broken connection to PostgreSQL. */
  readonly onLost: (error: Error) => void;
  /** Called for each write with the time it waited. */
  readonly onWriteWaited?: ((ms: number) => void) | undefined;
  /** PostgreSQL's timeouts; by default the service's. */
  readonly timeouts?: Timeouts;
  /** Writes per transaction of the embedded database; by default the service's. */
  readonly maxInGroup?: number | undefined;
}

/** Loads only the driver it needs. @throws DataFolderError if the embedded database is unusable */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.databaseUrl === undefined) return openEmbedded(settings.dataFolder, settings);
  const { openPostgresql } = await import('./postgresql.ts');
  const { databaseUrl: url, onLost, onWriteWaited, timeouts } = settings;
  return openPostgresql({ url, onLost, onWriteWaited, ...(timeouts ? { timeouts } : {}) });
}
