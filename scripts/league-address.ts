import { type Environment, readSettings } from './website-key-file.ts';

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/**
 * Where the clubhouse finds the league that is started beside it: as it is told by the environment
 * or `.env`, else where the league's own settings let it answer (CFG-3).
 */
export function leagueAddress(environment: Environment, envFile: string): string {
  const settings = { ...readSettings(envFile), ...environment };
  const told = settings['LEAGUE_URL'] ?? '';
  if (told !== '') return told;
  const [host, port] = [settings['LEAGUE_HOST'] || '127.0.0.1', settings['LEAGUE_PORT'] || '8300'];
  const near = EVERYWHERE[host] ?? host;
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`;
}
