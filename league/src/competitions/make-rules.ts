import { fieldErrors, Validation } from '../http/validation.ts';
import { type FieldError, type Refusal, refuse } from '../shared/refusal.ts';
import { rulesProblems } from './rules/check.ts';
import {
  changeRules,
  type CompetitionRules,
  type RulesChanges,
} from './rules/competition-rules.ts';
import { RULE_PRESETS } from './rules/presets.ts';
import { CompetitionRules as Schema } from './rules-schema.ts';

const isWhole = new Validation().compile(Schema, 'body');

interface Wanted {
  readonly preset?: string | undefined;
  readonly rules?: RulesChanges | undefined;
}

/** The rules with a preset and changes applied; a refusal when they do not hold (RUL-2). */
export function rulesFrom(current: CompetitionRules, wanted: Wanted): CompetitionRules | Refusal {
  const preset = RULE_PRESETS.find((one) => one.id === wanted.preset);
  const rules = changeRules(preset?.rules ?? current, wanted.rules ?? {});
  const problems = isWhole(rules)
    ? rulesProblems(rules)
    : fieldErrors(isWhole.errors ?? [], 'body');
  return problems.length === 0 ? rules : refuse('invalid_request', undefined, problems.map(inBody));
}

function inBody({ pointer, message }: FieldError): FieldError {
  return { pointer: `/rules${pointer}`, message };
}
