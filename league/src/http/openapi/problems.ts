import { Type } from 'typebox';
import { toPascalCase } from '../../shared/pascal.ts';
import type { RefusalCode } from '../../shared/refusal-codes.ts';
import type { Access } from '../caller.ts';
import { CODES } from '../../shared/refusal-codes.ts';
import { IDEMPOTENCY_PROBLEMS, mayUseIdempotencyKey } from '../idempotency.ts';
import { Problem } from '../problem.ts';
import { isGuarded, type Route } from '../route.ts';
import type { Components } from './components.ts';
import { type HeaderName, referToHeaders } from './headers.ts';
import type { JsonObject } from './json.ts';

/** Statuses whose answers say how long to wait. */
const ASK_TO_WAIT: readonly number[] = [429, 503, 507];

export function buildProblemResponses(
  route: Route,
  components: Components,
): Record<string, JsonObject> {
  const byStatus = Map.groupBy(listProblemCodes(route), (code) => CODES[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      buildProblem(status, codes, components, route),
    ]),
  );
}

export function buildProblem(
  status: number,
  codes: readonly RefusalCode[],
  { schemas, responses }: Components,
  route?: Route,
): JsonObject {
  const [only, ...others] = codes.map((code) => schemas.ref(makeProblemSchema(code)));
  const schema = others.length === 0 ? only : { anyOf: [only, ...others] };
  const response = {
    description: codes.map((one) => `\`${one}\`: ${CODES[one].title}`).join('. '),
    headers: referToHeaders('XRequestId', 'CacheControl', ...listOwnHeaders(status, codes, route)),
    content: { 'application/problem+json': { schema } },
  };
  return responses.note(listNames(NAMES[status] ?? `Status${status}`, codes, route), response);
}

/** The names a developer would choose: the status, its only code, its subject, its first code. */
function listNames(status: string, codes: readonly RefusalCode[], route?: Route): string[] {
  const [only, ...others] = codes;
  const ofCode = only === undefined || others.length > 0 ? [] : [toPascalCase(only)];
  const ofRoute = route === undefined ? [] : [`${status}${toPascalCase(route.tag)}`];
  return [
    status,
    ...ofCode,
    ...ofRoute,
    ...(only === undefined ? [] : [`${status}${toPascalCase(only)}`]),
  ];
}

/** The component name of each status's most frequent response. */
const NAMES: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  408: 'RequestTimeout',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'ContentTooLarge',
  414: 'UriTooLong',
  415: 'UnsupportedMediaType',
  422: 'UnprocessableContent',
  429: 'TooManyRequests',
  500: 'InternalServerError',
  503: 'ServiceUnavailable',
  507: 'InsufficientStorage',
};

function listOwnHeaders(
  status: number,
  codes: readonly RefusalCode[],
  route: Route | undefined,
): HeaderName[] {
  return [
    ...(status === 401 ? (['WWWAuthenticate'] as const) : []),
    ...(status === 405 ? (['Allow'] as const) : []),
    ...(hasRetryAfter(status, codes) ? (['RetryAfter'] as const) : []),
    ...(route?.prefersHandling ? (['PreferenceApplied'] as const) : []),
    // Requests are counted once their caller is known; what is refused before has no count.
    ...(BEFORE_COUNTING.includes(status) ? [] : (['RateLimit', 'RateLimitPolicy'] as const)),
  ];
}

const BEFORE_COUNTING: readonly number[] = [405, 408, 414];

function hasRetryAfter(status: number, codes: readonly RefusalCode[]): boolean {
  return ASK_TO_WAIT.includes(status) || codes.includes('idempotency_in_progress');
}

function makeProblemSchema(code: RefusalCode) {
  return Type.Unsafe({
    title: `${toPascalCase(code)}Problem`,
    description: `${CODES[code].title}.`,
    allOf: [Problem, Type.Object({ code: Type.Literal(code) })],
  });
}

/** Every code that the route can return: its own and the general ones. */
function listProblemCodes(route: Route): RefusalCode[] {
  // Any route may get an unknown query parameter.
  const codes = new Set<RefusalCode>(route.problems).add('invalid_request');
  if (route.method !== 'GET') codes.add('unsupported_media_type');
  if (route.body !== undefined) codes.add('payload_too_large');
  if (hasCredential(route.access)) codes.add('invalid_credential').add('rate_limited');
  if ('anyOf' in route.access) codes.add('insufficient_scope');
  if (route.access.kind === 'key') codes.add('session_not_accepted');
  if (route.access.kind === 'session') codes.add('session_required');
  if (mayUseIdempotencyKey(route)) for (const code of IDEMPOTENCY_PROBLEMS) codes.add(code);
  if (isGuarded(route)) codes.add('precondition_failed');
  codes.add('uri_too_long').add('request_timeout');
  if (route.work.kind === 'action') codes.add('storage_full');
  return [...codes.add('internal_error').add('unavailable')];
}

/** Whether a route needs a credential, by which its requests are counted. */
export function hasCredential({ kind }: Access): boolean {
  return kind !== 'public';
}
