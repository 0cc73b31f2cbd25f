import { type EnvironmentVariables, makeSettingReader } from './website-key-file.ts';

/**
 * The environment or `.env` decides. The default leaves out each request, because the clubhouse
 * calls every few seconds (FIRST-5).
 */
export function readLeagueLogLevel(environment: EnvironmentVariables, envFile: string): string {
  return makeSettingReader(environment, envFile)('LEAGUE_LOG_LEVEL') ?? 'warn';
}
