import type { Side } from '@sealed-move/client/rules';
import type {
  ConnectionView,
  EndingView,
  GameView,
  KeysView,
  PeerView,
  SessionView,
} from '@sealed-move/client/session';
import { chess } from '../../src/chess/chess.ts';
import type { GameName } from '../../src/game/core/names.ts';
import type { Game } from '../../src/game/game.ts';
import { reversi } from '../../src/reversi/game/reversi.ts';

/** A test's description of a session; by default, two players who are both present. */
export interface Scene {
  /** Undefined for chess. */
  readonly plays?: GameName;
  readonly side?: Side;
  /** In the notation of the rules, separated by blanks. */
  readonly moves?: string;
  /** The notes on the moves, in ms. */
  readonly notes?: readonly number[];
  readonly clock?: { readonly initialMs: number; readonly incrementMs: number };
  readonly ending?: EndingView;
  readonly game?: Partial<GameView>;
  readonly peer?: Partial<PeerView>;
  readonly connection?: ConnectionView;
  readonly chat?: Partial<SessionView['chat']>;
  readonly keys?: KeysView;
  readonly isMoved?: boolean;
  readonly isSilent?: boolean;
}

/** The game of the scene. */
export function gameOf({ plays }: Scene): Game {
  return plays === 'reversi' ? reversi : chess;
}

/** The view of that scene, with Béatrice as the opponent. */
export function makeView(scene: Scene): SessionView {
  const { side = 0, moves = '', notes = [], clock = null } = scene;
  const list = moves.split(' ').filter((move) => move !== '');
  const { rules } = gameOf(scene);
  let position = rules.initial();
  for (const move of list) position = rules.apply(position, move) ?? position;
  const outcome = rules.outcome(position);
  const ending = scene.ending ?? (outcome === null ? null : { by: 'moves' as const, ...outcome });
  return {
    role: 'host',
    ...(scene.isMoved === undefined ? {} : { isMoved: scene.isMoved }),
    ...(scene.isSilent === undefined ? {} : { isSilent: scene.isSilent }),
    connection: scene.connection ?? { kind: 'online' },
    peer: { presence: 'online', name: 'Béatrice', chat: 'supported', ...scene.peer },
    setup: { hostSide: side, options: { clock } },
    isKnown: true,
    game: {
      number: 1,
      side,
      moves: list.map((move, index) => ({ move, note: notes[index] ?? null })),
      turn: ending === null ? rules.turn(position) : null,
      ending,
      offers: { draw: 'none', takeBack: 'none', rematch: 'none' },
      notes: null,
      unconfirmed: 0,
      disputed: null,
      ...scene.game,
    },
    chat: { lines: [], left: 150, isMuted: false, ...scene.chat },
    keys: scene.keys ?? { kind: 'none', why: 'theirs' },
    push: { mine: 'off', endpoint: null, theirs: 'off', isOwed: false },
  };
}
