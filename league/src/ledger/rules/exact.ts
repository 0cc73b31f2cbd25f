/** Points in hundredths: whole numbers, so that they add up exactly. */
export type Hundredths = number;

export function toHundredths(points: number): Hundredths {
  return Math.round(points * 100);
}

export function toPoints(hundredths: Hundredths): number {
  return hundredths / 100;
}

/** A share such as 4 of 7. Zero of zero counts as zero of one. */
export interface Fraction {
  readonly part: number;
  readonly whole: number;
}

export function makeFraction(part: number, whole: number): Fraction {
  return { part, whole };
}

/** Negative if the first is smaller; exact, by cross-multiplication (STA-5). */
export function compareFractions(one: Fraction, other: Fraction): number {
  return one.part * (other.whole || 1) - other.part * (one.whole || 1);
}
