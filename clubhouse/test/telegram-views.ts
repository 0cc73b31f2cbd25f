import { CHAT } from './fake-telegram.ts';
import type { Scene } from './scene.ts';
import { hannahs, type View } from './view.ts';

type Links = Scene['clubhouse']['store']['chatLinks'];

/** The chat on `/me`: none, with a requested link, and linked. */
export const TELEGRAM_VIEWS: readonly View[] = [
  telegramView('me-telegram', () => undefined),
  telegramView('me-telegram-link', (links, memberId, now) => {
    links.setWish({ memberId, handle: 'h'.repeat(22), expiresAt: now + 60_000 });
  }),
  telegramView('me-telegram-linked', (links, memberId, now) => {
    links.link(memberId, { chatId: CHAT, linkedAt: now });
  }),
];

function telegramView(
  name: string,
  make: (links: Links, memberId: string, now: number) => void,
): View {
  return hannahs(
    name,
    () => '/me',
    async (page, { clubhouse: { store, season, clock } }) => {
      const memberId = season.members.get('Hannah Brandt') ?? '';
      store.chatLinks.forget(memberId);
      make(store.chatLinks, memberId, clock.now);
      await page.reload();
      await page.locator('#telegram').scrollIntoViewIfNeeded();
    },
  );
}
