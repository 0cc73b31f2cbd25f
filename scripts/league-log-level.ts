import { type Environment, makeSettingReader } from './website-key-file.ts';

/**
 * How much the league logs beside the clubhouse. The environment or `.env` decides. By default it
 * does not log each request, because the clubhouse calls every few seconds (FIRST-5).
 */
export function readLeagueLogLevel(environment: Environment, envFile: string): string {
  return makeSettingReader(environment, envFile)('LEAGUE_LOG_LEVEL') ?? 'warn';
}
