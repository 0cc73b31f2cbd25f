import type { VNode } from 'preact';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';

interface Step {
  readonly text: string;
  readonly isDone: boolean;
}

export function Steps({
  label,
  steps,
}: {
  readonly label: string;
  readonly steps: readonly Step[];
}): VNode {
  const { words } = useLocale();
  const { done, open } = words.match.steps;
  return (
    <ol class="steps" aria-label={label}>
      {steps.map(({ text, isDone }) => (
        <li key={text} class={isDone ? 'done' : ''}>
          <span class="dot">{isDone && <Icon name="check" />}</span>
          <span>
            {text}
            <span class="sr">{` (${isDone ? done : open})`}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
