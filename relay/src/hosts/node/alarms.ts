import type { Log } from 'service/event-log';
import type { RoomStorage } from './room-storage.ts';

/** The longest delay a timer supports. */
const MAX_TIMER_MS = 2_147_483_647;
const PAUSE_MS = 1000;

interface AlarmsOptions {
  readonly now: () => number;
  readonly ringRoom: (room: string) => void;
  readonly log: Log;
}

/** One timer on the earliest alarm of all rooms, loaded or not. */
export class Alarms {
  readonly #storage: RoomStorage;
  readonly #log: Log;
  readonly #now: () => number;
  readonly #ringRoom: (room: string) => void;
  #timer: NodeJS.Timeout | null = null;
  #at = Number.POSITIVE_INFINITY;
  #isRunning = false;

  constructor(storage: RoomStorage, options: AlarmsOptions) {
    this.#storage = storage;
    this.#now = options.now;
    this.#ringRoom = options.ringRoom;
    this.#log = options.log;
  }

  /** Rings everything that came due while the relay was down, and then waits for the next alarm. */
  start(): void {
    this.#isRunning = true;
    this.ring();
  }

  stop(): void {
    this.#isRunning = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  /** Records that a room has an alarm at that time. */
  by(at: number): void {
    if (at < this.#at) this.#set(at);
  }

  /** Rings every room that is due. */
  ring(): void {
    try {
      for (const room of this.#storage.due(this.#now())) this.#ringRoom(room);
      this.#set(this.#storage.firstAlarm() ?? Number.POSITIVE_INFINITY);
    } catch (error) {
      this.#log('the alarms failed', { err: error });
      this.#set(this.#now());
    }
  }

  #set(at: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#at = at;
    if (!this.#isRunning || at === Number.POSITIVE_INFINITY) return;
    // At least a short pause, so that a room whose alarm fails does not ring without end.
    const wait = Math.min(Math.max(at - this.#now(), PAUSE_MS), MAX_TIMER_MS);
    this.#timer = setTimeout(() => this.ring(), wait).unref();
  }
}
