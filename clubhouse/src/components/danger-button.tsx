import type { ComponentChildren, VNode } from 'preact';
import { Icon } from './icon.tsx';

interface DangerButtonProps {
  readonly name?: string;
  readonly value?: string;
  readonly children: ComponentChildren;
}

/** A button for an irreversible action. Its framed triangle sets it apart from other buttons. */
export function DangerButton({ name, value, children }: DangerButtonProps): VNode {
  return (
    <button class="btn danger is-final" name={name} value={value}>
      <Icon name="warn" />
      <span>{children}</span>
    </button>
  );
}

/** The summary of a collapsed section that states the loss and asks again. */
export function DangerSummary({ children }: Pick<DangerButtonProps, 'children'>): VNode {
  return (
    <summary class="btn danger">
      <Icon name="warn" />
      <span>{children}</span>
    </summary>
  );
}
