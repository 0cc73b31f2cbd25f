import type { ComponentChildren, VNode } from 'preact';
import { Icon } from './icon.tsx';

interface DangerButtonProps {
  readonly name?: string;
  readonly value?: string;
  readonly children: ComponentChildren;
}

/** What cannot be taken back: a triangle in a field of its own, a shape that no other button has. */
export function DangerButton({ name, value, children }: DangerButtonProps): VNode {
  return (
    <button class="btn danger is-final" name={name} value={value}>
      <Icon name="warn" />
      <span>{children}</span>
    </button>
  );
}

/** Unfolds what it would lose, and asks again. */
export function DangerSummary({ children }: Pick<DangerButtonProps, 'children'>): VNode {
  return (
    <summary class="btn danger">
      <Icon name="warn" />
      <span>{children}</span>
    </summary>
  );
}
