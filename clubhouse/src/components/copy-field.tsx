import type { VNode } from 'preact';
import { useLocale } from './locale.ts';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly hint: string;
}

export function CopyField({ id, label, value, hint }: Props): VNode {
  const { keys } = useLocale().words;
  return (
    <copy-button class="field" data-label={keys.copy} data-done={keys.copied}>
      <label for={id}>{label}</label>
      <input class="input" id={id} readonly value={value} aria-describedby={`${id}-hint`} />
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
    </copy-button>
  );
}
