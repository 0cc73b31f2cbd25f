import assert from 'node:assert/strict';
import type { Seat } from '../src/core/history.ts';
import type { Parcel } from '../src/core/push.ts';
import type { PushTarget } from '../src/core/push-target.ts';
import type { SavedGame } from '../src/core/saved-game.ts';
import type { SessionEvent } from '../src/core/session-state.ts';
import { findPair, type KeysModel } from './keys-model.ts';
import type { PushFrame } from './hostile-push.ts';
import { MovingDevice, type RoomFrame, type StepObserver } from './moving-device.ts';

/** A message whose answer the page awaits; a page sends one at a time. */
export interface SentParcel {
  readonly parcel: Parcel;
  readonly frame: PushFrame;
}

/** A player's browser: a page that may be closed, its store, and the worker with its inbox. */
export class PushingPlayer {
  readonly seat: Seat;
  readonly #model: KeysModel;
  readonly #onStep: StepObserver;
  /** The stored game. */
  saved: SavedGame;
  page: MovingDevice | null = null;
  /** The worker's newest message, which no page has saved yet. */
  inbox: PushFrame | null = null;
  isOnline = false;
  /** The message on its way to the forwarder; lost with its page. */
  sent: SentParcel | null = null;
  readonly #hasKeys: boolean;
  #targets = 0;

  constructor(
    saved: SavedGame,
    model: KeysModel,
    { onStep, hasKeys }: { readonly onStep: StepObserver; readonly hasKeys: boolean },
  ) {
    this.seat = saved.match.seat;
    this.#model = model;
    this.#onStep = onStep;
    this.#hasKeys = hasKeys;
    this.saved = saved;
  }

  open(now: number): void {
    this.page = this.#load(this.saved, now);
    this.saved = this.page.saved;
  }

  /** Ends the page at any time, because each step was saved. */
  close(): void {
    this.page = null;
    this.sent = null;
  }

  run(event: SessionEvent, now: number): readonly RoomFrame[] {
    return this.#step((page) => page.run(event, now).send);
  }

  take(frame: RoomFrame, now: number): readonly RoomFrame[] {
    return this.#step((page) => page.take(frame, now));
  }

  readInbox(now: number): readonly RoomFrame[] {
    return this.inbox === null ? [] : this.take(this.inbox, now);
  }

  takeParcel(now: number): Parcel | null {
    let parcel: Parcel | null = null;
    this.#step((page) => {
      parcel = page.takeParcel(now);
      return [];
    });
    return parcel;
  }

  /**
   * Delivers a message to the worker, which, like `openPushed`, keeps the frame if it changes the
   * game.
   * @returns the game to show; null for a forged, late or repeated message
   */
  work(frame: PushFrame, now: number): SavedGame | null {
    const { inbox, saved } = this;
    const known = (inbox && this.#read(saved, inbox, now)) ?? saved;
    const after = this.#read(known, frame, now);
    if (after === null) return null;
    assert.ok(inbox === null || frame.n > inbox.n || saved.received >= inbox.n, 'numbers rise');
    this.inbox = frame;
    return after;
  }

  makeTarget(): PushTarget {
    this.#targets += 1;
    const topic = `${this.seat}-${this.#targets}`;
    const key = (bytes: number) => 'A'.repeat(Math.ceil((bytes * 8) / 6));
    return {
      endpoint: `https://push.test/${topic}`,
      p256dh: key(65),
      auth: key(16),
      signer: { public: key(65), private: key(32) },
      topic,
    };
  }

  #read(saved: SavedGame, frame: PushFrame, now: number): SavedGame | null {
    const { body, pair, n, room, from } = frame;
    const agreed = findPair(saved.keys.agreed?.sealer ?? null);
    const isOpened = room === saved.secret && pair !== null && pair === agreed;
    if (from === this.seat || n <= saved.received || !isOpened) return null;
    if ((body as { readonly t?: unknown }).t !== 'parcel') return null;
    const worker = this.#load(saved, now);
    worker.take(frame, now);
    return worker.saved;
  }

  #load(saved: SavedGame, now: number): MovingDevice {
    const device = new MovingDevice(saved, this.#model, now, this.#onStep);
    device.hasKeys = this.#hasKeys;
    device.open(saved, now);
    return device;
  }

  /** Saves a step of the page before anything follows from it. */
  #step(run: (page: MovingDevice) => readonly RoomFrame[]): readonly RoomFrame[] {
    const { page } = this;
    if (page === null) return [];
    const send = run(page);
    this.saved = page.saved;
    const { push } = this.saved;
    assert.ok(!push?.theirs || push.theirs.topic !== push.gone, 'what is gone is not used');
    return send;
  }
}
