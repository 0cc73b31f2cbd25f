import { type Environment, makeSettingReader } from './website-key-file.ts';

/**
 * Where the league beside the clubhouse leads whoever installs a club. The environment or `.env` of
 * either decides, else the address at which the clubhouse's own settings let it answer.
 */
export function readWebsiteUrl(environment: Environment, envFile: string): string {
  const setting = makeSettingReader(environment, envFile);
  const told = setting('LEAGUE_WEBSITE_URL') ?? setting('CLUBHOUSE_URL');
  return told ?? `http://localhost:${setting('CLUBHOUSE_PORT') ?? '8500'}`;
}
