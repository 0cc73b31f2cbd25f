import { hash } from 'node:crypto';
import { findKeptAnswer, keepAnswer, type KeptAnswer } from '../db/idempotency-keys.ts';
import type { RecordedEvent, Writer } from '../db/writer.ts';
import { toTimestamp } from '../shared/dates.ts';
import type { Id } from '../shared/ids.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { RefusalCode } from '../shared/refusal-codes.ts';
import type { Caller, LinkCaller } from './caller.ts';
import type { Route } from './route.ts';
import { getSerializer } from './serialize.ts';

const IDEMPOTENCY_KEY = 'Idempotency-Key';

const MAX_KEY_LENGTH = 255;

/** A string of structured fields (RFC 8941, section 3.3.3), as the header's draft specifies. */
const QUOTED = /^"((?:[\u0020\u0021\u0023-\u005B\u005D-\u007E]|\\["\\])*)"$/;
/** Unquoted, as most clients send it. A comma would start a second header. */
const BARE = /^[\u0021\u0023-\u002B\u002D-\u007E]*$/;

export const IDEMPOTENCY_KEY_PARAMETER = {
  name: IDEMPOTENCY_KEY,
  in: 'header',
  description:
    'Chosen by the caller for one creation, such as a UUID. For 24 hours, repeating the request with the ' +
    'same key creates nothing and returns the same answer. Plain, or quoted as a ' +
    'structured field. A refused request can be sent again with the same key.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
};

export const IDEMPOTENCY_PROBLEMS = [
  'invalid_request',
  'idempotency_in_progress',
  'idempotency_key_reused',
  'idempotency_answer_gone',
] as const satisfies readonly RefusalCode[];

/** Whether a route creates something for a known caller; installing works only once (INS-2). */
export function mayUseIdempotencyKey({ method, status, access }: Route): boolean {
  const hasCredential = access.kind !== 'public' && access.kind !== 'installation_secret';
  return method === 'POST' && status === 201 && hasCredential;
}

/** Reads a request's key of 1 to 255 characters; null if there is none (IDE-6). */
export function readIdempotencyKey(
  header: string | string[] | undefined,
): string | null | Refusal<'invalid_request'> {
  if (header === undefined) return null;
  const value = String(header).trim();
  const key = QUOTED.exec(value)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? value;
  const isKey = key !== value || BARE.test(value);
  if (isKey && key.length >= 1 && key.length <= MAX_KEY_LENGTH) return key;
  const message = `must be one key of 1 to ${MAX_KEY_LENGTH} visible ASCII characters, plain or quoted`;
  return refuse('invalid_request', undefined, [{ pointer: `header/${IDEMPOTENCY_KEY}`, message }]);
}

/** How long an answer is stored (IDE-1). */
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

export interface IdempotentRequest {
  readonly credential: string;
  readonly keyHash: string;
  readonly fingerprint: string;
}

interface RequestContent {
  readonly caller: Caller | LinkCaller;
  readonly params: object;
  readonly query: object;
  readonly body: unknown;
}

/** Two requests are the same if they are understood alike, however they are written. */
export function toIdempotentRequest(
  route: Route,
  { caller, ...asked }: RequestContent,
  key: string,
): IdempotentRequest {
  const name = caller.type === 'login_link' ? caller.tokenHash : caller.id;
  const { params, query, body } = asked;
  return {
    credential: `${caller.type}:${name}`,
    keyHash: hash('sha256', key),
    fingerprint: hash('sha256', toCanonicalText([route.method, route.path, params, query, body])),
  };
}

/** The answer to a creation and to its repetition: the same text. */
export class IdempotentResponse {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Stores and repeats a creation's answer in its transaction, but no refusals (IDE-1 to IDE-4). */
export async function runIdempotently(
  route: Route,
  writer: Writer,
  { credential, keyHash, fingerprint }: IdempotentRequest,
  create: (writer: Writer) => Promise<unknown>,
): Promise<IdempotentResponse | Refusal> {
  const place = { credential, key_hash: keyHash };
  const kept = await findKeptAnswer(writer.db, place, writer.now);
  if (kept) return answerAgain(kept, fingerprint);
  const events: RecordedEvent[] = [];
  const record = (event: RecordedEvent) => {
    events.push(event);
    writer.record(event);
  };
  const result = await create({ ...writer, record });
  if (result instanceof Refusal) return result;
  const text = getSerializer(route.response)(result);
  await keepAnswer(writer.db, {
    ...place,
    fingerprint,
    made_id: findCreatedId(events),
    answer: route.isShownOnce ? null : text,
    expires_at: toTimestamp(Date.parse(writer.now) + MAX_AGE_MS),
  });
  return new IdempotentResponse(text);
}

function answerAgain(kept: KeptAnswer, fingerprint: string): IdempotentResponse | Refusal {
  if (kept.fingerprint !== null && kept.fingerprint !== fingerprint) {
    return refuse('idempotency_key_reused', 'Use a different key for a different request.');
  }
  if (kept.answer !== null) return new IdempotentResponse(kept.answer);
  const detail = 'The answer contained a secret or was cleared by an erasure, so it is not stored.';
  const members = kept.made_id === null ? {} : { id: kept.made_id };
  return refuse('idempotency_answer_gone', detail, undefined, members);
}

/** The id of the created resource; null if there are several. */
function findCreatedId(events: readonly RecordedEvent[]): Id | null {
  const ids = events.flatMap((event) => readCreatedId(event) ?? []);
  return ids.length === 1 ? (ids[0] ?? null) : null;
}

function readCreatedId(event: RecordedEvent): Id | null {
  if (event.kind === 'login_link.created') return event.data.login_link_id;
  if (event.kind === 'session.started') return event.data.session_id;
  return event.kind.endsWith('.created') ? event.subject.id : null;
}

/** The same text for the same value, whatever the order of its members. */
function toCanonicalText(value: unknown): string {
  return JSON.stringify(value, (_name, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
