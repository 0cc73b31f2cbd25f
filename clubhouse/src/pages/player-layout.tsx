import type { ComponentChildren, VNode } from 'preact';
import { Hero } from '../components/hero.tsx';
import { Shell } from '../components/shell.tsx';
import type { Tab } from '../components/tabs.tsx';
import { useVisit } from '../web/use-visit.ts';

interface PlayerLayoutProps {
  readonly tab?: Tab;
  /** The heading of the band; a page with a link back has none. */
  readonly title?: string;
  readonly text?: string;
  readonly back?: { readonly href: string; readonly title: string; readonly isHeading?: boolean };
  readonly foot?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The frame of players' pages. Strangers see the same frame without tabs. */
export function PlayerLayout({ title, text, ...props }: PlayerLayoutProps): VNode {
  const { claimed } = useVisit();
  const hero = title !== undefined && (
    <Hero title={title} {...(text === undefined ? {} : { text })} />
  );
  return <Shell player={claimed.player} {...(hero ? { hero } : {})} {...props} />;
}
