export const PAPERS = ['a4', 'a3'] as const;
export type Paper = (typeof PAPERS)[number];
export type Orientation = 'portrait' | 'landscape';

/** The paper that an address asks for with `?paper=a3`; A4 by default. */
export function readPaper(query: URLSearchParams): Paper {
  const asked = query.get('paper')?.toLowerCase();
  return PAPERS.find((paper) => paper === asked) ?? 'a4';
}
