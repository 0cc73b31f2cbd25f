import type { VNode } from 'preact';
import { Icon } from './icon.tsx';

interface Props {
  /** List items, oldest first. */
  readonly items: readonly VNode[];
  /** How many of the newest items are always visible. */
  readonly shown: number;
  /** The label for the number of collapsed items. */
  readonly label: (count: number) => string;
  readonly class?: string;
}

/** A list that can grow long: shows the newest items and collapses earlier ones above them. */
export function NewestList({ items, shown, label, class: name }: Props): VNode {
  const earlier = items.slice(0, -shown);
  return (
    <>
      {earlier.length > 0 && (
        <details class="item fold">
          <summary>
            <span>{label(earlier.length)}</span>
            <Icon name="more" />
          </summary>
          <ol class={name}>{earlier}</ol>
        </details>
      )}
      <ol class={name}>{items.slice(-shown)}</ol>
    </>
  );
}
