import { findAbsence, claimAbsence, denyAbsence } from './absence.ts';
import { adoptDisputed } from './adopt.ts';
import { type LastOffer, NO_OFFERS, type OfferKind } from './last-offers.ts';
import type { EndNotesField } from './bodies.ts';
import {
  BEGUN_PLIES,
  type EndNotes,
  type History,
  type Move,
  NOTHING_NOTED,
  otherSeat,
  type Resignation,
  type Seat,
  type GameSetup,
  addNotes,
  replaceForSeat,
} from './history.ts';
import { makePositionRef } from './position-ref.ts';
import { findAcceptableOffer, findStandingOffer, findTheirOffer, recordAsked } from './offers.ts';
import { isCount, isReadable } from './bounds.ts';
import { isMove, isNote } from './read-body.ts';
import { agreeRematch, declineRematch } from './rematch.ts';
import { type Standing, computeStanding, findTakeBackPly } from './standing.ts';
import { makeStep, type MatchState, refuseStep, type Step } from './state.ts';

export type Command =
  | { readonly kind: 'play'; readonly move: string; readonly note?: number | null }
  | { readonly kind: 'resign'; readonly why: Resignation['why']; readonly notes?: EndNotes }
  | { readonly kind: 'claimDraw'; readonly notes?: EndNotes }
  /** Claims that the opponent was away too long, or denies it of this player (GAME-18). */
  | { readonly kind: 'claimAbsence' | 'denyAbsence' }
  /** Makes an offer of this kind, or accepts an open one. */
  | { readonly kind: 'agree'; readonly to: OfferKind | 'rematch'; readonly notes?: EndNotes }
  /** Withdraws an offer of this kind, or declines an open one. */
  | { readonly kind: 'decline'; readonly offer: OfferKind | 'rematch' }
  /** Accepts disputed actions as the player's own on another device. */
  | { readonly kind: 'adopt' };

/** Carries out a command, or says why not (GAME-1). */
export function applyCommand<P>(setup: GameSetup<P>, state: MatchState, command: Command): Step {
  const standing = computeStanding(setup, state.history);
  if (command.kind === 'adopt') return adoptDisputed(setup, state);
  if (state.isFresh) return refuseStep(state, 'not-now');
  if (command.kind === 'agree' && command.to === 'rematch') return agreeRematch(state, standing);
  if (command.kind === 'decline' && command.offer === 'rematch')
    return declineRematch(state, standing);
  if (standing.ending !== null) return refuseStep(state, 'over');
  switch (command.kind) {
    case 'play':
      return play(setup, state, standing, [command.move, command.note ?? null]);
    case 'resign':
      return isPossible(state, standing, command.why)
        ? resignMatch(state, command.why, command.notes)
        : refuseStep(state, 'not-now');
    case 'claimDraw':
      return claimDraw(setup, state, standing, command.notes);
    case 'claimAbsence':
      return claimAbsence(state, standing);
    case 'denyAbsence':
      return denyAbsence(state, standing);
    case 'agree':
      return command.to === 'draw'
        ? agreeDraw(state, standing, command.notes)
        : agreeTakeBack(state, standing);
    case 'decline':
      return declineOffer(state, standing, command.offer === 'draw' ? 'draw' : 'takeBack');
  }
}

function play<P>(setup: GameSetup<P>, state: MatchState, standing: Standing<P>, one: Move): Step {
  const { history } = state;
  const [move, note] = one;
  if (standing.toMove !== state.seat) return refuseStep(state, 'not-your-turn');
  const isLegal = isMove(move) && setup.rules.apply(standing.position, move) !== null;
  if (!isLegal || !isNote(note)) return refuseStep(state, 'illegal');
  const after = { ...history, moves: [...history.moves, one] };
  if (!isReadable(after)) return refuseStep(state, 'not-now');
  return makeStep(
    { ...state, history: after },
    { t: 'move', at: makePositionRef(history), move, note },
  );
}

/** Whether a player may resign so: calling off needs a new game, conceding needs a claim. */
function isPossible(
  state: MatchState,
  standing: Standing<unknown>,
  why: Resignation['why'],
): boolean {
  if (why === 'abort') return state.history.moves.length < BEGUN_PLIES;
  return why !== 'absence' || findAbsence(state, standing) === 'theirs';
}

function resignMatch(state: MatchState, why: Resignation['why'], notes?: EndNotes): Step {
  const { history, seat } = state;
  const resigned = replaceForSeat(history.resigned, seat, { why, ply: history.moves.length });
  return makeStep(
    { ...state, history: addNotes({ ...history, resigned }, seat, notes) },
    { t: 'resign', at: makePositionRef(history), why, ...makeNotesField(notes) },
  );
}

function claimDraw<P>(
  setup: GameSetup<P>,
  state: MatchState,
  standing: Standing<P>,
  notes?: EndNotes,
): Step {
  if (standing.toMove !== state.seat) return refuseStep(state, 'not-your-turn');
  if (setup.rules.claim(standing.position) === null) return refuseStep(state, 'illegal');
  const { history, seat } = state;
  return makeStep(
    { ...state, history: addNotes({ ...history, draw: 'claimed' }, seat, notes) },
    { t: 'claim', at: makePositionRef(history), ...makeNotesField(notes) },
  );
}

function agreeDraw(state: MatchState, standing: Standing<unknown>, notes?: EndNotes): Step {
  const theirs = findTheirOffer(state, standing, 'draw');
  if (theirs === null) return makeOffer(state, 'draw');
  const drawn = { ...state.history, draw: 'agreed' as const };
  const history = addNotes(drawn, state.seat, notes);
  return makeStep({ ...state, history }, { t: 'accept', ...theirs, ...makeNotesField(notes) });
}

function agreeTakeBack(state: MatchState, standing: Standing<unknown>): Step {
  const { movers } = standing;
  const theirs = findTheirOffer(state, standing, 'takeBack');
  const cut = findTakeBackPly(movers, otherSeat(state.seat));
  if (theirs === null || cut === null) {
    const canAsk = findTakeBackPly(movers, state.seat) !== null;
    return canAsk ? makeOffer(state, 'takeBack') : refuseStep(state, 'not-now');
  }
  const after = applyTakeBack(state, standing, cut);
  return isReadable(after.history)
    ? makeStep(after, { t: 'accept', ...theirs })
    : refuseStep(state, 'not-now');
}

/** The match in the epoch that an accepted take-back starts (GAME-7). */
function applyTakeBack(state: MatchState, { movers }: Standing<unknown>, cut: number): MatchState {
  const { history } = state;
  const after: History = {
    ...history,
    rev: history.rev + 1,
    cut,
    moves: history.moves.slice(0, cut),
    resigned: [null, null],
    draw: null,
    noted: NOTHING_NOTED,
    asked: NO_OFFERS,
  };
  const mine = findAcceptableOffer(state, 'takeBack');
  const back = mine && findTakeBackPly(movers.slice(0, mine.ply), state.seat);
  const crossing = back === null ? null : { rev: after.rev, cut: back };
  return { ...state, history: after, confirmed: Math.min(state.confirmed, cut), crossing };
}

export function makeOffer(state: MatchState, kind: OfferKind): Step {
  const { history, seat } = state;
  const count = (history.asked[seat][kind]?.count ?? 0) + 1;
  const at = makePositionRef(history);
  const isAsked = findStandingOffer(history, seat, kind) !== null;
  // An offer that may still be accepted elsewhere must not be replaced by another.
  const pending = findAcceptableOffer(state, kind);
  const isElsewhere = pending !== null && pending.ply !== at.ply;
  if (isAsked || isElsewhere || !isCount(count)) return refuseStep(state, 'not-now');
  const asked = { count, ply: at.ply, hash: at.hash, state: 'open' } as const;
  return makeStep(recordOffer(state, seat, kind, asked), { t: 'offer', kind, at, count });
}

function declineOffer(state: MatchState, standing: Standing<unknown>, kind: OfferKind): Step {
  const { history, seat } = state;
  const theirs = findTheirOffer(state, standing, kind);
  const one = theirs ?? findStandingOffer(history, seat, kind);
  const by = theirs === null ? seat : otherSeat(seat);
  const asked = history.asked[by][kind];
  if (one === null || asked === null) return refuseStep(state, 'not-now');
  return theirs === null
    ? makeStep(recordOffer(state, by, kind, { ...asked, state: 'withdrawn' }), {
        t: 'withdraw',
        ...one,
      })
    : makeStep(recordOffer(state, by, kind, { ...asked, state: 'declined' }), {
        t: 'decline',
        ...one,
      });
}

function makeNotesField(notes: EndNotes | undefined): EndNotesField {
  return notes === undefined ? {} : { notes };
}

function recordOffer(state: MatchState, by: Seat, kind: OfferKind, asked: LastOffer): MatchState {
  return { ...state, history: recordAsked(state.history, by, kind, asked) };
}
