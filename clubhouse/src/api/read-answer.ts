import { type LeagueAnswer, NoAnswer } from './answer.ts';

/** Any JSON value. The callers give it a type. */
type ParsedJson = ReturnType<typeof JSON.parse>;

/** League statuses that only mean "later". */
const LATER: ReadonlySet<number> = new Set([408, 429]);

/** A raw response whose sender is not known yet. */
export interface RawAnswer {
  readonly response: Pick<Response, 'ok' | 'status' | 'headers'>;
  /** Parsed JSON for a status from 200 to 299; undefined without a body. */
  readonly data?: ParsedJson;
  /** Parsed JSON for any other status, or its text. */
  readonly error?: unknown;
}

/**
 * Tells a league answer, a refusal and a response from something in between apart (CALL-5).
 * @param call such as `GET /v1/club`
 * @param property that identifies the answer; null if it has no body
 * @throws NoAnswer
 */
export function readAnswer(
  call: string,
  property: string | null,
  { response, data, error }: RawAnswer,
): LeagueAnswer<ParsedJson> {
  const { status } = response;
  if (status >= 500 || LATER.has(status)) throw new NoAnswer(status, `${status} to ${call}`);
  if (!response.ok) return readRefusal(call, status, error);
  if (!isAnswer(property, data)) {
    throw new NoAnswer(503, `something else than ${call} answers`);
  }
  return { kind: 'answer', data, status, etag: response.headers.get('etag') };
}

/** Whether an answer is the league's. A hotel's login page answers every call, too. */
function isAnswer(property: string | null, data: unknown): boolean {
  if (property === null) return data === undefined;
  if (!isRecord(data)) return false;
  return property === 'data' ? Array.isArray(data['data']) : Object.hasOwn(data, property);
}

const PROBLEM = 'urn:league:problem:';

/** Reads a refusal. The league's have its problem format; others come from something in between. */
function readRefusal(call: string, status: number, problem: unknown): LeagueAnswer<ParsedJson> {
  if (isRecord(problem)) {
    const { code, type } = problem;
    const isOfLeague = typeof type === 'string' && type.startsWith(PROBLEM);
    if (isOfLeague && typeof code === 'string')
      return { kind: 'refusal', status, code, problem: problem as ParsedJson };
  }
  throw new NoAnswer(status, `${status} without a code to ${call}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
