import { Chance } from 'relay/testing/chance';
import type { Body } from '../src/core/bodies.ts';
import { type History, otherSeat, type Seat } from '../src/core/history.ts';
import { type MatchEvent, step } from '../src/core/match.ts';
import { readBody } from '../src/core/read-body.ts';
import { moveMatch } from '../src/core/rooms.ts';
import { type MatchState, makeMatch } from '../src/core/state.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import { makeHostileBody } from './hostile-bodies.ts';
import { OwnDeeds } from './own-deeds.ts';
import { Promises } from './promises.ts';
import { EVENT_MAKERS } from './schedule.ts';

const MAX_EVENTS = 100;

/**
 * Plays against a hostile client. Throws if the honest player's game contains an action they never
 * took, or gets worse than they agreed to.
 */
export function runHostile(seed: number): void {
  const chance = new Chance(seed);
  const match = new HostileMatch(chance);
  for (let event = chance.below(MAX_EVENTS); event > 0; event--) match.next();
}

class HostileMatch {
  readonly #chance: Chance;
  readonly #seat: Seat;
  readonly #deeds: OwnDeeds;
  readonly #promises: Promises;
  #victim: MatchState;
  /** Follows the game as an honest client would, so that there is a game to attack. */
  #mirror: MatchState;
  /** An earlier state of the mirror. */
  #copy: MatchState;
  readonly #histories: History[] = [];
  /** Everything that the hostile client has ever said to the victim. */
  readonly #said: Body[] = [];
  /** The share of messages that are made up. */
  readonly #malice: number;
  #sids = 0;

  constructor(chance: Chance) {
    this.#chance = chance;
    const hostSide = chance.pick([0, 1] as const);
    this.#seat = chance.pick([0, 1] as const);
    this.#deeds = new OwnDeeds(this.#seat, hostSide);
    this.#promises = new Promises(this.#seat, hostSide);
    this.#victim = makeMatch(this.#seat, hostSide, this.#seat === 1);
    this.#mirror = makeMatch(otherSeat(this.#seat), hostSide, this.#seat === 0);
    this.#copy = this.#mirror;
    this.#malice = chance.pick([2, 10, 30]);
    this.#histories.push(this.#victim.history);
    this.#greet();
  }

  next(): void {
    const kind = this.#chance.below(100);
    if (kind < this.#malice) this.#tell(this.#madeUp());
    else if (kind < this.#malice + 30) this.#wish();
    else if (kind === 98) this.#goOn();
    else if (kind < 97) this.#pretend({ ...this.#chance.pick(EVENT_MAKERS)(this.#chance) });
    else this.#greet();
  }

  #madeUp(): Body {
    if (this.#said.length > 0 && this.#chance.share() < 0.2) return this.#chance.pick(this.#said);
    const known = { histories: this.#histories, sid: this.#victim.sid };
    return makeHostileBody(this.#chance, known);
  }

  /** Makes the honest player want something. */
  #wish(): void {
    const before = this.#victim.history;
    const send = this.#step(this.#chance.pick(EVENT_MAKERS)(this.#chance));
    for (const body of send) {
      this.#deeds.note(body);
      this.#promises.note(before, body);
    }
    this.#deeds.check(this.#victim.history);
    for (const body of send) this.#overhear(body);
  }

  #pretend(event: MatchEvent): void {
    for (const body of this.#stepMirror(event)) this.#tell(body);
  }

  #tell(body: Body): void {
    this.#said.push(body);
    const before = this.#victim;
    const send = this.#step({ kind: 'received', body });
    const read = readBody(body);
    this.#deeds.check(this.#victim.history);
    this.#promises.check(before, this.#victim);
    if (read !== null) this.#promises.hear(before, this.#victim, read);
    // Incoming data cannot concern an offer that was made because of it.
    for (const one of send) this.#promises.carry(before.history, one);
    for (const answer of send) this.#overhear(answer);
  }

  /** The victim's message usually reaches the mirror, which may answer. */
  #overhear(body: Body): void {
    if (this.#chance.share() < 0.1) return;
    for (const answer of this.#stepMirror({ kind: 'received', body })) {
      if (this.#chance.share() < 0.8) this.#tell(answer);
    }
  }

  /** Continues in a new room: unchanged, in an earlier state, or without knowledge (GOON-3). */
  #goOn(): void {
    const chance = this.#chance;
    this.#victim = moveMatch(this.#victim);
    const { seat, hostSide } = this.#mirror;
    const copy = this.#copy;
    if (chance.share() < 0.5) this.#copy = this.#mirror;
    this.#mirror = chance.pick([this.#mirror, copy, makeMatch(seat, hostSide, false)]);
    this.#greet();
  }

  #greet(): void {
    const [mine, theirs] = [`sid-${++this.#sids}`, `sid-${++this.#sids}`];
    this.#step({ kind: 'helloSent', sid: mine });
    this.#stepMirror({ kind: 'helloSent', sid: theirs });
    for (const body of this.#stepMirror({ kind: 'helloReceived', sid: mine })) this.#tell(body);
    for (const body of this.#step({ kind: 'helloReceived', sid: theirs })) this.#overhear(body);
  }

  #step(event: MatchEvent): readonly Body[] {
    const { state, send } = step(NOUGHTS, this.#victim, event);
    // As after saving and reopening.
    this.#victim = JSON.parse(JSON.stringify(state)) as MatchState;
    if (this.#histories.length < 40) this.#histories.push(state.history);
    else this.#histories[this.#chance.below(40)] = state.history;
    return send;
  }

  #stepMirror(event: MatchEvent): readonly Body[] {
    const { state, send } = step(NOUGHTS, this.#mirror, event);
    this.#mirror = state;
    return send;
  }
}
