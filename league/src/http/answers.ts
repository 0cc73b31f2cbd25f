import { hash } from 'node:crypto';
import type { Timestamp } from '../shared/dates.ts';

/** Bytes of remembered answers at most. */
const BYTES_LIMIT = 32 * 1024 * 1024;

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
 * with it everything here is forgotten: an answer is never older than the data (API-7).
 */
export class Answers {
  readonly #answers = new Map<string, Answer>();
  #revision = -1;
  #bytes = 0;

  get(name: string, revision: number, now: Timestamp): Answer | null {
    if (revision !== this.#revision) return null;
    const answer = this.#answers.get(name);
    if (!answer || (answer.until !== null && answer.until <= now)) return null;
    return answer;
  }

  set(name: string, revision: number, answer: Answer): void {
    if (revision < this.#revision) return;
    if (revision > this.#revision || this.#bytes + answer.body.length > BYTES_LIMIT) {
      this.#answers.clear();
      this.#bytes = 0;
      this.#revision = revision;
    }
    this.#answers.set(name, answer);
    this.#bytes += answer.body.length;
  }
}

/** Whether an If-None-Match header names this ETag (RFC 9110, 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
