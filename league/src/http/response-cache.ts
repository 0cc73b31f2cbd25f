import fresh from 'fresh';
import { LRUCache } from 'lru-cache';
import type { Timestamp } from '../shared/dates.ts';
import type { CacheTag } from '../shared/events/cache-tags.ts';
import type { Invalidation } from './invalidation.ts';
import type { WrittenAnswer } from './write-answer.ts';

const BYTES_LIMIT = 32 * 1024 * 1024;
/** Approximate overhead of an entry besides its body and texts. */
const ENTRY_BYTES = 400;
const TAG_BYTES = 120;

/** An answer as sent, with the strong ETag of exactly these bytes. */
export interface CacheableAnswer {
  readonly body: Buffer;
  readonly etag: string;
  /** When the answer becomes stale without any write; null for never. */
  readonly until: Timestamp | null;
}

export function makeAnswer(
  { body, hash }: WrittenAnswer,
  until: Timestamp | null,
): CacheableAnswer {
  return { body, etag: `"${hash.slice(0, 27)}"`, until };
}

/** An answer with the tags of what it shows, and its position in the feed. */
export interface CachedResponse {
  readonly answer: CacheableAnswer;
  readonly tags: readonly CacheTag[];
  readonly since: number;
}

/** Caches answers until they change (API-7, API-13); drops the least recently used first. */
export class ResponseCache {
  readonly #changes: Pick<Invalidation, 'isFresh' | 'onEverything'>;
  readonly #answers: LRUCache<string, CachedResponse>;

  constructor(changes: Pick<Invalidation, 'isFresh' | 'onEverything'>, bytes = BYTES_LIMIT) {
    this.#changes = changes;
    this.#answers = new LRUCache({ maxSize: bytes, sizeCalculation: estimateBytes });
    changes.onEverything(() => this.#answers.clear());
  }

  get(name: string, now: Timestamp): CacheableAnswer | null {
    const kept = this.#answers.get(name);
    if (kept === undefined) return null;
    const { answer, tags, since } = kept;
    const isOver = answer.until !== null && answer.until <= now;
    if (!isOver && this.#changes.isFresh(tags, since)) return answer;
    this.#answers.delete(name);
    return null;
  }

  /** Stores nothing if the answer became stale while it was made. */
  set(name: string, response: CachedResponse): void {
    if (this.#changes.isFresh(response.tags, response.since)) this.#answers.set(name, response);
  }

  /** Memory in use, in bytes, counted like the limit. */
  get bytes(): number {
    return this.#answers.calculatedSize;
  }
}

/** A character takes up to two bytes of memory. */
function estimateBytes({ answer: { body, etag }, tags }: CachedResponse, name: string): number {
  const texts = etag.length + name.length;
  return body.length + 2 * texts + TAG_BYTES * tags.length + ENTRY_BYTES;
}

/** Whether an If-None-Match header names this ETag (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  return fresh({ 'if-none-match': header?.trim() }, { etag });
}
