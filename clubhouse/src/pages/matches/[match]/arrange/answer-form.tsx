import type { VNode } from 'preact';
import { initials } from '../../../../words/names.ts';
import { longTime } from '../../../../words/when.ts';
import type { ArrangeProps } from './arrange-props.ts';

/** What the other side proposed: one of it is picked. */
export function AnswerForm({ visit, found }: ArrangeProps): VNode | null {
  const { words, now } = visit;
  const { proposal, mine } = found;
  if (proposal === null) return null;
  const { arrange } = words;
  const name =
    mine.opponents.find(({ id }) => id === proposal.memberId)?.display_name ?? mine.opponent;
  const alone = proposal.times.length === 1;
  return (
    <>
      <h1>{arrange.theyPropose(name, proposal.times.length)}</h1>
      <p class="meta lead">{arrange.theirs}</p>
      <form id="answer" class="stack" method="post" action={`/matches/${mine.id}/arrange`}>
        <input type="hidden" name="proposal" value={proposal.id} />
        {proposal.note !== null && (
          <div class="note club">
            <span class="ava" aria-hidden="true">
              {initials(name)}
            </span>
            <p class="breaks">{proposal.note}</p>
          </div>
        )}
        <fieldset class="stack">
          <legend class="sr">{arrange.theirs}</legend>
          {proposal.times.map((time) => (
            <label key={time} class="opt">
              <input
                type="radio"
                name="time"
                value={time}
                required
                checked={alone}
                disabled={time <= now}
              />
              <b>{longTime(visit, time)}</b>
              {time <= now && <span class="meta">{arrange.hasPassed}</span>}
              {time > now && proposal.place !== null && (
                <span class="meta breaks">{proposal.place}</span>
              )}
            </label>
          ))}
        </fieldset>
      </form>
      <p class="center after">
        <a class="btn q" href={`/matches/${mine.id}/arrange?others=1`}>
          {arrange.none}
        </a>
      </p>
    </>
  );
}

export function AnswerBar({ visit }: ArrangeProps): VNode {
  return (
    <div class="send">
      <button class="btn p w" form="answer" name="do" value="agree">
        {visit.words.arrange.yes}
      </button>
    </div>
  );
}
