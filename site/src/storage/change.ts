/** Computes the new value from the stored one; undefined writes nothing. */
export type Change = (kept: unknown) => unknown;

export function combineChanges(first: Change, next: Change): Change {
  return (kept) => {
    const before = first(kept);
    const after = next(before === undefined ? kept : before);
    return after === undefined ? before : after;
  };
}

interface NotedChange<T> {
  readonly change: (kept: unknown) => T;
  readonly result: () => unknown;
}

/** A change that also reports the value it leaves. */
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
