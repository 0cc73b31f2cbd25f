import { type Refusal, type RefusalCode, refuse } from '../shared/refusal.ts';
import type { Route } from './route.ts';

const IDEMPOTENCY_KEY = 'Idempotency-Key';

const LIMIT = 255;

/** A string of structured fields (RFC 8941, 3.3.3), as the draft of the header has it. */
const QUOTED = /^"((?:[\u0020\u0021\u0023-\u005B\u005D-\u007E]|\\["\\])*)"$/;
/** As most clients send it. A comma would be a second header. */
const BARE = /^[\u0021\u0023-\u002B\u002D-\u007E]*$/;

/** How the document describes it. */
export const IDEMPOTENCY_KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description:
    'Made up by the caller for one creation, such as a UUID: the same request again under the ' +
    'same key, for 24 hours, makes nothing and gets the same answer. Bare, or quoted as a ' +
    'structured field. What was refused can be sent again under its key.',
  schema: { type: 'string', minLength: 1, maxLength: LIMIT },
};

/** What a route that takes one can answer because of it. */
export const IDEMPOTENCY_PROBLEMS = [
  'invalid_request',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'idempotency_answer_gone',
] as const satisfies readonly RefusalCode[];

/**
 * Whether a request of this route can be repeated under a key: it creates, and it is known who
 * asks. Setting up is not among them: it closes by itself (INS-2).
 */
export function takesIdempotencyKey({ method, status, access }: Route): boolean {
  const hasCredential = access.kind !== 'public' && access.kind !== 'installation_secret';
  return method === 'POST' && status === 201 && hasCredential;
}

/** The key that a request carries, of 1 to 255 characters; null where it has none (IDE-6). */
export function readIdempotencyKey(
  header: string | string[] | undefined,
): string | null | Refusal<'invalid_request'> {
  if (header === undefined) return null;
  const value = String(header).trim();
  const key = QUOTED.exec(value)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? value;
  const isKey = key !== value || BARE.test(value);
  if (isKey && key.length >= 1 && key.length <= LIMIT) return key;
  const message = `must be one key of 1 to ${LIMIT} visible characters of ASCII, bare or quoted`;
  return refuse('invalid_request', undefined, [{ pointer: `header/${IDEMPOTENCY_KEY}`, message }]);
}
