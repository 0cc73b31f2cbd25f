import type { LeagueResponse } from './client.ts';
/** What a page cannot go on from: thrown by `must`, and turned into a page of its own at the edge. */
export class LeagueFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`the league answered ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

interface Answered<Data, Problem> {
  readonly data?: Data | undefined;
  readonly error?: Problem | undefined;
  readonly response: LeagueResponse;
}

/**
 * The data of an answer that the page is nothing without. What a page has an answer of its own to,
 * as a refused score, it takes from `error` instead.
 * @throws LeagueFailure
 */
export async function must<Data, Problem>(
  answering: Promise<Answered<Data, Problem>>,
): Promise<Data> {
  const { data, error, response } = await answered(answering);
  if (data !== undefined) return data;
  throw new LeagueFailure(response.status, codeOf(error));
}

/**
 * The same with the ETag of what was read, by which a change is bound to it (SEAS-4).
 * @throws LeagueFailure
 */
export async function mustTagged<Data, Problem>(
  answering: Promise<Answered<Data, Problem>>,
): Promise<{ readonly data: Data; readonly etag: string }> {
  const { data, error, response } = await answered(answering);
  if (data === undefined) throw new LeagueFailure(response.status, codeOf(error));
  return { data, etag: response.etag ?? '' };
}

/** The answer, whatever it is. @throws LeagueFailure where none came */
export async function answered<Result>(answering: Promise<Result>): Promise<Result> {
  try {
    return await answering;
  } catch (error) {
    throw new LeagueFailure(503, error instanceof Error ? error.name : 'unreachable');
  }
}

/** The code of a problem, whose body is of another's making. */
export function codeOf(problem: unknown): string {
  const isProblem = typeof problem === 'object' && problem !== null && 'code' in problem;
  return isProblem && typeof problem.code === 'string' ? problem.code : 'unknown';
}
