import type { Side } from 'relay-client/rules';
import type {
  ConnectionView,
  EndingView,
  GameView,
  KeysView,
  PeerView,
  SessionView,
} from 'relay-client/session';
import { chessRules } from '../../src/chess/game/chess-rules.ts';

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
  readonly keys?: KeysView;
}

/** The view of that scene, with Béatrice as the other player. */
export function viewOf(scene: Scene): SessionView {
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
      notes: null,
      unconfirmed: 0,
      disputed: null,
      ...scene.game,
    },
    chat: { lines: [], left: 150, isMuted: false, ...scene.chat },
    keys: scene.keys ?? { kind: 'none', why: 'theirs' },
  };
}
