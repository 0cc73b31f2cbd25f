import { type EnvironmentVariables, makeSettingReader } from './website-key-file.ts';

const EVERYWHERE: Readonly<Record<string, string>> = { '0.0.0.0': '127.0.0.1', '::': '::1' };

/** The environment or `.env` decides, otherwise the league's own settings (CFG-3). */
export function readLeagueAddress(environment: EnvironmentVariables, envFile: string): string {
  const setting = makeSettingReader(environment, envFile);
  const told = setting('LEAGUE_URL');
  if (told !== undefined) return told;
  const [host, port] = [setting('LEAGUE_HOST') ?? '127.0.0.1', setting('LEAGUE_PORT') ?? '8300'];
  const near = EVERYWHERE[host] ?? host;
  return `http://${near.includes(':') ? `[${near}]` : near}:${port}`;
}
