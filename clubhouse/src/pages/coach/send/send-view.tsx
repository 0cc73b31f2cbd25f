import type { ComponentChildren, VNode } from 'preact';
import { isPublicHost } from 'service/public-host';
import { HiddenFields, Tick } from '../../../components/form-fields.tsx';
import { Icon } from '../../../components/icon.tsx';
import { LetterView } from '../../../components/letter-view.tsx';
import { isLoopback } from '../../../components/loopback.ts';
import { Note } from '../../../components/note.tsx';
import { NoEnter, Trouble } from '../../../components/post-form.tsx';
import type { CoachTab } from '../../../components/tabs.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import { page } from '../../../web/visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import {
  canInclude,
  canPick,
  type Clicked,
  digest,
  encodeChoice,
  type Letters,
  type Mailshot,
  SEND,
} from './mailshot.ts';

/** A mailshot with a page of its own. */
interface OwnPage extends Omit<Mailshot, 'show'> {
  readonly tab: CoachTab;
  readonly title: string;
  /** What the click does besides sending. */
  readonly about?: string;
  readonly back: VNode;
}

/** The one page for everything that a coach sends to chosen members (SEND-1). */
export function onSendPage(sending: OwnPage): Mailshot {
  const show = (clicked: Clicked = {}) =>
    page(sending.title, <SendPage sending={sending} clicked={clicked} />, {
      status: (clicked.trouble ?? null) === null ? 200 : 409,
    });
  return { ...sending, show };
}

interface SendPageProps {
  readonly sending: OwnPage;
  readonly clicked: Clicked;
}

function SendPage({ sending, clicked }: SendPageProps): VNode {
  const { send: say } = useVisit().words;
  const { tab, title, about, back } = sending;
  return (
    <CoachLayout tab={tab} title={title} text={say.nothingYet}>
      <SendForm
        mailshot={sending}
        {...clicked}
        before={about !== undefined && <p class="card">{about}</p>}
      >
        {back}
      </SendForm>
    </CoachLayout>
  );
}

interface SendFormProps extends Clicked {
  readonly mailshot: Letters;
  /** Shown first, such as what to tick. */
  readonly before?: ComponentChildren;
  readonly children?: ComponentChildren;
}

/**
 * Shows the recipients, those left out and why, the first email, and the button that sends
 * (SEND-1).
 */
export function SendForm(props: SendFormProps): VNode {
  const { mailshot, trouble = null, before, children } = props;
  const visit = useVisit();
  const { words, services, dates, now } = visit;
  const { recipients, leftOut, letter, isAct = false } = mailshot;
  const { send: say, announce } = words;
  const seen = digest(mailshot, dates.today(now));
  const pick = props.picks ?? recipients.map(({ id }) => id);
  const filled = SEND.begin(visit, { choice: encodeChoice(mailshot.choice), seen, pick });
  const reach = findReach(services.url);
  const hasPeople = !isAct || recipients.length + leftOut.size > 0;
  const isWarned = reach !== 'everyone' && recipients.length > 0;
  const canSend = isAct || (recipients.length > 0 && services.sendsMail);
  const count = services.sendsMail ? recipients.length : 0;
  // Ticks change the number, and without a script no label can follow.
  const label = mailshot.button?.(count) ?? (isWarned ? say.anyway : say.send);
  return (
    <form class="mailshot" method="post" action={`/coach/send/${mailshot.topic}`}>
      <NoEnter />
      <HiddenFields of={filled.hiddenFields} />
      <div class="stack">
        <Trouble of={{ trouble }} />
        {before}
        {isWarned && (
          <Note icon="warn" kind="warn">
            <b>{say.reach[reach]}</b> {say.reachAbout(services.url)}
          </Note>
        )}
        {hasPeople && !services.sendsMail && (
          <Note icon="info">{mailshot.noMail ?? announce.noMail}</Note>
        )}
        {hasPeople && (
          <section class="card flush">
            <details class="fold item" open={trouble !== null || pick.length < recipients.length}>
              <summary>
                <h2>{say.recipients(recipients.length)}</h2>
                <Icon name="more" />
              </summary>
              {canPick(mailshot) ? (
                recipients.map(({ id, name }) => (
                  <Tick key={id} of={filled.field('pick')} label={name} value={id} />
                ))
              ) : (
                <p>{recipients.map(({ name }) => name).join(', ')}</p>
              )}
            </details>
            <LeftOut mailshot={mailshot} />
          </section>
        )}
      </div>
      {letter !== null && (
        <div class="stack">
          <p class="card">{say.first(recipients.length)}</p>
          <LetterView of={letter} />
        </div>
      )}
      {canSend && (
        <div class="mailshot-bar">
          <button class={isWarned ? 'btn o' : 'btn p'}>
            <Icon name="mail" />
            {label}
          </button>
        </div>
      )}
      <div class="mailshot-ways row wrap">{children}</div>
    </form>
  );
}

function LeftOut({ mailshot }: SendFormProps): VNode | null {
  const { send: say } = useVisit().words;
  const { leftOut, ways = {} } = mailshot;
  if (leftOut.size === 0) return null;
  const all = [...leftOut.values()].flat();
  return (
    <details class="fold item" open>
      <summary>
        <h2>{say.leftOutCount(all.length)}</h2>
        <Icon name="more" />
      </summary>
      {[...leftOut].map(([reason, names]) => (
        <div key={reason} class="row wrap mailshot-reason">
          <p>
            <b>{say.leftOut[reason]}</b> {say.names(names)}
          </p>
          {ways[reason] !== undefined && canInclude(mailshot, names) && (
            <button class="btn q" name="include" value={ways[reason]}>
              {say.include}
            </button>
          )}
        </div>
      ))}
    </details>
  );
}

/** Finds out where the links in the emails open (SEND-2). */
function findReach(url: string): 'here' | 'network' | 'everyone' {
  if (isLoopback(url)) return 'here';
  return isPublicHost(new URL(url).hostname) ? 'everyone' : 'network';
}
