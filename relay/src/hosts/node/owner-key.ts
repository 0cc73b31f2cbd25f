import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SettingError } from 'service/settings';

const KEY = /^[\w-]{32}$/;

export interface OwnerKey {
  readonly key: string;
  readonly file: string;
  readonly isNew: boolean;
}

/**
 * The owner key of a private relay whose settings contain none: created on the first start,
 * readable only by its owner.
 * @throws SettingError if the file contains no key
 */
export function readOrCreateOwnerKey(folder: string): OwnerKey {
  const file = join(folder, 'owner-key');
  const isNew = !existsSync(file);
  if (isNew) {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const key = readFileSync(file, 'utf8').trim();
  if (KEY.test(key)) return { key, file, isNew };
  throw new SettingError(`${file} contains no owner key. Remove it, and a new one is created.`);
}
