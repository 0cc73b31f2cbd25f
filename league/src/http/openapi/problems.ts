import { Type } from 'typebox';
import { pascal } from '../../shared/pascal.ts';
import type { RefusalCode } from '../../shared/refusal.ts';
import type { Access } from '../caller.ts';
import { CODES } from '../codes.ts';
import { IDEMPOTENCY_PROBLEMS, takesIdempotencyKey } from '../idempotency.ts';
import { Problem } from '../problem.ts';
import { isGuarded, type Route } from '../route.ts';
import type { Components } from './components.ts';
import { headers } from './headers.ts';
import type { Json } from './json.ts';

/** The statuses whose answers say how long to wait. */
const ASK_TO_WAIT: readonly number[] = [429, 503, 507];

/** What a route refuses, by status. */
export function problems(route: Route, components: Components): Record<string, Json> {
  const byStatus = Map.groupBy(problemCodes(route), (code) => CODES[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [status, problem(status, codes, components)]),
  );
}

/** The response of one status: any of these problems. */
export function problem(
  status: number,
  codes: readonly RefusalCode[],
  { schemas, responses }: Components,
): Json {
  const [only, ...others] = codes.map((code) => schemas.ref(problemSchema(code)));
  const schema = others.length === 0 ? only : { anyOf: [only, ...others] };
  const response = {
    description: codes.map((one) => `\`${one}\`: ${CODES[one].title}`).join('. '),
    headers: asksToWait(status, codes)
      ? headers('XRequestId', 'RetryAfter')
      : headers('XRequestId'),
    content: { 'application/problem+json': { schema } },
  };
  return responses.note(codes.map(pascal).join('Or'), response);
}

function asksToWait(status: number, codes: readonly RefusalCode[]): boolean {
  return ASK_TO_WAIT.includes(status) || codes.includes('idempotency_in_progress');
}

function problemSchema(code: RefusalCode) {
  return Type.Unsafe({
    title: `${pascal(code)}Problem`,
    description: `${CODES[code].title}.`,
    allOf: [Problem, Type.Object({ code: Type.Literal(code) })],
  });
}

/** Every code that the route can answer with: its own and those of every route. */
function problemCodes(route: Route): RefusalCode[] {
  // Any route may be asked with a query parameter that it does not know.
  const codes = new Set<RefusalCode>(route.problems).add('invalid_request');
  if (route.body !== undefined) codes.add('payload_too_large').add('unsupported_media_type');
  if (hasCredential(route.access)) codes.add('invalid_credential').add('rate_limited');
  if ('anyOf' in route.access) codes.add('insufficient_scope');
  if (route.access.kind === 'key') codes.add('session_not_accepted');
  if (route.access.kind === 'session') codes.add('session_required');
  if (takesIdempotencyKey(route)) for (const code of IDEMPOTENCY_PROBLEMS) codes.add(code);
  if (isGuarded(route)) codes.add('precondition_failed');
  codes.add('uri_too_long').add('request_timeout');
  if (route.work.kind === 'action') codes.add('storage_full');
  return [...codes.add('internal_error').add('unavailable')];
}

/** Whether a route asks for one, and so counts by it. */
export function hasCredential({ kind }: Access): boolean {
  return kind !== 'public';
}
