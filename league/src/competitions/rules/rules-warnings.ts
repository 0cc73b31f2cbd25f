import type { Warning } from '../../shared/checks/check.ts';
import type { Id } from '../../shared/ids.ts';
import { CHANGE_WARNING } from '../../shared/sentences/change-warning.ts';
import type { CompetitionRules } from './competition-rules.ts';
import { findOvervaluedWalkover } from './walkover-value.ts';

/** Finds effects of the rules that may be unintended (RUL-7). */
export function findRulesWarnings(id: Id<'competition'>, rules: CompetitionRules): Warning[] {
  const dear = findOvervaluedWalkover(rules);
  if (dear === null) return [];
  return [{ ...CHANGE_WARNING.say('walkover_above_win', dear), ids: [id] }];
}
