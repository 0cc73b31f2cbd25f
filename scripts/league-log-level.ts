import { type Environment, settingsBeside } from './website-key-file.ts';

/**
 * How much the league logs that is started beside the clubhouse: as it is told by the environment or
 * `.env`, else no line for each request, since the clubhouse asks every few seconds (FIRST-5).
 */
export function leagueLogLevel(environment: Environment, envFile: string): string {
  return settingsBeside(environment, envFile)('LEAGUE_LOG_LEVEL') ?? 'warn';
}
