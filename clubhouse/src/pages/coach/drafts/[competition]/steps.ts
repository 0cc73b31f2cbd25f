import type { Board } from '../../../../draft/board.ts';
import { evenedSide } from '../../../../draft/card.ts';
import {
  afterRedo,
  afterUndo,
  type History,
  type CardPosition,
  recorded,
  toRedo,
  toUndo,
  type Turn,
  withoutRedo,
  withoutUndo,
} from '../../../../draft/history.ts';
import { put, type MoveRefusal } from '../../../../draft/put.ts';
import { isSide, isWhere, OUT, type SidePosition } from '../../../../draft/side.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { findCard, type FailedMove } from './conflict.ts';
import { readHistory, idOf, saveHistory } from './draft-page.ts';

/** The outcome of a form of the board. */
export type Outcome =
  | { readonly kind: 'done'; readonly done: StepKind; readonly side: string | null }
  | {
      readonly kind: 'refused';
      readonly refused: MoveRefusal;
      readonly missed: FailedMove;
      readonly turn: TurnKind;
    }
  | { readonly kind: 'fault'; readonly fault: 'who' | 'nothingToRedo' | 'nothingToUndo' };

export type StepKind = 'asked' | 'left' | 'moved' | 'redone' | 'undone';
type TurnKind = 'place' | 'redo' | 'undo';

/** Runs the action of a form of the board. */
export async function runStep(visit: CoachVisit): Promise<Outcome> {
  switch (visit.form.get('do') ?? '') {
    case 'place':
      return place(visit);
    case 'undo':
      return turnBack(visit, 'undo');
    case 'redo':
      return turnBack(visit, 'redo');
    case 'leave':
      return decide(visit, 'left');
    case 'ask':
      return decide(visit, 'asked');
    default:
      return { kind: 'fault', fault: 'who' };
  }
}

/** The side in the form; two players without partners come in two fields and form a pair. */
function sideIn({ form }: CoachVisit): string {
  const [who, other] = [form.get('who') ?? '', form.get('with') ?? ''];
  return other === '' ? who : `${who}.${other}`;
}

async function place(visit: CoachVisit): Promise<Outcome> {
  const { form, api } = visit;
  const side = sideIn(visit);
  const [from, to] = [form.get('from') ?? OUT, form.get('to') ?? ''];
  if (!isSide(side) || !isWhere(to) || !isWhere(from)) return { kind: 'fault', fault: 'who' };
  const [id, version] = [form.get('entry') ?? '', form.get('version') ?? ''];
  const entry = id === '' ? null : { id, version };
  if (from === to) return { kind: 'done', done: 'moved', side };
  const now = await put(api, idOf(visit), { side, to, entry });
  if (isRefused(now)) return refusal(now, { side, entryId: entry?.id ?? null }, 'place');
  saveHistory(visit, recorded(readHistory(visit), { side, from, to }, now));
  visit.services.store.drafts.ask(idOf(visit), evenedSide(side));
  return { kind: 'done', done: 'moved', side };
}

const TURNS = {
  undo: {
    next: toUndo,
    after: afterUndo,
    without: withoutUndo,
    none: 'nothingToUndo',
    done: 'undone',
  },
  redo: {
    next: toRedo,
    after: afterRedo,
    without: withoutRedo,
    none: 'nothingToRedo',
    done: 'redone',
  },
} as const;

/** Leaves a player unchanged whom another coach has moved since, and drops that step (DRFT-9). */
async function turnBack(visit: CoachVisit, kind: 'redo' | 'undo'): Promise<Outcome> {
  const { next, after, without, none, done } = TURNS[kind];
  const history = readHistory(visit);
  const turn = next(history);
  if (turn === null) return { kind: 'fault', fault: none };
  const now = turn === 'stale' ? 'changed' : await put(visit.api, idOf(visit), wantedOf(turn));
  if (!isRefused(now)) {
    saveHistory(visit, after(history, now));
    return { kind: 'done', done, side: turn === 'stale' ? null : turn.side };
  }
  saveHistory(visit, without(history));
  return refusal(now, missedBy(history, kind), kind);
}

function wantedOf({ side, to, known }: Turn) {
  return { side, to, entry: known.entry };
}

function missedBy({ done, undone }: History, kind: 'redo' | 'undo'): FailedMove {
  return { side: (kind === 'undo' ? done : undone).at(-1)?.side ?? '', entryId: null };
}

function refusal(refused: MoveRefusal, missed: FailedMove, turn: TurnKind): Outcome {
  return { kind: 'refused', refused, missed, turn };
}

export function isRefused(now: CardPosition | MoveRefusal): now is MoveRefusal {
  return typeof now === 'string';
}

/**
 * Dismisses the question about an empty place or a player without a box, or asks it again (DRFT-4).
 */
function decide(visit: CoachVisit, done: 'asked' | 'left'): Outcome {
  const about = visit.form.get('about') ?? '';
  if (!/^(?:gap:(?:promotion|relegation)|side):[\da-f.-]{36,73}$/.test(about)) {
    return { kind: 'fault', fault: 'who' };
  }
  const { drafts } = visit.services.store;
  if (done === 'left') drafts.leave(idOf(visit), about);
  else drafts.ask(idOf(visit), about);
  return { kind: 'done', done, side: null };
}

/** Describes the next undo or redo; null if there is none. */
export function turnLabel(
  history: History,
  board: Board,
  kind: 'redo' | 'undo',
): { readonly name: string; readonly to: SidePosition } | null {
  const step = kind === 'undo' ? history.done.at(-1) : history.undone.at(-1);
  if (step === undefined) return null;
  const name = findCard(board, step.side)?.label ?? '';
  return { name, to: kind === 'undo' ? step.from : step.to };
}
