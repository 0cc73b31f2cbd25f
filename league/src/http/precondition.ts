import type { WriteTransaction } from '../db/database.ts';
import type { Timestamp } from '../shared/dates.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import { makeAnswer } from './response-cache.ts';
import type { Route } from './route.ts';
import { writeAnswer } from './write-answer.ts';

export const IF_MATCH_PARAMETER = {
  name: 'If-Match',
  in: 'header',
  description:
    'The ETag or quoted `version` of the resource as you read it. Returns 412 if it has changed since.',
  schema: { type: 'string' },
};

/** An entity tag, strong or weak, as it appears in a list (RFC 9110, section 8.8.3). */
const TAG = /(?:W\/)?"[\u0021\u0023-\u007E\u0080-\u00FF]*"/g;

/** Whether If-Match names this ETag, by strong comparison: a weak tag never matches. */
export function isMatched(header: string, etag: string): boolean {
  return header.trim() === '*' || (header.match(TAG) ?? []).some((tag) => tag === etag);
}

/** The strong ETag of a version, which contains no quotes or blanks (API-12). */
export function toVersionTag(version: string): string {
  return `"${version}"`;
}

/**
 * Refuses a write, in its transaction, if the resource differs from what the caller read (API-11,
 * ENT-9, PLA-18). Checks nothing without If-Match or on an unguarded route.
 */
export async function refuseOutdated(
  route: Route,
  { db, now }: { readonly db: WriteTransaction; readonly now: Timestamp },
  input: { readonly params: object; readonly body: unknown; readonly ifMatch: string | null },
): Promise<Refusal | null> {
  const { work } = route;
  if (input.ifMatch === null || work.kind !== 'action') return null;
  const { guardedBy, versionedBy } = work;
  const reader = { db, now, until: () => undefined };
  const asked = { params: input.params, body: input.body } as never;
  if (versionedBy !== undefined) {
    const version = await versionedBy(reader, asked);
    if (version instanceof Refusal) return version;
    return isMatched(input.ifMatch, `"${version}"`) ? null : refuse('precondition_failed');
  }
  if (guardedBy === undefined) return null;
  const current = await guardedBy(reader, asked);
  if (current instanceof Refusal) return current;
  const etag =
    route.version === undefined
      ? makeAnswer(writeAnswer(route.response, current), null).etag
      : toVersionTag(route.version(current as never));
  return isMatched(input.ifMatch, etag) ? null : refuse('precondition_failed');
}
