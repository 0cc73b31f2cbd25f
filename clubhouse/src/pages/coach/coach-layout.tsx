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
  /** One column, as on a player's page. */
  readonly isNarrow?: boolean;
  readonly children: ComponentChildren;
}

export function CoachLayout(props: CoachLayoutProps): VNode {
  const { tab, title, text, actions, isNarrow = false, children } = props;
  const { club, address } = useVisit();
  const heading = <Hero title={title} {...(text === undefined ? {} : { text })} />;
  return (
    <Shell
      club={club.name}
      player={null}
      coach={tab === undefined ? {} : { tab }}
      address={address}
      wide={!isNarrow}
      hero={
        isNarrow ? (
          heading
        ) : (
          <div class="desk-hero">
            <div>{heading}</div>
            {actions !== undefined && <div class="row wrap">{actions}</div>}
          </div>
        )
      }
    >
      <div class="lift stack5">{children}</div>
    </Shell>
  );
}
