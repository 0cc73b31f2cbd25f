import type { VNode } from 'preact';
import { findStart } from '../../../../arrange/appointment.ts';
import { firstName } from '../../../../messages/names.ts';
import { longTime, shortTime } from '../../../../messages/when.ts';
import type { ArrangeProps } from './arrange-props.ts';

export function OwnProposal({ visit, found }: ArrangeProps): VNode | null {
  const { words, now, player } = visit;
  const { proposal, mine, arranged } = found;
  if (proposal === null) return null;
  const { arrange } = words;
  const sent = mine.isPair ? arrange.sentPair : arrange.sent;
  const partner = proposal.memberId === player.memberId ? null : mine.partner;
  const start = findStart(arranged);
  const title =
    partner === null ? sent(mine.opponentFirst) : arrange.partnerSent(firstName(partner));
  return (
    <>
      <h1>{title}</h1>
      <p class="meta lead">{proposal.offerId === null ? arrange.sentAbout : arrange.sentToBox}</p>
      <div class="card stack">
        <ul class="stack">
          {proposal.times.map((time) => (
            <li key={time}>
              <b>{longTime(visit, time)}</b>
              {time <= now && <span class="meta">{` ${arrange.hasPassed}`}</span>}
            </li>
          ))}
        </ul>
        {proposal.place !== null && <p class="meta breaks">{proposal.place}</p>}
        {proposal.note !== null && <p class="meta breaks">{proposal.note}</p>}
      </div>
      {start !== null && <p class="meta after">{arrange.stays(shortTime(visit, start))}</p>}
      <form class="pair after" method="post" action={`/matches/${mine.id}/arrange`}>
        <input type="hidden" name="proposal" value={proposal.id} />
        <a class="btn o" href={`/matches/${mine.id}/arrange?others=1`}>
          {arrange.others}
        </a>
        <button class="btn q" name="do" value="withdraw">
          {arrange.withdraw}
        </button>
      </form>
    </>
  );
}
