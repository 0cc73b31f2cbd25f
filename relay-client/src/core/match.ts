import { repeatAbsenceClaim } from './absence.ts';
import { keepDrawOffer } from './carry-offer.ts';
import type { GameSetup } from './history.ts';
import { readBody } from './read-body.ts';
import { receive } from './receive.ts';
import type { Rules } from './rules.ts';
import { makeStep, type MatchState, type Step } from './state.ts';
import { makeSync } from './sync.ts';
import { applyCommand, type Command } from './commands.ts';

/** An event of a match: a player's command, or a message of the other client. */
export type MatchEvent =
  | Command
  /** This client greets the other, with a new `sid` each time. */
  | { readonly kind: 'helloSent'; readonly sid: string }
  | { readonly kind: 'helloReceived'; readonly sid: string }
  | { readonly kind: 'received'; readonly body: unknown };

/**
 * A match's reaction to an event, without clock, randomness or I/O. The client saves the state
 * before it sends anything, and drops messages it cannot send: the next hello is answered with all.
 */
export function step<P>(rules: Rules<P>, state: MatchState, event: MatchEvent): Step {
  const setup: GameSetup<P> = { rules, hostSide: state.hostSide };
  switch (event.kind) {
    case 'helloSent':
      return makeStep({ ...state, sid: event.sid });
    case 'helloReceived': {
      const greeted = { ...state, peerSid: event.sid, answered: null };
      return makeStep(greeted, makeSync(greeted), ...repeatAbsenceClaim(setup, greeted));
    }
    case 'received': {
      const body = readBody(event.body);
      return body === null ? makeStep(state) : keepDrawOffer(setup, receive(setup, state, body));
    }
    case 'play':
    case 'resign':
    case 'claimDraw':
    case 'claimAbsence':
    case 'denyAbsence':
    case 'agree':
    case 'decline':
    case 'adopt':
      return applyCommand(setup, state, event);
  }
}
