import { randomBytes } from 'node:crypto';
import type { CoachSession } from './cookies.ts';

const TOKEN_BYTES = 32;

interface CoachLink {
  readonly coach: CoachSession;
  readonly to: string;
  /** Whether it signs in a screen, which opens no coach page. */
  readonly isScreen?: boolean;
  readonly expiresAt: number;
}

/**
 * One-time sign-in links for coaches that do not contain the key (COACH-11). They live in this
 * process's memory, so a restart revokes them all.
 */
export class CoachLinks {
  readonly #links = new Map<string, CoachLink>();

  /** @returns the token of a new link */
  mint(link: CoachLink): string {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    this.#links.set(token, link);
    return token;
  }

  /** Null for an unknown, used or expired token. */
  find(token: string, now: number): CoachLink | null {
    const link = this.#links.get(token);
    if (link !== undefined && link.expiresAt > now) return link;
    this.#links.delete(token);
    return null;
  }

  /** Finds a link and uses the link up. */
  take(token: string, now: number): CoachLink | null {
    const link = this.find(token, now);
    this.#links.delete(token);
    return link;
  }
}
