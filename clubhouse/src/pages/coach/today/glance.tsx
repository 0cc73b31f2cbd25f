import type { VNode } from 'preact';
import type { Glance, GlanceBox } from '../../../api/season-glance.ts';
import { Icon } from '../../../components/icon.tsx';
import { useVisit } from '../../../web/use-visit.ts';

/** Boxes to show at first; the rest are collapsed. */
const MAX_BOXES = 12;
const MAX_NAMES = 8;

interface GlanceProps {
  readonly glance: Glance;
  /** Set on the competition's own page. */
  readonly isOwnPage?: true;
}

/** A season at a glance: matches played by box, waiting reports, and idle players (COACH-23). */
export function GlanceCard({ glance, isOwnPage }: GlanceProps): VNode {
  const { words, dates } = useVisit();
  const { glance: say } = words.today;
  const { boxes, passed } = glance;
  const waits = [
    ...(glance.reported > 0 ? [say.reported(glance.reported)] : []),
    ...(glance.disputed > 0 ? [say.disputed(glance.disputed)] : []),
  ];
  const hidden = boxes.slice(MAX_BOXES);
  return (
    <section class="card flush glance">
      <header class="glance-head">
        <h2>
          <b class="big">{dates.number(glance.decided)}</b> {say.playedOf(glance.fixtures)}
        </h2>
        {isOwnPage !== true && (
          <a class="tap-text" href={`/coach/competitions/${glance.id}`}>
            {glance.name}
          </a>
        )}
      </header>
      <Boxes boxes={boxes.slice(0, MAX_BOXES)} passed={passed} />
      {hidden.length > 0 && (
        <details class="glance-more">
          <summary class="btn q">
            {say.moreBoxes(hidden.length)}
            <Icon name="more" />
          </summary>
          <Boxes boxes={hidden} passed={passed} />
        </details>
      )}
      <Key hasBehind={boxes.some(({ isBehind }) => isBehind)} />
      {waits.length > 0 && <p class="meta glance-waits">{waits.join(' · ')}</p>}
      <Idle glance={glance} />
    </section>
  );
}

function Boxes({
  boxes,
  passed,
}: {
  readonly boxes: readonly GlanceBox[];
  readonly passed: number;
}): VNode {
  const { glance: say } = useVisit().words.today;
  return (
    <ul class="bars">
      {boxes.map((box) => (
        <li key={box.id}>
          <a href={`/tables/${box.id}`}>
            <b>{box.name}</b>
            <Bar share={box.decided / box.fixtures} due={passed} isBehind={box.isBehind} />
            <span class="bars-count">
              {say.of(box.decided, box.fixtures)}
              {box.isBehind && <span class="sr">{`, ${say.behind}`}</span>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

interface BarProps {
  readonly share: number;
  readonly due: number;
  readonly isBehind: boolean;
}

/** The hatching of all cards' bars, separate because its id must be unique on the page. */
export function Hatch(): VNode {
  return (
    <svg class="bar-hatch" width="0" height="0" aria-hidden="true">
      <pattern
        id="hatch"
        width="8"
        height="8"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect class="hatch-ground" width="8" height="8" />
        <rect class="hatch-line" width="3" height="8" />
      </pattern>
    </svg>
  );
}

/** Repeats the text next to it. A box that is behind is hatched instead of coloured. */
function Bar({ share, due, isBehind }: BarProps): VNode {
  return (
    <svg class="bar-line" height="12" aria-hidden="true">
      <rect class="bar-all" width="100%" height="12" />
      <rect
        class={isBehind ? undefined : 'bar-played'}
        fill={isBehind ? 'url(#hatch)' : undefined}
        width={`${Math.round(share * 1000) / 10}%`}
        height="12"
      />
      <rect class="bar-due" x={`${Math.round(due * 990) / 10}%`} width="2" height="12" />
    </svg>
  );
}

function Key({ hasBehind }: { readonly hasBehind: boolean }): VNode {
  const { glance: say } = useVisit().words.today;
  return (
    <p class="bars-key meta" aria-hidden="true">
      <span>
        <i />
        {say.played}
      </span>
      {hasBehind && (
        <span>
          <i class="is-behind" />
          {say.behind}
        </span>
      )}
      <span>
        <i class="is-due" />
        {say.now}
      </span>
    </p>
  );
}

function Idle({ glance: { id, idle } }: GlanceProps): VNode | null {
  const { glance: say } = useVisit().words.today;
  if (idle.length === 0) return null;
  const names = idle.slice(0, MAX_NAMES).map(({ label, box }) => `${label} (${box})`);
  const more = idle.length - names.length;
  return (
    <div class="idle">
      <h3>{say.idle(idle.length)}</h3>
      <p class="meta">
        {names.join(', ')}
        {more > 0 && ` ${say.moreNames(more)}`}
      </p>
      <p>
        <a class="btn" href={`/coach/chase?competition=${id}&short=0`}>
          <Icon name="mail" />
          {say.write}
        </a>
      </p>
    </div>
  );
}
