import type { ComponentChildren, VNode } from 'preact';
import { isPublicHost } from 'service/public-host';
import { HiddenFields, Tick } from '../../../components/form-fields.tsx';
import { Icon } from '../../../components/icon.tsx';
import { LetterView } from '../../../components/letter-view.tsx';
import { isLoopback } from '../../../components/loopback.ts';
import { Note } from '../../../components/note.tsx';
import { Trouble } from '../../../components/post-form.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import { CoachLayout } from '../coach-layout.tsx';
import {
  canPick,
  digest,
  encodeChoice,
  type Mailshot,
  type MailshotPage,
  SEND,
} from './mailshot.ts';

interface Props {
  readonly mailshot: MailshotPage;
  readonly trouble?: string | null;
  /** The recipients that are ticked; by default all. */
  readonly picks?: readonly string[] | undefined;
}

/** The one page for everything that a coach sends to chosen members (SEND-1). */
export function SendPage({ mailshot, ...clicked }: Props): VNode {
  const { send: say } = useVisit().words;
  return (
    <CoachLayout tab={mailshot.tab} title={mailshot.title} text={say.nothingYet}>
      <SendForm mailshot={mailshot} {...clicked}>
        {mailshot.back}
      </SendForm>
    </CoachLayout>
  );
}

export interface SendFormProps extends Omit<Props, 'mailshot'> {
  readonly mailshot: Omit<Mailshot, 'send'> & Partial<MailshotPage>;
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
  const { recipients, letter, isAct = false } = mailshot;
  const { send: say, announce } = words;
  const seen = digest(mailshot, dates.today(now));
  const pick = props.picks ?? recipients.map(({ id }) => id);
  const filled = SEND.begin(visit, { choice: encodeChoice(mailshot.choice), seen, pick });
  const reach = findReach(services.url);
  const isWarned = reach !== 'everyone' && recipients.length > 0;
  const canSend = isAct || (recipients.length > 0 && services.sendsMail);
  const sayButton = mailshot.button ?? (isWarned ? say.anyway : say.send);
  return (
    <form class="mailshot" method="post" action={`/coach/send/${mailshot.topic}`}>
      <HiddenFields of={filled.hiddenFields} />
      <div class="stack">
        <Trouble of={{ trouble }} />
        {before}
        {mailshot.about !== undefined && <p class="card">{mailshot.about}</p>}
        {isWarned && (
          <Note icon="warn" kind="warn">
            <b>{say.reach[reach]}</b> {say.reachAbout(services.url)}
          </Note>
        )}
        {!services.sendsMail && <Note icon="info">{mailshot.noMail ?? announce.noMail}</Note>}
        <section class="card flush">
          <details class="fold item" open={trouble !== null}>
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
      </div>
      {letter !== null && (
        <div class="stack">
          <p class="card">{say.first(recipients.length)}</p>
          <LetterView letter={letter} labels={say} />
        </div>
      )}
      {canSend && (
        <div class="mailshot-bar">
          <button class={isWarned ? 'btn o' : 'btn p'}>
            <Icon name="mail" />
            {sayButton(services.sendsMail ? recipients.length : 0)}
          </button>
        </div>
      )}
      <div class="mailshot-ways row wrap">{children}</div>
    </form>
  );
}

function LeftOut({ mailshot: { leftOut, ways = {} } }: SendFormProps): VNode | null {
  const { send: say } = useVisit().words;
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
          {ways[reason] !== undefined && <a href={ways[reason].href}>{ways[reason].label}</a>}
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
