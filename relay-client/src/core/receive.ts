import { receiveAbsence } from './absence.ts';
import { isReadable } from './bounds.ts';
import type { Body, Sync } from './bodies.ts';
import { NO_OFFERS } from './last-offers.ts';
import { findDispute } from './dispute.ts';
import { hashTexts } from './hash.ts';
import { answerWithdrawn, receiveDecline, receiveOffer, receiveWithdrawal } from './hear-offer.ts';
import { toFullHistory } from './held-history.ts';
import {
  takeFirstMoves,
  type History,
  NOTHING_NOTED,
  isSameEpoch,
  isSameHistory,
  otherSeat,
  type Seat,
  countSharedPlies,
  toComparableText,
  type GameSetup,
  addNotes,
  replaceForSeat,
} from './history.ts';
import { isOnList, makePositionRef } from './position-ref.ts';
import { receiveRematch } from './rematch.ts';
import { computeStanding, findTakeBackPly } from './standing.ts';
import { makeStep, type MatchState, type Step } from './state.ts';
import { makeSync } from './sync.ts';
import { confirmPlies, confirmHeld, settleWith, applySettled, closeUnknownOffers } from './take.ts';

/** Applies a message of the other client (GAME-12). */
export function receive<P>(setup: GameSetup<P>, state: MatchState, body: Body): Step {
  if (body.t === 'sync') return receiveSync(setup, state, body);
  if (state.isFresh) return makeStep(state);
  if (body.t === 'rematch' || body.t === 'no-rematch') return receiveRematch(state, body);
  // A peer that names a position already has it.
  const known = isOnList(state.history, body.at) ? confirmPlies(state, body.at.ply) : state;
  switch (body.t) {
    case 'ok':
      return makeStep(known);
    case 'absence':
    case 'no-absence':
      return makeStep(receiveAbsence(known, body));
    case 'offer':
      return makeStep(receiveOffer(known, body));
    case 'withdraw':
      return receiveWithdrawal(known, body);
    case 'decline':
      return makeStep(receiveDecline(known, body));
    case 'move':
    case 'resign':
    case 'claim':
    case 'accept':
      return receiveAction(setup, known, body);
  }
}

/** Settles both histories (GAME-8). Answers if the other may not hold the result. */
function receiveSync<P>(setup: GameSetup<P>, state: MatchState, sync: Sync): Step {
  if (state.isFresh && (state.sid === null || sync.re !== state.sid)) return makeStep(state);
  const held = toFullHistory(state, sync);
  const settled = closeUnknownOffers(state, settleWith(setup, state, held));
  const reason = findDispute(setup, state, settled);
  if (reason !== null) return makeStep({ ...state, dispute: { reason, held } });
  const taken = {
    ...confirmHeld(applySettled(state, settled), held),
    isFresh: false,
    dispute: null,
  };
  const after = answerWithdrawn(taken);
  const asked = sync.held.asked === null ? after.history.asked : held.asked;
  if (!isSameHistory(after.history, { ...held, asked })) return answerHistory(after, held);
  const isNews = !isSameHistory(after.history, state.history);
  return isNews ? makeStep(after, { t: 'ok', at: makePositionRef(settled) }) : makeStep(after);
}

/** Answers once only: two apps with different rules would answer each other forever. */
function answerHistory(state: MatchState, held: History): Step {
  const answered = hashTexts([toComparableText(held), toComparableText(state.history)]);
  return answered === state.answered
    ? makeStep(state)
    : makeStep({ ...state, answered }, makeSync(state));
}

type Deed = Extract<Body, { readonly t: 'move' | 'resign' | 'claim' | 'accept' }>;

/** Settles an action, if its position is known here, as part of the other's history. */
function receiveAction<P>(setup: GameSetup<P>, state: MatchState, deed: Deed): Step {
  const { history, seat } = state;
  const held = isOnList(history, deed.at)
    ? computeHeldHistory(setup, history, deed, otherSeat(seat))
    : null;
  if (held === null || !isReadable(held)) return makeStep(state, makeSync(state));
  const settled = settleWith(setup, state, held);
  const reason = findDispute(setup, state, settled);
  if (reason !== null) return makeStep({ ...state, dispute: { reason, held } });
  const isTaken = countSharedPlies(held.moves, settled.moves) === held.moves.length;
  const after = applySettled(state, settled);
  if (!isTaken || !isSameEpoch(held, settled)) return makeStep(after, makeSync(after));
  const confirmed = confirmPlies(after, held.moves.length);
  if (deed.t !== 'move') return makeStep(confirmed);
  return makeStep(confirmed, {
    t: 'ok',
    at: makePositionRef(confirmed.history, held.moves.length),
  });
}

/** The least history the other client must hold to have acted so on the shared list. */
function computeHeldHistory<P>(
  setup: GameSetup<P>,
  history: History,
  deed: Deed,
  by: Seat,
): History | null {
  const moves = takeFirstMoves(history.moves, deed.at.ply);
  const before: History = { ...history, moves, resigned: [null, null], draw: null };
  switch (deed.t) {
    case 'move':
      return { ...before, moves: [...moves, [deed.move, deed.note]] };
    case 'resign': {
      const resignation = { why: deed.why, ply: deed.at.ply };
      const resigned = replaceForSeat(before.resigned, by, resignation);
      return addNotes({ ...before, resigned }, by, deed.notes);
    }
    case 'claim':
      return addNotes({ ...before, draw: 'claimed' }, by, deed.notes);
    case 'accept': {
      if (deed.kind === 'draw') return addNotes({ ...before, draw: 'agreed' }, by, deed.notes);
      const cut = findTakeBackPly(computeStanding(setup, before).movers, otherSeat(by));
      return cut === null
        ? null
        : {
            ...before,
            rev: history.rev + 1,
            cut,
            moves: moves.slice(0, cut),
            noted: NOTHING_NOTED,
            asked: NO_OFFERS,
          };
    }
  }
}
