import type { CommandRefusal, Session, SessionView } from '@sealed-move/client/session';
import { type Scene, makeView } from './scene.ts';

/** A session with a scripted view that only records its calls. */
export class ScriptedSession implements Session {
  view: SessionView;
  readonly #listeners = new Set<() => void>();
  readonly #note: (name: string, ...values: readonly unknown[]) => void;
  #scene: Scene;

  constructor(scene: Scene, note: (name: string, ...values: readonly unknown[]) => void) {
    this.#scene = scene;
    this.view = makeView(scene);
    this.#note = note;
  }

  become(scene: Scene): void {
    this.#scene = { ...this.#scene, ...scene };
    this.view = makeView(this.#scene);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  #do(name: string, ...values: readonly unknown[]): Promise<CommandRefusal | null> {
    this.#note(name, ...values);
    return Promise.resolve(null);
  }
  start = () => void this.#do('start');
  stop = async () => undefined;
  giveWay = () => undefined;
  wake = () => void this.#do('wake');
  reconnect = () => undefined;
  play = (move: string, note?: number) => {
    this.become({ moves: `${this.#scene.moves ?? ''} ${move}`.trim() });
    return this.#do('play', move, note);
  };
  resign = (why = 'resignation') => this.#do('resign', why);
  claimDraw = () => this.#do('claimDraw');
  agreeDraw = () => this.#do('agreeDraw');
  agreeTakeBack = () => this.#do('agreeTakeBack');
  agreeRematch = () => this.#do('agreeRematch');
  decline = (offer: string) => this.#do('decline', offer);
  claimAbsence = () => this.#do('claimAbsence');
  denyAbsence = () => this.#do('denyAbsence');
  adopt = () => this.#do('adopt');
  compared = (code: string) => this.#do('compared', code);
  goOn = () => this.#do('goOn');
  say = (text: string) => this.#do('say', text);
  setPushTarget = () => this.#do('setPushTarget');
  rename = async () => undefined;
  leave = async () => undefined;
}
