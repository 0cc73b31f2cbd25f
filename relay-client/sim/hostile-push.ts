import type { Chance } from 'relay/testing/chance';
import type { Seat } from '../src/core/history.ts';
import type { Parcel } from '../src/core/push.ts';
import type { RoomFrame } from './moving-device.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import type { MatchState } from '../src/core/state.ts';
import { findPair } from './keys-model.ts';

/** A message, whose seal says who sent it. */
export interface PushFrame extends RoomFrame {
  readonly from: Seat;
  /** The sender's game; only the test reads it. */
  readonly told: MatchState;
}

/** The forwarder's answer to a message; `later`: it failed or asks to wait. */
export type ForwarderAnswer = 'sent' | 'gone' | 'later';

/**
 * A forwarder and a push service under one attacker's control. They keep every message forever, and
 * deliver any of them to any browser at any time. They know every subscription's secrets, so only
 * the game's own seals protect it. Their answers may be false.
 */
export class HostilePush {
  readonly #chance: Chance;
  readonly #held: PushFrame[] = [];
  /** Whether it works honestly, as in some schedules. */
  readonly isHonest: boolean;

  constructor(chance: Chance, isHonest: boolean) {
    this.#chance = chance;
    this.isHonest = isHonest;
  }

  /** Accepts a message and answers, whether or not it will ever deliver it. */
  forward(frame: PushFrame): ForwarderAnswer {
    if (this.isHonest) {
      this.#held.push(frame);
      return 'sent';
    }
    const answer = this.#chance.pick(['sent', 'sent', 'sent', 'gone', 'later'] as const);
    // It may drop messages that it reports as sent, and deliver others.
    if (this.#chance.share() < 0.8) this.#held.push(frame);
    return answer;
  }

  /** The newest message, or any; null if there is none. */
  pick(): PushFrame | null {
    if (this.#held.length === 0) return null;
    const newest = this.#held.at(-1) ?? null;
    return this.#chance.share() < 0.5 ? newest : this.#chance.pick(this.#held);
  }

  /** A message that no player made: from a link holder or another game, or with another number. */
  forge(real: PushFrame, newestNumber: number): PushFrame {
    const n = this.#chance.pick([real.n, real.n + 1, newestNumber + 1, 10 ** 16]);
    return this.#chance.pick([
      { ...real, n, pair: null },
      { ...real, n, pair: 'a link holder’s own' },
      { ...real, n, room: 'another game' },
      { ...real, n, pair: null, body: { t: 'in' } },
      { ...real, n, pair: null, body: { t: 'parcel', bodies: 'x' } },
    ]);
  }
}

/** The frame of a message. @param brief the form for a game that is too long */
export function toFrame(
  { seat, saved }: { readonly seat: Seat; readonly saved: SavedGame },
  { bodies, brief, n, by, match }: Parcel,
  isBrief: boolean,
): PushFrame {
  const told = isBrief ? brief : bodies;
  const body = { t: 'parcel', bodies: told };
  return { room: saved.secret, from: seat, n, body, pair: findPair(by), told: match };
}
