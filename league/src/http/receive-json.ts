import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readArriving } from 'service/arriving-body';
import { countAnnouncedBytes, BodyMemory } from 'service/body-memory';
import { type Refusal, refuse } from '../shared/refusal.ts';
import { NO_BODY, RefusedRequest } from './errors.ts';
import { parseJsonBody } from './json-body.ts';

const MIB = 1024 * 1024;
const MAX_ARRIVING_BYTES = 64 * MIB;
const MAX_ARRIVING_BYTES_EACH = 8 * MIB;
/** Most bodies have arrived by then. */
const BODY_RETRY_SECONDS = 5;

/** Room for one service's request bodies that are still arriving (LIM-7). */
export function createBodyMemory(): BodyMemory {
  return new BodyMemory(MAX_ARRIVING_BYTES, MAX_ARRIVING_BYTES_EACH);
}

/** Accepts only JSON, and reads each body while it holds room in memory (LIM-7). */
export function acceptJson(app: FastifyInstance, bodies: BodyMemory): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request: FastifyRequest, raw: IncomingMessage) =>
    receiveJson(bodies, request, raw),
  );
}

/** @returns undefined for an empty body: some clients send the header even with DELETE */
async function receiveJson(
  bodies: BodyMemory,
  request: FastifyRequest,
  raw: IncomingMessage,
): Promise<unknown> {
  const media = checkMediaType(raw);
  if (media !== null) throw new RefusedRequest(media);
  const { bodyLimit: maxBytes, schema } = request.routeOptions;
  const bytes = countAnnouncedBytes(raw, maxBytes);
  if (bytes > maxBytes) throw refuseTooLarge(schema?.body !== undefined);
  const caller = request.call?.caller.id ?? request.ip;
  const body = await bodies.hold([caller], bytes, () => readArriving(raw, maxBytes));
  if (body === null) throw new RefusedRequest(refuseTooManyArriving());
  if (body === 'too_large') throw refuseTooLarge(schema?.body !== undefined);
  if (body === 'cut_off') {
    throw new RefusedRequest(refuse('invalid_request', 'The body arrived incomplete.'));
  }
  if (body.length === 0) return undefined;
  const parsed = parseJsonBody(body);
  if ('value' in parsed) return parsed.value;
  throw new RefusedRequest(parsed);
}

function refuseTooLarge(takesBody: boolean): RefusedRequest {
  return new RefusedRequest(
    takesBody ? refuse('payload_too_large') : refuse('invalid_request', NO_BODY),
  );
}

function refuseTooManyArriving(): Refusal<'rate_limited'> {
  return refuse('rate_limited', 'Wait until your earlier requests have arrived.', undefined, {
    retryAfterSeconds: BODY_RETRY_SECONDS,
  });
}

/** JSON is UTF-8, and bodies are never decompressed. */
function checkMediaType({ headers }: IncomingMessage): Refusal<'unsupported_media_type'> | null {
  const charset = /;\s*charset\s*=\s*"?([^";]*)"?/i.exec(headers['content-type'] ?? '')?.[1];
  const coding = headers['content-encoding'] ?? 'identity';
  if (charset !== undefined && !/^utf-?8$/i.test(charset.trim())) {
    return refuse('unsupported_media_type', 'Encode the body in UTF-8.');
  }
  return coding.toLowerCase() === 'identity'
    ? null
    : refuse('unsupported_media_type', 'Send the body without a content encoding.');
}
