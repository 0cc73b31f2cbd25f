import type { Timepiece } from './timepiece.ts';

const PAGE = String(performance.timeOrigin);

export const PAGE_TIME: Timepiece = {
  now: () => ({
    epoch: Date.now(),
    elapsed: performance.now(),
    page: PAGE,
    isHidden: document.visibilityState === 'hidden',
  }),
  after(ms, then) {
    // The longest delay of a browser's timer; anything later is checked again then.
    const timer = setTimeout(then, Math.min(ms, 2 ** 31 - 1));
    return () => clearTimeout(timer);
  },
  onSeen(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
};
