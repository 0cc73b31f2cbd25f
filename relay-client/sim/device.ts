import type { Body } from '../src/core/bodies.ts';
import type { Seat } from '../src/core/history.ts';
import { type MatchEvent, step } from '../src/core/match.ts';
import { type MatchState, makeMatch } from '../src/core/state.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import type { Ledger } from './ledger.ts';
import { MatchWitness } from './match-witness.ts';

/** A player's device: its saved state, and the checks on any change to it. */
export class Device {
  readonly seat: Seat;
  readonly #hostSide: 0 | 1;
  readonly #ledger: Ledger;
  readonly #witness: MatchWitness;
  state: MatchState;
  /** The highest envelope number that the device accepted. */
  seen = 0;
  /** Whether the device lost its storage. It may then learn its player's past actions, and ask. */
  hasForgotten = false;

  constructor(seat: Seat, hostSide: 0 | 1, ledger: Ledger) {
    this.seat = seat;
    this.#hostSide = hostSide;
    this.#ledger = ledger;
    this.#witness = new MatchWitness(seat, hostSide, ledger);
    this.state = makeMatch(seat, hostSide, seat === 1);
  }

  clone(): Device {
    const copy = new Device(this.seat, this.#hostSide, this.#ledger);
    copy.state = this.state;
    copy.seen = this.seen;
    copy.hasForgotten = this.hasForgotten;
    return copy;
  }

  /** Loses the storage; the device knows that it did. */
  lose(): void {
    this.state = makeMatch(this.seat, this.#hostSide, true);
    this.seen = 0;
    this.hasForgotten = true;
  }

  /** @returns the bodies to send */
  run(event: MatchEvent): readonly Body[] {
    const before = this.state;
    const after = step(NOUGHTS, before, event);
    this.state = after.state;
    this.#witness.see(before, event, after);
    return after.send;
  }
}
