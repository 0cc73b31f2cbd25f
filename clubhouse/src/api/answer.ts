import type { components, StatusOf } from './schema.d.ts';

/** The league's answer to a call: data or a refusal. If no answer comes, the call throws. */
export type LeagueAnswer<Data, Code extends string = string> = Answer<Data> | Refusal<Code>;

interface Answer<Data> {
  readonly kind: 'answer';
  readonly data: Data;
  readonly status: number;
  readonly etag: string | null;
}

/** A call that the league understood and refused, with a code that its operation declares. */
export type Refusal<Code extends string = string> = Code extends string
  ? {
      readonly kind: 'refusal';
      readonly status: Code extends keyof StatusOf ? StatusOf[Code] : number;
      readonly code: Code;
      readonly problem: components['schemas']['Problem'];
    }
  : never;

/** Codes that can refuse any call. Only the edge of the site has words for them, not the pages. */
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
 * A failure that a page cannot recover from; the edge turns it into an error page. It excludes
 * codes that only some operations declare, so a page that forgets one does not compile.
 */
export class LeagueFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** The faults found by the league, as JSON Pointers into the body or `path/NAME`. */
  readonly pointers: readonly string[];

  constructor({ status, code, problem }: FailureFacts<CommonCode | 'no_answer'>) {
    super(`the league answered ${status} ${code}`);
    this.status = status;
    this.code = code;
    this.pointers = readPointers(problem);
  }

  /** Whether an id in the address is malformed, so that it names nothing. */
  get isWrongAddress(): boolean {
    return this.pointers.some((pointer) => pointer.startsWith('path/'));
  }
}

/** Converts a refusal with an operation's own code. The caller lists those without words. */
export function toLeagueFailure<Code extends string>(
  refusal: FailureFacts<CommonCode | NoInfer<Code>>,
  ..._codes: readonly Code[]
): LeagueFailure {
  return new LeagueFailure(refusal as FailureFacts<CommonCode>);
}

/**
 * The table has every code that only some operations declare; null marks those without words.
 * @throws LeagueFailure if the table has no entry
 */
export function mapRefusal<Table extends Readonly<Record<string, unknown>>>(
  refusal: FailureFacts<CommonCode | NoInfer<keyof Table & string>>,
  table: Table,
): NonNullable<Table[keyof Table]> {
  const outcome = Object.hasOwn(table, refusal.code) ? table[refusal.code] : null;
  if (outcome === null || outcome === undefined) throw toLeagueFailure(refusal, refusal.code);
  return outcome;
}

function readPointers(problem: unknown): string[] {
  const { errors } = (problem ?? {}) as { errors?: readonly { readonly pointer?: unknown }[] };
  return (errors ?? []).map(({ pointer }) => String(pointer));
}

/**
 * The league did not answer, so nobody knows whether it did the work. The status is 429 if the
 * league asks for patience, otherwise 500 or more; never one that means "not found".
 */
export class NoAnswer extends LeagueFailure {
  constructor(status: number, reason: string, options: ErrorOptions = {}) {
    super({ status: status === 429 || status >= 500 ? status : 503, code: 'no_answer' });
    this.message = `the league gave no answer: ${reason}`;
    this.cause = options.cause;
  }
}

/**
 * Use `kind` instead for outcomes with words of their own, such as a refused score.
 * @throws LeagueFailure
 */
export async function dataOrThrow<Data>(asking: Promise<LeagueAnswer<Data>>): Promise<Data> {
  const answer = await asking;
  if (answer.kind === 'answer') return answer.data;
  throw toLeagueFailure(answer, answer.code);
}

/**
 * Like `dataOrThrow`, but with the data's ETag, to make a change conditional on it (SEAS-4).
 * @throws LeagueFailure
 */
export async function taggedDataOrThrow<Data>(
  asking: Promise<LeagueAnswer<Data>>,
): Promise<{ readonly data: Data; readonly etag: string }> {
  const answer = await asking;
  if (answer.kind === 'refusal') throw toLeagueFailure(answer, answer.code);
  return { data: answer.data, etag: answer.etag ?? '' };
}
