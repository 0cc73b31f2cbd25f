import type { VNode } from 'preact';
import type { OverMatch } from '../../../../arrange/open-match.ts';
import { Shell } from '../../../../components/shell.tsx';
import type { PlayerVisit } from '../../../../web/visit.ts';

interface MatchOverProps {
  readonly visit: PlayerVisit;
  readonly over: OverMatch;
}

export function MatchOver({ visit, over: { mine, over } }: MatchOverProps): VNode {
  const { words, club, player, address } = visit;
  const { arrange } = words;
  const href = `/matches/${mine.id}`;
  return (
    <Shell
      club={club.name}
      player={player}
      tab="home"
      address={address}
      back={{ href, title: arrange.title }}
    >
      <h1>{arrange.over[over]}</h1>
      <p class="meta lead">{arrange.overAbout}</p>
      <a class="btn p w" href={href}>
        {arrange.toMatch}
      </a>
    </Shell>
  );
}
