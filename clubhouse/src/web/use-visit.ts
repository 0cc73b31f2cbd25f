import type { Visit } from './visit.ts';

/** A visit as views see it: its page has read whatever was posted. */
export type ViewedVisit = Omit<Visit, 'form' | 'files'>;

/** The visit of the page that is being drawn, in one piece, as its locale is. */
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

/** For views of pages. @throws Error outside of one, as on a page that has no club yet */
export function useVisit(): ViewedVisit {
  if (current === null) throw new Error('nothing is drawn for a visit');
  return current;
}
