import { type Fields, readFields } from '@sealed-move/protocol/fields';

/** Settings with a few options; the first is the default. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  language: ['system', 'en', 'de'],
  board: ['green', 'brown', 'blue', 'slate', 'violet'],
  pieces: ['classic', 'wood', 'round', 'paper', 'blocks'],
  sounds: ['tones', 'wood'],
} as const;

type OptionOf<K extends keyof typeof CHOICES> = (typeof CHOICES)[K][number];
export type Language = OptionOf<'language'>;

export interface Preferences {
  /** The player's name, at most 20 characters; empty if the player gave none. */
  readonly name: string;
  readonly theme: OptionOf<'theme'>;
  readonly language: OptionOf<'language'>;
  readonly board: OptionOf<'board'>;
  readonly pieces: OptionOf<'pieces'>;
  readonly sound: boolean;
  readonly sounds: OptionOf<'sounds'>;
  readonly coordinates: boolean;
  readonly hints: boolean;
  readonly confirmMoves: boolean;
  readonly wakeLock: boolean;
  readonly notify: boolean;
  /** Whether a notification of a closed game names the move; anyone can read a lock screen. */
  readonly notifyMoves: boolean;
  /** The owner's key for games on a private relay; null if none is saved. */
  readonly ownerKey: string | null;
}

export const NAME_LENGTH = 20;
const DEFAULTS: Omit<Preferences, keyof typeof CHOICES> = {
  name: '',
  sound: true,
  coordinates: true,
  hints: true,
  confirmMoves: false,
  wakeLock: true,
  notify: false,
  notifyMoves: true,
  ownerKey: null,
};

const MAX_KEY_LENGTH = 256;

/** Reads stored or restored settings; each unusable part gets its default. */
export function readSettings(kept: unknown): Preferences {
  const given = readFields(kept);
  // Older versions saved the key beside the address of its relay, which could be another one.
  const relay = readFields(given['relay']);
  const before = typeof relay['address'] === 'string' ? null : relay['ownerKey'];
  return {
    name: typeof given['name'] === 'string' ? cutName(given['name']) : DEFAULTS.name,
    theme: pick(given, 'theme'),
    language: pick(given, 'language'),
    board: pick(given, 'board'),
    pieces: pick(given, 'pieces'),
    sound: readFlag(given, 'sound'),
    sounds: pick(given, 'sounds'),
    coordinates: readFlag(given, 'coordinates'),
    hints: readFlag(given, 'hints'),
    confirmMoves: readFlag(given, 'confirmMoves'),
    wakeLock: readFlag(given, 'wakeLock'),
    notify: readFlag(given, 'notify'),
    notifyMoves: readFlag(given, 'notifyMoves'),
    ownerKey: readOwnerKey(given['ownerKey'] ?? before),
  };
}

/** Trims a typed name to a form that the opponent's app accepts. */
export function cutName(typed: string): string {
  const seen = typed.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trimStart();
  return Array.from(seen).slice(0, NAME_LENGTH).join('').trimEnd();
}

/** Reads an owner key that was typed or linked; null if missing or impossible. */
export function readOwnerKey(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const key = given.trim();
  return key === '' || key.length > MAX_KEY_LENGTH ? null : key;
}

function pick<K extends keyof typeof CHOICES>(given: Fields, name: K): OptionOf<K> {
  const choices: readonly OptionOf<K>[] = CHOICES[name];
  return choices.find((one) => one === given[name]) ?? CHOICES[name][0];
}

function readFlag(given: Fields, name: keyof typeof DEFAULTS): boolean {
  const value = given[name];
  return typeof value === 'boolean' ? value : DEFAULTS[name] === true;
}
