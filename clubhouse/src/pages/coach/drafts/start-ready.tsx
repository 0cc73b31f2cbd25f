import type { VNode } from 'preact';
import { useVisit } from '../../../web/use-visit.ts';
import { LinkButton } from '../../../components/buttons.tsx';

/** Starts all drafts of a season that are ready, with one click (DRFT-19). */
export function StartReady({ season }: { readonly season: string }): VNode {
  const { start } = useVisit().words.draft;
  return (
    <div class="item stack">
      <p class="meta">{start.readyAbout}</p>
      <p>
        <LinkButton href={`/coach/send/start?season=${season}`} label={start.ready} />
      </p>
    </div>
  );
}
