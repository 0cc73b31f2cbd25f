import type { ComponentChildren, VNode } from 'preact';
import { toLeagueFailure } from '../../../../../api/answer.ts';
import { getMember, type Member } from '../../../../../api/members.ts';
import { type Answer, type CoachVisit, forCoach, page } from '../../../../../web/visit.ts';
import { ContactRow } from '../../../../../components/contact-row.tsx';
import { Icon } from '../../../../../components/icon.tsx';
import { QrCode, drawQrPath } from '../../../../../components/qr-code.tsx';
import { getFirstName } from '../../../../../messages/names.ts';
import { useVisit } from '../../../../../web/use-visit.ts';
import { CoachLayout } from '../../../coach-layout.tsx';
import { Trouble } from '../../../../../components/post-form.tsx';
import { FormButton, LinkButton } from '../../../../../components/buttons.tsx';

/** Lifetimes of a code at the desk and of a link to send. */
const DESK_MINUTES = 10;
const SEND_DAYS = 7;
const DAY_MINUTES = 24 * 60;

/** `/coach/members/ID/sign-in-code`: explains the code. Opening the page creates nothing. */
export const get = forCoach(async (visit) => {
  const member = await getMember(visit.api, visit.params['member'] ?? '');
  return renderOfferPage(visit, member, null, 200);
});

/** Creates a link for somebody at the desk, or to send; only this page shows it (MEMB-8). */
export const post = forCoach(async (visit): Promise<Answer> => {
  const { api, form, params, services, now, words } = visit;
  const id = params['member'] ?? '';
  const isSent = form.get('for') === 'send';
  const asked = api.createLoginLink(id, {
    expires_in_minutes: isSent ? SEND_DAYS * DAY_MINUTES : DESK_MINUTES,
  });
  const [member, minting] = await Promise.all([getMember(api, id), asked]);
  if (minting.kind === 'refusal') {
    const { code } = minting;
    const { refused } = words.memberDesk;
    if (code === 'member_left' || code === 'member_deleted') {
      return renderOfferPage(visit, member, refused[code], 409);
    }
    throw toLeagueFailure(minting, 'expected_email_mismatch');
  }
  const { data } = minting;
  const expiresAt = Date.parse(data.expires_at);
  services.store.links.removeExpired(now);
  const { display_name: displayName } = member;
  services.store.links.add(data.token, { memberId: id, displayName, mailboxHash: null }, expiresAt);
  const minted: NewSignInLink = {
    link: `${services.url}/sign-in/${data.token}`,
    expiresAt,
    isSent,
  };
  const title = words.memberDesk.title(displayName);
  const view = <CodeView member={member} minted={minted} />;
  return page(title, view, { scripts: ['time-left'] });
});

function renderOfferPage(
  visit: CoachVisit,
  member: Member,
  fault: string | null,
  status: number,
): Answer {
  const times = { minutes: DESK_MINUTES, days: SEND_DAYS };
  const view = <OfferView member={member} fault={fault} {...times} />;
  return page(visit.words.memberDesk.title(member.display_name), view, { status });
}

interface Props {
  readonly member: Member;
}

interface NewSignInLink {
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

function OfferView({ member, fault, minutes, days }: OfferProps): VNode {
  const { memberDesk: say } = useVisit().words;
  return (
    <Frame member={member}>
      <Trouble of={{ trouble: fault }} />
      <form class="card stack5" method="post">
        <div class="stack">
          <p>{say.before}</p>
          <FormButton look="p w" name="for" value="desk" label={say.desk} />
          <p class="meta">{say.deskAbout(minutes)}</p>
        </div>
        <div class="stack">
          <FormButton look="o w" name="for" value="send" label={say.send} />
          <p class="meta">{say.sendAbout(days)}</p>
        </div>
      </form>
    </Frame>
  );
}

/** A large code with its expiry, and the link to send instead (MEMB-8). */
function CodeView({ member, minted }: Props & { readonly minted: NewSignInLink }): VNode {
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
            text={say.message(getFirstName(name), club.name, link)}
          />
        </details>
        <div class="row wrap">
          <form method="post">
            <FormButton look="o" name="for" value={isSent ? 'send' : 'desk'} label={say.again} />
          </form>
          <LinkButton look="p" href={`/coach/members/${id}`} label={say.done} />
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
