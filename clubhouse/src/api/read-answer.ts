import { type LeagueAnswer, NoAnswer } from './answer.ts';
import { ANSWER_PROPERTIES } from './answer-members.ts';

/** As its caller's types say it is. */
type Json = ReturnType<typeof JSON.parse>;

/** The codes of the league that say no more than "later". */
const LATER: ReadonlySet<number> = new Set([408, 429]);

/** What came, before it is known whose word it is. */
export interface RawAnswer {
  readonly response: Pick<Response, 'ok' | 'status' | 'headers'>;
  /** What the JSON of a status from 200 to 299 says; undefined where there was no body. */
  readonly data?: Json;
  /** What the JSON of any other status says, or its text. */
  readonly error?: unknown;
}

/**
 * Tells an answer of the league from its refusal, and both from what something else on the way said
 * (CALL-5).
 * @param call as `GET /v1/club`
 * @throws NoAnswer
 */
export function readAnswer(
  call: string,
  { response, data, error }: RawAnswer,
): LeagueAnswer<Json, Json> {
  const { status } = response;
  if (status >= 500 || LATER.has(status)) throw new NoAnswer(status, `${status} to ${call}`);
  if (!response.ok) return readRefusal(call, status, error);
  if (!isAnswer(ANSWER_PROPERTIES[call], data)) {
    throw new NoAnswer(503, `something else than ${call} answers`);
  }
  return { kind: 'answer', data, status, etag: response.headers.get('etag') };
}

/**
 * Something that answers everything, as a page of a hotel's network, is no league.
 * @param member that the answer always has; null: it has no body
 */
function isAnswer(member: string | null | undefined, data: unknown): boolean {
  if (member === null) return data === undefined;
  if (!isRecord(data)) return false;
  if (member === undefined) return true;
  return member === 'data' ? Array.isArray(data['data']) : Object.hasOwn(data, member);
}

const PROBLEM = 'urn:league:problem:';

/** A refusal of the league is a problem of its own; any other is of something else on the way. */
function readRefusal(call: string, status: number, problem: unknown): LeagueAnswer<Json, Json> {
  if (isRecord(problem)) {
    const { code, type } = problem;
    const isOfLeague = typeof type === 'string' && type.startsWith(PROBLEM);
    if (isOfLeague && typeof code === 'string') return { kind: 'refusal', status, code, problem };
  }
  throw new NoAnswer(status, `${status} without a code to ${call}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
