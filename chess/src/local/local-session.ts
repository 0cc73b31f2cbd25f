import { type Rules, winnerOnTime } from 'relay-client/rules';
import type { Setup } from 'relay-client/saved-games';
import type { ConnectionView, GameView, Refused, Session, SessionView } from 'relay-client/session';
import { CLOSE } from 'relay-protocol/close-codes';
import {
  type Board,
  boardOf,
  endingOf,
  type LocalGame,
  other,
  read,
  viewOf,
} from './local-game.ts';
import { restoreGame, saveGame } from './saved-game.ts';

export interface LocalOptions<P> {
  readonly rules: Rules<P>;
  readonly setup: Setup;
  /** What `save` was last given; null: nothing. */
  readonly saved: string | null;
  readonly save: (game: string) => void;
}

/** Both players on one device: the session of a page without any network (LOC-1). */
export function createLocalSession<P>({ rules, setup, saved, save }: LocalOptions<P>): Session {
  let game = restoreGame(saved, rules);
  let board: Board<P> = boardOf(rules, game);
  let connection: ConnectionView = { kind: 'online' };
  let view = sessionView(setup, connection, viewOf(game, board));
  const listeners = new Set<() => void>();

  /** @param keep what is done before anybody hears of it */
  const show = (keep = () => {}) => {
    view = sessionView(setup, connection, viewOf(game, board));
    keep();
    for (const listener of listeners) listener();
  };
  const become = (next: LocalGame, nextBoard = board): Refused | null => {
    if (connection.kind === 'stopped') return 'not-now';
    game = next;
    board = nextBoard;
    // Whoever saves looks at the view too.
    show(() => save(saveGame(game)));
    return null;
  };
  const isOver = () => endingOf(game, board) !== null;
  const whileItGoesOn = async (step: () => Refused | null): Promise<Refused | null> =>
    isOver() ? 'over' : step();
  const takeBack = () => {
    const shorter = { ...game, moves: game.moves.slice(0, -1), offer: null };
    return become(shorter, boardOf(rules, shorter));
  };

  return {
    get view() {
      return view;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {},
    async stop() {},
    giveWay() {
      connection = { kind: 'stopped', code: CLOSE.superseded };
      show();
    },
    wake() {},
    play: (move, note) =>
      whileItGoesOn(() => {
        const position = rules.apply(board.position, move);
        if (position === null) return 'illegal';
        const moves = [...game.moves, { move, note: note ?? null }];
        return become({ ...game, moves, offer: null }, read(rules, position));
      }),
    resign: (why = 'resignation') =>
      whileItGoesOn(() => {
        const winner = other(board.turn);
        const onTime = { by: 'time', winner: winnerOnTime(rules, board.position, winner) } as const;
        return become({
          ...game,
          offer: null,
          ended: why === 'time' ? onTime : { by: why, winner },
        });
      }),
    claimDraw: () =>
      whileItGoesOn(() => {
        if (board.claim === null) return 'not-now';
        return become({ ...game, offer: null, ended: { by: 'claim', reason: board.claim } });
      }),
    agreeDraw: () =>
      whileItGoesOn(() => {
        if (game.offer !== 'draw') return become({ ...game, offer: 'draw' });
        return become({ ...game, offer: null, ended: { by: 'agreement' } });
      }),
    agreeTakeBack: () =>
      whileItGoesOn(() => {
        if (game.moves.length === 0) return 'not-now';
        return game.offer === 'takeBack' ? takeBack() : become({ ...game, offer: 'takeBack' });
      }),
    async agreeRematch() {
      if (!isOver()) return 'not-now';
      const next: LocalGame = { number: game.number + 1, moves: [], ended: null, offer: null };
      return become(next, boardOf(rules, next));
    },
    decline: async (offer) => (game.offer === offer ? become({ ...game, offer: null }) : 'not-now'),
    adopt: async () => 'not-now',
    say: async () => 'unsupported',
    async rename() {},
    async leave() {},
  };
}

function sessionView(setup: Setup, connection: ConnectionView, game: GameView): SessionView {
  return {
    role: 'host',
    connection,
    peer: { presence: 'online', name: null, chat: 'unsupported' },
    setup,
    game,
    chat: { lines: [], left: 0, isMuted: false },
  };
}
