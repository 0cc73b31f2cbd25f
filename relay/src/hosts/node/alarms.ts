import type { Storage } from './storage.ts';

/** The longest that a timer can be set for. */
const LONGEST_MS = 2_147_483_647;
const PAUSE_MS = 1000;

/** One timer on the earliest alarm of all rooms, loaded or not. */
export class Alarms {
  readonly #storage: Storage;
  readonly #now: () => number;
  readonly #ringRoom: (room: string) => void;
  #timer: NodeJS.Timeout | null = null;
  #at = Number.POSITIVE_INFINITY;
  #isRunning = false;

  constructor(storage: Storage, now: () => number, ringRoom: (room: string) => void) {
    this.#storage = storage;
    this.#now = now;
    this.#ringRoom = ringRoom;
  }

  /** Rings what came due while the relay was not running, and goes on from there. */
  start(): void {
    this.#isRunning = true;
    this.ring();
  }

  stop(): void {
    this.#isRunning = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** A room has its alarm at that time. */
  by(at: number): void {
    if (at < this.#at) this.#set(at);
  }

  /** Rings every room that is due. */
  ring(): void {
    for (const room of this.#storage.dueRooms(this.#now())) this.#ringRoom(room);
    this.#set(this.#storage.firstAlarm() ?? Number.POSITIVE_INFINITY);
  }

  #set(at: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#at = at;
    if (!this.#isRunning || at === Number.POSITIVE_INFINITY) return;
    // A pause at least, so that a room that cannot be rung does not ring without end.
    const wait = Math.min(Math.max(at - this.#now(), PAUSE_MS), LONGEST_MS);
    this.#timer = setTimeout(() => this.ring(), wait).unref();
  }
}
