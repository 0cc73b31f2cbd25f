import type { VNode } from 'preact';
import { Ball } from '../../../components/ball.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Work } from '../../../store/works.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';

/** Long jobs that are running, need a coach, or failed in part within the last day (WORK-5). */
export function WorkInProgress(): VNode | null {
  const visit = useVisit();
  const { words, services, now } = visit;
  const works = services.store.works.recent(now);
  const isHalted = countHaltedWorks(visit) > 0;
  if (works.length === 0) return null;
  return (
    <section class="card flush">
      <header class="desk-head">
        {isHalted && <Ball />}
        <h2>{words.work.title}</h2>
      </header>
      {works.map((work) => (
        <Piece key={work.id} work={work} />
      ))}
    </section>
  );
}

export function countHaltedWorks({ services, now }: ViewedVisit): number {
  const works = services.store.works.recent(now);
  return works.filter(({ state }) => state === 'restarted' || state === 'refused').length;
}

function Piece({ work }: { readonly work: Work }): VNode {
  const { words, dates, services } = useVisit();
  const title = services.work.kindOf(work)?.say(words).title(work.total) ?? words.work.unknownTitle;
  const [ended, total] = [work.done + work.failed, work.total].map((n) => dates.number(n));
  const facts = [
    words.work.short[work.state](ended ?? '', total ?? ''),
    work.failed > 0 ? words.work.failedCount(dates.number(work.failed)) : null,
    work.begunBy,
  ];
  return (
    <div class="item desk-row">
      <div>
        <h3>{title}</h3>
        <p class="meta breaks">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      </div>
      <a class="tap" href={`/coach/work/${work.id}`} aria-label={words.work.open(title)}>
        <Icon name="next" />
      </a>
    </div>
  );
}
