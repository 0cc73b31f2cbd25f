import type { ComponentChildren, VNode } from 'preact';
import { Icon } from './icon.tsx';

/** Collapses its content on phones only, so that a list starts on the first screen (DESK-56). */
export function PhoneFold({
  label,
  children,
}: {
  readonly label: ComponentChildren;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <details class="phone-fold">
      <summary class="btn o">
        {label}
        <Icon name="more" />
      </summary>
      <div>{children}</div>
    </details>
  );
}
