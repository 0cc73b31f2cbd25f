import type { VNode } from 'preact';
import { dataOrThrow } from '../../api/answer.ts';
import { Icon } from '../../components/icon.tsx';
import { getWords } from '../../messages/language.ts';
import { type OwnProfile, readOwnProfile } from '../../oneself/read-own-profile.ts';
import { findCalendarPath } from '../../signed/calendar-path.ts';
import { renderFaultPage } from '../../web/faults.tsx';
import { useVisit } from '../../web/use-visit.ts';
import { forPlayer, page } from '../../web/visit.ts';
import { PlayerLayout } from '../player-layout.tsx';
import { Mails } from './mails.tsx';
import { Push } from './push.tsx';
import { Note } from '../../components/note.tsx';
import { TelegramLink } from '../../components/telegram-link.tsx';
import { makeChatToken } from '../../signed/chat-token.ts';

/** `/me`: sections whose forms have their own URLs and redirect back here. */
export const get = forPlayer(async (visit) => {
  const { words, club, player, api } = visit;
  const [{ credential }, oneself] = await Promise.all([
    dataOrThrow(api.getMe()),
    readOwnProfile(visit),
  ]);
  if (oneself === null) return renderFaultPage(visit, club.name, 'busy');
  const name = credential.type === 'session' ? credential.member.display_name : player.name;
  const { memberId } = player;
  return page(
    words.me.title,
    <PlayerLayout tab="me" title={name} text={club.name}>
      <div class="lift sections">
        <Details {...oneself} />
        <LanguageChoice />
        <Calendar memberId={memberId} />
        <Push memberId={memberId} />
        <Mails memberId={memberId} />
        <Telegram memberId={memberId} />
        <Devices />
      </div>
    </PlayerLayout>,
    {
      scripts: ['push-switch'],
      ...(name === player.name ? {} : { cookies: { session: { ...player, name } } }),
    },
  );
});

/** The club's data on the member, who sees it, and how to change or download it (SELF-1). */
function Details({ member, holder }: OwnProfile): VNode {
  const { me, ownContact } = useVisit().words;
  const shared =
    holder === null ? ownContact.none : `${ownContact.addressShared} ${holder.display_name}`;
  return (
    <section class="card stack" id="details">
      <h2>{me.details}</h2>
      <dl class="stack">
        <div>
          <dt>
            <b class="breaks">{member.display_name}</b>
          </dt>
          <dd class="meta">{me.nameSeen}</dd>
        </div>
        <div>
          <dt>
            <b>{me.reach}</b>
          </dt>
          <dd class="breaks">{member.email ?? shared}</dd>
          <dd class="breaks">
            {ownContact.phone}: {member.phone ?? ownContact.none}
          </dd>
          <dd class="meta">{me.reachSeen}</dd>
        </div>
        <div>
          <dt>
            <b>{me.rest}</b>
          </dt>
          <dd class="meta">{me.restSeen}</dd>
        </div>
      </dl>
      <a class="btn o w" href="/me/contact">
        <Icon name="phone" />
        {ownContact.change}
      </a>
      <p>{me.toChange}</p>
      <h3>{ownContact.data}</h3>
      <p class="meta">{ownContact.dataAbout}</p>
      <a class="btn q w" href="/me/data" download>
        <Icon name="down" />
        {ownContact.dataSave}
      </a>
    </section>
  );
}

/** One language for the site and the emails (WORD-2). */
function LanguageChoice(): VNode | null {
  const { words, language, club } = useVisit();
  if (club.languages.length < 2) return null;
  const { me } = words;
  return (
    <section class="card stack">
      <h2>{me.language}</h2>
      <p class="meta">{me.languageAbout}</p>
      <form class="seg" method="post" action="/language">
        <input type="hidden" name="to" value="/me" />
        {club.languages.map((one) => (
          <button
            key={one}
            name="language"
            value={one}
            lang={one}
            class={one === language ? 'on' : ''}
            aria-pressed={one === language}
          >
            {getWords(one).shell.language}
          </button>
        ))}
      </form>
    </section>
  );
}

/** The member's calendar link: create, show and remove it (CAL-4). */
function Calendar({ memberId }: { readonly memberId: string }): VNode {
  const { services, words } = useVisit();
  const { store, signer, url } = services;
  const { calendar } = words;
  const path = findCalendarPath({ calendars: store.calendars, signer }, memberId);
  return (
    <section class="card stack">
      <h2>{calendar.title}</h2>
      <p class="meta">{calendar.about}</p>
      <form class="stack" method="post" action="/me/calendar">
        {path === null ? (
          <button class="btn o w" name="do" value="make">
            {calendar.make}
          </button>
        ) : (
          <>
            <a class="btn o w" href={`webcal://${new URL(url).host}${path}`}>
              <Icon name="calendar" />
              {calendar.subscribe}
            </a>
            <div class="field">
              <label for="calendar-address">{calendar.label}</label>
              <input
                class="input"
                id="calendar-address"
                readonly
                value={url + path}
                aria-describedby="calendar-hint"
              />
              <p class="hint" id="calendar-hint">
                {calendar.elsewhere} {calendar.hint}
              </p>
            </div>
            <button class="btn q w" name="do" value="revoke">
              {calendar.revoke}
            </button>
            <p class="meta center">{calendar.revokeAbout}</p>
          </>
        )}
      </form>
    </section>
  );
}

/** Signs out here or everywhere (SIGN-7). It lists no devices, because the league keeps no list. */
function Devices(): VNode {
  const { me } = useVisit().words;
  return (
    <section class="card stack">
      <h2>{me.devices}</h2>
      <p class="meta">{me.devicesAbout}</p>
      <form class="stack" method="post" action="/sign-out">
        <button class="btn o w">{me.signOut}</button>
        <p class="meta">{me.everywhereAbout}</p>
        <button class="btn q w" name="everywhere" value="1">
          {me.signOutEverywhere}
        </button>
      </form>
    </section>
  );
}

interface TelegramProps {
  readonly memberId: string;
}

/** Links or unlinks the member's chat with the club's bot (BOT-2). Empty if there is no bot. */
function Telegram(props: TelegramProps): VNode | null {
  const { services, words } = useVisit();
  const { telegram } = words;
  if (services.bot === null) return null;
  const { botName } = services.bot;
  return (
    <section class="card stack" id="telegram">
      <h2>{telegram.title}</h2>
      {botName === null ? (
        <p class="meta">{telegram.away}</p>
      ) : (
        <p class="meta">{telegram.about(botName)}</p>
      )}
      <Linked {...props} />
      {botName !== null && <Link {...props} botName={botName} />}
    </section>
  );
}

function Linked({ memberId }: TelegramProps): VNode | null {
  const { services, dates, words } = useVisit();
  const { telegram } = words;
  const link = services.store.chatLinks.of(memberId);
  if (link === null) return null;
  return (
    <form class="stack" method="post" action="/me/telegram">
      <Note icon="check">{telegram.linked(dates.longDay(dates.dateOf(link.linkedAt)))}</Note>
      <button class="btn q w" name="do" value="unlink">
        {telegram.unlink}
      </button>
    </form>
  );
}

function Link({ memberId, botName }: TelegramProps & { readonly botName: string }): VNode {
  const { services, now, words } = useVisit();
  const { telegram } = words;
  const { chatLinks } = services.store;
  const wish = chatLinks.wishOf(memberId, now);
  if (wish === null) {
    const isLinked = chatLinks.of(memberId) !== null;
    return (
      <form class="stack" method="post" action="/me/telegram">
        <button class="btn o w" name="do" value="link">
          {isLinked ? telegram.remake : telegram.make}
        </button>
        <p class="meta center">{telegram.one}</p>
      </form>
    );
  }
  const address = `https://t.me/${botName}?start=${makeChatToken(services.signer, wish)}`;
  return <TelegramLink address={address} label={telegram.open} about={telegram.opens} />;
}
