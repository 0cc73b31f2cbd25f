import type {
  ErrorResponse,
  FilterKeys,
  HttpMethod,
  IsOperationRequestBodyOptional,
  OperationRequestBodyContent,
  PathsWithMethod,
  Readable,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
  Writable,
} from 'openapi-typescript-helpers';
import { type LeagueAnswer, NoAnswer } from './answer.ts';
import { checkShape, readAnswer } from './read-answer.ts';
import type { components, paths } from './schema.d.ts';
import type { ReadAnswers } from './read-answers.ts';
import { requestPath } from './request-path.ts';
import { presentTrace, type RequestTrace } from './request-trace.ts';
import { type LeagueRequest, type LeagueResponse, wire } from './wire.ts';

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

type Params<Operation> = Operation extends { readonly parameters: infer Parameters }
  ? RequiredKeysOf<Parameters> extends never
    ? { readonly params?: Parameters }
    : { readonly params: Parameters }
  : { readonly params?: never };

type Body<Operation> =
  Writable<OperationRequestBodyContent<Operation>> extends never
    ? { readonly body?: never }
    : IsOperationRequestBodyOptional<Operation> extends true
      ? { readonly body?: Writable<OperationRequestBodyContent<Operation>> }
      : { readonly body: Writable<OperationRequestBodyContent<Operation>> };

type Init<Operation> = Params<Operation> & Body<Operation>;

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

interface Caller {
  readonly token: string;
  /** Whose request this is part of: limits by address are to count them, not this server (CALL-1). */
  readonly address?: string;
  /**
   * It is the key of this website, and not of whoever asks: where the league does not take it, its
   * visitors have got no answer.
   */
  readonly isOwnKey?: boolean;
  /** Where the same answers as before are known. */
  readonly answers?: ReadAnswers;
  /** Told how each call was answered: what the league says of the credential itself. */
  readonly onStatus?: (status: number) => void;
}

/** Their ETag is of a version of the member, and not of the text that this caller is answered. */
const VERSIONED: readonly string[] = ['/v1/members/{id}'];

/** @param url of the league, without a slash at the end */
export function leagueClient(
  url: string,
  { token, address, answers, isOwnKey = false, onStatus }: Caller,
): LeagueClient {
  const { origin, pathname } = new URL(url);
  const base = pathname === '/' ? '' : pathname;
  const own = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const pathOf = (path: string, { params }: AnyInit) =>
    base + requestPath(path, params?.path, params?.query);
  const ask = async (method: string, template: string, init: AnyInit, more: Headers = {}) => {
    const { params, body } = init;
    const trace = presentTrace();
    const answering = sendRequest({
      method,
      origin,
      path: pathOf(template, init),
      headers: {
        ...own,
        'x-request-id': trace?.id,
        'content-type': body === undefined ? undefined : 'application/json',
        ...params?.header,
        ...more,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    const response = await (trace === undefined
      ? answering
      : timed(answering, trace, method, template));
    onStatus?.(response.status);
    return response;
  };
  const checked = (answer: LeagueAnswer<Json, Json>) => {
    if (isOwnKey) refuseNoKey(answer);
    return answer;
  };
  const get = async (path: string, init: AnyInit = {}): Promise<LeagueAnswer<Json, Json>> => {
    const asked = pathOf(path, init);
    const call = `GET ${path}`;
    if (answers === undefined) {
      return checked(readAnswer(call, await ask('GET', path, init), JSON.parse));
    }
    const known = VERSIONED.includes(path) ? null : answers.known(asked);
    const response = await ask('GET', path, init, { 'if-none-match': known?.etag ?? undefined });
    if (known !== null && response.status === 304) {
      return {
        kind: 'answer',
        data: checkShape(call, known.data),
        status: 200,
        etag: response.etag,
      };
    }
    return checked(
      readAnswer(call, response, (text) => answers.read(asked, { etag: response.etag, text })),
    );
  };
  const by =
    (method: string) =>
    async (path: string, init: AnyInit = {}) =>
      checked(readAnswer(`${method} ${path}`, await ask(method, path, init), JSON.parse));
  return { GET: get, POST: by('POST'), PUT: by('PUT'), PATCH: by('PATCH'), DELETE: by('DELETE') };
}

/** How long the league took is part of what the request took (OPS-11). */
async function timed(
  answering: Promise<LeagueResponse>,
  trace: RequestTrace,
  method: string,
  template: string,
): Promise<LeagueResponse> {
  const since = performance.now();
  let status = 0;
  try {
    const response = await answering;
    ({ status } = response);
    return response;
  } finally {
    trace.note(method, template, status, since);
  }
}

/** As its caller's types say it is. */
type Json = ReturnType<typeof JSON.parse>;

type Headers = Readonly<Record<string, string | undefined>>;

/** What any call takes: which of it, the types of `Call` say. */
interface AnyInit {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
    readonly header?: Readonly<Record<string, string | undefined>>;
  };
  readonly body?: unknown;
}

/** @throws NoAnswer where the league does not take the key itself */
function refuseNoKey(answer: LeagueAnswer<unknown>): void {
  if (answer.kind === 'answer') return;
  const { status, code } = answer;
  if (status !== 401 && code !== 'insufficient_scope') return;
  throw new NoAnswer(503, `it does not take the key of this website: ${code}`);
}

/** Nobody there, a connection that broke off, or ten seconds without an end: no answer. */
async function sendRequest(request: LeagueRequest): Promise<LeagueResponse> {
  try {
    return await wire.send(request);
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : 'unreachable';
    throw new NoAnswer(503, `${name} at ${request.method}`, { cause });
  }
}
