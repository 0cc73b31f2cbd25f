import { randomBytes } from 'node:crypto';
import type { CoachSession } from './cookies.ts';

const TOKEN_BYTES = 32;

interface Link {
  readonly coach: CoachSession;
  /** The path of this site to go on to. */
  readonly to: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/**
 * Addresses that sign a coach in once, without the key in them (COACH-11). They live in the memory
 * of this process: a restart takes them all back.
 */
export class CoachLinks {
  readonly #links = new Map<string, Link>();

  /** @returns the token of a new one */
  mint(link: Link): string {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    this.#links.set(token, link);
    return token;
  }

  /** Null for one that is unknown, used or expired. */
  find(token: string, now: number): Link | null {
    const link = this.#links.get(token);
    if (link !== undefined && link.expiresAt > now) return link;
    this.#links.delete(token);
    return null;
  }

  /** Finds it for the one time that it works. */
  take(token: string, now: number): Link | null {
    const link = this.find(token, now);
    this.#links.delete(token);
    return link;
  }
}
