import type { ComponentChildren, VNode } from 'preact';
import { useLocale } from './locale.ts';
import { Shell } from './shell.tsx';
import { LinkButton } from './buttons.tsx';

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
      {children ?? <LinkButton look="p w" href="/" label={words.faults.home} />}
    </Shell>
  );
}
