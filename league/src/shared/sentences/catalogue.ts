import { ENTRY_WARNING } from './entry-warning.ts';
import { SCORE_ERROR } from './score-error.ts';
import { CHANGE_BY_HAND } from './change-by-hand.ts';
import { ABSENCE } from './absence.ts';
import { CHANGE_BLOCKER } from './change-blocker.ts';
import { CHANGE_WARNING } from './change-warning.ts';
import { CLAIM_DIFFERENCE } from './claim-difference.ts';
import { DRAFT_DIFFERENCE } from './draft-difference.ts';
import { LEFT_OUT } from './left-out.ts';
import type { DocumentedFamily } from './param.ts';
import { MEMBER_WARNING } from './member-warning.ts';
import { NEWCOMER_SUGGESTION } from './newcomer.ts';
import { OUTLOOK_NEED } from './outlook-need.ts';
import { PLACEMENT } from './placement.ts';
import { RULES_NOTE } from './rules-note.ts';
import { SEPARATION } from './separation.ts';
import { VACANCY, VACANCY_FILL } from './vacancy.ts';

export const CATALOGUE: readonly DocumentedFamily[] = [
  SEPARATION,
  OUTLOOK_NEED,
  CLAIM_DIFFERENCE,
  PLACEMENT,
  LEFT_OUT,
  ABSENCE,
  NEWCOMER_SUGGESTION,
  VACANCY,
  VACANCY_FILL,
  CHANGE_BY_HAND,
  DRAFT_DIFFERENCE,
  RULES_NOTE,
  CHANGE_BLOCKER,
  CHANGE_WARNING,
  ENTRY_WARNING,
  MEMBER_WARNING,
  SCORE_ERROR,
];
