import { loadGame } from '../catalogue/catalogue.ts';
import type { GameName } from '../game/core/names.ts';
import { readRoute } from '../routing/core/route.ts';
import { fetchAhead } from './pages.ts';

/** Events that suggest a visitor is about to follow a link. */
const INTENTS = ['pointerover', 'pointerdown', 'focusin'] as const;
const TIMEOUT_IDLE_MS = 3000;

/**
 * Fetches the scripts of pages before they are opened (PAGE-1): the page of a link under the
 * pointer and, once the first page is idle, the games in `played` with saved records on this
 * device.
 */
export function fetchPagesAhead(played: () => readonly GameName[]): void {
  for (const intent of INTENTS) {
    document.addEventListener(intent, ({ target }) => {
      const link = target instanceof Element ? target.closest('a[href^="#/"]') : null;
      const fragment = link?.getAttribute('href') ?? null;
      if (fragment !== null) fetchAhead(readRoute(fragment));
    });
  }
  runWhenIdle(() => {
    fetchAhead({ page: 'new' });
    fetchAhead({ page: 'game', id: '' });
    for (const name of new Set(played())) loadGame(name).catch(() => undefined);
  });
}

/** Runs work when the browser is idle, or soon if the browser does not report idle time. */
function runWhenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: TIMEOUT_IDLE_MS });
  else setTimeout(then, TIMEOUT_IDLE_MS);
}
