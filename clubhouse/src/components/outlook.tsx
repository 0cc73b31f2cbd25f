import type { VNode } from 'preact';
import type { Api } from '../api/client.ts';
import type { OwnOutlook } from '../api/outlooks.ts';
import { type Locale, useLocale } from './locale.ts';

/** A player's certain moves in each box, and the fewest results that would secure one (SURE-1). */
export function OwnOutlooks({ outlooks }: { readonly outlooks: readonly OwnOutlook[] }): VNode {
  const { words } = useLocale();
  return (
    <>
      {outlooks.map(({ box, row }) => {
        const sentences = writeSentences(row, words.outlook);
        return sentences.length === 0 ? null : (
          <section key={row.entry_id}>
            <h2 class="sec">{words.outlook.title(box)}</h2>
            <ul class="card flush">
              {sentences.map((sentence) => (
                <li key={sentence} class="item">
                  {sentence}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** The players of a box who are certain to go up or down (SURE-2). */
export function SureMoves({ outlook }: { readonly outlook: Api<'Outlook'> | null }): VNode | null {
  const { words } = useLocale();
  if (outlook === null) return null;
  const sure = (fate: 'up' | 'down') =>
    outlook.rows.filter((row) => row[fate] === 'sure').map(({ label }) => label);
  const [up, down] = [sure('up'), sure('down')];
  if (up.length + down.length === 0) return null;
  return (
    <p class="legend meta">
      {up.length > 0 && <span>{words.outlook.sureUp(up)}</span>}
      {down.length > 0 && <span>{words.outlook.sureDown(down)}</span>}
    </p>
  );
}

function writeSentences(row: Api<'OutlookRow'>, outlook: Locale['words']['outlook']): string[] {
  const fates = (['up', 'stay', 'down'] as const)
    .filter((fate) => row[fate] === 'sure')
    .map((fate) => outlook.sure[fate]);
  const needs = row.needs.map(({ code, params }) => outlook.needs[code](params));
  if (fates.length > 0) return [...fates, ...needs];
  const lost = (['up', 'down'] as const)
    .filter((fate) => row[fate] === 'impossible')
    .map((fate) => outlook.not[fate]);
  return [...lost, ...needs];
}
