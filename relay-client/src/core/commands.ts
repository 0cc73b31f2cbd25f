import { adopt } from './adopt.ts';
import type { OfferKind } from './bodies.ts';
import {
  type History,
  type Move,
  otherSeat,
  type Resignation,
  type GameSetup,
  withSeat,
} from './history.ts';
import { positionRefOf } from './position-ref.ts';
import { standingOffer, withdrawn, without } from './offers.ts';
import { isMove, isNote, MOST_MOVES } from './read-body.ts';
import { agreeRematch, declineRematch } from './rematch.ts';
import { type Standing, standingOf, takeBackTo } from './standing.ts';
import { done, type MatchState, refuse, type Step } from './state.ts';

/** What a player asks their own client to do. */
export type Command =
  | { readonly kind: 'play'; readonly move: string; readonly note?: number | null }
  | { readonly kind: 'resign'; readonly why: Resignation['why'] }
  | { readonly kind: 'claimDraw' }
  /** Offers it, or accepts it if it is offered. */
  | { readonly kind: 'agree'; readonly to: OfferKind | 'rematch' }
  /** Withdraws it, or declines it if it is offered. */
  | { readonly kind: 'decline'; readonly offer: OfferKind | 'rematch' }
  /** Accepts what is disputed as one's own doing on another device. */
  | { readonly kind: 'adopt' };

/** Carries out a command, or says why not (GAME-1). */
export function applyCommand<P>(setup: GameSetup<P>, state: MatchState, command: Command): Step {
  const standing = standingOf(setup, state.history);
  if (state.isFresh) return refuse(state, 'not-now');
  if (command.kind === 'adopt') return adopt(setup, state);
  if (command.kind === 'agree' && command.to === 'rematch') return agreeRematch(state, standing);
  if (command.kind === 'decline' && command.offer === 'rematch')
    return declineRematch(state, standing);
  if (standing.ending !== null) return refuse(state, 'over');
  switch (command.kind) {
    case 'play':
      return play(setup, state, standing, [command.move, command.note ?? null]);
    case 'resign':
      return resign(state, command.why);
    case 'claimDraw':
      return claimDraw(setup, state, standing);
    case 'agree':
      return command.to === 'draw' ? agreeDraw(state) : agreeTakeBack(state, standing);
    case 'decline':
      return decline(state, command.offer === 'draw' ? 'draw' : 'takeBack');
  }
}

function play<P>(setup: GameSetup<P>, state: MatchState, standing: Standing<P>, one: Move): Step {
  const { history } = state;
  const [move, note] = one;
  if (standing.toMove !== state.seat) return refuse(state, 'not-your-turn');
  const isLegal = isMove(move) && setup.rules.apply(standing.position, move) !== null;
  if (!isLegal || !isNote(note)) return refuse(state, 'illegal');
  if (history.moves.length >= MOST_MOVES) return refuse(state, 'not-now');
  const after = { ...history, moves: [...history.moves, one] };
  return done(
    { ...state, history: after, theirs: [] },
    { t: 'move', at: positionRefOf(history), move, note },
  );
}

function resign(state: MatchState, why: Resignation['why']): Step {
  const { history, seat } = state;
  const resigned = withSeat(history.resigned, seat, { why, ply: history.moves.length });
  return done(
    { ...state, history: { ...history, resigned } },
    { t: 'resign', at: positionRefOf(history), why },
  );
}

function claimDraw<P>(setup: GameSetup<P>, state: MatchState, standing: Standing<P>): Step {
  if (standing.toMove !== state.seat) return refuse(state, 'not-your-turn');
  if (setup.rules.claim(standing.position) === null) return refuse(state, 'illegal');
  const { history } = state;
  return done(
    { ...state, history: { ...history, draw: 'claimed' } },
    { t: 'claim', at: positionRefOf(history) },
  );
}

function agreeDraw(state: MatchState): Step {
  const { history } = state;
  if (standingOffer(state.theirs, 'draw', history) === null) return offer(state, 'draw', null);
  return done(
    { ...state, history: { ...history, draw: 'agreed' } },
    { t: 'accept', kind: 'draw', at: positionRefOf(history) },
  );
}

function agreeTakeBack(state: MatchState, { movers }: Standing<unknown>): Step {
  const { history, seat } = state;
  if (standingOffer(state.theirs, 'takeBack', history) === null) {
    const back = takeBackTo(movers, seat);
    return back === null ? refuse(state, 'not-now') : offer(state, 'takeBack', back);
  }
  const cut = takeBackTo(movers, otherSeat(seat));
  if (cut === null) return refuse(state, 'not-now');
  return done(takenBack(state, cut), { t: 'accept', kind: 'takeBack', at: positionRefOf(history) });
}

/** The match in the epoch that an accepted take-back starts (GAME-7). */
function takenBack(state: MatchState, cut: number): MatchState {
  const { history } = state;
  const after: History = {
    ...history,
    rev: history.rev + 1,
    cut,
    moves: history.moves.slice(0, cut),
    resigned: [null, null],
    draw: null,
  };
  return { ...state, history: after, confirmed: Math.min(state.confirmed, cut), theirs: [] };
}

function offer(state: MatchState, kind: OfferKind, cut: number | null): Step {
  const { history, made } = state;
  const mine = { kind, at: positionRefOf(history) };
  const standing = standingOffer(made, kind, history);
  if (standing !== null && !standing.isWithdrawn) return refuse(state, 'not-now');
  return done(
    { ...state, made: [...without(made, mine), { ...mine, cut, isWithdrawn: false }] },
    { t: 'offer', ...mine },
  );
}

function decline(state: MatchState, kind: OfferKind): Step {
  const { history, made, theirs } = state;
  const at = positionRefOf(history);
  if (standingOffer(theirs, kind, history) !== null) {
    return done({ ...state, theirs: without(theirs, { kind, at }) }, { t: 'decline', kind, at });
  }
  const mine = standingOffer(made, kind, history);
  if (mine === null || mine.isWithdrawn) return refuse(state, 'not-now');
  return done({ ...state, made: withdrawn(made, mine) }, { t: 'withdraw', kind, at });
}
