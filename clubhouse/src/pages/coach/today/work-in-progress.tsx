import type { VNode } from 'preact';
import { Ball } from '../../../components/ball.tsx';
import { Icon } from '../../../components/icon.tsx';
import type { Work } from '../../../store/works.ts';
import type { CoachVisit } from '../../../web/visit.ts';

interface Props {
  readonly visit: CoachVisit;
}

/** Long jobs that are running, need a coach, or failed in part within the last day (WORK-5). */
export function WorkInProgress({ visit }: Props): VNode | null {
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
        <Piece key={work.id} visit={visit} work={work} />
      ))}
    </section>
  );
}

export function countHaltedWorks({ services, now }: CoachVisit): number {
  const works = services.store.works.recent(now);
  return works.filter(({ state }) => state === 'restarted' || state === 'refused').length;
}

function Piece({ visit, work }: Props & { readonly work: Work }): VNode {
  const { words, dates, services } = visit;
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
