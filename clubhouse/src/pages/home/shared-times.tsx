import type { VNode } from 'preact';
import { toWallTime } from '../../arrange/club-time.ts';
import { useBranding } from '../../components/branding.ts';
import { PostForm } from '../../components/post-form.tsx';
import { hasEvenings } from '../../evenings/shared-times.ts';
import { hidden } from '../../web/field-kinds.ts';
import { form } from '../../web/form.ts';
import { useVisit } from '../../web/use-visit.ts';
import { LinkButton } from '../../components/buttons.tsx';

/** The first line of the form that proposes times (ARR-1). */
const TIME = form({ 'offer-1': hidden, 'date-1': hidden, 'time-1': hidden });

interface SharedTimesProps {
  readonly matchId: string;
  /** Undefined if the player has saved no times. */
  readonly times: readonly number[] | undefined;
}

/** Times that all players have free; a click proposes one (EVE-5). */
export function SharedTimes({ matchId, times }: SharedTimesProps): VNode | null {
  const visit = useVisit();
  const { words, dates } = visit;
  const { evenings: say } = words;
  const { familyMember } = useBranding();
  if (times === undefined) return null;
  if (times.length === 0) return <p class="meta">{say.none}</p>;
  return (
    <div class="stack">
      <p class="meta">{say.tap}</p>
      <div class="shared-times">
        {times.map((at) => {
          const { date, time } = toWallTime(dates.zone, at);
          return (
            <PostForm
              key={at}
              of={TIME.begin(visit, { 'offer-1': '1', 'date-1': date, 'time-1': time })}
              action={`/matches/${matchId}/arrange`}
            >
              <button class="chip" name="do" value="propose">
                <span>
                  {dates.day(date)}
                  <span class="block">{dates.time(at)}</span>
                  {familyMember !== null && (
                    <span class="block">{say.forMember(familyMember)}</span>
                  )}
                </span>
              </button>
            </PostForm>
          );
        })}
      </div>
    </div>
  );
}

/** Links to the player's free evenings; invites them until they have saved times (EVE-1). */
export function EveningsLink({ memberId }: { readonly memberId: string }): VNode | null {
  const { words, services, dates, now } = useVisit();
  const { evenings: say } = words;
  const { store } = services;
  if (!hasEvenings(store)) return null;
  const { evenings } = store;
  const isNew = !evenings.isOff(memberId) && evenings.of(memberId, dates.today(now)).size === 0;
  return (
    <div class="card stack after">
      {isNew && <p>{say.invite}</p>}
      <LinkButton look="o w" href="/evenings" label={isNew ? say.when : say.change} />
    </div>
  );
}
