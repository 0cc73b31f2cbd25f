import { chessRules } from '../../src/game/chess-rules.ts';
import type { Side } from '../../../relay-client/src/core/rules.ts';
import type {
  ConnectionView,
  EndingView,
  GameView,
  PeerView,
  Refused,
  Session,
  SessionView,
} from '../../../relay-client/src/session-view.ts';

/** What a test says of a session; the rest is two players who are both there. */
export interface Scene {
  readonly side?: Side;
  /** UCI, by blanks. */
  readonly moves?: string;
  /** Notes of the moves, in ms. */
  readonly notes?: readonly number[];
  readonly clock?: { readonly initialMs: number; readonly incrementMs: number };
  readonly ending?: EndingView;
  readonly game?: Partial<GameView>;
  readonly peer?: Partial<PeerView>;
  readonly connection?: ConnectionView;
  readonly chat?: Partial<SessionView['chat']>;
}

/** A session that shows what it is told to, and does nothing but write down what it is asked. */
export class ScriptedSession implements Session {
  view: SessionView;
  readonly #listeners = new Set<() => void>();
  readonly #note: (name: string, ...values: readonly unknown[]) => void;
  #scene: Scene;

  constructor(scene: Scene, note: (name: string, ...values: readonly unknown[]) => void) {
    this.#scene = scene;
    this.view = viewOf(scene);
    this.#note = note;
  }

  become(scene: Scene): void {
    this.#scene = { ...this.#scene, ...scene };
    this.view = viewOf(this.#scene);
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  #do(name: string, ...values: readonly unknown[]): Promise<Refused | null> {
    this.#note(name, ...values);
    return Promise.resolve(null);
  }
  start = () => undefined;
  stop = async () => undefined;
  wake = () => void this.#do('wake');
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
  say = (text: string) => this.#do('say', text);
  rename = async () => undefined;
  leave = async () => undefined;
}

function viewOf(scene: Scene): SessionView {
  const { side = 0, moves = '', notes = [], clock = null } = scene;
  const list = moves.split(' ').filter((move) => move !== '');
  let position = chessRules.initial();
  for (const move of list) position = chessRules.apply(position, move) ?? position;
  const outcome = chessRules.outcome(position);
  const ending = scene.ending ?? (outcome === null ? null : { by: 'moves' as const, ...outcome });
  return {
    role: 'host',
    connection: scene.connection ?? { kind: 'online' },
    peer: { presence: 'online', name: 'Béatrice', chat: 'supported', ...scene.peer },
    setup: { hostSide: side, options: { clock } },
    game: {
      number: 1,
      side,
      moves: list.map((move, index) => ({ move, note: notes[index] ?? null })),
      turn: ending === null ? chessRules.turn(position) : null,
      ending,
      offers: { draw: 'none', takeBack: 'none', rematch: 'none' },
      unconfirmed: 0,
      disputed: null,
      ...scene.game,
    },
    chat: { lines: [], left: 150, isMuted: false, ...scene.chat },
  };
}
