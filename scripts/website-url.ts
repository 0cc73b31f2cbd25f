import { makeUrl } from 'service/own-origins';
import { type EnvironmentVariables, makeSettingReader } from './website-key-file.ts';

/** The environment or `.env` of either service decides, otherwise the clubhouse's own settings. */
export function readWebsiteUrl(environment: EnvironmentVariables, envFile: string): string {
  const setting = makeSettingReader(environment, envFile);
  const told = setting('LEAGUE_WEBSITE_URL') ?? setting('CLUBHOUSE_URL');
  return told ?? makeUrl('localhost', setting('CLUBHOUSE_PORT') ?? '8500');
}
