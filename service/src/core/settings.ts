import { nearestOf } from './nearest.ts';

/** What a setting's text may be, and what becomes of it. */
export interface Kind<T> {
  /** What it must be, as the end of a sentence. */
  readonly takes: string;
  /**
   * @returns undefined for a text that is none of these
   * @throws SettingError with the end of a sentence, where that says more than `takes`
   */
  readonly read: (text: string) => T | undefined;
}

export interface Setting<T = unknown> {
  readonly kind: Kind<T>;
  /** As one would write it; without it the setting may be left out, and is null. */
  readonly default?: string;
  /** What it is for: sentences for the page of settings and `.env.example`. */
  readonly about: string;
  /** What holds where it is left out and has no default, in words. */
  readonly otherwise?: string;
  /** Stands in `.env.example` where there is no default. */
  readonly example?: string;
}

/** The settings of a service by their names, in the order in which they are documented. */
export type SettingTable = Readonly<Record<string, Setting>>;

/** What a table's settings come to. */
export type SettingValues<T extends SettingTable> = {
  readonly [Name in keyof T]: T[Name] extends { kind: Kind<infer V>; default: string }
    ? V
    : T[Name] extends { kind: Kind<infer V> }
      ? V | null
      : never;
};

export interface SettingOwner<T extends SettingTable> {
  readonly service: string;
  /** What the names of its own settings begin with; null: nothing tells them from others'. */
  readonly prefix: string | null;
  readonly table: T;
  /** Names with that prefix that are settings of another service, under the same `.env`. */
  readonly foreign?: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

/** A start that settings prevent; the message is a sentence for each, which names it. */
export class SettingError extends Error {}

/**
 * Reads a service's settings (SETTING-1 to SETTING-3): blanks around a value do not count, and what is set
 * and empty has its default.
 * @throws SettingError that names each one that is wrong or unknown
 */
export function readSettings<T extends SettingTable>(
  environment: Environment,
  owner: SettingOwner<T>,
): SettingValues<T> {
  const wrong = unknownNames(environment, owner);
  const values: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting>(owner.table)) {
    try {
      values[name] = readOne(name, setting, environment[name]);
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      wrong.push(error.message);
    }
  }
  if (wrong.length > 0) throw new SettingError(wrong.join('\n'));
  return values as SettingValues<T>;
}

function readOne(name: string, { kind, ...setting }: Setting, given: string | undefined): unknown {
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

/** A misspelt setting would be passed over in silence, with its default in force. */
function unknownNames(environment: Environment, owner: SettingOwner<SettingTable>): string[] {
  const { service, prefix, table, foreign = [] } = owner;
  if (prefix === null) return [];
  const names = [...Object.keys(table), ...foreign];
  // Some settings have no prefix, which people write all the same.
  const meant = new Map(names.map((name) => [name, name]));
  for (const name of names) {
    if (!name.startsWith(prefix)) meant.set(prefix + name, name);
  }
  return Object.keys(environment)
    .filter((name) => name.toUpperCase().startsWith(prefix) && !names.includes(name))
    .map((name) => {
      const nearest = nearestOf(name.toUpperCase(), [...meant.keys()]);
      return `${name} is not a setting of the ${service}. Did you mean ${meant.get(nearest)}?`;
    });
}
