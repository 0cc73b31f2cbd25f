import { hash } from 'node:crypto';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Timestamp } from '../shared/dates.ts';

/** The most memory that remembered answers may take, in bytes. */
const BYTES_LIMIT = 32 * 1024 * 1024;
/** Roughly what an entry costs beyond its texts. */
const ENTRY_BYTES = 250;

/** An answer as it goes out, with the strong ETag of exactly these bytes. */
export interface Answer {
  readonly body: string;
  readonly etag: string;
  /** When it goes stale without any write; null: never. */
  readonly until: Timestamp | null;
}

export function makeAnswer(body: string, until: Timestamp | null): Answer {
  return { body, etag: `"${hash('sha256', body, 'base64url').slice(0, 27)}"`, until };
}

/**
 * Remembers answers until the next write, which moves the revision and so forgets them all: no
 * answer
 * is older than the data (API-7). Names and bodies together are bounded; the least recently used go
 * first.
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

  /** What is held now, in bytes, counted as the limit is. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }
}

/** A character takes up to two bytes of memory. */
function bytesOf({ body, etag }: Answer, name: string): number {
  return 2 * (body.length + etag.length + name.length) + ENTRY_BYTES;
}

/** Whether an If-None-Match header names this ETag (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header?.trim() }, { etag });
}
