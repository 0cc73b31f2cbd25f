import type { ParamsOption, RequestBodyOption } from 'openapi-fetch';
import type {
  FilterKeys,
  HttpMethod,
  PathsWithMethod,
  RequiredKeysOf,
  ResponseObjectMap,
  SuccessResponse,
} from 'openapi-typescript-helpers';
import type { LeagueAnswer } from './answer.ts';
import type { paths } from './schema.d.ts';

/** Typed as `any`, so that a page may compare the code with any string. */
type AnyCode = ReturnType<typeof JSON.parse>;

type AnswerOf<Operation> = LeagueAnswer<
  ResponseObjectMap<Operation> extends infer Responses extends Record<string | number, unknown>
    ? SuccessResponse<Responses>
    : never,
  AnyCode
>;

type Init<Operation> = ParamsOption<Operation> & RequestBodyOption<Operation>;

type Call<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...init: RequiredKeysOf<Init<FilterKeys<paths[Path], Method>>> extends never
    ? [init?: Init<FilterKeys<paths[Path], Method>>]
    : [init: Init<FilterKeys<paths[Path], Method>>]
) => Promise<AnswerOf<FilterKeys<paths[Path], Method>>>;

/** Calls by method and path, for pages not yet converted to `LeagueCalls`. */
export interface CallsByPath {
  readonly GET: Call<'get'>;
  readonly POST: Call<'post'>;
  readonly PUT: Call<'put'>;
  readonly PATCH: Call<'patch'>;
  readonly DELETE: Call<'delete'>;
}
