import type { TestContext } from 'node:test';

type Undo = () => unknown;

const toUndo = new WeakMap<TestContext, Undo[]>();

/**
 * Runs cleanup after the test, last registered first. A page is thus closed before the relay it is
 * connected to. The runner's own `after` runs in order of registration.
 */
export function afterwards(t: TestContext, undo: Undo): void {
  const begun = toUndo.get(t);
  if (begun !== undefined) {
    begun.push(undo);
    return;
  }
  const all = [undo];
  toUndo.set(t, all);
  t.after(() => undoAll(all));
}

async function undoAll(all: readonly Undo[]): Promise<void> {
  const failures: unknown[] = [];
  for (const undo of all.toReversed()) {
    try {
      await undo();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'several checks at the end failed');
}
