import { connectGroup, inviteGroup, readGroupToken } from '../src/replies/chat-group.ts';
import { CHAT } from './fake-telegram.ts';
import { COACH, type Scene } from './scene.ts';
import { hannahs, of, type View } from './view.ts';

type Links = Scene['clubhouse']['store']['chatLinks'];

/** The chat on `/me`: none, with a requested link, and linked; and the coach's group with both. */
export const TELEGRAM_VIEWS: readonly View[] = [
  telegramView('me-telegram', () => undefined),
  telegramView('me-telegram-link', (links, memberId, now) => {
    links.setWish({ memberId, handle: 'h'.repeat(22), expiresAt: now + 60_000 });
  }),
  telegramView('me-telegram-linked', (links, memberId, now) => {
    links.link(memberId, { chatId: CHAT, linkedAt: now });
  }),
  of(
    COACH,
    'coach-group-telegram',
    () => '/coach/group',
    async (page, { clubhouse: { store, clock } }) => {
      inviteGroup(store.progress, clock.now);
      const token = readGroupToken(store.progress, clock.now) ?? '';
      connectGroup(store.progress, { token, chatId: -CHAT, title: 'Harbour Lane' }, clock.now);
      inviteGroup(store.progress, clock.now);
      await page.reload();
    },
  ),
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
