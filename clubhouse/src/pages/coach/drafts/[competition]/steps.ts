import type { Board } from '../../../../draft/board.ts';
import { makeEvenedKey } from '../../../../draft/card.ts';
import {
  applyRedo,
  applyUndo,
  type DraftHistory,
  type CardPosition,
  recordStep,
  findRedo,
  findUndo,
  type Turn,
  dropRedo,
  dropUndo,
} from '../../../../draft/history.ts';
import { movePlayer, type MoveRefusal } from '../../../../draft/put.ts';
import { isSide, isDraftPlace, OUT, type SidePosition } from '../../../../draft/side.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { findCard, type FailedMove } from './conflict.ts';
import { readHistory, readDraftId, saveHistory } from './draft-page.ts';

export type StepOutcome =
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

export async function runStep(visit: CoachVisit): Promise<StepOutcome> {
  switch (visit.form.get('do') ?? '') {
    case 'place':
      return placeSide(visit);
    case 'undo':
      return undoOrRedo(visit, 'undo');
    case 'redo':
      return undoOrRedo(visit, 'redo');
    case 'leave':
      return recordDecision(visit, 'left');
    case 'ask':
      return recordDecision(visit, 'asked');
    default:
      return { kind: 'fault', fault: 'who' };
  }
}

/** The side in the form; two players without partners come in two fields and form a pair. */
function readSide({ form }: CoachVisit): string {
  const [who, other] = [form.get('who') ?? '', form.get('with') ?? ''];
  return other === '' ? who : `${who}.${other}`;
}

async function placeSide(visit: CoachVisit): Promise<StepOutcome> {
  const { form, api } = visit;
  const side = readSide(visit);
  const [from, to] = [form.get('from') ?? OUT, form.get('to') ?? ''];
  if (!isSide(side) || !isDraftPlace(to) || !isDraftPlace(from))
    return { kind: 'fault', fault: 'who' };
  const [id, version] = [form.get('entry') ?? '', form.get('version') ?? ''];
  const entry = id === '' ? null : { id, version };
  if (from === to) return { kind: 'done', done: 'moved', side };
  const now = await movePlayer(api, readDraftId(visit), { side, to, entry });
  if (isRefused(now)) return makeRefusal(now, { side, entryId: entry?.id ?? null }, 'place');
  saveHistory(visit, recordStep(readHistory(visit), { side, from, to }, now));
  visit.services.store.drafts.ask(readDraftId(visit), makeEvenedKey(side));
  return { kind: 'done', done: 'moved', side };
}

const TURNS = {
  undo: {
    next: findUndo,
    after: applyUndo,
    without: dropUndo,
    none: 'nothingToUndo',
    done: 'undone',
  },
  redo: {
    next: findRedo,
    after: applyRedo,
    without: dropRedo,
    none: 'nothingToRedo',
    done: 'redone',
  },
} as const;

/** Leaves a player unchanged whom another coach has moved since, and drops that step (DRFT-9). */
async function undoOrRedo(visit: CoachVisit, kind: 'redo' | 'undo'): Promise<StepOutcome> {
  const { next, after, without, none, done } = TURNS[kind];
  const history = readHistory(visit);
  const turn = next(history);
  if (turn === null) return { kind: 'fault', fault: none };
  const now =
    turn === 'stale' ? 'changed' : await movePlayer(visit.api, readDraftId(visit), toMove(turn));
  if (!isRefused(now)) {
    saveHistory(visit, after(history, now));
    return { kind: 'done', done, side: turn === 'stale' ? null : turn.side };
  }
  saveHistory(visit, without(history));
  return makeRefusal(now, findFailedMove(history, kind), kind);
}

function toMove({ side, to, known }: Turn) {
  return { side, to, entry: known.entry };
}

function findFailedMove({ done, undone }: DraftHistory, kind: 'redo' | 'undo'): FailedMove {
  return { side: (kind === 'undo' ? done : undone).at(-1)?.side ?? '', entryId: null };
}

function makeRefusal(refused: MoveRefusal, missed: FailedMove, turn: TurnKind): StepOutcome {
  return { kind: 'refused', refused, missed, turn };
}

export function isRefused(now: CardPosition | MoveRefusal): now is MoveRefusal {
  return typeof now === 'string';
}

/** Dismisses the question about an empty place or unplaced player, or asks again (DRFT-4). */
function recordDecision(visit: CoachVisit, done: 'asked' | 'left'): StepOutcome {
  const about = visit.form.get('about') ?? '';
  if (!/^(?:gap:(?:promotion|relegation)|side):[\da-f.-]{36,73}$/.test(about)) {
    return { kind: 'fault', fault: 'who' };
  }
  const { drafts } = visit.services.store;
  if (done === 'left') drafts.leave(readDraftId(visit), about);
  else drafts.ask(readDraftId(visit), about);
  return { kind: 'done', done, side: null };
}

/** Describes the next undo or redo; null if there is none. */
export function describeTurn(
  history: DraftHistory,
  board: Board,
  kind: 'redo' | 'undo',
): { readonly name: string; readonly to: SidePosition } | null {
  const step = kind === 'undo' ? history.done.at(-1) : history.undone.at(-1);
  if (step === undefined) return null;
  const name = findCard(board, step.side)?.label ?? '';
  return { name, to: kind === 'undo' ? step.from : step.to };
}
