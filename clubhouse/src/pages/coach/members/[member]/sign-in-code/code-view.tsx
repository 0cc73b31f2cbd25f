import type { ComponentChildren, VNode } from 'preact';
import type { Member } from '../../../../../api/members.ts';
import { ContactRow } from '../../../../../components/contact-row.tsx';
import { Icon } from '../../../../../components/icon.tsx';
import { Note } from '../../../../../components/note.tsx';
import { QrCode, drawQrPath } from '../../../../../components/qr-code.tsx';
import { firstName } from '../../../../../messages/names.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';

interface Props {
  readonly member: Member;
}

export interface NewSignInLink {
  readonly link: string;
  readonly expiresAt: number;
  /** The link is for sending, not for scanning at the desk. */
  readonly isSent: boolean;
}

interface OfferProps extends Props {
  readonly fault: string | null;
  readonly minutes: number;
  readonly days: number;
}

export function OfferView({ member, fault, minutes, days }: OfferProps): VNode {
  const { memberDesk: say } = useVisit().words;
  return (
    <Frame member={member}>
      {fault !== null && (
        <Note icon="warn" kind="warn" isAlert>
          {fault}
        </Note>
      )}
      <form class="card stack5" method="post">
        <div class="stack">
          <p>{say.before}</p>
          <button class="btn p w" name="for" value="desk">
            {say.desk}
          </button>
          <p class="meta">{say.deskAbout(minutes)}</p>
        </div>
        <div class="stack">
          <button class="btn o w" name="for" value="send">
            {say.send}
          </button>
          <p class="meta">{say.sendAbout(days)}</p>
        </div>
      </form>
    </Frame>
  );
}

/** A large code with its expiry, and the link to send instead (MEMB-8). */
export function CodeView({ member, minted }: Props & { readonly minted: NewSignInLink }): VNode {
  const { words, club } = useVisit();
  const { memberDesk: say } = words;
  const name = member.display_name;
  const { link, isSent } = minted;
  const { id } = member;
  return (
    <Frame member={member}>
      <section class="card stack desk-code">
        {!isSent && <p class="center">{say.how}</p>}
        {!isSent && <QrCode code={drawQrPath(link)} label={say.code(name)} />}
        <TimeLeft minted={minted} />
        <details class="fold" open={isSent}>
          <summary>
            <h2>{say.link}</h2>
            <Icon name="more" />
          </summary>
          <p class="breaks">
            <code>{link}</code>
          </p>
          <p class="meta">{say.linkAbout}</p>
          <ContactRow
            contact={member}
            country={club.country}
            text={say.message(firstName(name), club.name, link)}
          />
        </details>
        <div class="row wrap">
          <form method="post">
            <button class="btn o" name="for" value={isSent ? 'send' : 'desk'}>
              {say.again}
            </button>
          </form>
          <a class="btn p" href={`/coach/members/${id}`}>
            {say.done}
          </a>
        </div>
      </section>
    </Frame>
  );
}

function TimeLeft({ minted }: { readonly minted: NewSignInLink }): VNode {
  const { words, dates, now } = useVisit();
  const { memberDesk: say } = words;
  const { expiresAt, isSent } = minted;
  const time = dates.time(expiresAt);
  const until = isSent ? `${dates.day(dates.dateOf(expiresAt))} ${time}` : time;
  if (isSent) return <p class="center">{say.until(until)}</p>;
  const seconds = String(Math.max(0, Math.floor((expiresAt - now) / 1000)));
  return (
    <p class="center">
      <time-left data-seconds={seconds} data-words={say.left} data-over={say.over}>
        {say.until(until)}
      </time-left>
    </p>
  );
}

function Frame({ member, children }: Props & { readonly children: ComponentChildren }): VNode {
  const { words } = useVisit();
  return (
    <CoachLayout tab="members" title={words.memberDesk.title(member.display_name)} isNarrow>
      {children}
    </CoachLayout>
  );
}
