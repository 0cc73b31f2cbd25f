import type { ComponentChildren } from 'preact';
import { Icon } from './icon.tsx';

interface NoticeProps {
  readonly tone: 'good' | 'warn' | 'bad';
  /** Whether screen readers announce it when it appears, as for the outcome of an action. */
  readonly isNews?: boolean;
  readonly children: ComponentChildren;
}

export function Notice({ tone, isNews = false, children }: NoticeProps) {
  return (
    <div class={`notice ${tone}`} role={isNews ? (tone === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={tone === 'good' ? 'check' : 'warning'} />
      <div>{children}</div>
    </div>
  );
}
