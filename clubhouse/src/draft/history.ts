import { keyOf, type SidePosition } from './side.ts';

/** Somebody put elsewhere by a coach. */
export interface Step {
  readonly side: string;
  readonly from: SidePosition;
  readonly to: SidePosition;
}

/** Where a coach's own last step left a side, and the entry that it has there. */
export interface CardPosition {
  readonly where: SidePosition;
  readonly entry: { readonly id: string; readonly version: string } | null;
}

/** One coach's steps on one draft: what can be undone, the newest last, and what done again. */
export interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** By `keyOf` the side. */
  readonly known: Readonly<Record<string, CardPosition>>;
}

export const NO_HISTORY: History = { done: [], undone: [], known: {} };

/** A Sunday evening has fewer. */
const STEPS_KEPT = 200;

/** What would undo or repeat a step, and what is there if nobody else has touched it. */
export interface Turn {
  readonly side: string;
  readonly from: SidePosition;
  readonly to: SidePosition;
  readonly known: CardPosition;
}

/** After a step: what was undone before it is not done again. */
export function recorded(history: History, step: Step, known: CardPosition): History {
  const done = [...history.done, step].slice(-STEPS_KEPT);
  return trimmed({ done, undone: [], known: { ...history.known, [keyOf(step.side)]: known } });
}

/**
 * What undoes the last step; null where there is none. `stale` where this coach has seen the side
 * elsewhere since.
 */
export function toUndo({ done, known }: History): Turn | 'stale' | null {
  const step = done.at(-1);
  if (step === undefined) return null;
  return turn({ side: step.side, from: step.to, to: step.from }, known);
}

export function toRedo({ undone, known }: History): Turn | 'stale' | null {
  const step = undone.at(-1);
  return step === undefined ? null : turn(step, known);
}

function turn(step: Step, known: History['known']): Turn | 'stale' {
  const one = known[keyOf(step.side)];
  return one === undefined || one.where !== step.from ? 'stale' : { ...step, known: one };
}

export function afterUndo({ done, undone, known }: History, now: CardPosition): History {
  const step = done.at(-1);
  if (step === undefined) throw new Error('nothing was to be undone');
  return {
    done: done.slice(0, -1),
    undone: [...undone, step],
    known: { ...known, [keyOf(step.side)]: now },
  };
}

export function afterRedo({ done, undone, known }: History, now: CardPosition): History {
  const step = undone.at(-1);
  if (step === undefined) throw new Error('nothing was to be done again');
  return {
    done: [...done, step],
    undone: undone.slice(0, -1),
    known: { ...known, [keyOf(step.side)]: now },
  };
}

/** Without the step that another has since gone beyond: the one before it is next. */
export function withoutUndo({ done, undone, known }: History): History {
  return trimmed({ done: done.slice(0, -1), undone, known });
}

/** Without what was undone: it cannot be done again. */
export function withoutRedo({ done, undone, known }: History): History {
  return trimmed({ done, undone: undone.slice(0, -1), known });
}

/** What is known of sides that are in no step any more is forgotten. */
function trimmed({ done, undone, known }: History): History {
  const keys = new Set([...done, ...undone].map(({ side }) => keyOf(side)));
  return {
    done,
    undone,
    known: Object.fromEntries(Object.entries(known).filter(([key]) => keys.has(key))),
  };
}
