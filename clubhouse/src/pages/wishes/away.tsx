import type { VNode } from 'preact';
import { Icon } from '../../components/icon.tsx';
import type { PlayerVisit } from '../../web/visit.ts';
import type { Standing } from './standing.ts';

interface AwayProps {
  readonly visit: PlayerVisit;
  readonly stands: Standing;
}

/** Shown first to players on a break or leaving, with a way to undo it (WISH-4, WISH-5). */
export function AwayNow({ visit, stands }: AwayProps): VNode {
  const { wishes } = visit.words;
  const names = joinPartnerNames(visit, stands);
  const partners = names === '' ? [] : [wishes.awayPartners(names)];
  return (
    <>
      {stands.isLeaving && (
        <Undo
          title={wishes.leaving}
          about={[wishes.leavingAbout, ...partners]}
          say="stay"
          label={wishes.stay}
        />
      )}
      {stands.isOnBreak && (
        <Undo
          title={wishes.onBreak}
          about={[wishes.onBreakAbout, ...partners]}
          say="back"
          label={wishes.back}
        />
      )}
    </>
  );
}

function joinPartnerNames({ words }: PlayerVisit, { places }: Standing): string {
  const names = places.flatMap(({ partner }) => partner?.display_name ?? []);
  return words.wishes.all([...new Set(names)]);
}

function Undo({
  title,
  about,
  say,
  label,
}: {
  readonly title: string;
  readonly about: readonly string[];
  readonly say: 'stay' | 'back';
  readonly label: string;
}): VNode {
  return (
    <section class="card stack">
      <h2>{title}</h2>
      {about.map((one) => (
        <p key={one} class="meta breaks">
          {one}
        </p>
      ))}
      <form method="post" action="/wishes">
        <button class="btn o w" name="say" value={say}>
          {label}
        </button>
      </form>
    </section>
  );
}

export function Away({ visit, stands }: AwayProps): VNode | null {
  const { wishes } = visit.words;
  const names = joinPartnerNames(visit, stands);
  const { isOnBreak, isLeaving } = stands;
  if (isOnBreak && isLeaving) return null;
  return (
    <section class="stack">
      <h2>{wishes.away}</h2>
      <div class="card flush">
        {!isOnBreak && (
          <Fold
            title={wishes.pause}
            short={wishes.pauseShort}
            follows={[wishes.pauseFollows, names === '' ? '' : wishes.pausePartner(names)]}
            say="pause"
            label={wishes.pauseButton}
          />
        )}
        {!isLeaving && (
          <Fold
            title={wishes.leave}
            short={wishes.leaveShort}
            follows={[wishes.leaveFollows, names === '' ? '' : wishes.leavePartner(names)]}
            sure={wishes.leaveSure}
            say="leave"
            label={wishes.leaveButton}
          />
        )}
      </div>
    </section>
  );
}

interface FoldProps {
  readonly title: string;
  readonly short: string;
  readonly follows: readonly string[];
  readonly sure?: string;
  readonly say: 'pause' | 'leave';
  readonly label: string;
}

function Fold({ title, short, follows, sure, say, label }: FoldProps): VNode {
  return (
    <details class="item fold">
      <summary>
        <b>{title}</b>
        <span class="meta">{short}</span>
        <Icon name="more" />
      </summary>
      <form class="stack" method="post" action="/wishes">
        {follows
          .filter((one) => one !== '')
          .map((one) => (
            <p key={one} class="meta breaks">
              {one}
            </p>
          ))}
        {sure !== undefined && <p class="breaks">{sure}</p>}
        <button class="btn o w" name="say" value={say}>
          {label}
        </button>
      </form>
    </details>
  );
}
