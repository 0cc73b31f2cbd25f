/** A change by one of them, or a refusal of one. */
export interface Deed {
  readonly who: string;
  /** The thing changed, such as `member 0199… phone`. */
  readonly what: string;
  /** The value they saw before; null if the page had told them who had changed it. */
  readonly from: string | null;
  readonly to: string;
}

/** A page's explanation for refusing. */
export interface Refusal {
  readonly who: string;
  readonly what: string;
  readonly said: string;
}

/** The site's acknowledged changes in order, and its refusals. */
export class Journal {
  readonly done: Deed[] = [];
  readonly refused: Refusal[] = [];
  /** Pages that were neither. */
  readonly faults: string[] = [];
}

/**
 * Finds silent overwrites: each change must start from the previous value, or from a notice about
 * it (DRFT-10, MEMB-6).
 */
export function findOverwritten(done: readonly Deed[]): string[] {
  const faults: string[] = [];
  for (const [what, deeds] of Map.groupBy(done, (deed) => deed.what)) {
    for (const [index, deed] of deeds.entries()) {
      const before = deeds[index - 1];
      if (before === undefined || before.who === deed.who) continue;
      // Repeating a value overwrites nothing and needs no earlier look (SET-3).
      if (deed.to === before.to) continue;
      if (deed.from === null || deed.from.includes(before.to)) continue;
      faults.push(
        `${what}: ${deed.who} put ${deed.to} over ${before.to} of ${before.who}, seeing ${deed.from}`,
      );
    }
  }
  return faults;
}

/** The expected final value of each thing. */
export function findLastValues(done: readonly Deed[]): Map<string, string> {
  return new Map(done.map(({ what, to }) => [what, to]));
}
