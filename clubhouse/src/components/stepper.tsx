import type { VNode } from 'preact';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';

interface StepperProps {
  readonly name: string;
  readonly label: string;
  /** The label for screen readers, which names the set. */
  readonly heard: string;
  readonly value: string;
}

/** An input for games or points, with plus and minus buttons if scripts run. */
export function Stepper({ name, label, heard, value }: StepperProps): VNode {
  const { words } = useLocale();
  return (
    <div class="stepper">
      <button type="button" data-step="-1" data-for={name} aria-label={words.report.fewer(heard)}>
        <Icon name="minus" />
      </button>
      <input
        id={name}
        name={name}
        type="number"
        min="0"
        max="99"
        inputmode="numeric"
        autocomplete="off"
        aria-label={heard}
        value={value}
      />
      <button type="button" data-step="1" data-for={name} aria-label={words.report.more(heard)}>
        <Icon name="plus" />
      </button>
      <label for={name}>{label}</label>
    </div>
  );
}
