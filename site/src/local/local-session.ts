import { BEGUN_PLIES, type Rules, findWinnerOnTime } from '@sealed-move/client/rules';
import type { Setup } from '@sealed-move/client/saved-games';
import type { GameActions, GameView, CommandRefusal } from '@sealed-move/client/session';
import {
  type Board,
  makeBoard,
  findEnding,
  type LocalGame,
  NEW_GAME,
  otherSide,
  read,
  makeView,
} from './local-game.ts';
import { restoreGame, saveGame } from './saved-game.ts';

export interface LocalOptions<P> {
  readonly rules: Rules<P>;
  readonly setup: Setup;
  /** The last value passed to `save`; null before the first. */
  readonly saved: string | null;
  readonly save: (game: string) => void;
}

export interface LocalView {
  readonly kind: 'local';
  readonly setup: Setup;
  readonly game: GameView;
  /** Whether another tab is playing this game. */
  readonly isElsewhere: boolean;
}

/** A game of both players on one device, without network or connection. */
export interface LocalSession extends GameActions {
  readonly view: LocalView;
  /** @returns a function that unsubscribes */
  readonly subscribe: (listener: () => void) => () => void;
  /** Stops acting, because another tab is playing this game. */
  readonly giveWay: () => void;
}

/** Opens a stored game of both players on one device (LOC-1). */
export function createLocalSession<P>({
  rules,
  setup,
  saved,
  save,
}: LocalOptions<P>): LocalSession {
  let game = restoreGame(saved, rules);
  let board: Board<P> = makeBoard(rules, game);
  let isElsewhere = false;
  const viewNow = (): LocalView => ({
    kind: 'local',
    setup,
    game: makeView(game, board),
    isElsewhere,
  });
  let view = viewNow();
  const listeners = new Set<() => void>();

  /** @param keep stores the change; it runs before any listener is called */
  const show = (keep = () => {}) => {
    view = viewNow();
    keep();
    for (const listener of listeners) listener();
  };
  const become = (next: LocalGame, nextBoard = board): CommandRefusal | null => {
    if (isElsewhere) return 'not-now';
    game = next;
    board = nextBoard;
    // The listener that saves also reads the view.
    show(() => save(saveGame(game)));
    return null;
  };
  const isOver = () => findEnding(game, board) !== null;
  const whileItGoesOn = async (step: () => CommandRefusal | null): Promise<CommandRefusal | null> =>
    isOver() ? 'over' : step();
  const takeBack = () => {
    const shorter = { ...game, moves: game.moves.slice(0, -1), offer: null };
    return become(shorter, makeBoard(rules, shorter));
  };

  return {
    get view() {
      return view;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    giveWay() {
      isElsewhere = true;
      show();
    },
    play: (move, note) =>
      whileItGoesOn(() => {
        const position = rules.apply(board.position, move);
        if (position === null) return 'illegal';
        const moves = [...game.moves, { move, note: note ?? null }];
        return become({ ...game, moves, offer: null }, read(rules, position));
      }),
    resign: (why = 'resignation', notes) =>
      whileItGoesOn(() => {
        if (why === 'abort') {
          return game.moves.length < BEGUN_PLIES
            ? become({ ...game, offer: null, ended: { by: why } })
            : 'not-now';
        }
        const winner = otherSide(board.turn);
        const onTime = {
          by: 'time',
          winner: findWinnerOnTime(rules, board.position, winner),
        } as const;
        return become({
          ...game,
          offer: null,
          notes: notes ?? null,
          ended: why === 'time' ? onTime : { by: why, winner },
        });
      }),
    claimDraw: (notes) =>
      whileItGoesOn(() => {
        if (board.claim === null) return 'not-now';
        const ended = { by: 'claim', reason: board.claim } as const;
        return become({ ...game, offer: null, notes: notes ?? null, ended });
      }),
    agreeDraw: (notes) =>
      whileItGoesOn(() => {
        if (game.offer !== 'draw') return become({ ...game, offer: 'draw' });
        const ended = { by: 'agreement' } as const;
        return become({ ...game, offer: null, notes: notes ?? null, ended });
      }),
    agreeTakeBack: () =>
      whileItGoesOn(() => {
        if (game.moves.length === 0) return 'not-now';
        return game.offer === 'takeBack' ? takeBack() : become({ ...game, offer: 'takeBack' });
      }),
    async agreeRematch() {
      if (!isOver()) return 'not-now';
      const next: LocalGame = { ...NEW_GAME, number: game.number + 1 };
      return become(next, makeBoard(rules, next));
    },
    decline: async (offer) => (game.offer === offer ? become({ ...game, offer: null }) : 'not-now'),
  };
}
