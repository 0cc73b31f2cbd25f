import type { VNode } from 'preact';
import { HiddenFields } from '../../../../components/form-fields.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { LetterView } from '../../../../components/letter-view.tsx';
import { Note } from '../../../../components/note.tsx';
import type { AnnouncementText } from '../../../../mail/letters/announcement.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { writeAnnouncementTo, type NoAnnouncement } from '../../../../work/announcing.ts';
import { type Audience, writeAudience, MAX_CHOSEN } from './audience.ts';
import { LETTER } from './letter-form.tsx';
import type { Recipient } from './recipients.ts';
import { CoachLayout } from '../../coach-layout.tsx';

interface Props {
  readonly visit: CoachVisit;
  readonly letter: {
    readonly typed: AnnouncementText;
    readonly audience: Audience;
    readonly recipients: readonly Recipient[];
  };
}

/** The email as it would be sent, and its recipients, who can be unticked. Sends nothing yet. */
export function Preview({ visit, letter }: Props): VNode {
  const { words, services } = visit;
  const { announce: say } = words;
  const { field } = LETTER.begin(visit, { ...letter.typed });
  const to = letter.recipients.filter(({ why }) => why === null);
  return (
    <CoachLayout tab="members" title={say.title} text={say.count(to.length)} isNarrow>
      <form class="card stack" method="post" action="/coach/members/letter">
        <LeftOut visit={visit} letter={letter} />
        <Recipients visit={visit} letter={letter} to={to} />
        <HiddenFields of={[field('once'), field('subject'), field('text')]} />
        {services.sendsMail ? null : <Note icon="info">{say.noMail}</Note>}
        {to.length > 0 && services.sendsMail && (
          <button class="btn p w" name="do" value="send">
            <Icon name="mail" />
            {say.send(to.length)}
          </button>
        )}
        <button class="btn o w" name="do" value="write">
          {say.change}
        </button>
      </form>
      <First visit={visit} letter={letter} to={to} />
    </CoachLayout>
  );
}

interface ToProps extends Props {
  readonly to: readonly Recipient[];
}

/** Individual checkboxes, unless there are hundreds of recipients. */
function Recipients({ visit, letter: { audience }, to }: ToProps): VNode {
  const { announce: say } = visit.words;
  if (to.length > MAX_CHOSEN || to.length === 0) {
    return <input type="hidden" name="to" value={writeAudience(audience)} />;
  }
  return (
    <details class="fold">
      <summary>
        <b>{say.recipients(to.length)}</b>
        <Icon name="more" />
      </summary>
      <input type="hidden" name="to" value="chosen" />
      {to.map(({ member: { id, display_name: name } }) => (
        <label key={id} class="opt">
          <input type="checkbox" name="member" value={id} checked />
          <b>{name}</b>
        </label>
      ))}
    </details>
  );
}

function First({ visit, letter: { typed }, to }: ToProps): VNode | null {
  const { api, club, services, now, coach, words } = visit;
  const [first] = to;
  if (first === undefined) return null;
  const person = { ...first.member, mailbox: first.mailbox };
  const context = { api, club, store: services.store, url: services.url, now };
  const [letter] = writeAnnouncementTo(person, { ...typed, key: '', from: coach.name }, context);
  return letter === undefined ? null : <LetterView letter={letter} labels={words.chase.letters} />;
}

const REASONS: readonly Exclude<NoAnnouncement, 'left'>[] = ['no_address', 'turned_off'];

/** Names the members who get no email, so that the coach can tell them otherwise. */
function LeftOut({ visit, letter: { recipients } }: Props): VNode | null {
  const { announce: say } = visit.words;
  const reasons = Map.groupBy(recipients, ({ why }) => why);
  const said = REASONS.filter((reason) => reasons.has(reason));
  if (said.length === 0) return null;
  return (
    <ul class="plain stack">
      {said.map((reason) => (
        <li key={reason}>
          {say.leftOut[reason](
            (reasons.get(reason) ?? []).map(({ member }) => member.display_name),
          )}
        </li>
      ))}
    </ul>
  );
}
