import assert from 'node:assert/strict';
import { Chance } from 'relay/testing/chance';
import { toGameView } from '../src/game-view.ts';
import { getGameNumber, isSameHistory, type Seat } from '../src/core/history.ts';
import type { Command } from '../src/core/commands.ts';
import { NOUGHTS } from '../noughts/rules.ts';
import { Device } from './device.ts';
import { Ledger } from './ledger.ts';
import { Room } from './room.ts';

const MAX_EVENTS = 120;
/** More frames than two clients need to agree; beyond this, they would never stop. */
const MAX_FRAMES = 60;
/** How often two devices reconnect until they agree, if one has to learn its own past. */
const ROUNDS = 4;

/**
 * Plays two players over a relay that drops, repeats and delays. Their devices lose their
 * connection or storage, or are restored from an older copy. After a quiet time, both hold the same
 * game. Throws if a property is violated.
 */
export function runSchedule(seed: number): void {
  const schedule = new Schedule(new Chance(seed));
  const events = schedule.chance.below(MAX_EVENTS);
  for (let event = 0; event < events; event++) schedule.next();
  schedule.end();
}

class Schedule {
  readonly chance: Chance;
  readonly #room = new Room();
  readonly #ledger: Ledger;
  readonly #devices: [Device[], Device[]];
  readonly #hasClones: boolean;
  readonly #hasLosses: boolean;
  readonly #hasFaults: boolean;
  /** How likely a frame is against a command; this models the network's speed. */
  readonly #commands: number;
  /** The few kinds of events in this schedule: a few used often find more than all used rarely. */
  readonly #moods: readonly EventMaker[];

  constructor(chance: Chance) {
    this.chance = chance;
    const hostSide = chance.pick([0, 1] as const);
    const ledger = new Ledger(hostSide);
    this.#ledger = ledger;
    this.#devices = [[new Device(0, hostSide, ledger)], [new Device(1, hostSide, ledger)]];
    this.#hasClones = chance.share() < 0.4;
    this.#hasLosses = chance.share() < 0.4;
    this.#hasFaults = chance.share() < 0.7;
    this.#commands = 20 + chance.below(40);
    this.#moods = [play, ...EVENT_MAKERS.filter(() => chance.share() < 0.5)];
    for (const [device] of this.#devices) if (device) this.#room.connect(device);
    if (chance.share() < 0.9) this.#calm();
  }

  next(): void {
    const { chance } = this;
    const seat = chance.pick([0, 1] as const);
    const kind = chance.below(100);
    if (kind < this.#commands) this.#command(chance.pick(this.#devices[seat]));
    else if (kind < 80) this.#room.deliver(seat);
    else if (kind < 85) this.#room.connect(chance.pick(this.#devices[seat]));
    else if (kind < 89) this.#room.cut(seat);
    else if (kind < 93 && this.#hasFaults) this.#room.deliver(seat, true);
    else if (kind < 97 && this.#hasFaults) this.#room.replay(chance);
    else if (kind === 98 && this.#hasLosses) chance.pick(this.#devices[seat]).lose();
    else if (kind === 99 && this.#hasClones) this.#clone(seat);
    this.#checkDisputes();
  }

  /** Keeps a device per seat and delivers all. A player told of their own past adopts it. */
  end(): void {
    const [zero, one] = [this.chance.pick(this.#devices[0]), this.chance.pick(this.#devices[1])];
    const rounds = this.#hasClones || this.#hasLosses ? ROUNDS : 1;
    for (let round = 0; round < rounds; round++) {
      this.#room.cut(0);
      this.#room.cut(1);
      this.#room.connect(zero);
      this.#room.connect(one);
      this.#calm();
      this.#checkDisputes();
      for (const device of [zero, one]) {
        if (device.state.dispute !== null) this.#room.act(device, { kind: 'adopt' });
      }
    }
    this.#calm();
    // An unanswered claim would be an ending on one device only.
    for (const device of [zero, one]) this.#room.act(device, { kind: 'denyAbsence' });
    this.#calm();
    checkAgreement(zero, one);
    if (!this.#hasClones && !this.#hasLosses) this.#ledger.checkDeepest(zero.state.history);
    this.#playOn(zero, one);
  }

  /** Checks that the game can be ended and another one begun, whatever has happened. */
  #playOn(...devices: readonly [Device, Device]): void {
    const numberBefore = getGameNumber(devices[0].state.history);
    for (let ply = 0; ply < 9; ply++) {
      const device = devices.find((each) => {
        const { turn, side } = toGameView(NOUGHTS, each.state);
        return turn === side;
      });
      if (device === undefined) break;
      for (let square = 0; square < 9; square++) {
        this.#room.act(device, { kind: 'play', move: String(square) });
      }
      this.#calm();
    }
    for (const device of devices) this.#room.act(device, { kind: 'agree', to: 'rematch' });
    this.#calm();
    checkAgreement(...devices);
    assert.equal(getGameNumber(devices[0].state.history), numberBefore + 1, 'another game begins');
  }

  #calm(): void {
    const { underWay } = this.#room;
    for (let frame = 0; frame < MAX_FRAMES; frame++) {
      const waiting = ([0, 1] as const).filter((seat) => underWay[seat].length > 0);
      if (waiting.length === 0) return;
      this.#room.deliver(this.chance.pick(waiting));
    }
    assert.fail('what comes in is not answered for ever');
  }

  #command(device: Device): void {
    const asksAgain = device.state.isFresh && device.state.dispute !== null;
    const mood = asksAgain ? adopt : this.chance.pick(this.#moods);
    this.#room.act(device, mood(this.chance));
  }

  #clone(seat: Seat): void {
    const devices = this.#devices[seat];
    const copy = this.chance.pick(devices).clone();
    // Restored in place of an existing device, or beside it.
    if (devices.length < 3) devices.push(copy);
  }

  /** Checks that honest players with one device each never see a dispute. */
  #checkDisputes(): void {
    if (this.#hasClones) return;
    for (const { state, hasForgotten } of this.#devices.flat()) {
      if (hasForgotten) continue;
      assert.equal(state.dispute?.reason ?? null, null, 'nobody disputes what is honest');
    }
  }
}

type EventMaker = (chance: Chance) => Command;

const adopt: EventMaker = () => ({ kind: 'adopt' });

const play: EventMaker = (chance) => ({
  kind: 'play',
  move: String(chance.below(9)),
  note: chance.below(9),
});
export const EVENT_MAKERS: readonly EventMaker[] = [
  play,
  () => ({ kind: 'agree', to: 'draw' }),
  () => ({ kind: 'agree', to: 'takeBack' }),
  () => ({ kind: 'agree', to: 'takeBack' }),
  () => ({ kind: 'agree', to: 'rematch' }),
  () => ({ kind: 'claimDraw' }),
  (chance) => ({ kind: 'decline', offer: chance.pick(['draw', 'takeBack', 'rematch'] as const) }),
  (chance) => ({
    kind: 'resign',
    why: chance.pick(['resignation', 'time', 'abort', 'absence'] as const),
  }),
  () => ({ kind: 'claimAbsence' }),
  () => ({ kind: 'denyAbsence' }),
];

function checkAgreement(zero: Device, one: Device): void {
  assert.ok(!zero.state.isFresh && !one.state.isFresh, 'both know the game');
  assert.deepEqual([zero.state.dispute, one.state.dispute], [null, null], 'nothing is disputed');
  const held = [zero.state.history, one.state.history] as const;
  assert.ok(isSameHistory(...held), `both hold the same: ${JSON.stringify(held)}`);
  const views = [toGameView(NOUGHTS, zero.state), toGameView(NOUGHTS, one.state)] as const;
  for (const view of views) {
    assert.equal(view.unconfirmed, 0, 'all moves are confirmed');
    assert.equal(view.number, getGameNumber(held[0]));
  }
  assert.notEqual(views[0].side, views[1].side);
  for (const kind of ['draw', 'takeBack'] as const) {
    const both = views.map(({ offers }) => offers[kind]).toSorted();
    const isSound = ['none,none', 'mine,theirs', 'theirs,theirs'].includes(both.join());
    assert.ok(isSound, `an offer of one is seen by the other: ${both.join()}`);
  }
}
