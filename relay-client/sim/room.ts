import type { Chance } from 'relay/testing/chance';
import type { Body } from '../src/core/bodies.ts';
import { otherSeat, type Seat } from '../src/core/history.ts';
import type { MatchEvent } from '../src/core/match.ts';
import type { Device } from './device.ts';

/** A sealed frame on its way: a greeting or a body, with its envelope number. */
interface Frame {
  readonly n: number;
  readonly to: Seat;
  readonly sid: string | null;
  readonly body: Body | null;
}

/** Two seats, the devices that hold them, and a relay that drops, repeats and delays frames. */
export class Room {
  readonly online: [Device | null, Device | null] = [null, null];
  /** The frames on their way to each seat, in order. */
  readonly underWay: readonly [Frame[], Frame[]] = [[], []];
  /** Frames the relay saw and may resend at any time. */
  readonly #kept: Frame[] = [];
  #n = 0;

  /** Connects a device: it takes its seat, and the two clients greet each other. */
  connect(device: Device): void {
    this.online[device.seat] = device;
    if (this.online[0] === null || this.online[1] === null) return;
    for (const each of [this.online[0], this.online[1]]) this.#greet(each);
  }

  cut(seat: Seat): void {
    this.online[seat] = null;
    this.underWay[seat].length = 0;
  }

  act(device: Device, event: MatchEvent): void {
    for (const body of device.run(event)) this.#send(device, { sid: null, body });
  }

  /** Delivers or loses the next frame to that seat. */
  deliver(seat: Seat, isLost = false): void {
    const frame = this.underWay[seat].shift();
    if (frame !== undefined && !isLost) this.#arrive(frame);
  }

  /** Delivers an old frame again, to the device that now has the seat. */
  replay(chance: Chance): void {
    if (this.#kept.length > 0) this.#arrive(chance.pick(this.#kept));
  }

  #greet(device: Device): void {
    const sid = `sid-${++this.#n}`;
    device.run({ kind: 'helloSent', sid });
    this.#send(device, { sid, body: null });
  }

  #send(from: Device, frame: Pick<Frame, 'sid' | 'body'>): void {
    const to = otherSeat(from.seat);
    if (this.online[from.seat] !== from || this.online[to] === null) return;
    const sealed = { n: ++this.#n, to, ...frame };
    this.underWay[to].push(sealed);
    this.#kept.push(sealed);
  }

  #arrive({ n, to, sid, body }: Frame): void {
    const device = this.online[to];
    if (device === null || n <= device.seen) return;
    device.seen = n;
    this.act(device, sid === null ? { kind: 'received', body } : { kind: 'helloReceived', sid });
  }
}
