import { listFieldErrors, getValidator } from '../http/validation.ts';
import { type FieldError, type Refusal, refuse } from '../shared/refusal.ts';
import { findResultProblems } from '../matches/rules/result-problems.ts';
import { findRulesProblems } from './rules/check.ts';
import {
  changeRules,
  type CompetitionRules,
  type RulesChanges,
} from './rules/competition-rules.ts';
import { RULE_PRESETS } from './rules/presets.ts';
import { CompetitionRules as Schema } from './rules-schema.ts';

interface RulesChoice {
  readonly preset?: string | undefined;
  readonly rules?: RulesChanges | undefined;
}

/** Applies a preset and changes; refuses inconsistent rules (RUL-2). */
export function applyRulesChoice(
  current: CompetitionRules,
  choice: RulesChoice,
): CompetitionRules | Refusal<'invalid_request'> {
  const preset = RULE_PRESETS.find((one) => one.id === choice.preset);
  return applyRulesChanges(preset?.rules ?? current, choice.rules ?? {}, '/rules');
}

/** @param at the place of the changes in the body */
export function applyRulesChanges(
  current: CompetitionRules,
  changes: RulesChanges,
  at = '',
): CompetitionRules | Refusal<'invalid_request'> {
  const rules = changeRules(current, changes);
  const isWhole = getValidator(Schema);
  const problems = isWhole(rules)
    ? findAllProblems(rules)
    : listFieldErrors(isWhole.errors ?? [], 'body');
  if (problems.length === 0) return rules;
  const inBody = problems.map(({ pointer, message }) => ({ pointer: at + pointer, message }));
  return refuse('invalid_request', undefined, inBody);
}

/** Possible results are known only for a valid format. */
function findAllProblems(rules: CompetitionRules): FieldError[] {
  const problems = findRulesProblems(rules);
  const isFormatWrong = problems.some(({ pointer }) => pointer.startsWith('/format'));
  return isFormatWrong ? problems : [...problems, ...findResultProblems(rules)];
}
