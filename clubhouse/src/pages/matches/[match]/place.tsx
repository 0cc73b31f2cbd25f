import type { VNode } from 'preact';
import { Dots } from '../../../components/ladder.tsx';
import type { MatchProps } from './match-props.ts';

export function Place({ visit, placement }: Pick<MatchProps, 'visit' | 'placement'>): VNode | null {
  const { words, dates } = visit;
  if (placement?.points === undefined || placement.points === null) return null;
  const { rank, points, played, minimum } = placement;
  const place = rank === null ? null : words.shell.place(rank);
  return (
    <section class="card stack after">
      <h2>{words.match.rank(dates.number(points), place)}</h2>
      {played !== null && minimum !== null && minimum > 0 && (
        <p class="meta">
          <Dots played={played} minimum={minimum} />
          {words.match.needed(played, minimum)}
        </p>
      )}
    </section>
  );
}
