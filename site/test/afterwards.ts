import type { TestContext } from 'node:test';

type Undo = () => unknown;

const toUndo = new WeakMap<TestContext, Undo[]>();

/**
 * Does it when the test is over, and what was asked for last first. So a page is closed before the
 * relay that it is connected to. The runner's own `after` keeps the order.
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
