import { useEffect, useState } from 'preact/hooks';

/**
 * How the page is laid out (PLAY-9). A phone held upright shows all in one column, and a tablet the
 * same with more room. Elsewhere board and panel stand side by side, also on a phone that lies. In
 * a window that is nearly square the column leaves the board more room.
 */
export type Shape = 'stack' | 'tablet' | 'side' | 'short';

/** As `play.css` has them; the first that fits holds. */
const WINDOWS: readonly (readonly [Shape, MediaQueryList])[] = [
  ['short', matchMedia('(min-aspect-ratio: 7/6) and (height < 32rem)')],
  ['side', matchMedia('(min-aspect-ratio: 7/6), (min-aspect-ratio: 1/1) and (width >= 56rem)')],
  ['tablet', matchMedia('(max-aspect-ratio: 17/20) and (width >= 44rem)')],
];

function shapeNow(): Shape {
  return WINDOWS.find(([, { matches }]) => matches)?.[0] ?? 'stack';
}

/** The shape of this window; re-renders when it changes. */
export function useShape(): Shape {
  const [shape, setShape] = useState(shapeNow);
  useEffect(() => {
    const read = () => setShape(shapeNow());
    for (const [, query] of WINDOWS) query.addEventListener('change', read);
    return () => {
      for (const [, query] of WINDOWS) query.removeEventListener('change', read);
    };
  }, []);
  return shape;
}
