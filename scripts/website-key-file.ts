import { join } from 'node:path';
import { readEnvFile } from 'service/env-file';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** Set by the environment or `.env` of either service; else in the clubhouse's data folder. */
export function findWebsiteKeyFile(environment: EnvironmentVariables, envFile: string): string {
  const setting = makeSettingReader(environment, envFile);
  const folder = setting('CLUBHOUSE_DATA') ?? 'data/clubhouse';
  return setting('LEAGUE_WEBSITE_KEY_FILE') ?? join(folder, 'website-key');
}

/** The environment of services that start together, as each of them reads it. */
export function makeSettingReader(
  environment: EnvironmentVariables,
  envFile: string,
): (name: string) => string | undefined {
  const settings = { ...readSettingsFile(envFile), ...environment };
  return (name) => settings[name]?.trim() || undefined;
}

/** An unreadable file stops the services themselves, with a message. */
function readSettingsFile(path: string): EnvironmentVariables {
  try {
    return readEnvFile(path);
  } catch {
    return {};
  }
}
