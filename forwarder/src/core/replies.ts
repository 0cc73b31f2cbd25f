import { makeJsonReply, makePreflightReply, type Reply } from 'service/reply';

export const VERSION = '0.1.0';
export const PATH = '/forward';

/** Why a request is refused, as `{ error, message }`. */
const REFUSALS = {
  malformed: [400, 'The request is invalid.'],
  endpoint_not_allowed: [400, 'This address does not belong to a known push service.'],
  origin_not_allowed: [403, 'Pages of this origin may not send pushes here.'],
  not_found: [404, 'There is nothing at this path.'],
  method_not_allowed: [405, 'This path does not support that method.'],
  timeout: [408, 'The request took too long to arrive.'],
  too_large: [413, 'The body is larger than 8 KiB.'],
  message_too_large: [413, 'The message is larger than 4 KiB.'],
  path_too_long: [414, 'The path is too long.'],
  expectation_failed: [417, 'The forwarder does not support this Expect header.'],
  too_many: [429, 'Too many pushes in an hour. Try again later.'],
  headers_too_large: [431, 'The headers of the request are too large.'],
  failed: [500, 'The forwarder could not handle the request. Try again later.'],
  unknown_method: [501, 'The forwarder does not support that method.'],
  no_answer: [502, 'The push service did not answer.'],
  busy: [503, 'The forwarder is busy. Try again in a few seconds.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;
export type RefusalCode = keyof typeof REFUSALS;

export const SAFE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

export const PREFLIGHT = makePreflightReply('POST', 'content-type');
export const UP = makeJsonReply(200, { service: 'push-forwarder', version: VERSION }, {});

export function refuse(error: RefusalCode, headers: Readonly<Record<string, string>> = {}): Reply {
  const [status, message] = REFUSALS[error];
  return makeJsonReply(status, { error, message }, headers);
}

export function refuseUntil(error: 'too_many' | 'busy', waitMs: number): Reply {
  return refuse(error, { 'Retry-After': String(Math.ceil(waitMs / 1000)) });
}

/** The first refusal with a status, for what the server refuses by itself. */
export function refuseEarly(status: number): Reply {
  const codes = Object.keys(REFUSALS) as RefusalCode[];
  return refuse(codes.find((code) => REFUSALS[code][0] === status) ?? 'malformed', SAFE_HEADERS);
}
