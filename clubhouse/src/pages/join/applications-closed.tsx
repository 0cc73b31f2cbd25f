import type { VNode } from 'preact';
import { CourtPicture } from '../../components/court-picture.tsx';
import { Hero } from '../../components/hero.tsx';
import { Shell } from '../../components/shell.tsx';
import type { Visit } from '../../web/visit.ts';

/** Says that the club accepts no applications here (JOIN-8). */
export function ApplicationsClosed({ visit }: { readonly visit: Visit }): VNode {
  const { words, club, claimed, address } = visit;
  const { join } = words;
  return (
    <Shell
      club={club.name}
      player={claimed.player}
      address={address}
      hero={<Hero title={join.title} />}
    >
      <section class="card lift stack">
        <CourtPicture />
        <h2 class="large">{join.closedTitle}</h2>
        <p>{join.closed}</p>
      </section>
    </Shell>
  );
}
