import type { VNode } from 'preact';
import type { FailedItem } from '../../../../store/works.ts';
import type { WorkDetail } from './look.ts';
import { useVisit, type ViewedVisit } from '../../../../web/use-visit.ts';

interface Props {
  readonly looked: WorkDetail;
}

/** The progress in numbers and in a sentence; nothing in it can take the focus. */
export function WorkNow({ looked }: Props): VNode {
  const { words, dates } = useVisit();
  const { work, say, results, isAway } = looked;
  const { total, done, failed, state } = work;
  const result = done > 0 ? say?.result(results) : undefined;
  return (
    <div class="stack">
      <progress
        class="work-bar"
        max={total}
        value={done + failed}
        aria-label={words.work.progress}
      />
      <p class="work-count">
        <b>{words.work.count(dates.number(done + failed), dates.number(total))}</b>
        {failed > 0 && (
          <span class="pill warn">{words.work.failedCount(dates.number(failed))}</span>
        )}
      </p>
      <p>{isAway ? words.work.away : words.work.states[state]}</p>
      {result !== undefined && <p>{result}</p>}
    </div>
  );
}

export function Failures({ looked }: Props): VNode | null {
  const visit = useVisit();
  const { words } = visit;
  const { failed, work } = looked;
  if (failed.length === 0) return null;
  return (
    <section class="card flush">
      <header class="desk-head">
        <h2>{words.work.failedTitle}</h2>
        <span class="pill warn">{work.failed}</span>
      </header>
      <ul class="plain">
        {failed.map((item) => (
          <li key={item.place} class="item work-failed">
            <b class="breaks">{getItemLabel(item, visit)}</b>
            <span class="meta breaks">{explainReason(item, looked, visit)}</span>
          </li>
        ))}
      </ul>
      {failed.length < work.failed && (
        <p class="item meta">{words.work.moreFailed(work.failed - failed.length)}</p>
      )}
    </section>
  );
}

/** An item's label; missing if its member was erased, or if the label may have named them. */
function getItemLabel({ label, code }: FailedItem, { words: { work } }: ViewedVisit): string {
  if (label !== '') return label;
  return code === 'let_go' ? work.unnamed : work.nobody;
}

function explainReason(
  { code, detail }: FailedItem,
  { say }: WorkDetail,
  { words: { work } }: ViewedVisit,
): string {
  if (code === 'erased') return work.reasons.erased;
  if (code === 'let_go') return work.reasons.letGo;
  if (code === 'broken') return work.reasons.broken;
  return say?.reason(code, detail) ?? work.reasons.other(code);
}
