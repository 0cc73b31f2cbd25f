import { readRelayAddress } from '@sealed-move/client/invites';

/** What can be chosen of a few; the first is what holds until the player chooses. */
export const CHOICES = {
  theme: ['system', 'light', 'dark'],
  language: ['system', 'en', 'de'],
  board: ['green', 'brown', 'blue', 'slate', 'violet'],
  pieces: ['classic', 'wood', 'round', 'paper', 'blocks'],
  sounds: ['tones', 'wood'],
} as const;

type OptionOf<K extends keyof typeof CHOICES> = (typeof CHOICES)[K][number];
export type Language = OptionOf<'language'>;

/** What the player chose, kept on the device. */
export interface Settings {
  /** At most 20 characters; empty: the player has not said. */
  readonly name: string;
  readonly theme: OptionOf<'theme'>;
  readonly language: OptionOf<'language'>;
  readonly board: OptionOf<'board'>;
  readonly pieces: OptionOf<'pieces'>;
  readonly sound: boolean;
  /** What moves sound like. */
  readonly sounds: OptionOf<'sounds'>;
  readonly coordinates: boolean;
  /** Shows where a chosen piece may go. */
  readonly hints: boolean;
  /** A move is sent once it was confirmed. */
  readonly confirmMoves: boolean;
  /** The screen stays on while a game goes on. */
  readonly wakeLock: boolean;
  /** Tells of moves while the page is out of sight. */
  readonly notify: boolean;
  readonly relay: RelayChoice;
}

export interface RelayChoice {
  /** An origin; null: the relay that serves this site. */
  readonly address: string | null;
  /** What makes games on a private relay. */
  readonly ownerKey: string | null;
}

export const NAME_LENGTH = 20;
const DEFAULTS: Omit<Settings, keyof typeof CHOICES> = {
  name: '',
  sound: true,
  coordinates: true,
  hints: true,
  confirmMoves: false,
  wakeLock: true,
  notify: false,
  relay: { address: null, ownerKey: null },
};

const MAX_KEY_LENGTH = 256;

/** What was kept, or came with a backup: each part that cannot be used is the default one. */
export function readSettings(kept: unknown): Settings {
  const given = fieldsOf(kept);
  const relay = fieldsOf(given['relay']);
  const address = relay['address'];
  return {
    name: typeof given['name'] === 'string' ? cutName(given['name']) : DEFAULTS.name,
    theme: pick(given, 'theme'),
    language: pick(given, 'language'),
    board: pick(given, 'board'),
    pieces: pick(given, 'pieces'),
    sound: flag(given, 'sound'),
    sounds: pick(given, 'sounds'),
    coordinates: flag(given, 'coordinates'),
    hints: flag(given, 'hints'),
    confirmMoves: flag(given, 'confirmMoves'),
    wakeLock: flag(given, 'wakeLock'),
    notify: flag(given, 'notify'),
    relay: {
      address: typeof address === 'string' ? readRelayAddress(address) : null,
      ownerKey: readOwnerKey(relay['ownerKey']),
    },
  };
}

/** A name as it was typed: without what the other player's app would refuse. */
export function cutName(typed: string): string {
  const seen = typed.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trimStart();
  return Array.from(seen).slice(0, NAME_LENGTH).join('').trimEnd();
}

/** An owner key as it was typed or linked; null: none, or one that no relay has. */
export function readOwnerKey(given: unknown): string | null {
  if (typeof given !== 'string') return null;
  const key = given.trim();
  return key === '' || key.length > MAX_KEY_LENGTH ? null : key;
}

function pick<K extends keyof typeof CHOICES>(
  given: Readonly<Record<string, unknown>>,
  name: K,
): OptionOf<K> {
  const choices: readonly OptionOf<K>[] = CHOICES[name];
  return choices.find((one) => one === given[name]) ?? CHOICES[name][0];
}

function flag(given: Readonly<Record<string, unknown>>, name: keyof typeof DEFAULTS): boolean {
  const value = given[name];
  return typeof value === 'boolean' ? value : DEFAULTS[name] === true;
}

function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
