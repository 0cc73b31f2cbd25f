import type { VNode } from 'preact';
import { findStart } from '../../../../arrange/appointment.ts';
import type { OverMatch } from '../../../../arrange/open-match.ts';
import { useBranding } from '../../../../components/branding.ts';
import { Note } from '../../../../components/note.tsx';
import { ProposedTimes } from '../../../../components/proposed-times.tsx';
import { Ticket } from '../../../../components/ticket.tsx';
import { getFirstName } from '../../../../messages/names.ts';
import { formatLongTime, formatShortTime } from '../../../../messages/when.ts';
import { useVisit, type ViewedVisit } from '../../../../web/use-visit.ts';
import { PlayerLayout } from '../../../player-layout.tsx';
import { writeArrangeText } from '../arrange-text.ts';
import { MatchContacts } from '../match-contacts.tsx';
import type { MatchToArrange } from './arranging-page.ts';
import type { ProposalDraft } from './draft.ts';
import { ProposeForm } from './propose-form.tsx';
import { FormButton, LinkButton } from '../../../../components/buttons.tsx';

export interface ArrangeState {
  readonly draft: ProposalDraft;
  /** The player has opened the form, although something is already arranged or proposed. */
  readonly isProposing: boolean;
  readonly fault: string | null;
}

interface ArrangeProps {
  readonly found: MatchToArrange;
  readonly state: ArrangeState;
}

type ArrangeStep = 'propose' | 'answer' | 'own' | 'arranged';

/** The page's current purpose; answering a proposal takes precedence. */
function chooseStep({ found, state }: ArrangeProps, { now, dates }: ViewedVisit): ArrangeStep {
  const { proposal, arranged, mine } = found;
  if (state.isProposing) return 'propose';
  const isLive = proposal?.times.some((time) => time > now) === true;
  if (isLive) return proposal.side === mine.side ? 'own' : 'answer';
  if (arranged === null) return 'propose';
  const hasPassed = arranged.day !== null && dates.daysSince(arranged.day, now) > 0;
  return hasPassed ? 'propose' : 'arranged';
}

export function Arrange(props: ArrangeProps): VNode {
  const { found, state } = props;
  const visit = useVisit();
  const { arrange } = visit.words;
  const { familyMember } = useBranding();
  const step = chooseStep(props, visit);
  return (
    <PlayerLayout
      tab="home"
      back={{ href: `/matches/${found.mine.id}`, title: arrange.title }}
      foot={
        step === 'propose' ? (
          <Send form={step} action="propose" label={arrange.send(familyMember)} />
        ) : (
          step === 'answer' && <Send form={step} action="agree" label={arrange.yes(familyMember)} />
        )
      }
    >
      {state.fault !== null && (
        <div class="lead">
          <Note icon="warn" kind="warn" isAlert>
            {state.fault}
          </Note>
        </div>
      )}
      {step === 'propose' && <ProposeForm found={found} draft={state.draft} />}
      {step === 'answer' && <AnswerForm {...props} />}
      {step === 'own' && <OwnProposal {...props} />}
      {step === 'arranged' && <ArrangedView {...props} />}
      <Reach {...props} />
    </PlayerLayout>
  );
}

function Send({ form, action, label }: Record<'form' | 'action' | 'label', string>): VNode {
  return (
    <div class="send">
      <button class="btn p w" form={form} name="do" value={action}>
        {label}
      </button>
    </div>
  );
}

function AnswerForm({ found: { proposal, mine } }: ArrangeProps): VNode | null {
  const { words, now } = useVisit();
  if (proposal === null) return null;
  return (
    <>
      <form id="answer" method="post" action={`/matches/${mine.id}/arrange`}>
        <ProposedTimes mine={mine} proposal={proposal} now={now} />
      </form>
      <p class="center after">
        <a class="btn q" href={`/matches/${mine.id}/arrange?others=1`}>
          {words.arrange.none}
        </a>
      </p>
    </>
  );
}

function OwnProposal({ found }: ArrangeProps): VNode | null {
  const visit = useVisit();
  const { words, now, claimed } = visit;
  const { proposal, mine, arranged } = found;
  if (proposal === null) return null;
  const { arrange } = words;
  const sent = mine.isPair ? arrange.sentPair : arrange.sent;
  const partner = proposal.memberId === claimed.player?.memberId ? null : mine.partner;
  const start = findStart(arranged);
  const title =
    partner === null ? sent(mine.opponentFirst) : arrange.partnerSent(getFirstName(partner));
  return (
    <>
      <h1>{title}</h1>
      <p class="meta lead">{proposal.offerId === null ? arrange.sentAbout : arrange.sentToBox}</p>
      <div class="card stack">
        <ul class="stack">
          {proposal.times.map((time) => (
            <li key={time}>
              <b>{formatLongTime(visit, time)}</b>
              {time <= now && <span class="meta">{` ${arrange.hasPassed}`}</span>}
            </li>
          ))}
        </ul>
        {proposal.place !== null && <p class="meta breaks">{proposal.place}</p>}
        {proposal.note !== null && <p class="meta breaks">{proposal.note}</p>}
      </div>
      {start !== null && <p class="meta after">{arrange.stays(formatShortTime(visit, start))}</p>}
      <form class="pair after" method="post" action={`/matches/${mine.id}/arrange`}>
        <input type="hidden" name="proposal" value={proposal.id} />
        <LinkButton look="o" href={`/matches/${mine.id}/arrange?others=1`} label={arrange.others} />
        <FormButton look="q" value="withdraw" label={arrange.withdraw} />
      </form>
    </>
  );
}

function ArrangedView({ found: { mine, arranged, skies } }: ArrangeProps): VNode | null {
  const { words, now } = useVisit();
  if (arranged === null) return null;
  const { arrange } = words;
  return (
    <>
      <Ticket now={now} mine={mine} arranged={arranged} hours={skies.get(mine.id)} />
      <form class="stack after" method="post" action={`/matches/${mine.id}/arrange`}>
        <LinkButton look="o w" href={`/matches/${mine.id}/arrange?others=1`} label={arrange.move} />
        <FormButton look="q w" value="call_off" label={arrange.callOff} />
        <p class="meta center">{arrange.callOffAbout}</p>
      </form>
    </>
  );
}

function Reach({ found }: ArrangeProps): VNode {
  const visit = useVisit();
  const { arrange } = visit.words;
  const { mine, contacts, arranged, match } = found;
  const start = findStart(arranged);
  const isToCome = start !== null && start > visit.now;
  return (
    <MatchContacts
      match={match}
      mine={mine}
      contacts={contacts}
      opponents={{
        title: isToCome ? arrange.tell : arrange.reach(mine.opponentFirst),
        text: (name) => writeArrangeText(visit, found, name),
      }}
      partner={(first) => ({
        title: arrange.partner(first),
        text: (name) => arrange.textPartner(name, mine.opponent),
      })}
    />
  );
}

export function MatchOver({ over: { mine, over } }: { readonly over: OverMatch }): VNode {
  const { arrange } = useVisit().words;
  const href = `/matches/${mine.id}`;
  return (
    <PlayerLayout tab="home" back={{ href, title: arrange.title }}>
      <h1>{arrange.over[over]}</h1>
      <p class="meta lead">{arrange.overAbout}</p>
      <LinkButton look="p w" href={href} label={arrange.toMatch} />
    </PlayerLayout>
  );
}
