import type { ImportPlan, Step } from './import-plan.ts';

/** A plan as a person reads it: a line for each line of the file that is not there yet (CLI-1). */
export function planText({ steps, remarks }: ImportPlan, done: boolean): string {
  const would = done ? '' : 'would be ';
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  const lines = [
    ...remarks,
    ...steps.flatMap((step) => stepText(step, would) ?? []),
    `${count('add')} ${would}added, ${count('change')} ${would}changed, ` +
      `${count('same')} already as the file says, ${count('refuse')} refused.`,
  ];
  return `${lines.join('\n')}\n`;
}

function stepText(step: Step, would: string): string | null {
  const remarks = step.remarks.length === 0 ? '' : ` [${step.remarks.join('; ')}]`;
  const told = toldOf(step, would);
  if (told !== null) return `line ${step.line}: ${told}${remarks}`;
  return remarks === '' ? null : `line ${step.line}: already as the file says${remarks}`;
}

function toldOf(step: Step, would: string): string | null {
  switch (step.kind) {
    case 'add':
      return `${would}added: ${step.member.display_name}`;
    case 'change':
      return `${would}changed: ${step.before.display_name} (${step.fields.join(', ')})`;
    case 'refuse':
      return `REFUSED: ${step.reason}`;
    case 'same':
      return null;
  }
}
