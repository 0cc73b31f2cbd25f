import type { ComponentChildren, VNode } from 'preact';
import type { PlayerOrCoachVisit } from '../web/visit.ts';
import { Shell } from '../components/shell.tsx';
import type { Tab } from '../components/tabs.tsx';

interface SignedInShellProps {
  readonly visit: PlayerOrCoachVisit;
  readonly tab: Tab;
  readonly hero: ComponentChildren;
  readonly wide?: boolean;
  readonly children: ComponentChildren;
}

/** The frame of pages for players and coaches. Somebody who is both sees the coach's (SESS-7). */
export function SignedInShell({ visit, tab, ...rest }: SignedInShellProps): VNode {
  const { player, isCoach } = visit;
  return isCoach || player === null ? (
    <Shell coach={{}} {...rest} />
  ) : (
    <Shell player={player} tab={tab} {...rest} />
  );
}
