import type { ComponentChildren, VNode } from 'preact';
import { useLocale } from './locale.ts';
import { Shell } from './shell.tsx';

interface FaultProps {
  readonly club: string;
  readonly title: string;
  readonly text: string;
  readonly children?: ComponentChildren;
}

export function Fault({ club, title, text, children }: FaultProps): VNode {
  const { words } = useLocale();
  return (
    <Shell club={club} address="/">
      <h1>{title}</h1>
      <p class="meta lead">{text}</p>
      {children ?? (
        <a class="btn p w" href="/">
          {words.faults.home}
        </a>
      )}
    </Shell>
  );
}
