import type { Route } from '../routing/core/route.ts';
import { LazyPage } from './lazy-page.ts';

/** All pages except the first, each in its own script. */
export const PAGES = {
  new: new LazyPage(async () => (await import('../pages/new-game-page.tsx')).NewGamePage),
  game: new LazyPage(async () => (await import('../pages/game-page.tsx')).GamePage),
  join: new LazyPage(async () => (await import('../pages/join-page.tsx')).JoinPage),
  match: new LazyPage(async () => (await import('../pages/match-page.tsx')).MatchPage),
  study: new LazyPage(async () => (await import('../pages/study-page.tsx')).StudyPage),
  settings: new LazyPage(async () => (await import('../pages/settings-page.tsx')).SettingsPage),
  backup: new LazyPage(async () => (await import('../pages/backup-page.tsx')).BackupPage),
  puzzles: new LazyPage(async () => (await import('../pages/puzzles-page.tsx')).PuzzlesPage),
  trust: new LazyPage(async () => (await import('../pages/trust-page.tsx')).TrustPage),
};

/** Fetches the script of a page in advance. Offline, this does nothing. */
export function fetchAhead({ page }: Route): void {
  if (page === 'home') return;
  PAGES[page === 'here' ? 'new' : page].load().catch(() => undefined);
}
