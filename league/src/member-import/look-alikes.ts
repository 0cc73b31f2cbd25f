import type { Member } from '../members/schema.ts';
import { lookAlikeKeys } from '../shared/names.ts';
import type { Step } from './import-plan.ts';
import { because, type Reason } from './reason.ts';

/** A member after the import. */
interface Named {
  readonly name: string;
  /** The line that writes the name; null for a member whose name stays. */
  readonly line: number | null;
}

/** Adds to each new name whose it looks like, in the club or on another line (MEM-15). */
export function withLookAlikes(steps: readonly Step[], members: readonly Member[]): Step[] {
  const written = new Map(steps.map((step) => [step.line, writtenName(step)]));
  const renamed = new Set(
    steps.flatMap((step) =>
      step.kind === 'change' && written.get(step.line) !== null ? [step.before.id] : [],
    ),
  );
  const byKey = new Map<string, Named[]>();
  const note = (one: Named): void => {
    for (const key of lookAlikeKeys(one.name)) {
      const others = byKey.get(key);
      if (others) others.push(one);
      else byKey.set(key, [one]);
    }
  };
  for (const { id, display_name: name } of members)
    if (!renamed.has(id)) note({ name, line: null });
  for (const [line, name] of written) if (typeof name === 'string') note({ name, line });
  return steps.map((step) => {
    const name = written.get(step.line) ?? null;
    if (name === null) return step;
    const alike = new Set(lookAlikeKeys(name).flatMap((key) => byKey.get(key) ?? []));
    const others = [...alike].filter(({ line }) => line !== step.line);
    return others.length === 0 ? step : { ...step, remarks: [...step.remarks, remark(others)] };
  });
}

function remark(others: readonly Named[]): Reason {
  const [first] = others;
  const { name = '', line = null } = first ?? {};
  return because('name_like_another', {
    name,
    count: others.length,
    ...(line !== null && { line }),
  });
}

/** The display name that a step writes; null if it leaves the name as it is. */
function writtenName(step: Step): string | null {
  if (step.kind === 'add') return step.member.display_name;
  if (step.kind !== 'change' || !step.fields.includes('display_name')) return null;
  return step.changes.display_name ?? null;
}
