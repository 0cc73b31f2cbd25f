import type { ImportPlan, Step } from '../member-import/import-plan.ts';
import type { Reason } from '../member-import/reason.ts';

/** A plan as a person reads it: a line for each line of the file that is not there yet (CLI-1). */
export function planText({ steps, remarks }: ImportPlan, done: boolean): string {
  const would = done ? '' : 'would be ';
  const count = (kind: Step['kind']) => steps.filter((step) => step.kind === kind).length;
  const lines = [
    ...sentences(remarks),
    ...steps.flatMap((step) => stepText(step, would) ?? []),
    `${count('add')} ${would}added, ${count('change')} ${would}changed, ` +
      `${count('same')} already as the file says, ${count('refuse')} refused.`,
  ];
  return `${lines.join('\n')}\n`;
}

function stepText(step: Step, would: string): string | null {
  const blanks = sentences(step.blanks).map((blank) => `left blank: ${blank}`);
  const said = [...blanks, ...sentences(step.remarks)];
  const remarks = said.length === 0 ? '' : ` [${said.join('; ')}]`;
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
      return `REFUSED: ${sentences(step.reasons).join('; ')}`;
    case 'same':
      return null;
  }
}

function sentences(reasons: readonly Reason[]): string[] {
  return reasons.map(({ message }) => message);
}
