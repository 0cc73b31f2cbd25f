/** What the league says to a call: its answer, or a refusal of its own. That neither came is thrown. */
export type LeagueAnswer<Data, Problem = unknown> = Answer<Data> | Refusal<Problem>;

interface Answer<Data> {
  readonly kind: 'answer';
  readonly data: Data;
  readonly status: number;
  readonly etag: string | null;
}

/** The league has read the call and says no, by a code. */
export interface Refusal<Problem = unknown> {
  readonly kind: 'refusal';
  readonly status: number;
  readonly code: string;
  readonly problem: Problem;
}

/** What a page cannot go on from: thrown, and turned into a page of its own at the edge. */
export class LeagueFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** What the league finds wrong, by JSON Pointers into the body or `path/NAME`. */
  readonly pointers: readonly string[];

  constructor({
    status,
    code,
    problem,
  }: Pick<Refusal, 'status' | 'code'> & { readonly problem?: unknown }) {
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
  throw new LeagueFailure(answer);
}

/**
 * The same with the ETag of what was read, by which a change is bound to it (SEAS-4).
 * @throws LeagueFailure
 */
export async function mustTagged<Data>(
  asking: Promise<LeagueAnswer<Data>>,
): Promise<{ readonly data: Data; readonly etag: string }> {
  const answer = await asking;
  if (answer.kind === 'refusal') throw new LeagueFailure(answer);
  return { data: answer.data, etag: answer.etag ?? '' };
}
