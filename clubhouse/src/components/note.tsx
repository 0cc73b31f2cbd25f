import type { ComponentChildren, VNode } from 'preact';
import { Icon, type IconName } from './icon.tsx';

interface NoteProps {
  readonly icon: IconName;
  readonly kind?: 'quiet' | 'warn' | 'club';
  /** Read out as soon as it is there: what went wrong. */
  readonly isAlert?: boolean;
  readonly children: ComponentChildren;
}

/** There is nothing to press: it is read out because the focus begins there (KEYS-3). */
const ALERT = { role: 'alert', tabIndex: -1, autofocus: true } as const;

/** Something to know beside the job of a page. */
export function Note({ icon, kind = 'quiet', isAlert = false, children }: NoteProps): VNode {
  return (
    <div class={`note ${kind}`} {...(isAlert ? ALERT : {})}>
      <Icon name={icon} />
      <p>{children}</p>
    </div>
  );
}
