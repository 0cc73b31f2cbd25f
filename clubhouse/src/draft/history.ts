import { makeSideKey, type SidePosition } from './side.ts';

export interface DraftMove {
  readonly side: string;
  readonly from: SidePosition;
  readonly to: SidePosition;
}

/** The side's position after this coach's own last step, and its entry there. */
export interface CardPosition {
  readonly where: SidePosition;
  readonly entry: { readonly id: string; readonly version: string } | null;
}

/** One coach's steps on a draft that can be undone, newest last, and those that can be redone. */
export interface DraftHistory {
  readonly done: readonly DraftMove[];
  readonly undone: readonly DraftMove[];
  /** The position of each side, by `keyOf` the side. */
  readonly known: Readonly<Record<string, CardPosition>>;
}

export const NO_HISTORY: DraftHistory = { done: [], undone: [], known: {} };

/** Undoable steps to keep: more than a Sunday evening's work. */
const STEPS_KEPT = 200;

export interface Turn {
  readonly side: string;
  readonly from: SidePosition;
  readonly to: SidePosition;
  readonly known: CardPosition;
}

export function recordStep(
  history: DraftHistory,
  step: DraftMove,
  known: CardPosition,
): DraftHistory {
  const done = [...history.done, step].slice(-STEPS_KEPT);
  return trimKnown({
    done,
    undone: [],
    known: { ...history.known, [makeSideKey(step.side)]: known },
  });
}

/** The step to undo; null if none, `stale` if the side has moved since this coach saw it. */
export function findUndo({ done, known }: DraftHistory): Turn | 'stale' | null {
  const step = done.at(-1);
  if (step === undefined) return null;
  return makeTurn({ side: step.side, from: step.to, to: step.from }, known);
}

export function findRedo({ undone, known }: DraftHistory): Turn | 'stale' | null {
  const step = undone.at(-1);
  return step === undefined ? null : makeTurn(step, known);
}

function makeTurn(step: DraftMove, known: DraftHistory['known']): Turn | 'stale' {
  const one = known[makeSideKey(step.side)];
  return one === undefined || one.where !== step.from ? 'stale' : { ...step, known: one };
}

export function applyUndo({ done, undone, known }: DraftHistory, now: CardPosition): DraftHistory {
  const step = done.at(-1);
  if (step === undefined) throw new Error('nothing was to be undone');
  return {
    done: done.slice(0, -1),
    undone: [...undone, step],
    known: { ...known, [makeSideKey(step.side)]: now },
  };
}

export function applyRedo({ done, undone, known }: DraftHistory, now: CardPosition): DraftHistory {
  const step = undone.at(-1);
  if (step === undefined) throw new Error('nothing was to be done again');
  return {
    done: [...done, step],
    undone: undone.slice(0, -1),
    known: { ...known, [makeSideKey(step.side)]: now },
  };
}

/** Drops a step that others have overridden, so that the previous one is next. */
export function dropUndo({ done, undone, known }: DraftHistory): DraftHistory {
  return trimKnown({ done: done.slice(0, -1), undone, known });
}

export function dropRedo({ done, undone, known }: DraftHistory): DraftHistory {
  return trimKnown({ done, undone: undone.slice(0, -1), known });
}

/** Forgets the positions of sides without steps. */
function trimKnown({ done, undone, known }: DraftHistory): DraftHistory {
  const keys = new Set([...done, ...undone].map(({ side }) => makeSideKey(side)));
  return {
    done,
    undone,
    known: Object.fromEntries(Object.entries(known).filter(([key]) => keys.has(key))),
  };
}
