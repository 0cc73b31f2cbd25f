import { type LeagueAnswer, NoAnswer } from './answer.ts';

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
 * @param property by which its answer is recognised; null: it has no body
 * @throws NoAnswer
 */
export function readAnswer(
  call: string,
  property: string | null,
  { response, data, error }: RawAnswer,
): LeagueAnswer<Json> {
  const { status } = response;
  if (status >= 500 || LATER.has(status)) throw new NoAnswer(status, `${status} to ${call}`);
  if (!response.ok) return readRefusal(call, status, error);
  if (!isAnswer(property, data)) {
    throw new NoAnswer(503, `something else than ${call} answers`);
  }
  return { kind: 'answer', data, status, etag: response.headers.get('etag') };
}

/**
 * Something that answers everything, as a page of a hotel's network, is no league.
 */
function isAnswer(property: string | null, data: unknown): boolean {
  if (property === null) return data === undefined;
  if (!isRecord(data)) return false;
  return property === 'data' ? Array.isArray(data['data']) : Object.hasOwn(data, property);
}

const PROBLEM = 'urn:league:problem:';

/** A refusal of the league is a problem of its own; any other is of something else on the way. */
function readRefusal(call: string, status: number, problem: unknown): LeagueAnswer<Json> {
  if (isRecord(problem)) {
    const { code, type } = problem;
    const isOfLeague = typeof type === 'string' && type.startsWith(PROBLEM);
    if (isOfLeague && typeof code === 'string')
      return { kind: 'refusal', status, code, problem: problem as Json };
  }
  throw new NoAnswer(status, `${status} without a code to ${call}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
