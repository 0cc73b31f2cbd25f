import type { VNode } from 'preact';
import { useVisit } from '../../web/use-visit.ts';
import type { WishStanding } from './standing.ts';
import { FoldedAct, WishAct } from './wish-act.tsx';

interface AwayProps {
  readonly stands: WishStanding;
}

/** Tells players that they are on a break or leaving, and how to undo it (WISH-4, WISH-5). */
export function AwayNow({ stands }: AwayProps): VNode {
  const { wishes } = useVisit().words;
  const { isLeaving, isOnBreak } = stands;
  const undone = [
    ...(isLeaving ? (['stay'] as const) : []),
    ...(isOnBreak ? (['back'] as const) : []),
  ];
  const [titles, abouts] = [
    { stay: wishes.leaving, back: wishes.onBreak },
    { stay: wishes.leavingAbout, back: wishes.onBreakAbout },
  ];
  return (
    <>
      {undone.map((say) => (
        <section key={say} class="card stack">
          <h2>{titles[say]}</h2>
          <p class="meta breaks">{abouts[say]}</p>
          <OfPartners stands={stands} about={wishes.awayPartners} />
          <WishAct class="" say={say} label={wishes[say]} />
        </section>
      ))}
    </>
  );
}

/** Says what becomes of the player's partners, if there are any. */
function OfPartners({
  stands,
  about,
}: AwayProps & { readonly about: (names: string) => string }): VNode | null {
  const { wishes } = useVisit().words;
  const names = stands.places.flatMap(({ partner }) => partner?.display_name ?? []);
  if (names.length === 0) return null;
  return <p class="meta breaks">{about(wishes.all([...new Set(names)]))}</p>;
}

export function Away({ stands }: AwayProps): VNode | null {
  const { wishes } = useVisit().words;
  const { isOnBreak, isLeaving } = stands;
  if (isOnBreak && isLeaving) return null;
  return (
    <section class="stack">
      <h2>{wishes.away}</h2>
      <div class="card flush">
        {!isOnBreak && (
          <FoldedAct
            isItem
            title={wishes.pause}
            short={wishes.pauseShort}
            say="pause"
            label={wishes.pauseButton}
          >
            <p class="meta breaks">{wishes.pauseFollows}</p>
            <OfPartners stands={stands} about={wishes.pausePartner} />
          </FoldedAct>
        )}
        {!isLeaving && (
          <FoldedAct
            isItem
            title={wishes.leave}
            short={wishes.leaveShort}
            say="leave"
            label={wishes.leaveButton}
          >
            <p class="meta breaks">{wishes.leaveFollows}</p>
            <OfPartners stands={stands} about={wishes.leavePartner} />
            <p class="breaks">{wishes.leaveSure}</p>
          </FoldedAct>
        )}
      </div>
    </section>
  );
}
