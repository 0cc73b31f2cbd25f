import type { Visit } from './visit.ts';

/** A visit as views see it, after its page has read the posted form. */
export type ViewedVisit = Omit<Visit, 'form' | 'files'>;

/** The visit of the page being rendered; rendering is synchronous, as for the locale. */
let current: ViewedVisit | null = null;

export function withVisit<Drawn>(visit: ViewedVisit | null, draw: () => Drawn): Drawn {
  const before = current;
  current = visit;
  try {
    return draw();
  } finally {
    current = before;
  }
}

/** @throws Error outside a page's view, or on a page without a club */
export function useVisit(): ViewedVisit {
  if (current === null) throw new Error('nothing is drawn for a visit');
  return current;
}
