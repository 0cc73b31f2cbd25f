/** A change by one of them, or a refusal of one. */
export interface Deed {
  readonly who: string;
  /** What was changed, as `member 0199… phone`. */
  readonly what: string;
  /** What stood there of it when they looked; null: they were told by then who had changed it. */
  readonly from: string | null;
  readonly to: string;
}

/** What a page said instead of doing it. */
export interface Refusal {
  readonly who: string;
  readonly what: string;
  readonly said: string;
}

/** What the site has acknowledged, in that order, and what it has refused. */
export class Journal {
  readonly done: Deed[] = [];
  readonly refused: Refusal[] = [];
  /** Pages that were neither. */
  readonly faults: string[] = [];
}

/** What was overwritten without a word: each begins where the one before ended, or was told (DRFT-10, MEMB-6). */
export function overwritten(done: readonly Deed[]): string[] {
  const faults: string[] = [];
  for (const [what, deeds] of Map.groupBy(done, (deed) => deed.what)) {
    for (const [index, deed] of deeds.entries()) {
      const before = deeds[index - 1];
      if (before === undefined || before.who === deed.who) continue;
      // The same once more takes nothing away, and no look at it is asked for (SET-3).
      if (deed.to === before.to) continue;
      if (deed.from === null || deed.from.includes(before.to)) continue;
      faults.push(
        `${what}: ${deed.who} put ${deed.to} over ${before.to} of ${before.who}, seeing ${deed.from}`,
      );
    }
  }
  return faults;
}

/** What each thing has to be in the end. */
export function lastOf(done: readonly Deed[]): Map<string, string> {
  return new Map(done.map(({ what, to }) => [what, to]));
}
