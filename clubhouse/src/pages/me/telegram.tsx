import type { VNode } from 'preact';
import { Note } from '../../components/note.tsx';
import { QrCode, drawQrPath } from '../../components/qr-code.tsx';
import { makeChatToken } from '../../signed/chat-token.ts';
import { useVisit } from '../../web/use-visit.ts';

interface TelegramProps {
  readonly memberId: string;
}

/** Links or unlinks the member's chat with the club's bot (BOT-2). Empty if there is no bot. */
export function Telegram(props: TelegramProps): VNode | null {
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
