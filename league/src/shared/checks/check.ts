import type { Id } from '../ids.ts';
import type { CHANGE_BLOCKER } from '../sentences/change-blocker.ts';
import type { CHANGE_WARNING } from '../sentences/change-warning.ts';
import type { SentenceOf } from '../sentences/family.ts';
import type { MEMBER_WARNING } from '../sentences/member-warning.ts';

interface SubjectIds {
  /** The ids of the things concerned; `code` gives their kind. */
  readonly ids: Id[];
}

/** Why a change of state is refused, whatever the caller prefers (CHK-1). */
export type Blocker = SentenceOf<typeof CHANGE_BLOCKER> & SubjectIds;

/** A warning that a careful caller acknowledges before a change of state (CHK-2, CHK-3). */
export type Warning = SentenceOf<typeof CHANGE_WARNING> & SubjectIds;

/** A likely mistake in a member's data, which is never refused (MEM-15). */
export type MemberWarning = SentenceOf<typeof MEMBER_WARNING> & SubjectIds;

export interface ChangeOptions {
  /** `Prefer: handling=strict`. */
  readonly strict: boolean;
  readonly acknowledged: readonly Warning['code'][];
}
