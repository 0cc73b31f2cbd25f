import type { Body } from './bodies.ts';
import { BEGUN_PLIES, type GameSetup, type History, otherSeat } from './history.ts';
import { isSamePosition, makePositionRef } from './position-ref.ts';
import { type Standing, computeStanding } from './standing.ts';
import { type AbsenceClaim, makeStep, type MatchState, refuseStep, type Step } from './state.ts';

type AbsenceBody = Extract<Body, { readonly t: 'absence' | 'no-absence' }>;
type Turn = Pick<Standing<unknown>, 'toMove' | 'ending'>;

/** The player who may claim because the player to move is away too long; null if there is none. */
export function findAbsence(
  { seat, history, absence = null }: MatchState,
  { toMove, ending }: Turn,
): 'mine' | 'theirs' | null {
  if (absence === null || ending !== null || absence.by === toMove) return null;
  if (history.moves.length < BEGUN_PLIES || !isCurrent(absence, history)) return null;
  return absence.by === seat ? 'mine' : 'theirs';
}

/** Whether this player's claim applies: a claimant cannot resign by leaving. */
export function isClaiming({ seat, history, absence = null }: MatchState): boolean {
  return absence?.by === seat && isCurrent(absence, history);
}

function isCurrent({ at }: AbsenceClaim, history: History): boolean {
  return isSamePosition(makePositionRef(history), at);
}

export function claimAbsence(state: MatchState, turn: Turn): Step {
  const { seat, history } = state;
  if (turn.toMove === seat) return refuseStep(state, 'not-your-turn');
  const at = makePositionRef(history);
  const claimed = { ...state, absence: { by: seat, at } };
  const isNew = findAbsence(state, turn) !== 'mine' && findAbsence(claimed, turn) === 'mine';
  return isNew ? makeStep(claimed, { t: 'absence', at }) : refuseStep(state, 'not-now');
}

export function denyAbsence(state: MatchState, turn: Turn): Step {
  if (findAbsence(state, turn) !== 'theirs') return refuseStep(state, 'not-now');
  return makeStep(
    { ...state, absence: null },
    { t: 'no-absence', at: makePositionRef(state.history) },
  );
}

/** A claim proves nothing: the absent player's app compares it with its own record. */
export function receiveAbsence(state: MatchState, { t, at }: AbsenceBody): MatchState {
  if (t === 'absence') return { ...state, absence: { by: otherSeat(state.seat), at } };
  const isMine = state.absence?.by === state.seat && isSamePosition(state.absence.at, at);
  return isMine ? { ...state, absence: null } : state;
}

/** Repeats the claim each time the opponent greets, because they were away when it was made. */
export function repeatAbsenceClaim<P>(setup: GameSetup<P>, state: MatchState): readonly Body[] {
  if (findAbsence(state, computeStanding(setup, state.history)) !== 'mine') return [];
  return [{ t: 'absence', at: makePositionRef(state.history) }];
}
