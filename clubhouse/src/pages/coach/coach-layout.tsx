import type { ComponentChildren, VNode } from 'preact';
import { Hero } from '../../components/hero.tsx';
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
  const heading = <Hero title={title} {...(text === undefined ? {} : { text })} />;
  return (
    <Shell
      coach={tab === undefined ? {} : { tab }}
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
