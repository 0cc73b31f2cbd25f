import type { VNode } from 'preact';
import {
  countFilledBoxes,
  type Competition,
  type CompetitionProgress,
  isBehind,
  countShortEntries,
} from '../../../api/seasons.ts';
import { countDecided } from '../../../api/season-glance.ts';
import { countPlannedBoxes } from '../../../api/season-outlook.ts';
import { Gauge } from '../../../components/gauge.tsx';
import { Icon } from '../../../components/icon.tsx';
import { useLocale } from '../../../components/locale.ts';

interface CompetitionCardProps {
  readonly competition: Competition;
  readonly progress: CompetitionProgress;
  /** The fraction of the season that has passed, from 0 to 1. */
  readonly passed: number;
}

/** A competition of a season and its progress (SEAS-2). */
export function CompetitionCard({ competition, progress, passed }: CompetitionCardProps): VNode {
  const { words } = useLocale();
  const { seasons } = words;
  const { id, name, discipline, state } = competition;
  const planned = state === 'draft' ? countPlannedBoxes(progress) : null;
  const boxes = planned?.all ?? countFilledBoxes(progress);
  const staying = progress.entries.filter((one) => !one.withdrawn).length;
  return (
    <section class="card stack">
      <header class="row wrap">
        <h2 class="grows">
          <a class="box-link" href={`/coach/competitions/${id}`}>
            {name}
          </a>
        </h2>
        {state === 'active' && isBehind(progress, passed) && (
          <span class="pill warn">
            <Icon name="warn" />
            {seasons.behind}
          </span>
        )}
        {state === 'draft' && <span class="pill">{seasons.draft}</span>}
        {(state === 'complete' || state === 'archived') && <span class="pill">{seasons.over}</span>}
      </header>
      <p class="meta">
        {[
          boxes === 0 ? seasons.noBoxes : seasons.boxes(boxes),
          ...(planned !== null && planned.empty > 0
            ? [seasons.emptyBoxes(planned.empty, planned.all)]
            : []),
          seasons.entries(staying, discipline),
        ].join(', ')}
      </p>
      {countDecided(progress).fixtures > 0 && <Played progress={progress} />}
    </section>
  );
}

function Played({ progress }: Pick<CompetitionCardProps, 'progress'>): VNode {
  const { words, dates } = useLocale();
  const { seasons } = words;
  const { reported, disputed } = progress;
  const { decided: played, fixtures } = countDecided(progress);
  const share = dates.number(Math.floor((played / fixtures) * 100));
  const numbers = [
    [reported, seasons.waiting],
    [disputed, seasons.differ],
    [countShortEntries(progress), seasons.short],
  ] as const;
  return (
    <>
      <Gauge played={played} waiting={reported} differ={disputed} all={fixtures} />
      <div class="tally">
        <p>
          <b class="tally-share serif">{seasons.percent(share)}</b>
          <span class="meta">{seasons.playedOf(played, fixtures)}</span>
        </p>
        {numbers.map(([count, name]) => (
          <p key={name}>
            <b class="serif">{dates.number(count)}</b>
            <span class="meta"> {name}</span>
          </p>
        ))}
      </div>
    </>
  );
}
