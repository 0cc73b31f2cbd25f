import { findNearest } from './nearest.ts';

export interface Kind<T> {
  /** The valid values, as the end of a sentence. */
  readonly takes: string;
  /** Undefined for an invalid text. @throws SettingError if it can say more than `takes` */
  readonly read: (text: string) => T | undefined;
}

export interface Setting<T = unknown> {
  readonly kind: Kind<T>;
  /** The default as text; without one, the setting is optional and null. */
  readonly default?: string;
  /** The purpose of the setting, in sentences for the settings page and `.env.example`. */
  readonly about: string;
  /** The behaviour without a value or a default, in words. */
  readonly otherwise?: string;
  /** Shown in `.env.example` if there is no default. */
  readonly example?: string;
}

/** In documentation order. */
export type SettingTable = Readonly<Record<string, Setting>>;

export type SettingValues<T extends SettingTable> = {
  readonly [Name in keyof T]: T[Name] extends { kind: Kind<infer V>; default: string }
    ? V
    : T[Name] extends { kind: Kind<infer V> }
      ? V | null
      : never;
};

export interface SettingOwner<T extends SettingTable> {
  readonly service: string;
  /** The prefix of the service's own settings; null if they have none. */
  readonly prefix: string | null;
  readonly table: T;
  /** Names with that prefix that belong to another service using the same `.env`. */
  readonly foreign?: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that prevent a start; the message has one sentence for each, naming it. */
export class SettingError extends Error {}

/**
 * Ignores blanks around a value; empty means the default (SETTING-1 to SETTING-3).
 * @throws SettingError naming each wrong or unknown setting
 */
export function readSettings<T extends SettingTable>(
  environment: Environment,
  owner: SettingOwner<T>,
): SettingValues<T> {
  const wrong = explainUnknownNames(environment, owner);
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(owner.table)) {
    try {
      values[name] = readSetting(name, setting, environment[name]);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      wrong.push(error.message);
    }
  }
  if (wrong.length > 0) throw new SettingError(wrong.join('\n'));
  return values as SettingValues<T>;
}

function readSetting(
  name: string,
  { kind, ...setting }: Setting,
  given: string | undefined,
): unknown {
  const text = given?.trim() || setting.default;
  if (text === undefined) return null;
  try {
    const value = kind.read(text);
    if (value !== undefined) return value;
  } catch (error) {
    if (error instanceof SettingError) throw new SettingError(`${name} ${error.message}`);
    throw error;
  }
  throw new SettingError(`${name} must be ${kind.takes}.`);
}

/** Otherwise a misspelt setting would be ignored silently, leaving its default in force. */
function explainUnknownNames(
  environment: Environment,
  owner: SettingOwner<SettingTable>,
): string[] {
  const { service, prefix, table, foreign = [] } = owner;
  if (prefix === null) return [];
  const names = [...Object.keys(table), ...foreign];
  // People add a prefix even to settings that have none.
  const meant = new Map(names.map((name) => [name, name]));
  for (const name of names) {
    if (!name.startsWith(prefix)) meant.set(prefix + name, name);
  }
  return Object.keys(environment)
    .filter((name) => name.toUpperCase().startsWith(prefix) && !names.includes(name))
    .map((name) => {
      const nearest = findNearest(name.toUpperCase(), [...meant.keys()]);
      return `${name} is not a setting of the ${service}. Did you mean ${meant.get(nearest)}?`;
    });
}
