import { cleanName } from './chat-text.ts';
import { HIGHEST_TOLD } from './envelope.ts';
import type { Setup } from './saved-game.ts';

/** Sent each time the other player connects (HELLO-1). */
export interface Hello {
  readonly t: 'hello';
  readonly name: string;
  readonly caps: readonly string[];
  /** New each time: what is told in answer to an older hello is old. */
  readonly sid: string;
  /** The name of the rules. */
  readonly game: string;
  /** The host's. */
  readonly setup?: Setup;
}

/** What was read of a hello. */
export interface Greeting {
  readonly name: string | null;
  readonly hasChat: boolean;
  readonly sid: string;
  readonly game: string;
  readonly setup: Setup | null;
}

/** Answers a hello with a number below one that was taken (HELLO-4). */
export interface Behind {
  readonly t: 'behind';
  /** The hello's. */
  readonly re: string;
  /** The highest number that was taken. */
  readonly n: number;
}

export const CHAT = 'chat';
const SID = /^[\w-]{1,64}$/;

type Fields = Readonly<Record<string, unknown>>;

/** Null where it is none that could be answered. */
export function readHello({ t, name, caps, sid, game, setup }: Fields): Greeting | null {
  if (t !== 'hello' || typeof sid !== 'string' || !SID.test(sid)) return null;
  if (typeof game !== 'string') return null;
  return {
    name: typeof name === 'string' ? cleanName(name) : null,
    hasChat: Array.isArray(caps) && caps.includes(CHAT),
    sid,
    game,
    setup: readSetup(setup),
  };
}

export function readBehind({ t, re, n }: Fields): Behind | null {
  if (t !== 'behind' || typeof re !== 'string' || typeof n !== 'number') return null;
  return Number.isSafeInteger(n) && n > 0 && n <= HIGHEST_TOLD ? { t, re, n } : null;
}

/** Null where it is none. */
export function readSetup(value: unknown): Setup | null {
  if (typeof value !== 'object' || value === null) return null;
  const { hostSide, options = null } = value as Fields;
  return hostSide === 0 || hostSide === 1 ? { hostSide, options } : null;
}
