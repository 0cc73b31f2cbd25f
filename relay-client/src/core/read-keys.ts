import { type Fields, readFields } from '@sealed-move/protocol/fields';
import { forgetKeys, type Keys, NO_KEYS } from './keys.ts';

const KEY = /^[\w-]{43}$/;
const CODE = /^[0-9a-f]{11}$/;
const PEERS: readonly unknown[] = ['unknown', 'with', 'other', 'without', 'unable'];

/**
 * Reads the keys of a saved game; null if damaged or forged (SAVE-3). A game from before inner keys
 * has none, and continues with the app it knows. Keys that a text-only store could not keep are
 * forgotten: the next meeting makes new ones (INNER-8).
 * @param hasMet whether the other player's app was heard before
 */
export function readKeys(value: unknown, hasMet: boolean): Keys | null {
  if (value === undefined) return { ...NO_KEYS, peer: hasMet ? 'without' : 'unknown' };
  if (!isKeys(readFields(value))) return null;
  return toKeptKeys(value as Keys);
}

/** The keys, or what is left of them if a store could not keep them. */
export function toKeptKeys(keys: Keys): Keys {
  return isKept(keys) ? keys : forgetKeys(keys);
}

function isKeys(keys: Fields): boolean {
  const { own, agreed, peer, isCompared, hadKeys, isNew, mustCompare = false } = keys;
  return (
    (own === null || isOwn(readFields(own))) &&
    (agreed === null || (own !== null && isAgreement(readFields(agreed)))) &&
    PEERS.includes(peer) &&
    [isCompared, hadKeys, isNew, mustCompare].every((flag) => typeof flag === 'boolean')
  );
}

function isOwn({ public: shown, commitment, secret }: Fields): boolean {
  return isText(shown, KEY) && isText(commitment, KEY) && typeof secret === 'object';
}

function isAgreement({ theirs, code, sealer }: Fields): boolean {
  const { host, guest } = readFields(sealer);
  const hasSealer = typeof host === 'object' && typeof guest === 'object';
  return isText(theirs, KEY) && isText(code, CODE) && hasSealer;
}

function isKept({ own, agreed }: Keys): boolean {
  if (agreed !== null) return isCryptoKey(agreed.sealer.host) && isCryptoKey(agreed.sealer.guest);
  return own === null || isCryptoKey(own.secret);
}

/** Whether a value is a key. Text cannot forge one, because JSON makes only plain objects. */
export function isCryptoKey(value: unknown): value is CryptoKey {
  return Object.prototype.toString.call(value) === '[object CryptoKey]';
}

function isText(value: unknown, form: RegExp): boolean {
  return typeof value === 'string' && form.test(value);
}
