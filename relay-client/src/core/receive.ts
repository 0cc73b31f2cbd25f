import type { Body, Offer, Sync } from './bodies.ts';
import { disputed } from './dispute.ts';
import {
  firstMoves,
  gameNumber,
  type History,
  isSameEpoch,
  isSameHistory,
  otherSeat,
  type Seat,
  sharedPlies,
  type Terms,
  withSeat,
} from './history.ts';
import { isOnList, markOf } from './mark.ts';
import { findOffer, stillStanding, withdrawn, without } from './offers.ts';
import { settle } from './settle.ts';
import { standingOf, takeBackTo } from './standing.ts';
import { done, type MatchState, type Step } from './state.ts';
import { withWant } from './wishes.ts';

/** What a body of the other client does (GAME-12). */
export function receive<P>(terms: Terms<P>, state: MatchState, body: Body): Step {
  if (body.t === 'sync') return receiveSync(terms, state, body);
  if (state.isFresh) return done(state);
  switch (body.t) {
    case 'ok':
      return done(isOnList(state.history, body.at) ? confirm(state, body.at.ply) : state);
    case 'offer':
      return done(offered(terms, state, [body]));
    case 'withdraw':
      return done({ ...state, theirs: without(state.theirs, body) });
    case 'decline':
      return done({ ...state, made: withdrawn(state.made, body) });
    case 'rematch':
    case 'no-rematch':
      return receiveRematch(state, body);
    case 'move':
    case 'resign':
    case 'claim':
    case 'accept':
      return receiveDeed(terms, state, body);
  }
}

/** What a client tells of itself as a whole. */
export function syncOf({ peerSid, isFresh, history, made, theirs }: MatchState): Sync {
  const standing = stillStanding(made, history).filter(({ isWithdrawn }) => !isWithdrawn);
  const offers = isFresh ? null : standing.map(({ kind, at }) => ({ kind, at }));
  return { t: 'sync', re: peerSid, held: history, offers, yours: theirs };
}

/** Settles what both hold (GAME-8), and answers where the other does not hold that, or may not know. */
function receiveSync<P>(terms: Terms<P>, state: MatchState, sync: Sync): Step {
  if (state.isFresh && (state.sid === null || sync.re !== state.sid)) return done(state);
  const { held } = sync;
  const settled = settleWith(terms, state, held);
  const reason = state.isFresh ? null : disputed(terms, state, settled);
  if (reason !== null) return done({ ...state, dispute: { reason, held } });
  const shared = isSameEpoch(settled, held) ? sharedPlies(settled.moves, held.moves) : 0;
  const taken = { ...confirm(take(terms, state, settled), shared), isFresh: false, dispute: null };
  const known = state.isFresh ? remembering(terms, taken, sync.yours) : taken;
  const after =
    sync.offers === null ? known : offered(terms, { ...known, theirs: [] }, sync.offers);
  if (!isSameHistory(settled, held)) return done(after, syncOf(after));
  const isNews = !isSameHistory(settled, state.history);
  return isNews ? done(after, { t: 'ok', at: markOf(settled) }) : done(after);
}

/** Takes what was disputed after all, as one's own doing on another device (SETL-8). */
export function adopt<P>(terms: Terms<P>, state: MatchState): Step {
  if (state.dispute === null) return { state, send: [], refused: 'not-now' };
  const settled = settleWith(terms, state, state.dispute.held);
  const after = { ...take(terms, state, settled), dispute: null };
  return done(after, syncOf(after));
}

type Deed = Extract<Body, { readonly t: 'move' | 'resign' | 'claim' | 'accept' }>;

/** What was done in a position that this side knows too is settled like all that the other holds. */
function receiveDeed<P>(terms: Terms<P>, state: MatchState, deed: Deed): Step {
  const { history, seat } = state;
  const held = isOnList(history, deed.at) ? heldAfter(terms, history, deed, otherSeat(seat)) : null;
  if (held === null) return done(state, syncOf(state));
  const settled = settleWith(terms, state, held);
  const reason = disputed(terms, state, settled);
  if (reason !== null) return done({ ...state, dispute: { reason, held } });
  const isTaken = sharedPlies(held.moves, settled.moves) === held.moves.length;
  const after = take(terms, state, settled);
  if (!isTaken || !isSameEpoch(held, settled)) return done(after, syncOf(after));
  const confirmed = confirm(after, held.moves.length);
  if (deed.t !== 'move') return done(confirmed);
  return done(confirmed, { t: 'ok', at: markOf(confirmed.history, held.moves.length) });
}

/** What the other client holds at least, if it did that on the list that both know. */
function heldAfter<P>(terms: Terms<P>, history: History, deed: Deed, by: Seat): History | null {
  const moves = firstMoves(history.moves, deed.at.ply);
  const before: History = { ...history, moves, resigned: [null, null], draw: null };
  switch (deed.t) {
    case 'move':
      return { ...before, moves: [...moves, [deed.move, deed.note]] };
    case 'resign': {
      const resignation = { why: deed.why, ply: deed.at.ply };
      return { ...before, resigned: withSeat(before.resigned, by, resignation) };
    }
    case 'claim':
      return { ...before, draw: 'claimed' };
    case 'accept': {
      if (deed.kind === 'draw') return { ...before, draw: 'agreed' };
      const cut = takeBackTo(standingOf(terms, before).movers, otherSeat(by));
      return cut === null
        ? null
        : { ...before, rev: history.rev + 1, cut, moves: moves.slice(0, cut) };
    }
  }
}

function receiveRematch(
  state: MatchState,
  { t, game }: { readonly t: 'rematch' | 'no-rematch'; readonly game: number },
): Step {
  const next = gameNumber(state.history) + 1;
  if (game > next) return done(state, syncOf(state));
  if (game < next) return done(state);
  if (t === 'no-rematch') return done({ ...state, isRematchDeclined: true });
  return done(withWant(state, otherSeat(state.seat), game));
}

function settleWith<P>(terms: Terms<P>, { seat, history }: MatchState, held: History): History {
  return seat === 0 ? settle(terms, history, held) : settle(terms, held, history);
}

/** The match with the settled history: what was known of the old one lapses where it must. */
function take<P>(terms: Terms<P>, state: MatchState, settled: History): MatchState {
  const { seat, history } = state;
  const other = otherSeat(seat);
  const isSame = isSameEpoch(history, settled);
  const isSameGame = gameNumber(history) === gameNumber(settled);
  const shared = isSame ? sharedPlies(history.moves, settled.moves) : 0;
  const { movers } = standingOf(terms, settled);
  // Who moves on has not accepted, and cannot say so later.
  const hasMoved = movers.some((mover, ply) => ply >= shared && mover === other);
  const hasAsked = settled.want[other] > history.want[other];
  const kept = isSame ? settled.moves.length : isSameGame ? settled.cut : 0;
  return {
    ...state,
    history: settled,
    confirmed: Math.min(state.confirmed, kept),
    made: isSame && !hasMoved ? state.made : [],
    theirs: stillStanding(state.theirs, settled),
    isRematchDeclined: state.isRematchDeclined && isSameGame && !hasAsked,
  };
}

function confirm(state: MatchState, plies: number): MatchState {
  return { ...state, confirmed: Math.max(state.confirmed, plies) };
}

/** The other player's offers, where they are for the present position and can be accepted. */
function offered<P>(terms: Terms<P>, state: MatchState, offers: readonly Offer[]): MatchState {
  const { history, seat } = state;
  const { movers, ending } = standingOf(terms, history);
  if (ending !== null) return state;
  const isPossible = takeBackTo(movers, otherSeat(seat)) !== null;
  const standing = stillStanding(offers, history).filter(
    ({ kind }) => kind === 'draw' || isPossible,
  );
  const others = state.theirs.filter((offer) => findOffer(standing, offer) === null);
  return { ...state, theirs: [...others, ...standing.map(({ kind, at }) => ({ kind, at }))] };
}

/** What the other client knows of this one's offers, which this one forgot. */
function remembering<P>(terms: Terms<P>, state: MatchState, yours: readonly Offer[]): MatchState {
  const { movers } = standingOf(terms, state.history);
  const made = stillStanding(yours, state.history).map(({ kind, at }) => {
    const cut = kind === 'takeBack' ? takeBackTo(movers, state.seat) : null;
    return { kind, at, cut, isWithdrawn: false };
  });
  return { ...state, made };
}
