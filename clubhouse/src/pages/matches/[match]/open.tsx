import type { VNode } from 'preact';
import { Note } from '../../../components/note.tsx';
import { Ticket } from '../../../components/ticket.tsx';
import type { Proposal } from '../../../store/proposals.ts';
import { formatShortTime } from '../../../messages/when.ts';
import { ClubOffer } from '../../proposals/club-offer.tsx';
import { writeArrangeText } from './arrange-text.ts';
import { Contacts } from './contacts.tsx';
import type { MatchProps } from './match-props.ts';
import { sayWhere } from '../../../messages/say-where.ts';
import { useVisit, type ViewedVisit } from '../../../web/use-visit.ts';

/** The state of an open match, named after its primary button. */
type OpenMatchStep = 'report' | 'pick' | 'see' | 'move' | 'propose';

export function Open(props: MatchProps): VNode {
  const { mine, times } = props;
  const visit = useVisit();
  const { words } = visit;
  const { arranged, proposal, byClub } = times;
  const step = chooseStep(props, visit);
  const isTicket = arranged !== null && step !== 'report';
  const isLive = proposal !== null && (step === 'pick' || step === 'see');
  const isPrimary = (!isTicket && byClub === undefined) || step === 'pick';
  return (
    <>
      {isTicket ? (
        <Ticket now={visit.now} mine={mine} arranged={arranged} hours={times.skies.get(mine.id)} />
      ) : (
        <OpenHeading {...props} hasCome={step === 'report'} />
      )}
      {isLive && <Proposed {...props} proposal={proposal} />}
      {step === 'propose' && byClub !== undefined && (
        <ClubOffer mine={mine} proposal={byClub} action={`/matches/${mine.id}/arrange`} />
      )}
      <div class="stack after">
        {step !== 'report' && (
          <a class={`btn w ${isPrimary ? 'p' : 'o'}`} href={`/matches/${mine.id}/arrange`}>
            {words.match.arrange[step]}
          </a>
        )}
        <a class={`btn w ${step === 'report' ? 'p' : 'o'}`} href={`/matches/${mine.id}/report`}>
          {words.match.enter}
        </a>
        {step === 'report' && (
          <a class="btn q w" href={`/matches/${mine.id}/arrange`}>
            {words.match.arrange.again}
          </a>
        )}
      </div>
      <Contacts
        {...props}
        {...(step === 'report'
          ? {}
          : { text: (name) => writeArrangeText(visit, { mine, ...times }, name) })}
      />
    </>
  );
}

function chooseStep({ mine, times }: MatchProps, { now, dates }: ViewedVisit): OpenMatchStep {
  const { arranged, proposal } = times;
  if (proposal?.times.some((time) => time > now) === true) {
    return proposal.side === mine.side ? 'see' : 'pick';
  }
  if (arranged === null) return 'propose';
  const { day } = arranged;
  return day !== null && dates.daysSince(day, now) > 0 ? 'report' : 'move';
}

function OpenHeading({ mine, hasCome }: MatchProps & { readonly hasCome: boolean }): VNode {
  const { words } = useVisit();
  const { home, match } = words;
  return (
    <>
      <h1>{hasCome ? home.howDidItGo(mine.opponent) : match.openTitle(mine.opponent)}</h1>
      <p class="meta lead">
        {match.openAbout(null)}
        <span class="block">{sayWhere(words, mine)}</span>
      </p>
    </>
  );
}

function Proposed({ mine, proposal }: MatchProps & { readonly proposal: Proposal }): VNode {
  const visit = useVisit();
  const { arrange } = visit.words;
  const by = mine.opponents.find(({ id }) => id === proposal.memberId)?.display_name;
  const count = proposal.times.length;
  const isOwn = proposal.side === mine.side;
  const list = proposal.times.map((time) => formatShortTime(visit, time)).join(' · ');
  return (
    <div class="after">
      <Note icon="calendar" kind="club">
        <b class="block">
          {isOwn
            ? arrange.proposedBy(mine.opponentFirst, count)
            : arrange.theyPropose(by ?? mine.opponent, count)}
        </b>
        {list}
      </Note>
    </div>
  );
}
