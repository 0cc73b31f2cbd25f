import { type Fields, readFields } from '@sealed-move/protocol/fields';
import { cleanName } from './chat-text.ts';
import { MAX_NUMBER } from './envelope.ts';
import type { Setup } from './saved-game.ts';

/** Sent each time the other player connects (HELLO-1). */
export interface Hello {
  readonly t: 'hello';
  readonly name: string;
  readonly caps: readonly string[];
  /** New each time: an answer to an older hello is stale. */
  readonly sid: string;
  /** The `name` of the rules. */
  readonly game: string;
  /** The terms, from the host only. */
  readonly setup?: Setup;
  /** From a host with inner keys: the hash that binds the host to its own key (INNER-2). */
  readonly key?: string;
}

export interface Greeting {
  readonly name: string | null;
  readonly hasChat: boolean;
  readonly sid: string;
  readonly game: string;
  readonly setup: Setup | null;
  readonly hasKeys: boolean;
  readonly canAbort: boolean;
  readonly canBeClaimed: boolean;
  readonly commitment: string | null;
}

/** The answer to a hello with a number below the highest accepted one (HELLO-4). */
export interface BehindMessage {
  readonly t: 'behind';
  /** The `sid` of that hello. */
  readonly re: string;
  /** The highest number accepted. */
  readonly n: number;
}

export const CHAT = 'chat';
export const KEYS = 'keys';
/** The capability of an app that understands called-off games (GAME-16). */
export const ABORT = 'abort';
/** The capability of an app that answers a claim that its player was away too long (GAME-18). */
export const ABSENCE = 'absence';
/** The nesting allowed in the host's options, which every part that draws the game reads. */
const MAX_LEVELS = 8;
const MAX_MEMBERS = 64;
const SID = /^[\w-]{1,64}$/;
const HASH = /^[\w-]{43}$/;

/** Null if the hello cannot be answered. */
export function readHello({ t, name, caps, sid, game, setup, key }: Fields): Greeting | null {
  if (t !== 'hello' || typeof sid !== 'string' || !SID.test(sid)) return null;
  if (typeof game !== 'string') return null;
  return {
    name: typeof name === 'string' ? cleanName(name) : null,
    hasChat: Array.isArray(caps) && caps.includes(CHAT),
    canBeClaimed: Array.isArray(caps) && caps.includes(ABSENCE),
    canAbort: Array.isArray(caps) && caps.includes(ABORT),
    hasKeys: Array.isArray(caps) && caps.includes(KEYS),
    commitment: typeof key === 'string' && HASH.test(key) ? key : null,
    sid,
    game,
    setup: readSetup(setup),
  };
}

export function readBehind({ t, re, n }: Fields): BehindMessage | null {
  if (t !== 'behind' || typeof re !== 'string' || typeof n !== 'number') return null;
  return Number.isSafeInteger(n) && n > 0 && n <= MAX_NUMBER ? { t, re, n } : null;
}

/** Null if the value is not a setup. */
export function readSetup(value: unknown): Setup | null {
  const { hostSide, options = null } = readFields(value);
  const isWhole = (hostSide === 0 || hostSide === 1) && isSmall(options, MAX_LEVELS);
  return isWhole ? { hostSide, options } : null;
}

function isSmall(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  const members: unknown[] = Object.values(value);
  const isHere = levels > 0 && members.length <= MAX_MEMBERS;
  return isHere && members.every((member) => isSmall(member, levels - 1));
}
