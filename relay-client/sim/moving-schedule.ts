import assert from 'node:assert/strict';
import { Chance } from 'relay/testing/chance';
import type { Command } from '../src/core/commands.ts';
import { getGameNumber, isSameHistory, otherSeat, type Seat } from '../src/core/history.ts';
import type { Role } from '../src/core/role.ts';
import type { RoomLink } from '../src/core/room-list.ts';
import {
  moveToNewRoom,
  judgeLink,
  type NewRoom,
  getNextRoomNumber,
  findParentRoom,
  listRooms,
} from '../src/core/rooms.ts';
import { beginGame } from '../src/core/saved-game.ts';
import type { SessionEvent } from '../src/core/session-state.ts';
import { KeysModel } from './keys-model.ts';
import { MovingDevice, type RoomFrame } from './moving-device.ts';
import { MovingRelay } from './moving-relay.ts';

const MAX_EVENTS = 120;
const MAX_FRAMES = 200;
const HOUR_MS = 3_600_000;
/** How often two players who try to meet open each other's links and return. */
const ROUNDS = 6;
const SEATS = [0, 1] as const;

interface SentLink extends RoomLink {
  readonly from: Seat;
  readonly number: number;
}

/**
 * Plays over a relay that drops rooms after seven quiet days, loses its data and may recover it.
 * The players continue with new links, sometimes both at once, and open old links, while a holder
 * of one link intrudes. Throws unless both end with one history in which nothing is lost.
 */
export function runMoving(seed: number): void {
  const schedule = new MovingSchedule(new Chance(seed));
  for (let event = schedule.chance.below(MAX_EVENTS); event > 0; event--) schedule.next();
  schedule.end();
}

class MovingSchedule {
  readonly chance: Chance;
  readonly #model = new KeysModel();
  readonly #devices: readonly [MovingDevice, MovingDevice];
  readonly #relay = new MovingRelay();
  readonly #online: [boolean, boolean] = [false, false];
  readonly #links: SentLink[] = [];
  /** The seat that made each move of each game, by device, for comparison with both histories. */
  readonly #made = new Map<string, string>();
  /** Every pair of keys that the players ever agreed on, with its room. */
  readonly #pairs = new Map<string, string>();
  /** Whether a player who compared words must do so again, or continue without, before any move. */
  readonly #mustAsk: [boolean, boolean] = [false, false];
  /** All frames ever sent, which may arrive again anywhere. */
  readonly #kept: RoomFrame[] = [];
  readonly #compares: boolean;
  #now = 1_700_000_000_000;
  #names = 0;

  constructor(chance: Chance) {
    this.chance = chance;
    const hostSide = chance.pick([0, 1] as const);
    this.#compares = chance.share() < 0.4;
    const base = { secret: 'R', relay: 'https://relay.test' };
    const setup = { hostSide, options: null };
    const host = { ...base, role: 'host', seatToken: this.#token(), name: 'Ann', setup } as const;
    const guest = { ...base, role: 'guest', seatToken: this.#token(), name: 'Ben' } as const;
    this.#devices = [
      new MovingDevice(beginGame(host, this.#now), this.#model, this.#now),
      new MovingDevice(beginGame({ ...guest, setup: null }, this.#now), this.#model, this.#now),
    ];
    for (const seat of SEATS) this.#connect(seat);
    this.#calm();
  }

  next(): void {
    const { chance } = this;
    const seat = chance.pick(SEATS);
    this.#now += chance.below(20) * HOUR_MS;
    const kind = chance.below(100);
    if (kind < 30) this.#wish(seat);
    else if (kind < 50) this.#deliver(seat);
    else if (kind < 62) this.#connect(seat);
    else if (kind < 72) this.#cut(seat);
    else if (kind < 76) this.#loseOrRestore();
    else if (kind < 84) this.#goOn(seat);
    else if (kind < 92) this.#open(seat, chance.pick([...this.#links, null]));
    else if (kind < 95) this.#intrude(seat);
    else if (kind < 97) this.#compare();
    else this.#calm();
  }

  /** Both players return, and send each other links if they do not meet. */
  end(): void {
    for (let round = 0; round < ROUNDS; round++) {
      for (const seat of SEATS) this.#cut(seat);
      for (const seat of SEATS) this.#connect(seat);
      this.#calm();
      this.#answerAsked();
      this.#calm();
      if (this.#areTogether()) break;
      // A player without a room makes one; then each opens the other's last link.
      for (const seat of SEATS) if (this.#isGone(seat)) this.#goOn(seat);
      for (const seat of SEATS) this.#connect(seat);
      for (const seat of this.chance.share() < 0.5 ? SEATS : SEATS.toReversed()) {
        this.#open(seat, this.#links.findLast(({ from }) => from !== seat) ?? null);
      }
    }
    assert.ok(this.#areTogether(), 'both end in one room');
    this.#check();
  }

  #check(): void {
    const [zero, one] = this.#devices;
    assert.ok(isSameHistory(zero.history, one.history), 'one history');
    assert.deepEqual([zero.saved.match.dispute, one.saved.match.dispute], [null, null]);
    assert.notEqual(zero.saved.role, one.saved.role, 'two roles in a room');
    const game = getGameNumber(zero.history);
    for (const [place, move] of this.#made) {
      const [number, ply] = place.split(':').map(Number);
      assert.ok((number ?? 0) <= game, 'no game is lost');
      if (number === game) assert.equal(zero.history.moves[ply ?? 0]?.[0], move, 'no move is lost');
    }
    for (const [ply, [move]] of zero.history.moves.entries()) {
      assert.equal(this.#made.get(`${game}:${ply}`), move, 'no move that nobody made');
    }
  }

  #areTogether(): boolean {
    return this.#online[0] && this.#isWith(0) && this.#devices.every((one) => one.hasHeard);
  }

  #wish(seat: Seat): void {
    const { chance } = this;
    const move = String(chance.below(9));
    const command: Command = chance.pick([
      { kind: 'play', move, note: null },
      { kind: 'play', move, note: null },
      { kind: 'agree', to: 'rematch' },
    ] as const);
    const device = this.#devices[seat];
    const before = device.history;
    const isDone = this.#act(seat, { kind: 'command', command });
    if (!isDone || command.kind !== 'play') return;
    this.#made.set(`${getGameNumber(before)}:${before.moves.length}`, move);
  }

  #goOn(seat: Seat): void {
    if (!this.#isGone(seat)) return;
    const { saved } = this.#devices[seat];
    const parent = findParentRoom(saved);
    const secret = `L${++this.#names}`;
    const number = getNextRoomNumber(saved);
    const link = { secret, of: `${parent}+${secret}`, from: seat, number };
    this.#links.push(link);
    this.#move(seat, makeNewRoom(link, parent), 'host');
  }

  /** Opens a link as a device with all the game's rooms does: finds the room it derives from. */
  #open(seat: Seat, link: SentLink | null): void {
    const { saved } = this.#devices[seat];
    if (link === null) return;
    const parent = listRooms(saved).find((one) => link.of === `${one}+${link.secret}`);
    if (parent === undefined) return;
    const room = makeNewRoom(link, parent);
    const verdict = judgeLink(saved, room);
    if (link.from === seat) assert.notEqual(verdict, 'move', 'nobody goes by their own link');
    if (verdict === 'move') this.#move(seat, room, 'guest');
  }

  #move(seat: Seat, room: NewRoom, role: Role): void {
    const device = this.#devices[seat];
    const before = device.saved;
    const entry = { role, relay: before.relay, seatToken: this.#token() };
    const moved = moveToNewRoom(before, room, entry);
    if (moved === null) return;
    assert.equal(moved.match.seat, seat, 'nobody changes seats');
    assert.ok(isSameHistory(moved.match.history, before.match.history), 'nothing is lost by it');
    this.#cut(seat);
    this.#mustAsk[seat] ||= before.keys.isCompared;
    device.open(moved, this.#now);
    this.#connect(seat);
  }

  #token(): string {
    return `token ${++this.#names}`;
  }

  #isGone(seat: Seat): boolean {
    return this.#relay.isGone(this.#devices[seat].saved, this.#now);
  }

  #connect(seat: Seat): void {
    if (!this.#relay.join(this.#devices[seat].saved, this.#now)) return;
    this.#online[seat] = true;
    const isThere = this.#isWith(seat);
    this.#act(seat, { kind: 'joined', peer: isThere ? 'online' : 'away' });
    if (isThere) this.#act(otherSeat(seat), { kind: 'peer', peer: 'online' });
  }

  /** Whether the other player is in the same room now. */
  #isWith(seat: Seat): boolean {
    const [zero, one] = this.#devices;
    return this.#online[otherSeat(seat)] && zero.saved.secret === one.saved.secret;
  }

  #cut(seat: Seat): void {
    if (!this.#online[seat]) return;
    this.#online[seat] = false;
    this.#relay.cut(this.#devices[seat].saved);
    this.#act(seat, { kind: 'disconnected' });
    if (this.#isWith(seat)) this.#act(otherSeat(seat), { kind: 'peer', peer: 'away' });
  }

  #loseOrRestore(): void {
    if (this.#relay.loseOrRestore(this.chance)) for (const seat of SEATS) this.#cut(seat);
  }

  #act(seat: Seat, event: SessionEvent): boolean {
    const { send, isDone } = this.#devices[seat].run(event, this.#now);
    if (isDone && (event.kind === 'compared' || event.kind === 'goOn')) this.#mustAsk[seat] = false;
    this.#send(seat, send);
    return isDone;
  }

  #deliver(seat: Seat): void {
    const frame = this.#relay.take(this.#devices[seat].saved);
    if (frame !== undefined) this.#arrive(seat, frame);
  }

  #arrive(seat: Seat, frame: RoomFrame): void {
    if (!this.#online[seat]) return;
    const device = this.#devices[seat];
    const before = device.saved.match.history;
    this.#send(seat, device.take(frame, this.#now));
    if (this.#mustAsk[seat]) assert.equal(device.saved.match.history, before, 'nothing is taken');
  }

  #send(from: Seat, frames: readonly RoomFrame[]): void {
    for (const frame of frames) {
      const { room, pair } = frame;
      if (pair !== null) {
        assert.ok(!this.#mustAsk[from], 'nothing is told before the new words were compared');
        assert.equal(this.#pairs.get(pair) ?? room, room, 'each room has keys of its own');
        this.#pairs.set(pair, room);
      }
      this.#kept.push(frame);
      const { saved } = this.#devices[from];
      this.#relay.forward(saved, frame, this.#isWith(from), this.#now);
    }
  }

  /** Replays frames of another room or of the past, and lets a holder of only a link speak. */
  #intrude(seat: Seat): void {
    const { chance } = this;
    const { secret } = this.#devices[seat].saved;
    const others = this.#kept.filter(({ room }) => room !== secret);
    if (others.length > 0) this.#arrive(seat, chance.pick(others));
    const known = chance.pick(['R', ...this.#links.map((link) => link.secret)]);
    const made = { t: 'hello', sid: 'x', game: 'noughts', caps: ['chat'], name: 'Eve' };
    const before = this.#devices[seat].saved;
    if (known === secret) return;
    this.#arrive(seat, { room: known, n: 10 ** 16, body: made, pair: null });
    assert.equal(this.#devices[seat].saved, before, 'who has one link says nothing in a new room');
  }

  #compare(): void {
    if (!this.#compares) return;
    const [zero, one] = this.#devices.map(({ saved }) => saved.keys.agreed?.code);
    if (zero === undefined || zero !== one) return;
    for (const seat of SEATS) this.#act(seat, { kind: 'compared', code: zero });
  }

  /** A player who is asked continues, with or without comparing. */
  #answerAsked(): void {
    if (this.chance.share() < 0.5) this.#compare();
    for (const seat of SEATS) if (this.#mustAsk[seat]) this.#act(seat, { kind: 'goOn' });
  }

  #calm(): void {
    for (let count = 0; count < MAX_FRAMES; count++) {
      const waiting = SEATS.filter((seat) => this.#relay.isUnderWayTo(this.#devices[seat].saved));
      if (waiting.length === 0) return;
      this.#deliver(this.chance.pick(waiting));
    }
    assert.fail('what comes in is not answered for ever');
  }
}

/** Derives the new room as both sides do; a holder of only one of the two secrets cannot. */
function makeNewRoom({ from: seat, number, ...link }: SentLink, parent: string): NewRoom {
  return { link, parent, seat, number, secret: `${parent}+${link.secret}` };
}
