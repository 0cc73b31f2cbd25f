import type { VNode } from 'preact';
import { PostForm } from '../../../components/post-form.tsx';
import { useVisit } from '../../../web/use-visit.ts';

/** Starts all drafts of a season that are ready, with one click (DRFT-19). */
export function StartReady({ season }: { readonly season: string }): VNode {
  const { start } = useVisit().words.draft;
  return (
    <PostForm class="item stack" action={`/coach/seasons/${season}/start`}>
      <p class="meta">{start.readyAbout}</p>
      <p>
        <button class="btn">{start.ready}</button>
      </p>
    </PostForm>
  );
}
