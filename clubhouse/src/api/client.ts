import createClient, { type ParamsOption, type RequestBodyOption } from 'openapi-fetch';
import type {
  ErrorResponse,
  FilterKeys,
  HttpMethod,
  PathsWithMethod,
  Readable,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import { type LeagueAnswer, NoAnswer } from './answer.ts';
import { type RawAnswer, readAnswer } from './read-answer.ts';
import { askLeague, socketOf } from './ask-league.ts';
import { ERASED, renameErased } from './erased-name.ts';
import { presentTrace, type RequestTrace } from './request-trace.ts';
import type { components, paths } from './schema.d.ts';

/** A resource of the API as calls answer it, by its name in the document. */
export type Api<Name extends keyof components['schemas']> = Readable<components['schemas'][Name]>;

/** What an operation answers or refuses, as the document has it. */
type AnswerOf<Operation> = LeagueAnswer<
  Readable<SuccessResponse<ResponsesOf<Operation>>>,
  Readable<ErrorResponse<ResponsesOf<Operation>>>
>;

type ResponsesOf<Operation> =
  ResponseObjectMap<Operation> extends infer Responses extends Record<string | number, unknown>
    ? Responses
    : never;

type Init<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation>;

type Call<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...init: RequiredKeysOf<Init<FilterKeys<paths[Path], Method>>> extends never
    ? [init?: Init<FilterKeys<paths[Path], Method>>]
    : [init: Init<FilterKeys<paths[Path], Method>>]
) => Promise<AnswerOf<FilterKeys<paths[Path], Method>>>;

/**
 * The league's public API, called as one credential: paths, parameters, bodies and answers as
 * `league/openapi.json` has them. A call rejects with `NoAnswer` where none came (CALL-5).
 */
export interface LeagueClient {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
}

export interface Caller {
  readonly token: string;
  /** Whose request this is part of: limits by address are to count them, not this server (CALL-1). */
  readonly address?: string;
  /**
   * It is the key of this website, and not of whoever asks: where the league does not take it, its
   * visitors have got no answer.
   */
  readonly isOwnKey?: boolean;
  /** What erased members are called in the language of a page; without it, as the league says. */
  readonly erasedName?: string;
  /** Told how each call was answered: what the league says of the credential itself. */
  readonly onStatus?: (status: number) => void;
}

/** The league answers in milliseconds, or something is wrong. */
const TIMEOUT_MS = 10_000;

/** @param url of the league, without a slash at the end, or `unix:` and the path of its socket */
export function leagueClient(
  url: string,
  { token, address, isOwnKey = false, erasedName = ERASED, onStatus }: Caller,
): LeagueClient {
  const socket = socketOf(url);
  const client = createClient<paths>({
    baseUrl: socket === null ? url : 'http://league',
    // A league sends nobody elsewhere, and compresses nothing.
    redirect: 'manual',
    headers: {
      authorization: `Bearer ${token}`,
      'x-forwarded-for': address,
      'accept-encoding': 'identity',
    },
    // Tests count calls and hold them up: it is looked up at each call.
    fetch: (request) => askLeague(socket, request),
  });
  client.use({ onResponse: ({ response }) => onStatus?.(response.status) });
  const request = client.request as Request;
  const by =
    (method: HttpMethod) =>
    async (path: string, init: AnyInit = {}): Promise<LeagueAnswer<Json, Json>> => {
      if (Object.values(init.params?.path ?? {}).some(isDots)) return NOT_FOUND;
      const call = `${method.toUpperCase()} ${path}`;
      const trace = presentTrace();
      const asking = request(method, path, {
        ...init,
        headers: { 'x-request-id': trace?.id },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        // Nobody there, a connection that broke off, no JSON, or ten seconds without an end.
        const name = cause instanceof Error ? cause.name : 'unreachable';
        throw new NoAnswer(503, `${name} at ${call}`, { cause });
      });
      const answer = readAnswer(call, await (trace ? timed(asking, trace, method, path) : asking));
      if (isOwnKey) refuseNoKey(answer);
      if (answer.kind === 'refusal') return answer;
      return { ...answer, data: renameErased(answer.data, erasedName) };
    };
  return {
    GET: by('get'),
    POST: by('post'),
    PUT: by('put'),
    PATCH: by('patch'),
    DELETE: by('delete'),
  };
}

/** A URL cannot name these within its path: they lead to another one. */
function isDots(value: unknown): boolean {
  return value === '.' || value === '..';
}

const NOT_FOUND = { kind: 'refusal', status: 404, code: 'not_found', problem: null } as const;

/** How long the league took is part of what the request took (OPS-11). */
async function timed(
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

/** As its caller's types say it is. */
type Json = ReturnType<typeof JSON.parse>;

/** What any call takes: which of it, the types of `Call` say. */
interface AnyInit {
  readonly params?: { readonly path?: Readonly<Record<string, unknown>> };
  readonly body?: unknown;
}

type Request = (method: HttpMethod, path: string, init: object) => Promise<RawAnswer>;

/** @throws NoAnswer where the league does not take the key itself */
function refuseNoKey(answer: LeagueAnswer<unknown>): void {
  if (answer.kind === 'answer') return;
  const { status, code } = answer;
  if (status !== 401 && code !== 'insufficient_scope') return;
  throw new NoAnswer(503, `it does not take the key of this website: ${code}`);
}
