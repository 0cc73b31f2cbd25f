import { type Static, type TSchema, Type } from 'typebox';
import type { Snapshot } from '../db/database.ts';
import type { Writer } from '../db/writer.ts';
import type { Refusal } from '../shared/refusal.ts';
import type { RefusalCode } from '../shared/refusal-codes.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { CacheTag } from '../shared/events/cache-tags.ts';
import type { Id } from '../shared/ids.ts';
import type { Access, CallerOf } from './caller.ts';
import type { CacheView } from './invalidation.ts';
import type { OperationId } from './operation-id.ts';
import type { Tag } from './tags.ts';

export interface Revalidate<I = never, R = never> {
  /**
   * `shared`: all callers. `by_player`: all keys together, each player alone. `by_personal_data`:
   * keys with personal data, and without.
   */
  readonly audience: 'shared' | 'by_player' | 'by_personal_data';
  /** The content of the answer; a change to any of it discards the answer (API-13). */
  readonly tags: (input: I, answer: R) => readonly CacheTag[];
}

export type BeforeAnswer<R> = (result: R) => Promise<Readonly<Record<string, string>>>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export interface Reader {
  readonly db: Snapshot;
  readonly now: Timestamp;
  /** Marks that the answer changes by itself at this instant, so it is not cached beyond it. */
  readonly until: (instant: Timestamp) => void;
  /** For values cached between reads; missing in writes and commands. */
  readonly seen?: CacheView;
}

interface Input<A extends Access, P, Q, B> {
  readonly caller: CallerOf<A>;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

interface ActionInput<A extends Access, P, Q, B> extends Input<A, P, Q, B> {
  /** The caller prefers a refusal to a doubtful write. */
  readonly strict: boolean;
}

/** Codes typed only as `RefusalCode`, not individually, declare nothing. */
type DeclaredCode<C extends RefusalCode> = RefusalCode extends C ? never : C;

/** Keeps a refusal from being accepted as an answer without members. */
type AnswerOf<R extends TSchema> = Static<R> & { readonly errors?: never };

/** Codes that every route with this access declares; its action may return them too. */
type EdgeCode<A extends Access> =
  | 'invalid_request'
  | (A extends { readonly kind: 'public' } ? never : 'invalid_credential')
  | (A extends { readonly anyOf: unknown } ? 'insufficient_scope' : never);

interface Shape<
  A extends Access,
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  C extends RefusalCode,
> {
  /** The path in OpenAPI's form, `/v1/members/{id}`. */
  readonly path: string;
  readonly operationId: OperationId;
  readonly summary: string;
  readonly description?: string;
  /** The feature under which the document lists it. */
  readonly tag: Tag;
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** The codes of the action itself; access, validation and limits add theirs. */
  readonly problems?: readonly C[];
}

/** A read: answers 200 from one snapshot. */
interface QueryShape<
  A extends Access,
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  R extends TSchema,
  C extends RefusalCode,
> extends Shape<A, P, Q, B, C> {
  readonly method: 'GET' | 'POST';
  readonly response: R;
  /** The read grows with the club, and lets other requests run in between (SRV-13). */
  readonly isLong?: boolean;
  /** Sends an ETag and is cached. */
  readonly revalidate?: Revalidate<Input<A, Static<P>, Static<Q>, Static<B>>, Static<R>>;
  /** The source of the ETag, if the answer itself changes without a change of data (API-12). */
  readonly version?: (body: Static<R>) => string;
  readonly run: (
    reader: Reader,
    input: Input<A, Static<P>, Static<Q>, Static<B>>,
  ) => Promise<AnswerOf<R> | Refusal<DeclaredCode<NoInfer<C>> | EdgeCode<A>>>;
}

/** A write: one transaction that also records its events. */
interface ActionShape<
  A extends Access,
  P extends TSchema,
  Q extends TSchema,
  B extends TSchema,
  R extends TSchema,
  C extends RefusalCode,
> extends Shape<A, P, Q, B, C> {
  readonly method: Exclude<Method, 'GET'>;
  readonly response: R;
  /** 201 with `Location` if the route creates something, 204 if there is no content. */
  readonly status?: 200 | 201 | 204;
  readonly location?: (body: Static<R>) => string;
  /** The answer contains a secret that is stored nowhere, so it cannot be repeated (IDE-4). */
  readonly isShownOnce?: boolean;
  /** Runs after the write and before the answer. @returns headers for the answer */
  readonly beforeAnswer?: BeforeAnswer<Static<R>>;
  /** No cached answer that names this member survives (API-14). */
  readonly erases?: (params: Static<P>) => Id<'member'>;
  /** Accepts `Prefer: handling=strict`, passed as `strict` (CHK-4). */
  readonly prefersHandling?: boolean;
  /** Accepts `If-Match` with the ETag of this read, the route's GET (API-11). */
  readonly guardedBy?: (
    reader: Reader,
    input: { readonly params: Static<P> },
  ) => Promise<AnswerOf<R> | Refusal<'not_found'>>;
  /** Accepts `If-Match` with the `version` of the resource (ENT-9, PLA-18). */
  readonly versionedBy?: (
    reader: Reader,
    input: { readonly params: Static<P>; readonly body: Static<B> },
  ) => Promise<string | Refusal<DeclaredCode<NoInfer<C>>>>;
  /** Same as the GET's version; the answer has it too (API-12). */
  readonly version?: (body: Static<R>) => string;
  readonly run: (
    writer: Writer,
    input: ActionInput<A, Static<P>, Static<Q>, Static<B>>,
  ) => Promise<AnswerOf<R> | Refusal<DeclaredCode<NoInfer<C>> | EdgeCode<A>>>;
}

/** The types of its schemas are checked at the declaration and erased here. */
export interface Route {
  readonly method: Method;
  readonly path: string;
  readonly operationId: OperationId;
  readonly summary: string;
  readonly description: string | undefined;
  readonly tag: Tag;
  readonly access: Access;
  readonly params: TSchema;
  readonly query: TSchema;
  readonly body: TSchema | undefined;
  readonly response: TSchema;
  readonly status: 200 | 201 | 204;
  readonly location: ((body: never) => string) | undefined;
  readonly isLong: boolean;
  readonly isShownOnce: boolean;
  readonly beforeAnswer: BeforeAnswer<never> | undefined;
  readonly erases: ((params: never) => Id<'member'>) | undefined;
  readonly prefersHandling: boolean;
  readonly version: ((body: never) => string) | undefined;
  readonly problems: readonly RefusalCode[];
  readonly revalidate: Revalidate | undefined;
  readonly work:
    | { readonly kind: 'query'; readonly run: (reader: Reader, input: never) => Promise<unknown> }
    | { readonly kind: 'view'; readonly run: (input: never) => unknown }
    | {
        readonly kind: 'action';
        readonly run: (writer: Writer, input: never) => Promise<unknown>;
        readonly guardedBy: ((reader: Reader, input: never) => Promise<unknown>) | undefined;
        readonly versionedBy:
          | ((reader: Reader, input: never) => Promise<string | Refusal>)
          | undefined;
      };
}

/** Whether a change can depend on what the caller has read. */
export function isGuarded({ work }: Route): boolean {
  if (work.kind !== 'action') return false;
  return work.guardedBy !== undefined || work.versionedBy !== undefined;
}

const Nothing = Type.Object({}, { additionalProperties: false });

/** A route without these members: it takes nothing, answers 200, and declares no refusal. */
const DEFAULTS = {
  description: undefined,
  params: Nothing,
  query: Nothing,
  body: undefined,
  status: 200,
  location: undefined,
  isLong: false,
  isShownOnce: false,
  beforeAnswer: undefined,
  erases: undefined,
  prefersHandling: false,
  version: undefined,
  problems: [],
  revalidate: undefined,
} as const;

export function query<
  const A extends Access,
  R extends TSchema,
  P extends TSchema = typeof Nothing,
  Q extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
  const C extends RefusalCode = never,
>({ run, ...shape }: QueryShape<A, P, Q, B, R, C>): Route {
  return { ...DEFAULTS, ...shape, work: { kind: 'query', run } };
}

/** Declares a read of facts about the caller, which does not touch the database. */
export function view<const A extends Access, R extends TSchema>({
  run,
  ...shape
}: Pick<
  QueryShape<A, TSchema, TSchema, TSchema, R, never>,
  'method' | 'path' | 'operationId' | 'summary' | 'description' | 'tag' | 'access' | 'response'
> & {
  readonly run: (input: { readonly caller: CallerOf<A> }) => Static<R>;
}): Route {
  return { ...DEFAULTS, ...shape, work: { kind: 'view', run } };
}

export function declareAction<
  const A extends Access,
  R extends TSchema,
  P extends TSchema = typeof Nothing,
  Q extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
  const C extends RefusalCode = never,
>({ run, guardedBy, versionedBy, ...shape }: ActionShape<A, P, Q, B, R, C>): Route {
  return { ...DEFAULTS, ...shape, work: { kind: 'action', run, guardedBy, versionedBy } };
}
