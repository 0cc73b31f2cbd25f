import { type Static, Type } from 'typebox';
import { Warning } from './checks-schema.ts';
import { CODES } from '../shared/refusal-codes.ts';
import { SCORE_ERROR } from '../shared/sentences/score-error.ts';
import { StrictObject, StringEnum } from './schema.ts';
import { withFact } from './sentence-schema.ts';
import type { FieldError, Refusal, RefusalCheck } from '../shared/refusal.ts';

const place = {
  pointer: Type.String({
    description: 'A JSON Pointer into the body, or `query/NAME`, `path/NAME`, `header/NAME`',
  }),
  message: Type.String(),
};

const FieldErrorSchema = Type.Unsafe<FieldError>(
  Type.Union([
    withFact(place, SCORE_ERROR, { title: 'ScoreFieldError' }),
    StrictObject(
      {
        ...place,
        code: Type.Optional(
          StringEnum('ProblemCode', Object.keys(CODES), {
            description: 'In a batch: the code this row would get if sent alone',
          }),
        ),
      },
      { title: 'PlainFieldError' },
    ),
  ]),
);

/** The body of every error (RFC 9457, ERR-1). */
export const Problem = Type.Object(
  {
    type: Type.String({ description: '`urn:league:problem:` followed by the code' }),
    code: StringEnum('ProblemCode', Object.keys(CODES)),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.Optional(Type.String()),
    request_id: Type.String({ description: 'Same as the X-Request-Id header' }),
    id: Type.Optional(
      Type.String({
        format: 'uuid',
        description: 'Only with `idempotency_answer_gone`: the id of the created resource',
      }),
    ),
    next_cursor: Type.Optional(
      Type.String({
        description:
          'Only with `feed_restored`: pass it as `after`. The events after it are those that the ' +
          'restored feed has and this cursor has not seen; an event seen twice keeps its id',
      }),
    ),
    errors: Type.Optional(Type.Array(FieldErrorSchema)),
    checks: Type.Optional(
      Type.Array(Type.Unsafe<RefusalCheck>(Warning), {
        description: 'With needs_acknowledgement: all warnings to read',
      }),
    ),
  },
  { title: 'Problem' },
);

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

export function makeProblemBody(refusal: Refusal, requestId: string): Static<typeof Problem> {
  const { code, detail, errors, members } = refusal;
  const { status, title } = CODES[code];
  return {
    type: `urn:league:problem:${code}`,
    code,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    request_id: requestId,
    ...(errors === undefined ? {} : { errors: [...errors] }),
    ...(members.id === undefined ? {} : { id: members.id }),
    ...(members.next_cursor === undefined ? {} : { next_cursor: members.next_cursor }),
    ...(members.checks === undefined ? {} : { checks: [...members.checks] }),
  };
}
