/** The stronger end of a rating system. */
export type BestEnd = 'low' | 'high';

/** How to divide ratings: a number of equal levels, or at ratings that the coach names. */
export type Cut =
  | { readonly by: 'size'; readonly levels: number }
  | { readonly by: 'borders'; readonly borders: readonly number[] };

export interface RatedMember {
  readonly id: string;
  readonly rating: number;
}

/** Rating systems whose better end is known; for others the coach says it. */
const LOW_IS_BEST = ['lk', 'leistungsklasse', 'wtn', 'itn'];
const HIGH_IS_BEST = ['utr', 'ntrp', 'squashlevels', 'dupr', 'elo', 'dwz', 'ttr'];

/** Null if the system's name does not tell. */
export function findBestEnd(system: string): BestEnd | null {
  const words = system.toLowerCase().split(/[^a-z]+/);
  if (words.some((word) => LOW_IS_BEST.includes(word))) return 'low';
  if (words.some((word) => HIGH_IS_BEST.includes(word))) return 'high';
  return null;
}

/**
 * Puts each player into a band from 0, the strongest, strongest first (LVL-2). Equal ratings share
 * a band; a rating on a border belongs to the stronger side.
 */
export function cutBands(
  rated: readonly RatedMember[],
  best: BestEnd,
  cut: Cut,
): ReadonlyMap<string, number> {
  const sign = best === 'low' ? 1 : -1;
  const order = rated.toSorted((one, other) => sign * (one.rating - other.rating));
  const bands = new Map<string, number>();
  let before: { readonly rating: number; readonly band: number } | null = null;
  for (const [index, { id, rating }] of order.entries()) {
    const own =
      cut.by === 'size'
        ? Math.floor((index * cut.levels) / order.length)
        : cut.borders.filter((border) => sign * (rating - border) > 0).length;
    const band: number = before?.rating === rating ? before.band : own;
    bands.set(id, band);
    before = { rating, band };
  }
  return bands;
}

/** Reads `8; 12,5; 16`; null if an item is not a number, or two are equal. */
export function readBorders(text: string): readonly number[] | null {
  const parts = text.split(/[;\s]+/).filter((part) => part !== '');
  const numbers = parts.map((part) =>
    /^-?\d{1,6}([.,]\d{1,4})?$/.test(part) ? Number(part.replace(',', '.')) : Number.NaN,
  );
  const isWhole = numbers.length > 0 && !numbers.some(Number.isNaN);
  return isWhole && new Set(numbers).size === numbers.length ? numbers : null;
}
