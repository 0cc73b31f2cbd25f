import createClient from 'openapi-fetch';
import { type LeagueAnswer, NoAnswer } from './answer.ts';
import { type RawAnswer, readAnswer } from './read-answer.ts';
import { askLeague, findSocket } from './ask-league.ts';
import type { CallsByPath } from './calls-by-path.ts';
import { type LeagueCalls, type Operation, OPERATIONS } from './calls.ts';
import { ERASED, renameErased } from './erased-name.ts';
import { getCurrentTrace, type RequestTrace } from './request-trace.ts';
import type { components, paths } from './schema.d.ts';

export type Api<Name extends keyof components['schemas']> = components['schemas'][Name];

/**
 * The league's API for one credential. Each function takes the path ids, then the body or query. It
 * rejects with `NoAnswer` if no answer arrives (CALL-5).
 */
export type LeagueClient = LeagueCalls & CallsByPath;

export interface Caller {
  readonly token: string;
  /** So that the league's limits count the visitor and not this server (CALL-1). */
  readonly address?: string;
  /** If the league rejects the website's key, visitors see "no answer" instead of a refusal. */
  readonly isOwnKey?: boolean;
  /** The name for erased members in the page's language; by default the league's own. */
  readonly erasedName?: string;
  /** Called with each status, which shows whether the credential is still valid. */
  readonly onStatus?: (status: number) => void;
}

/** The league's address and its timeout. */
export interface LeaguePlace {
  /** The league's address without a trailing slash, or `unix:` and the path of its socket. */
  readonly leagueUrl: string;
  /** How long an answer may take; by default ten seconds, though it normally takes milliseconds. */
  readonly leagueTimeoutMs?: number | undefined;
}

const TIMEOUT_MS = 10_000;

export function createLeagueClient(
  { leagueUrl: url, leagueTimeoutMs = TIMEOUT_MS }: LeaguePlace,
  { token, address, isOwnKey = false, erasedName = ERASED, onStatus }: Caller,
): LeagueClient {
  const socket = findSocket(url);
  const client = createClient<paths>({
    baseUrl: socket === null ? url : 'http://league',
    // The league never redirects or compresses.
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'accept-encoding': 'identity',
    },
    // Looked up at each call, because tests count and delay calls.
    fetch: (request) => askLeague(socket, request),
  });
  client.use({ onResponse: ({ response }) => onStatus?.(response.status) });
  const request = client.request as Request;
  const call = async (operation: Operation, init: Init): Promise<LeagueAnswer<ParsedJson>> => {
    const { method, path, recognisedBy } = operation;
    if (Object.values(init.params.path).some(isDots)) return NOT_FOUND;
    const name = `${method.toUpperCase()} ${path}`;
    const trace = getCurrentTrace();
    const asking = request(method, path, {
      ...init,
      headers: { 'x-request-id': trace?.id },
      signal: AbortSignal.timeout(leagueTimeoutMs),
    }).catch((cause: unknown) => {
      // No server, a broken connection, no JSON, or no complete answer in time.
      const why = cause instanceof Error ? cause.name : 'unreachable';
      throw new NoAnswer(503, `${why} at ${name}`, { cause });
    });
    const raw = await (trace ? traceRequest(asking, trace, method, path) : asking);
    const answer = readAnswer(name, recognisedBy, raw);
    if (isOwnKey) refuseNoKey(answer);
    if (answer.kind === 'refusal') return answer;
    return { ...answer, data: renameErased(answer.data, erasedName) };
  };
  const calls = Object.entries(OPERATIONS).map(([name, operation]) => [
    name,
    (...args: readonly unknown[]) => call(operation, buildRequestInit(operation, args)),
  ]);
  const byPath = (name: string) => [
    name,
    (path: string, init: ParsedJson = {}) => {
      const operation = Object.values(OPERATIONS).find(
        (one) => one.method === name.toLowerCase() && one.path === path,
      ) as Operation;
      return call(operation, { ...init, params: { path: {}, ...init.params } });
    },
  ];
  const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(byPath);
  return Object.fromEntries([...calls, ...methods]) as LeagueClient;
}

interface Init {
  readonly params: {
    readonly path: Readonly<Record<string, unknown>>;
    readonly query?: unknown;
    readonly header?: Readonly<Record<string, string | undefined>>;
  };
  readonly body?: unknown;
}

/** The arguments of a call: path ids, content and options. */
function buildRequestInit({ path, sends }: Operation, args: readonly unknown[]): Init {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const [first, second] = args.slice(names.length);
  const { once, ifMatch, isStrict = false } = ((sends === null ? first : second) ?? {}) as Options;
  return {
    params: {
      path: Object.fromEntries(names.map((name, index) => [name, args[index]])),
      query: sends === 'query' ? first : undefined,
      header: {
        'Idempotency-Key': once,
        'If-Match': ifMatch,
        Prefer: isStrict ? 'handling=strict' : undefined,
      },
    },
    ...(sends === 'body' ? { body: first } : {}),
  };
}

interface Options {
  readonly once?: string;
  readonly ifMatch?: string;
  readonly isStrict?: boolean;
}

/** URLs resolve `.` and `..` as path segments, so a call with such an id would go elsewhere. */
function isDots(value: unknown): boolean {
  return value === '.' || value === '..';
}

const NOT_FOUND: LeagueAnswer<ParsedJson> = {
  kind: 'refusal',
  status: 404,
  code: 'not_found',
  problem: {
    type: 'urn:league:problem:not_found',
    code: 'not_found',
    title: 'There is nothing here.',
    status: 404,
    request_id: '',
  },
};

/** The league's time counts as part of the request's (OPS-11). */
async function traceRequest(
  asking: Promise<RawAnswer>,
  trace: RequestTrace,
  method: string,
  path: string,
): Promise<RawAnswer> {
  const since = performance.now();
  let status = 0;
  try {
    const answer = await asking;
    ({ status } = answer.response);
    return answer;
  } finally {
    trace.note(method.toUpperCase(), path, status, since);
  }
}

/** Any JSON value. The callers give it a type. */
type ParsedJson = ReturnType<typeof JSON.parse>;

type Request = (method: Operation['method'], path: string, init: object) => Promise<RawAnswer>;

/** @throws NoAnswer if the league rejects the website key */
function refuseNoKey(answer: LeagueAnswer<unknown>): void {
  if (answer.kind === 'answer') return;
  const { status, code } = answer;
  if (status !== 401 && code !== 'insufficient_scope') return;
  throw new NoAnswer(503, `it does not take the key of this website: ${code}`);
}
