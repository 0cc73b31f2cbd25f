import { type Static, type TSchema, Type } from 'typebox';
import type { Snapshot } from '../db/database.ts';
import type { Writer } from '../db/writer.ts';
import type { Refusal, RefusalCode } from '../shared/refusal.ts';
import type { Timestamp } from '../shared/dates.ts';
import type { CacheTag } from '../shared/events/cache-tags.ts';
import type { Id } from '../shared/ids.ts';
import type { Access, CallerOf } from './caller.ts';
import type { CacheView } from './invalidation.ts';
import type { OperationId } from './operation-id.ts';
import type { Tag } from './tags.ts';

/** How an answer that carries an ETag is remembered. */
export interface Revalidate<I = never, R = never> {
  /**
   * Who gets the same. `shared`: every key, and so every session; `by_player`: every key, and each
   * player an answer of their own; `by_personal_data`: keys that show it, and those that do not.
   */
  readonly audience: 'shared' | 'by_player' | 'by_personal_data';
  /** What the answer shows: it is forgotten when one of these is touched (API-13). */
  readonly tags: (input: I, answer: R) => readonly CacheTag[];
}

export type BeforeAnswer<R> = (result: R) => Promise<Readonly<Record<string, string>>>;

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a query works with: one snapshot of the data, and the time. */
export interface Reader {
  readonly db: Snapshot;
  readonly now: Timestamp;
  /** Notes that the answer changes by itself at this instant, and is not remembered beyond it. */
  readonly until: (instant: Timestamp) => void;
  /** For what is kept between reads; not in a write, nor in a command. */
  readonly seen?: CacheView;
}

interface Input<A extends Access, P, Q, B> {
  readonly caller: CallerOf<A>;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
}

interface ActionInput<A extends Access, P, Q, B> extends Input<A, P, Q, B> {
  /** The caller prefers to be refused rather than to go through in doubt. */
  readonly strict: boolean;
}

/** Codes typed only as `RefusalCode`, not one by one, declare none. */
type DeclaredCode<C extends RefusalCode> = RefusalCode extends C ? never : C;

/** Keeps a refusal from passing for an answer that has no members of its own. */
type AnswerOf<R extends TSchema> = Static<R> & { readonly errors?: never };

/** Declared for every route of this access. Its action may give them too. */
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
  /** Path in OpenAPI's form, `/v1/members/{id}`. */
  readonly path: string;
  readonly operationId: OperationId;
  readonly summary: string;
  readonly description?: string;
  /** The feature, by which the document groups its operations. */
  readonly tag: Tag;
  readonly access: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /**
   * The codes the action itself can give; those of access, validation and limits are added. A route
   * whose action can give another does not compile.
   */
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
  /** Grows with the club, and lets others in between its pieces (SRV-13). */
  readonly isLong?: boolean;
  /** Carries an ETag, and is remembered. */
  readonly revalidate?: Revalidate<Input<A, Static<P>, Static<Q>, Static<B>>, Static<R>>;
  /** What its ETag is made of, where the answer itself changes also without a change (API-12). */
  readonly version?: (body: Static<R>) => string;
  readonly run: (
    reader: Reader,
    input: Input<A, Static<P>, Static<Q>, Static<B>>,
  ) => Promise<AnswerOf<R> | Refusal<DeclaredCode<NoInfer<C>> | EdgeCode<A>>>;
}

/** A write: one transaction, its events recorded inside. */
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
  /** 201 with `Location` when it creates, 204 when there is nothing to say. */
  readonly status?: 200 | 201 | 204;
  /** The path of what was created. */
  readonly location?: (body: Static<R>) => string;
  /** The answer holds a secret, which is stored nowhere: it cannot be given again (IDE-4). */
  readonly isShownOnce?: boolean;
  /** What follows once it is written, before it is answered. @returns headers of the answer */
  readonly beforeAnswer?: BeforeAnswer<Static<R>>;
  /** Whose personal data it takes away: nothing that is remembered and names them outlasts it (API-14). */
  readonly erases?: (params: Static<P>) => Id<'member'>;
  /** Takes `Prefer: handling=strict`, and tells it as `strict` (CHK-4). */
  readonly prefersHandling?: boolean;
  /** Takes `If-Match` with the ETag of what this reads, the answer of the route's GET (API-11). */
  readonly guardedBy?: (
    reader: Reader,
    input: { readonly params: Static<P> },
  ) => Promise<AnswerOf<R> | Refusal<'not_found'>>;
  /** Takes `If-Match` with the `version` that answers give of what is changed (ENT-9, PLA-18). */
  readonly versionedBy?: (
    reader: Reader,
    input: { readonly params: Static<P>; readonly body: Static<B> },
  ) => Promise<string | Refusal<DeclaredCode<NoInfer<C>>>>;
  /** As that of the route's GET; the answer carries it too (API-12). */
  readonly version?: (body: Static<R>) => string;
  readonly run: (
    writer: Writer,
    input: ActionInput<A, Static<P>, Static<Q>, Static<B>>,
  ) => Promise<AnswerOf<R> | Refusal<DeclaredCode<NoInfer<C>> | EdgeCode<A>>>;
}

/**
 * A route as the server and the document see it. The types of its schemas were checked where it was
 * declared; from here on they are erased.
 */
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

/** Whether a change can be bound to what the caller has read. */
export function isGuarded({ work }: Route): boolean {
  if (work.kind !== 'action') return false;
  return work.guardedBy !== undefined || work.versionedBy !== undefined;
}

const Nothing = Type.Object({}, { additionalProperties: false });

/** Declares a read. */
export function query<
  const A extends Access,
  R extends TSchema,
  P extends TSchema = typeof Nothing,
  Q extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
  const C extends RefusalCode = never,
>(shape: QueryShape<A, P, Q, B, R, C>): Route {
  return {
    ...common(shape),
    response: shape.response,
    status: 200,
    location: undefined,
    isLong: shape.isLong ?? false,
    isShownOnce: false,
    beforeAnswer: undefined,
    erases: undefined,
    prefersHandling: false,
    version: shape.version,
    revalidate: shape.revalidate,
    work: { kind: 'query', run: shape.run },
  };
}

/** Declares a read of what is known of the caller: it does not touch the database. */
export function view<const A extends Access, R extends TSchema>(shape: {
  readonly method: 'GET';
  readonly path: string;
  readonly operationId: OperationId;
  readonly summary: string;
  readonly description?: string;
  readonly tag: Tag;
  readonly access: A;
  readonly response: R;
  readonly run: (input: { readonly caller: CallerOf<A> }) => Static<R>;
}): Route {
  return {
    ...common(shape),
    response: shape.response,
    status: 200,
    location: undefined,
    isLong: false,
    isShownOnce: false,
    beforeAnswer: undefined,
    erases: undefined,
    prefersHandling: false,
    version: undefined,
    revalidate: undefined,
    work: { kind: 'view', run: shape.run },
  };
}

/** Declares a write. */
export function action<
  const A extends Access,
  R extends TSchema,
  P extends TSchema = typeof Nothing,
  Q extends TSchema = typeof Nothing,
  B extends TSchema = typeof Nothing,
  const C extends RefusalCode = never,
>(shape: ActionShape<A, P, Q, B, R, C>): Route {
  return {
    ...common(shape),
    response: shape.response,
    status: shape.status ?? 200,
    location: shape.location,
    isLong: false,
    isShownOnce: shape.isShownOnce ?? false,
    beforeAnswer: shape.beforeAnswer,
    erases: shape.erases,
    prefersHandling: shape.prefersHandling ?? false,
    version: shape.version,
    revalidate: undefined,
    work: {
      kind: 'action',
      run: shape.run,
      guardedBy: shape.guardedBy,
      versionedBy: shape.versionedBy,
    },
  };
}

function common(shape: Shape<Access, TSchema, TSchema, TSchema, RefusalCode> & { method: Method }) {
  return {
    method: shape.method,
    path: shape.path,
    operationId: shape.operationId,
    summary: shape.summary,
    description: shape.description,
    tag: shape.tag,
    access: shape.access,
    params: shape.params ?? Nothing,
    query: shape.query ?? Nothing,
    body: shape.body,
    problems: shape.problems ?? [],
  };
}
