import type { ComponentChildren, VNode } from 'preact';
import { initials } from '../messages/names.ts';
import { Crest } from './crest.tsx';
import { Icon } from './icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useLocale } from './locale.ts';
import { ReportQueue } from './report-queue.tsx';
import { Sponsors } from './sponsors.tsx';
import { type CoachTab, CoachTabs, type Tab, Tabs } from './tabs.tsx';

interface ShellProps {
  readonly club: string;
  /** Who is signed in; null shows the language to choose instead of the tabs. */
  readonly player: { readonly name: string; readonly memberId: string } | null;
  readonly tab?: Tab;
  /** On a coach's page: the tabs are the coach's. */
  readonly coach?: { readonly tab?: CoachTab };
  /** How many things wait for whoever is signed in, where the page knows. */
  readonly waiting?: number;
  /** What the band holds under the club's name: the `h1` of most pages. */
  readonly hero?: ComponentChildren;
  /** A page above which another lies has its name and the way back in the place of the band. */
  readonly back?: { readonly href: string; readonly title: string; readonly isHeading?: boolean };
  /** Path and query of this page, to come back to in another language. */
  readonly address: string;
  /** What stays at the lower edge, in reach of the thumb, in the place of the tabs. */
  readonly foot?: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** What surrounds every page: band, tabs or the way back, the page itself, and its foot. */
export function Shell(props: ShellProps): VNode {
  const { club, player, coach, back, hero, foot, wide = false, children } = props;
  const { words } = useLocale();
  const width = wide ? ' is-wide' : '';
  const kind = `${width}${back === undefined ? '' : ' has-back'}${foot === undefined ? '' : ' has-foot'}`;
  return (
    <div class={`shell${kind}`}>
      <a class="skip" href="#main">
        {words.shell.skip}
      </a>
      <header class="top">
        <div class="bar">
          <a class="cname" href={coach === undefined ? '/' : '/coach'}>
            <Crest />
            <span>{club}</span>
          </a>
          {coach !== undefined && <CoachTabs {...coach} waiting={props.waiting} />}
          {player === null ? <LanguageSwitch address={props.address} /> : <Tabs {...props} />}
          {player !== null && (
            <a class="ava" href="/me">
              {initials(player.name)}
              <span class="sr">{` ${words.shell.tabs.me}: ${player.name}`}</span>
            </a>
          )}
        </div>
        {hero !== undefined && <div class="hero">{hero}</div>}
      </header>
      <main id="main" class={wide ? 'wide' : ''}>
        {back !== undefined && <BackBar {...back} />}
        {player !== null && <ReportQueue member={player.memberId} />}
        {children}
        {coach === undefined && foot === undefined && <Sponsors />}
      </main>
      {foot}
    </div>
  );
}

function BackBar({
  href,
  title,
  isHeading = false,
}: {
  readonly href: string;
  readonly title: string;
  readonly isHeading?: boolean;
}): VNode {
  const { words } = useLocale();
  return (
    <div class="back">
      <a class="tap" href={href} aria-label={words.shell.back}>
        <Icon name="back" />
      </a>
      {isHeading ? <h1>{title}</h1> : <p class="back-title">{title}</p>}
    </div>
  );
}
