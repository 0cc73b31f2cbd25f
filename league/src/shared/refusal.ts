import type { Id } from './ids.ts';
import type { RefusalCode } from './refusal-codes.ts';

/** A JSON Pointer into the body, or `query/NAME`, `path/NAME`, `header/NAME`. */
export interface FieldError {
  readonly pointer: string;
  readonly message: string;
  /** The code of this row if sent alone; with `params`, a sentence of `score_error`. */
  readonly code?: string;
  readonly params?: object;
}

export interface RefusalCheck {
  readonly code: string;
  readonly params: object;
  readonly sentence: string;
  readonly ids: readonly Id[];
}

export interface RefusalMembers {
  /** Sent as the header `Retry-After`, not in the body. */
  readonly retryAfterSeconds?: number;
  /** The id of what an earlier request with the same Idempotency-Key created. */
  readonly id?: Id;
  /** The warnings still to be acknowledged (CHK-3). */
  readonly checks?: readonly RefusalCheck[];
  /** The cursor from which a restored feed continues (EVT-13). */
  readonly next_cursor?: string;
}

/** A value, never thrown: a throw is a bug. Its type lists the codes that routes declare. */
export class Refusal<out C extends RefusalCode = RefusalCode> {
  readonly code: C;
  readonly detail: string | undefined;
  readonly errors: readonly FieldError[] | undefined;
  readonly members: RefusalMembers;

  constructor(
    code: C,
    detail?: string,
    errors?: readonly FieldError[],
    members: RefusalMembers = {},
  ) {
    this.code = code;
    this.detail = detail;
    this.errors = errors;
    this.members = members;
  }
}

export function refuse<const C extends RefusalCode>(
  code: C,
  detail?: string,
  errors?: readonly FieldError[],
  members?: RefusalMembers,
): Refusal<C> {
  return new Refusal(code, detail, errors, members);
}
