import { LEAVE } from '@sealed-move/protocol/client-frames';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { PONG_MS } from '@sealed-move/protocol/timings';
import type { ConnectionListener } from './connection.ts';
import { OWN_STOP } from './core/closing-reason.ts';
import type { ConnectionState } from './core/connection-state.ts';
import { makeParcel, type Parcel } from './core/push.ts';
import { toKeptKeys } from './core/read-keys.ts';
import type { SavedGame } from './core/saved-game.ts';
import type { CommandRefusal, SessionEvent, SessionState } from './core/session-state.ts';
import { reopenSession, stepSession } from './core/session-step.ts';
import {
  leaveRoom,
  type Channel,
  makeChannel,
  openSealed,
  openTwice,
  sendSealed,
} from './channel.ts';
import { Keyring } from './keyring.ts';
import { Mutex } from './mutex.ts';
import type { ConnectionView, SessionView } from './session-view.ts';
import { toConnectionView, toSessionView } from './whole-view.ts';
import { sealParcel } from './parcel-frame.ts';
import { Pusher } from './pusher.ts';
import { makeMoment } from './session-moment.ts';
import type { SessionOptions } from './session-options.ts';
import { SilenceWatch } from './silence-watch.ts';
import { OpenElsewhere, saveIn } from './store.ts';

const ACK_MS = 10_000;
const CALM_MS = 1000;
/** The delay until a game that could not be saved is saved again. */
const SAVE_AGAIN_MS = 60_000;
/** Beyond this, the connection is reset before waiting frames fill the memory. */
const MAX_WAITING = 256;

/** Runs a session, one event at a time: each changes the game, which is saved before sending. */
export class SessionDriver<P> {
  readonly #options: SessionOptions<P>;
  readonly #mutex = new Mutex();
  readonly #listeners = new Set<() => void>();
  #state: SessionState;
  #channel: Channel | null = null;
  #keyring: Keyring | null = null;
  #cancelCalm: (() => void) | null = null;
  #view: SessionView;
  #cancelOverdue: () => void = () => undefined;
  readonly #waitingToLeave = new Set<() => void>();
  #cancelGoodbye: () => void = () => undefined;
  #cancelSave: (() => void) | null = null;
  readonly #silence: SilenceWatch;
  #stopFollowing: (() => void) | null = null;
  readonly #pusher: Pusher | null;

  constructor(options: SessionOptions<P>) {
    this.#options = options;
    const saved = { ...options.saved, keys: toKeptKeys(options.saved.keys) };
    this.#state = reopenSession(saved, options.platform.now());
    this.#view = toSessionView(options.rules, this.#state.saved, { kind: 'off' });
    this.#pusher = this.#makePusher();
    this.#silence = new SilenceWatch(options.platform, () => {
      this.wake();
      this.#changed();
    });
  }

  get view(): SessionView {
    return this.#view;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  start(): void {
    const on = { wake: () => this.wake(), lost: () => this.reconnect() };
    this.#stopFollowing ??= this.#options.platform.follow?.(on) ?? null;
    if (this.#options.platform.isSecure()) void this.#mutex.run(async () => this.#begin());
    else this.#show({ kind: 'stopped', code: OWN_STOP.insecure });
  }

  async stop(): Promise<void> {
    this.#unfollow();
    this.#cancelOverdue();
    this.#cancelCalm?.();
    this.#silence.stop();
    this.#cancelSave?.();
    this.#pusher?.stop();
    await this.#mutex.run(async () => this.#channel?.connection.stop());
    // Stopping raises events; they too are saved before the game may be opened again.
    await this.#mutex.run(async () => undefined);
    // That save may have failed, as that of a removed game does: the session stays stopped.
    this.#cancelSave?.();
    this.#cancelSave = null;
  }

  giveWay(): void {
    this.#channel?.connection.halt(CLOSE.superseded);
  }

  wake(): void {
    this.#channel?.connection.wake();
    void this.#mutex.run(async () => this.#readInbox());
  }

  reconnect(): void {
    this.#channel?.connection.reset();
  }

  /** Resolves once the relay has accepted it, or the session has stopped before (LEAVE-3). */
  async leave(): Promise<void> {
    const end = new Promise<void>((resolve) => this.#waitingToLeave.add(resolve));
    await this.perform({ kind: 'leave' });
    if (!this.#state.saved.isSeated) await this.stop();
    if (!this.#isConnecting()) this.#endLeaving();
    await end;
    this.#unfollow();
  }

  #unfollow(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
  }

  /** A line that is not acknowledged in time counts as not delivered (ACK-1). */
  async say(text: string): Promise<CommandRefusal | null> {
    const refused = await this.perform({ kind: 'say', text });
    if (refused !== null) return refused;
    this.#cancelOverdue();
    const overdue = () => void this.perform({ kind: 'overdue' });
    this.#cancelOverdue = this.#options.platform.after(ACK_MS, overdue);
    return null;
  }

  /** @returns why the event was refused; null if it was carried out */
  async perform(event: SessionEvent): Promise<CommandRefusal | null> {
    return this.#mutex.run(async () => this.#step(event));
  }

  async #begin(): Promise<void> {
    this.#channel ??= await makeChannel(this.#state.saved, this.#options, this.#listener());
    this.#keyring ??= new Keyring(this.#options.platform, this.#channel.room.roomId);
    // The seat token is saved before the relay sees it.
    if (!(await this.#save(this.#state.saved))) return;
    // What came by push is shown even offline (REACH-4).
    await this.#readInbox();
    this.#channel.connection.start();
  }

  /** A frame is read again on each start; its number then is not higher any more (ENV-3). */
  async #readInbox(): Promise<void> {
    const frame = await this.#options.push?.readInbox().catch(() => null);
    if (typeof frame === 'string') await this.#receive(frame);
  }

  #makePusher(): Pusher | null {
    const { push, platform } = this.#options;
    if (push === undefined) return null;
    return new Pusher({
      after: platform.after,
      send: push.send,
      take: async (refused) => this.#mutex.run(async () => this.#takeParcel(refused)),
      seal: async (parcel) => this.#channel && sealParcel(this.#channel, parcel),
      done: async ({ to, match }, result) =>
        this.perform({ kind: 'pushed', result, topic: to.topic, match }),
    });
  }

  async #takeParcel(refused: Parcel | null): Promise<Parcel | null> {
    if (this.#channel?.connection.state.kind !== 'online') return null;
    const made = makeParcel(this.#state, await this.#moment(), refused);
    if (made === null || !(await this.#save(made.state.saved))) return null;
    this.#state = made.state;
    return made.parcel;
  }

  async #step(event: SessionEvent): Promise<CommandRefusal | null> {
    const before = this.#state;
    const at = await this.#moment();
    const { state, send, leaves, stop, refused } = stepSession(before, event, at);
    if (state.saved !== before.saved && !(await this.#save(state.saved))) return 'not-now';
    this.#state = state;
    if (state.late !== null) this.#calmLater();
    this.#changed();
    if (this.#channel === null) return refused;
    await sendSealed(this.#channel, send);
    this.#pusher?.push();
    if (leaves) leaveRoom(this.#channel);
    if (stop !== null) this.#channel.connection.halt(stop);
    return refused;
  }

  /** Handles an excess report of the relay after a second (HELLO-7). */
  #calmLater(): void {
    this.#cancelCalm ??= this.#options.platform.after(CALM_MS, () => {
      this.#cancelCalm = null;
      void this.perform({ kind: 'calm' });
    });
  }

  async #moment() {
    const { rules, platform } = this.#options;
    const { saved } = this.#state;
    const spare = (await this.#keyring?.spareFor(saved)) ?? null;
    return makeMoment(rules, saved.setup, { now: platform.now(), spare });
  }

  /** False if the game could not be saved: nothing that depends on that may be done. */
  async #save(saved: SavedGame): Promise<boolean> {
    try {
      await saveIn(this.#options.store, saved);
      return true;
    } catch (error) {
      const code = error instanceof OpenElsewhere ? CLOSE.superseded : OWN_STOP.notSaved;
      this.#channel?.connection.halt(code);
      if (code === OWN_STOP.notSaved) this.#saveAgainLater();
      return false;
    }
  }

  /** Continues once there is room again (SAVE-2). */
  #saveAgainLater(): void {
    this.#cancelSave ??= this.#options.platform.after(SAVE_AGAIN_MS, () => {
      this.#cancelSave = null;
      this.start();
    });
  }

  #listener(): ConnectionListener {
    let before: ConnectionState['kind'] = 'off';
    return {
      joined: (peer) => void this.perform({ kind: 'joined', peer }),
      peer: (peer) => void this.perform({ kind: 'peer', peer }),
      sealed: (frame) => {
        if (this.#mutex.waiting > MAX_WAITING) this.#channel?.connection.reset();
        else void this.#mutex.run(async () => this.#receive(frame));
      },
      changed: ({ kind }) => {
        // Every frame delays the next ping, which a page does not show.
        if (kind === before) return;
        if (before === 'online') void this.perform({ kind: 'disconnected' });
        before = kind;
        this.#cancelGoodbye();
        if (!this.#isConnecting()) this.#endLeaving();
        this.#changed();
      },
      sent: (text) => {
        if (text === LEAVE) this.#awaitGoodbye();
      },
    };
  }

  /** Whether the session is connected or trying to connect. */
  #isConnecting(): boolean {
    const kind = this.#channel?.connection.state.kind ?? 'off';
    return kind !== 'off' && kind !== 'stopped';
  }

  /** Gives the relay time to close the connection of a player who leaves. */
  #awaitGoodbye(): void {
    this.#cancelGoodbye();
    this.#cancelGoodbye = this.#options.platform.after(PONG_MS, () => this.#endLeaving());
  }

  #endLeaving(): void {
    for (const resolve of this.#waitingToLeave) resolve();
    this.#waitingToLeave.clear();
  }

  async #receive(frame: string): Promise<void> {
    const { saved } = this.#state;
    const envelope = this.#channel === null ? null : await openSealed(this.#channel, frame);
    if (this.#channel === null || envelope === null) return;
    const opened = await openTwice(this.#channel, saved.keys.agreed?.sealer ?? null, envelope);
    const proof = (await this.#keyring?.prove(saved, envelope.body)) ?? null;
    await this.#step({ kind: 'received', envelope, opened, proof });
  }

  #changed(): void {
    const { platform } = this.#options;
    const epochOf = (elapsed: number) => platform.now() + elapsed - platform.elapsed();
    if (this.#channel === null) this.#show(this.#view.connection);
    else {
      const { state } = this.#channel.connection;
      this.#show(toConnectionView(state, epochOf, platform.isOffline?.()));
    }
  }

  #show(connection: ConnectionView): void {
    const view = toSessionView(this.#options.rules, this.#state.saved, connection);
    this.#view = this.#silence.mark(view);
    for (const listener of this.#listeners) listener();
  }
}
