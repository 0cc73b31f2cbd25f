import type { VNode } from 'preact';
import type { MyMatch } from '../api/my-match.ts';
import type { Proposal } from '../store/proposals.ts';
import { formatInitials } from '../messages/names.ts';
import { formatLongTime } from '../messages/when.ts';
import { useLocale } from './locale.ts';
import { sayWhere } from '../messages/say-where.ts';

interface ProposedTimesProps {
  readonly mine: MyMatch;
  readonly proposal: Proposal;
  /** Epoch milliseconds; times in the past cannot be chosen. */
  readonly now: number;
  readonly chosen?: number | null;
}

/** The other side's proposed times, as the choices of a form that answers them. */
export function ProposedTimes({ mine, proposal, now, chosen }: ProposedTimesProps): VNode {
  const locale = useLocale();
  const { arrange } = locale.words;
  const { times, place, note } = proposal;
  const proposer = mine.opponents.find(({ id }) => id === proposal.memberId);
  const name = proposer?.display_name ?? mine.opponent;
  return (
    <div class="stack">
      <h1>{arrange.theyPropose(name, times.length)}</h1>
      <p class="meta">{sayWhere(locale.words, mine)}</p>
      {note !== null && (
        <div class="note club">
          <span class="ava" aria-hidden="true">
            {formatInitials(name)}
          </span>
          <p class="breaks">{note}</p>
        </div>
      )}
      <input type="hidden" name="proposal" value={proposal.id} />
      <fieldset class="stack proposed">
        <legend class="meta">{arrange.theirs}</legend>
        {times.map((time) => (
          <label key={time} class="opt">
            <input
              type="radio"
              name="time"
              value={time}
              required
              checked={time > now && (times.length === 1 || time === chosen)}
              disabled={time <= now}
            />
            <b>{formatLongTime(locale, time)}</b>
            {time <= now && <span class="meta">{arrange.hasPassed}</span>}
            {time > now && place !== null && <span class="meta breaks">{place}</span>}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
