import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The file in which the league hands its website key to the clubhouse beside it: as either is told
 * by the environment or `.env`, else in the clubhouse's data folder.
 */
export function websiteKeyFile(environment: Environment, envFile: string): string {
  const settings = { ...readSettings(envFile), ...environment };
  const folder = settings['CLUBHOUSE_DATA'];
  return (
    settings['LEAGUE_WEBSITE_KEY_FILE'] ??
    join(folder === undefined || folder === '' ? 'data/clubhouse' : folder, 'website-key')
  );
}

/** What cannot be read stops the services themselves, with a sentence. */
export function readSettings(path: string): Environment {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch {
    return {};
  }
}
