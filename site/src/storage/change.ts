/** Gives what is to stand there from what is kept; undefined where nothing is to be put. */
export type Change = (kept: unknown) => unknown;

/** Two changes, one after the other, as a single one. */
export function inTurn(first: Change, next: Change): Change {
  return (kept) => {
    const before = first(kept);
    const after = next(before === undefined ? kept : before);
    return after === undefined ? before : after;
  };
}

interface NotedChange<T> {
  readonly change: (kept: unknown) => T;
  /** What stands there after it. */
  readonly result: () => unknown;
}

/** A change that also gives what stands there after it. */
export function noteResult<T>(change: (kept: unknown) => T): NotedChange<T> {
  let after: unknown;
  return {
    change(kept) {
      const changed = change(kept);
      after = changed === undefined ? kept : changed;
      return changed;
    },
    result: () => after,
  };
}
