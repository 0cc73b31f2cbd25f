import type { Timepiece } from './timepiece.ts';

const PAGE = String(performance.timeOrigin);

/** The clocks and timers of this page. */
export const PAGE_TIME: Timepiece = {
  now: () => ({
    epoch: Date.now(),
    elapsed: performance.now(),
    page: PAGE,
    isHidden: document.visibilityState === 'hidden',
  }),
  after(ms, then) {
    // The longest that a browser's timer counts: what is later is looked at again.
    const timer = setTimeout(then, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
  onSeen(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
