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
import type { components, paths } from './schema.d.ts';
import type { ReadAnswers } from './read-answers.ts';
import { requestPath } from './request-path.ts';
import { presentTrace, type RequestTrace } from './request-trace.ts';
import { type Heard, wire } from './wire.ts';

/** A resource of the API as calls answer it, by its name in the document. */
export type Api<Name extends keyof components['schemas']> = Readable<components['schemas'][Name]>;

/** How the league answered, beside what it said. */
export interface LeagueResponse {
  readonly status: number;
  /** 200 to 299. */
  readonly ok: boolean;
  readonly etag: string | null;
}

/** The data of an answer, or its problem. */
type LeagueAnswer<Operation> =
  | {
      readonly data: Readable<SuccessResponse<ResponsesOf<Operation>>>;
      readonly error?: never;
      readonly response: LeagueResponse;
    }
  | {
      readonly data?: never;
      readonly error: Readable<ErrorResponse<ResponsesOf<Operation>>>;
      readonly response: LeagueResponse;
    };

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
) => Promise<LeagueAnswer<FilterKeys<paths[Path], Method>>>;

/**
 * The league's public API, called as one credential: paths, parameters, bodies and answers as
 * `league/openapi.json` has them. A call rejects where no answer came.
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
  { token, address, answers, onStatus }: Caller,
): LeagueClient {
  const { origin, pathname } = new URL(url);
  const base = pathname === '/' ? '' : pathname;
  const own = { authorization: `Bearer ${token}`, 'x-forwarded-for': address };
  const pathOf = (path: string, { params }: AnyInit) =>
    base + requestPath(path, params?.path, params?.query);
  const ask = async (method: string, template: string, init: AnyInit, more: Headers = {}) => {
    const { params, body } = init;
    const trace = presentTrace();
    const answering = wire.ask({
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
    const heard = await (trace === undefined
      ? answering
      : timed(answering, trace, method, template));
    onStatus?.(heard.status);
    return heard;
  };
  const get = async (path: string, init: AnyInit = {}) => {
    const asked = pathOf(path, init);
    if (answers === undefined) return read(await ask('GET', path, init), JSON.parse);
    const known = VERSIONED.includes(path) ? null : answers.known(asked);
    const heard = await ask('GET', path, init, { 'if-none-match': known?.etag ?? undefined });
    if (known !== null && heard.status === 304) {
      return { data: known.data, response: { status: 200, ok: true, etag: heard.etag } };
    }
    return read(heard, (text) => answers.read(asked, { etag: heard.etag, text }));
  };
  const by =
    (method: string) =>
    async (path: string, init: AnyInit = {}) =>
      read(await ask(method, path, init), JSON.parse);
  return { GET: get, POST: by('POST'), PUT: by('PUT'), PATCH: by('PATCH'), DELETE: by('DELETE') };
}

/** How long the league took is part of what the request took (OPS-11). */
async function timed(
  answering: Promise<Heard>,
  trace: RequestTrace,
  method: string,
  template: string,
): Promise<Heard> {
  const since = performance.now();
  let status = 0;
  try {
    const heard = await answering;
    ({ status } = heard);
    return heard;
  } finally {
    trace.note(method, template, status, since);
  }
}

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

/** A problem may come from something else on the way, and be no JSON. */
function read({ status, etag, text }: Heard, parse: typeof JSON.parse) {
  const ok = status >= 200 && status < 300;
  const response: LeagueResponse = { status, ok, etag };
  if (ok) return { data: text === '' ? undefined : parse(text), response };
  try {
    return { error: JSON.parse(text), response };
  } catch {
    return { error: text, response };
  }
}
