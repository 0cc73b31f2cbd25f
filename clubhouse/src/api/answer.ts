import type { components, StatusOf } from './schema.d.ts';

/** What the league says to a call: its answer, or a refusal of its own. That neither came is thrown. */
export type LeagueAnswer<Data, Code extends string = string> = Answer<Data> | Refusal<Code>;

interface Answer<Data> {
  readonly kind: 'answer';
  readonly data: Data;
  readonly status: number;
  readonly etag: string | null;
}

/**
 * The league has read the call and says no, by one of the codes that its operation declares. Each
 * code has one status.
 */
export type Refusal<Code extends string = string> = Code extends string
  ? {
      readonly kind: 'refusal';
      readonly status: Code extends keyof StatusOf ? StatusOf[Code] : number;
      readonly code: Code;
      readonly problem: components['schemas']['Problem'];
    }
  : never;

/** What any call may be refused with: no page but the edge of the site has words for these. */
export type CommonCode =
  | 'idempotency_answer_gone'
  | 'idempotency_in_progress'
  | 'idempotency_key_reused'
  | 'insufficient_scope'
  | 'invalid_credential'
  | 'invalid_request'
  | 'not_found'
  | 'payload_too_large'
  | 'session_not_accepted'
  | 'session_required'
  | 'unsupported_media_type'
  | 'uri_too_long';

interface FailureFacts<Code extends string> {
  readonly status: number;
  readonly code: Code;
  readonly problem?: unknown;
}

/**
 * What a page cannot go on from: thrown, and turned into a page of its own at the edge. It takes no
 * code that only some operations declare, so that a page which forgets one does not compile.
 */
export class LeagueFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** What the league finds wrong, by JSON Pointers into the body or `path/NAME`. */
  readonly pointers: readonly string[];

  constructor({ status, code, problem }: FailureFacts<CommonCode | 'no_answer'>) {
    super(`the league answered ${status} ${code}`);
    this.status = status;
    this.code = code;
    this.pointers = pointersIn(problem);
  }

  /** Whether an id in the address cannot be one: it names nothing. */
  get isWrongAddress(): boolean {
    return this.pointers.some((pointer) => pointer.startsWith('path/'));
  }
}

/**
 * The same for codes that only some operations declare. The caller names those that its page has no
 * words for.
 */
export function failureOf<Code extends string>(
  refusal: FailureFacts<CommonCode | NoInfer<Code>>,
  ..._codes: readonly Code[]
): LeagueFailure {
  return new LeagueFailure(refusal as FailureFacts<CommonCode>);
}

/**
 * What a table says of a refusal. The table has every code that only some operations declare, with
 * null where the page has no words for it.
 * @throws LeagueFailure where the table has none
 */
export function outcomeOf<Table extends Readonly<Record<string, unknown>>>(
  refusal: FailureFacts<CommonCode | NoInfer<keyof Table & string>>,
  table: Table,
): NonNullable<Table[keyof Table]> {
  const outcome = Object.hasOwn(table, refusal.code) ? table[refusal.code] : null;
  if (outcome === null || outcome === undefined) throw failureOf(refusal, refusal.code);
  return outcome;
}

function pointersIn(problem: unknown): string[] {
  const { errors } = (problem ?? {}) as { errors?: readonly { readonly pointer?: unknown }[] };
  return (errors ?? []).map(({ pointer }) => String(pointer));
}

/**
 * The league did not answer: nobody knows whether it did what it was asked to. Its status is 429
 * where the league asks for patience, else 500 or more, and so never one that says "no such thing".
 */
export class NoAnswer extends LeagueFailure {
  constructor(status: number, reason: string, options: ErrorOptions = {}) {
    super({ status: status === 429 || status >= 500 ? status : 503, code: 'no_answer' });
    this.message = `the league gave no answer: ${reason}`;
    this.cause = options.cause;
  }
}

/**
 * The data of an answer that the page is nothing without. What a page has words of its own for, as
 * a refused score, it asks for by `kind` instead.
 * @throws LeagueFailure
 */
export async function must<Data>(asking: Promise<LeagueAnswer<Data>>): Promise<Data> {
  const answer = await asking;
  if (answer.kind === 'answer') return answer.data;
  throw failureOf(answer, answer.code);
}

/**
 * The same with the ETag of what was read, by which a change is bound to it (SEAS-4).
 * @throws LeagueFailure
 */
export async function mustTagged<Data>(
  asking: Promise<LeagueAnswer<Data>>,
): Promise<{ readonly data: Data; readonly etag: string }> {
  const answer = await asking;
  if (answer.kind === 'refusal') throw failureOf(answer, answer.code);
  return { data: answer.data, etag: answer.etag ?? '' };
}
