import type { Route } from '../routing/core/route.ts';
import { LaterPage } from './later-page.ts';

/** All pages but the first, each in a script of its own. */
export const PAGES = {
  new: new LaterPage(async () => (await import('../pages/new-game-page.tsx')).NewGamePage),
  game: new LaterPage(async () => (await import('../pages/game-page.tsx')).GamePage),
  join: new LaterPage(async () => (await import('../pages/join-page.tsx')).JoinPage),
  match: new LaterPage(async () => (await import('../pages/match-page.tsx')).MatchPage),
  study: new LaterPage(async () => (await import('../pages/study-page.tsx')).StudyPage),
  settings: new LaterPage(async () => (await import('../pages/settings-page.tsx')).SettingsPage),
  backup: new LaterPage(async () => (await import('../pages/backup-page.tsx')).BackupPage),
  trust: new LaterPage(async () => (await import('../pages/trust-page.tsx')).TrustPage),
};

/** Has the script of a page fetched before anybody is there. Without a network nothing comes of it. */
export function fetchAhead({ page }: Route): void {
  if (page === 'home') return;
  PAGES[page === 'here' ? 'new' : page].load().catch(() => undefined);
}
