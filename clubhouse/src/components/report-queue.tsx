import type { VNode } from 'preact';
import { Icon } from './icon.tsx';
import { useLocale } from './locale.ts';

/**
 * Filled in by its script; without scripts it stays empty.
 * @param member the member's id; null if nobody is signed in: it then says only that reports wait
 */
export function ReportQueue({ member }: { readonly member: string | null }): VNode {
  const { words, dates } = useLocale();
  return (
    <report-queue
      data-member={member ?? ''}
      data-zone={dates.zone}
      data-words={JSON.stringify(words.queue)}
    >
      <div class="note warn no-signal" aria-live="polite" hidden>
        <Icon name="offline" />
        <p />
      </div>
      <div class="kept stack" aria-live="polite" />
      <template>
        <article class="card stack">
          <div class="row">
            <h2 />
            <span class="pill" />
          </div>
          <p class="said" />
          <p class="meta about" />
          <div class="row wrap actions">
            <a class="btn o" />
            <button type="button" class="btn q" data-action="again" />
            <button type="button" class="btn q" data-action="discard" />
          </div>
        </article>
      </template>
    </report-queue>
  );
}
