import type { ComponentChildren, VNode } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface NoteProps {
  readonly icon: IconName;
  readonly kind?: 'quiet' | 'warn' | 'club';
  /** Whether screen readers announce it at once, for errors. */
  readonly isAlert?: boolean;
  readonly children: ComponentChildren;
}

/** The error takes the focus on load, so that it is read out (KEYS-3). Tab skips it. */
const ALERT = { role: 'alert', tabIndex: -1, autofocus: true } as const;

export function Note({ icon, kind = 'quiet', isAlert = false, children }: NoteProps): VNode {
  return (
    <div class={`note ${kind}`} {...(isAlert ? ALERT : {})}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
