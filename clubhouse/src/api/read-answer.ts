import { type LeagueAnswer, NoAnswer } from './answer.ts';
import { ANSWER_MEMBERS } from './answer-members.ts';
import type { LeagueResponse } from './wire.ts';

/** As its caller's types say it is. */
type Json = ReturnType<typeof JSON.parse>;

/** The codes of the league that say no more than "later". */
const LATER: ReadonlySet<number> = new Set([408, 429]);

/**
 * Tells an answer of the league from its refusal, and both from what something else on the way said,
 * or from half of it (CALL-5).
 * @param call as `GET /v1/club`
 * @throws NoAnswer
 */
export function readAnswer(
  call: string,
  { status, etag, text }: LeagueResponse,
  parse: (text: string) => Json,
): LeagueAnswer<Json, Json> {
  if (status >= 500 || LATER.has(status)) throw new NoAnswer(status, `${status} to ${call}`);
  if (status < 200 || status >= 300) return readRefusal(call, status, text);
  if (ANSWER_MEMBERS[call] === null) {
    if (text === '') return { kind: 'answer', data: undefined, status, etag };
    throw new NoAnswer(status, `a body to ${call}, which has none`);
  }
  return { kind: 'answer', data: checkShape(call, parseAnswer(call, text, parse)), status, etag };
}

/**
 * Something that answers everything, as a page of a hotel's network, is no league. @param call as
 * `GET /v1/club` @throws NoAnswer
 */
export function checkShape(call: string, data: Json): Json {
  const member = ANSWER_MEMBERS[call] ?? null;
  const isKnown = isRecord(data) && (member === null || Object.hasOwn(data, member));
  if (isKnown && (member !== 'data' || Array.isArray(data['data']))) return data;
  throw new NoAnswer(503, `something else than ${call} answers`);
}

function parseAnswer(call: string, text: string, parse: (text: string) => Json): Json {
  try {
    return parse(text);
  } catch (cause) {
    throw new NoAnswer(503, `no JSON to ${call}`, { cause });
  }
}

const PROBLEM = 'urn:league:problem:';

/** A refusal of the league is a problem of its own; any other is of something else on the way. */
function readRefusal(call: string, status: number, text: string): LeagueAnswer<Json, Json> {
  let problem: unknown = null;
  try {
    problem = JSON.parse(text);
  } catch {
    // What is no JSON has no code either.
  }
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
