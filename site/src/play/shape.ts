import { useEffect, useState } from 'preact/hooks';

/**
 * The layout of the page (PLAY-9). An upright phone shows everything in one column, and a tablet
 * does so with more space. Otherwise board and panel are side by side, even on a phone held
 * sideways. In a nearly square window the column leaves the board more space.
 */
export type PageShape = 'stack' | 'tablet' | 'side' | 'short';

/** The queries of `play.css`; the first match decides. */
const WINDOWS: readonly (readonly [PageShape, MediaQueryList])[] = [
  [
    'short',
    matchMedia(
      '(min-aspect-ratio: 4/3) and (height < 32rem), (min-aspect-ratio: 7/6) and (height < 25rem), (min-aspect-ratio: 11/10) and (height <= 22rem), (min-aspect-ratio: 1/1) and (height <= 20rem)',
    ),
  ],
  [
    'side',
    matchMedia(
      '(min-aspect-ratio: 7/6) and (height >= 32rem), (min-aspect-ratio: 1/1) and (width >= 56rem)',
    ),
  ],
  ['tablet', matchMedia('(max-aspect-ratio: 17/20) and (width >= 44rem)')],
];

function findCurrentShape(): PageShape {
  return WINDOWS.find(([, { matches }]) => matches)?.[0] ?? 'stack';
}

export function useShape(): PageShape {
  const [shape, setShape] = useState(findCurrentShape);
  useEffect(() => {
    const read = () => setShape(findCurrentShape());
    for (const [, query] of WINDOWS) query.addEventListener('change', read);
    return () => {
      for (const [, query] of WINDOWS) query.removeEventListener('change', read);
    };
  }, []);
  return shape;
}
