import { hash } from 'node:crypto';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Timestamp } from '../shared/dates.ts';

/** Bytes of memory for remembered answers at most. */
const BYTES_LIMIT = 32 * 1024 * 1024;
/** About what an entry costs beside its texts. */
const ENTRY_BYTES = 250;

/** An answer as it goes out, with the strong ETag of exactly these bytes. */
export interface Answer {
  readonly body: string;
  readonly etag: string;
  /** The instant at which the passing of time alone changes it; null: never. */
  readonly until: Timestamp | null;
}

export function makeAnswer(body: string, until: Timestamp | null): Answer {
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"`, until };
}

/**
 * Remembers answers for as long as nothing has been written. A write moves the revision, and
 * with it everything here is forgotten: an answer is never older than the data (API-7). Names
 * and bodies together are bounded; what was not asked for the longest goes first.
 */
export class Answers {
  readonly #answers: LRUCache<string, Answer>;
  #revision = -1;

  /** @param bytes of memory at most */
  constructor(bytes = BYTES_LIMIT) {
    this.#answers = new LRUCache({ maxSize: bytes, sizeCalculation: bytesOf });
  }

  get(name: string, revision: number, now: Timestamp): Answer | null {
    if (revision !== this.#revision) return null;
    const answer = this.#answers.get(name);
    if (answer === undefined) return null;
    if (answer.until === null || answer.until > now) return answer;
    this.#answers.delete(name);
    return null;
  }

  set(name: string, revision: number, answer: Answer): void {
    if (revision < this.#revision) return;
    if (revision > this.#revision) this.#answers.clear();
    this.#revision = revision;
    this.#answers.set(name, answer);
  }

  /** Bytes of memory that are held now, counted as the limit is. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }
}

/** A character of a text takes up to two bytes of memory. */
function bytesOf({ body, etag }: Answer, name: string): number {
  return 2 * (body.length + etag.length + name.length) + ENTRY_BYTES;
}

/** Whether an If-None-Match header names this ETag (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header?.trim() }, { etag });
}
