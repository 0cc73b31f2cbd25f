import type { Id } from '../../shared/ids.ts';
import { RULE_NAMES } from '../../shared/rule-names.ts';
import type { SentenceOf } from '../../shared/sentences/family.ts';
import { RULES_NOTE } from '../../shared/sentences/rules-note.ts';
import type { CompetitionRules } from './competition-rules.ts';

export type RulesNote = SentenceOf<typeof RULES_NOTE>;

interface CompetitionWithRules {
  readonly id: Id<'competition'>;
  readonly name: string;
  readonly rules: CompetitionRules;
}

/** Compares the rules with those of the previous competition (COM-5). */
export function makeRulesNote(rules: CompetitionRules, previous: CompetitionWithRules): RulesNote {
  const params = { previous_id: previous.id, previous: previous.name };
  const changed = RULE_NAMES.filter((name) => !isSameValue(rules[name], previous.rules[name]));
  return changed.length === 0
    ? RULES_NOTE.say('as_before', params)
    : RULES_NOTE.say('changed', { ...params, rules: changed });
}

/** Compares without regard to the order of object members. */
function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(Reflect.get(one, name), Reflect.get(other, name)));
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
