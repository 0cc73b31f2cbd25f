import type { ComponentChildren, VNode } from 'preact';
import { Hero } from '../../components/hero.tsx';
import { useVisit } from '../../web/use-visit.ts';
import { Shell } from '../../components/shell.tsx';
import type { CoachTab } from '../../components/tabs.tsx';

interface CoachLayoutProps {
  readonly tab?: CoachTab;
  readonly title: string;
  readonly text?: string | undefined;
  /** Actions for the page as a whole, next to the heading. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

export function CoachLayout({ tab, title, text, actions, children }: CoachLayoutProps): VNode {
  const { club, address } = useVisit();
  return (
    <Shell
      club={club.name}
      player={null}
      coach={tab === undefined ? {} : { tab }}
      address={address}
      wide
      hero={
        <div class="desk-hero">
          <div>
            <Hero title={title} {...(text === undefined ? {} : { text })} />
          </div>
          {actions !== undefined && <div class="row wrap">{actions}</div>}
        </div>
      }
    >
      <div class="lift stack5">{children}</div>
    </Shell>
  );
}
