import type { ErrorObject } from 'ajv';
import type { Database } from '../db/database.ts';
import type { WriteDependencies } from '../db/writer.ts';
import { grantKey } from '../keys/issue.ts';
import { revokeKey } from '../keys/revoke.ts';
import { type ApiKey, CreateApiKey } from '../keys/schema.ts';
import { readAllKeys } from '../keys/store.ts';
import { getClub } from '../club/store.ts';
import { listFieldErrors, getValidator } from '../http/validation.ts';
import { endOfDay, readDate } from '../shared/dates.ts';
import { DEFAULT_KEY_SCOPES, type Scope } from '../shared/scopes.ts';
import { CommandError, type Terminal } from './terminal.ts';
import { writeOrExplain } from './write-or-explain.ts';

export interface KeyWish {
  readonly name: string;
  readonly scopes: readonly Scope[] | undefined;
  /** An instant, or a date, which means its last instant in the club's time zone. */
  readonly expires: string | undefined;
  readonly json: boolean;
}

/** Creates a key for a person or a program, and shows it once (CLI-11). */
export async function createKey(
  database: Database,
  writing: WriteDependencies,
  terminal: Terminal,
  wish: KeyWish,
): Promise<number> {
  const expires = await readExpiry(database, wish.expires);
  const wanted = {
    name: wish.name,
    scopes: [...(wish.scopes ?? DEFAULT_KEY_SCOPES)],
    ...(expires === undefined ? {} : { expires_at: expires }),
  };
  const isCreateApiKey = getValidator(CreateApiKey);
  if (!isCreateApiKey(wanted)) throw new CommandError(describeErrors(isCreateApiKey.errors), 2);
  const made = await writeOrExplain(database, writing, (writer) => grantKey(writer, wanted));
  if (wish.json) {
    terminal.out(`${JSON.stringify(made, null, 2)}\n`);
    return 0;
  }
  terminal.out(`${made.name}: ${made.scopes.join(', ')}; ${describeExpiry(made)}.\n`);
  terminal.out(`This key is shown only once:\n${made.key}\n`);
  return 0;
}

function describeErrors(errors: ErrorObject[] | null | undefined): string {
  const found = listFieldErrors(errors ?? [], 'body');
  return found.map(({ pointer, message }) => `--${toOption(pointer)} ${message}.`).join(' ');
}

function toOption(pointer: string): string {
  const [, field = ''] = pointer.split('/');
  return field === 'expires_at' ? 'expires' : field;
}

async function readExpiry(
  database: Database,
  expires: string | undefined,
): Promise<string | undefined> {
  if (expires === undefined || !/^[\d-]{10}$/.test(expires)) return expires;
  const day = readDate(expires);
  if (day === null) throw new CommandError(`--expires: ${expires} is not a date.`, 2);
  return endOfDay(day, (await database.readOne((db) => getClub(db))).timezone);
}

/** Lists the keys, oldest first, without their secrets (CLI-11). */
export async function listKeys(
  database: Database,
  terminal: Terminal,
  { revoked, json }: { readonly revoked: boolean; readonly json: boolean },
): Promise<number> {
  const all = await database.readOne((db) => readAllKeys(db));
  const keys = all.filter((key) => revoked || key.revoked_at === null);
  if (json) terminal.out(`${JSON.stringify(keys, null, 2)}\n`);
  else for (const key of keys) terminal.out(describeKey(key));
  if (!json && keys.length === 0) terminal.out('There are no keys.\n');
  return 0;
}

function describeKey(key: ApiKey): string {
  const used = key.last_used_at === null ? 'never used' : `last used ${key.last_used_at}`;
  const state = key.revoked_at === null ? describeExpiry(key) : `revoked ${key.revoked_at}`;
  return `${key.id}  ${key.prefix}…  ${key.name}: ${key.scopes.join(', ')}; ${used}; ${state}\n`;
}

function describeExpiry({ expires_at: expires }: ApiKey): string {
  return expires === null ? 'does not expire' : `valid until ${expires}`;
}

/** Revokes a key by its id, or by a prefix that fits only one key (CLI-11). */
export async function revokeKeyNamed(
  database: Database,
  writing: WriteDependencies,
  terminal: Terminal,
  named: string,
): Promise<number> {
  const all = await database.readOne((db) => readAllKeys(db));
  const wanted = named.replace(/…$/, '');
  const found = all.filter(({ id, prefix }) => id === wanted.toLowerCase() || prefix === wanted);
  const [key, ...others] = found;
  if (!key) throw new CommandError(`There is no key ${named}. \`keys list\` shows them.`);
  if (others.length > 0) throw new CommandError(`Several keys begin with ${named}: give the id.`);
  const revoked = await writeOrExplain(database, writing, (writer) => revokeKey(writer, key.id));
  terminal.out(`${revoked.name} (${revoked.prefix}…) is revoked.\n`);
  return 0;
}
