import type { VNode } from 'preact';
import { Note } from '../../components/note.tsx';
import { QrCode, drawQrPath } from '../../components/qr-code.tsx';
import { makeChatToken } from '../../signed/chat-token.ts';
import type { SectionProps } from './section.ts';

/** Links or unlinks the member's chat with the club's bot (BOT-2). Empty if there is no bot. */
export function Telegram({ visit }: SectionProps): VNode | null {
  const { services, words } = visit;
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
      <Linked visit={visit} />
      {botName !== null && <Link visit={visit} botName={botName} />}
    </section>
  );
}

function Linked({ visit }: SectionProps): VNode | null {
  const { services, player, dates, words } = visit;
  const { telegram } = words;
  const link = services.store.chatLinks.of(player.memberId);
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

function Link({ visit, botName }: SectionProps & { readonly botName: string }): VNode {
  const { services, player, now, words } = visit;
  const { telegram } = words;
  const { chatLinks } = services.store;
  const wish = chatLinks.wishOf(player.memberId, now);
  if (wish === null) {
    const isLinked = chatLinks.of(player.memberId) !== null;
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
  return (
    <>
      <a class="btn p w" href={address} rel="noreferrer">
        {telegram.open}
      </a>
      <p class="meta center">{telegram.opens}</p>
      <QrCode code={drawQrPath(address)} label={telegram.code} />
    </>
  );
}
