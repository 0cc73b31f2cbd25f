import type { ComponentChildren, VNode } from 'preact';
import type { CoachVisit } from '../../web/visit.ts';
import { Hero } from '../../components/hero.tsx';
import { Shell } from '../../components/shell.tsx';
import type { CoachTab } from '../../components/tabs.tsx';

interface CoachLayoutProps {
  readonly visit: CoachVisit;
  readonly tab: CoachTab;
  readonly title: string;
  readonly text?: string;
  /** Beside the heading: what is done on the page as a whole. */
  readonly actions?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** A page of a coach: its heading in the band, cards under it. */
export function CoachLayout({
  visit,
  tab,
  title,
  text,
  actions,
  children,
}: CoachLayoutProps): VNode {
  return (
    <Shell
      club={visit.club.name}
      player={null}
      coach={{ tab }}
      address={visit.address}
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
