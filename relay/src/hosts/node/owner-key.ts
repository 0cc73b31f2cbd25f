import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WrongSetting } from '../../core/settings.ts';

const KEY = /^[\w-]{32}$/;

/**
 * The owner key of a private relay whose settings name none: made at the first start, kept
 * readable by its owner only.
 * @throws WrongSetting where the file holds no key
 */
export function keptOwnerKey(folder: string): string {
  const file = join(folder, 'owner-key');
  if (!existsSync(file)) {
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' });
  }
  const key = readFileSync(file, 'utf8').trim();
  if (KEY.test(key)) return key;
  throw new WrongSetting(`${file} holds no owner key: remove it, and a new one is made.`);
}
