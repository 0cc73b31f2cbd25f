import type { VNode } from 'preact';
import { Icon, type IconName } from './icon.tsx';
import { useLocale } from './locale.ts';

export type Tab = 'home' | 'table' | 'wishes' | 'me';
export type CoachTab = 'today' | 'season' | 'drafts' | 'members' | 'club';

const TABS: readonly (readonly [tab: Tab, href: string, icon: IconName])[] = [
  ['home', '/', 'home'],
  ['table', '/tables', 'table'],
  ['wishes', '/wishes', 'wishes'],
  ['me', '/me', 'me'],
];
const COACH_TABS: readonly (readonly [tab: CoachTab, href: string, icon: IconName])[] = [
  ['today', '/coach', 'home'],
  ['season', '/coach/seasons', 'calendar'],
  ['drafts', '/coach/drafts', 'wishes'],
  ['members', '/coach/members', 'members'],
  ['club', '/coach/club', 'club'],
];

interface TabsProps<Name> {
  readonly tab?: Name;
  readonly waiting?: number | undefined;
}

export function Tabs({ tab, waiting = 0 }: TabsProps<Tab>): VNode {
  const { tabs } = useLocale().words.shell;
  return (
    <nav class="tabs" aria-label={tabs.label}>
      {TABS.map(([name, href, icon]) => (
        <a key={name} href={href} aria-current={tab === name ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{tabs[name]}</span>
          {name === 'home' && <Waiting count={waiting} />}
        </a>
      ))}
    </nav>
  );
}

export function CoachTabs({ tab, waiting = 0 }: TabsProps<CoachTab>): VNode {
  const { coachTabs } = useLocale().words.shell;
  return (
    <nav class="tabs" aria-label={coachTabs.label}>
      {COACH_TABS.map(([name, href, icon]) => (
        <a key={name} href={href} aria-current={tab === name ? 'page' : undefined}>
          <Icon name={icon} />
          <span>{coachTabs[name]}</span>
          {name === 'today' && <Waiting count={waiting} />}
        </a>
      ))}
    </nav>
  );
}

function Waiting({ count }: { readonly count: number }): VNode | null {
  const { words } = useLocale();
  if (count === 0) return null;
  return (
    <span class="cnt" aria-label={words.shell.waiting(count)}>
      {count}
    </span>
  );
}
