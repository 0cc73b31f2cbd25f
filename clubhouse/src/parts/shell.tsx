import type { ComponentChildren, VNode } from 'preact';
import { initials } from '../words/names.ts';
import { Crest } from './crest.tsx';
import { Icon, type IconName } from './icon.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useSpeech } from './language.ts';

type Tab = 'home' | 'table' | 'wishes' | 'me';

interface ShellProps {
  readonly club: string;
  /** Who is signed in; null shows the language to choose instead of the tabs. */
  readonly player: { readonly name: string } | null;
  readonly tab?: Tab;
  /** How many things wait for the player, where the page knows. */
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
  const { club, player, back, hero, foot, wide = false, children } = props;
  const { words } = useSpeech();
  const width = wide ? ' is-wide' : '';
  const kind = `${width}${back === undefined ? '' : ' has-back'}${foot === undefined ? '' : ' has-foot'}`;
  return (
    <div class={`shell${kind}`}>
      <a class="skip" href="#main">
        {words.shell.skip}
      </a>
      <header class="top">
        <CourtLines />
        <div class="bar">
          <a class="cname" href="/">
            <Crest />
            <span>{club}</span>
          </a>
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
        {children}
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
  const { words } = useSpeech();
  return (
    <div class="back">
      <a class="tap" href={href} aria-label={words.shell.back}>
        <Icon name="back" />
      </a>
      {isHeading ? <h1>{title}</h1> : <p class="back-title">{title}</p>}
    </div>
  );
}

const TABS: readonly (readonly [tab: Tab, href: string, icon: IconName])[] = [
  ['home', '/', 'home'],
  ['table', '/tables', 'table'],
  ['wishes', '/wishes', 'wishes'],
  ['me', '/me', 'me'],
];

function Tabs({ tab, waiting = 0 }: Pick<ShellProps, 'tab' | 'waiting'>): VNode {
  const { words } = useSpeech();
  return (
    <nav class="tabs" aria-label={words.shell.tabs.label}>
      {TABS.map(([name, href, icon]) => (
        <a key={name} href={href} aria-current={tab === name ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{words.shell.tabs[name]}</span>
          {name === 'home' && waiting > 0 && (
            <span class="cnt" aria-label={words.shell.waiting(waiting)}>
              {waiting}
            </span>
          )}
        </a>
      ))}
    </nav>
  );
}

/** The lines of a court, across the band. */
function CourtLines(): VNode {
  return (
    <svg
      class="court"
      viewBox="0 0 400 200"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d="M150 10H400M150 100H400M150 190H400M250 10V190M60 10V190" />
    </svg>
  );
}
