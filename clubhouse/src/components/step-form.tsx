import type { VNode } from 'preact';
import { useLocale } from './locale.ts';

interface StepFormProps {
  readonly action: string;
  readonly to: string;
  readonly acknowledge: readonly string[];
  readonly hasNotes?: boolean;
  readonly button: string;
  readonly undo: string;
}

/** The button of a step. If there was anything to read, it needs a tick first (SEAS-5). */
export function StepForm(props: StepFormProps): VNode {
  const { action, to, acknowledge, hasNotes = false, button, undo } = props;
  return (
    <form class="card stack" method="post" action={action}>
      <input type="hidden" name="to" value={to} />
      {[...new Set(acknowledge)].map((code) => (
        <input key={code} type="hidden" name="acknowledge" value={code} />
      ))}
      {(acknowledge.length > 0 || hasNotes) && <ReadTick />}
      <p>
        <button class="btn p">{button}</button>
      </p>
      <p class="meta">{undo}</p>
    </form>
  );
}

export function ReadTick(): VNode {
  const { step } = useLocale().words.seasons;
  return (
    <label class="opt">
      <input type="checkbox" name="read" value="1" required />
      <b>{step.read}</b>
    </label>
  );
}
