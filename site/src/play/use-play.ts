import { useMemo, useLayoutEffect, useState } from 'preact/hooks';
import type { Side } from '@sealed-move/client/rules';
import type { GameClock } from '../clock/game-clock.ts';
import type { PlayChoices } from '../game/choices.ts';
import type { Ply } from '../game/game.ts';
import type { GameTable, TableState } from '../game/game-table.ts';
import { otherSide } from '../game/core/sides.ts';
import {
  isElsewhere,
  isOver,
  findMovingSide,
  type Names,
  listNames,
  type Table,
  type TableView,
  toTableView,
} from './table.ts';
import { type MoveStepper, useStepping } from './use-stepping.ts';

export interface Play {
  readonly view: TableView;
  readonly names: Names;
  readonly line: readonly Ply[];
  readonly moving: Side | null;
  readonly stepping: MoveStepper;
  readonly playing: TableState;
  readonly Token: GameTable['Token'];
  /** Null in a game without clocks. */
  readonly clock: GameClock | null;
}

export function usePlay(
  table: Table,
  { Token, useTable }: GameTable,
  { confirmMoves }: PlayChoices,
  gameClock: GameClock,
): Play {
  const { session } = table;
  const view = useTableView(table);
  const { game } = view;
  const moving = findMovingSide(view);
  const clock = gameClock.hasClocks ? gameClock : null;
  const isPlayed = !isOver(view) && !isElsewhere(view);
  const names = listNames(view);
  const playing = useTable({
    start: view.plays.beginning?.position ?? null,
    moves: useMemo(() => game.moves.map(({ move }) => move), [game.moves]),
    moving,
    ahead: view.kind === 'online' && isPlayed && game.turn !== null ? game.side : null,
    side: game.side,
    other: names[otherSide(game.side)],
    confirms: confirmMoves,
    play: (move) => session.play(move, clock?.note()),
  });
  const { line } = playing;
  const stepping = useStepping(line.length);
  return { view, names, line, moving, stepping, playing, Token, clock };
}

/** Returns the view of a table and re-renders after each change. */
function useTableView(table: Table): TableView {
  const { session } = table;
  const me = table.kind === 'online' ? table.me : '';
  const [view, setView] = useState(() => toTableView(table));
  useLayoutEffect(() => {
    const read = () => setView(toTableView(table));
    // It may have changed between the first render and subscribing.
    read();
    return session.subscribe(read);
  }, [session, me]);
  return view;
}
