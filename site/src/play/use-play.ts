import { useMemo } from 'preact/hooks';
import type { Side } from 'relay-client/rules';
import { claimIn } from '../chess/game/claim.ts';
import { fenAfter, type Ply } from '../chess/game/line.ts';
import type { GameClock } from '../clock/game-clock.ts';
import type { PlayChoices } from './choices.ts';
import {
  isElsewhere,
  isOver,
  movingSide,
  type Names,
  namesOf,
  type Table,
  type TableView,
} from './table.ts';
import { useLine } from './use-line.ts';
import { type MoveEntry, useMoveEntry } from './use-move-entry.ts';
import { useTableView } from './use-table-view.ts';
import { type Stepping, useStepping } from './use-stepping.ts';

/** All that the play page shows, from the session and from what its player is about to do. */
export interface Play {
  readonly view: TableView;
  readonly names: Names;
  /** The moves of the game. */
  readonly line: readonly Ply[];
  /** The same with a move that is about to be made. */
  readonly shownLine: readonly Ply[];
  /** The newest position. */
  readonly fen: string;
  readonly moving: Side | null;
  readonly claim: string | null;
  readonly stepping: Stepping;
  readonly entry: MoveEntry;
  /** Null in a game without clocks. */
  readonly clock: GameClock | null;
}

export function usePlay(table: Table, { confirmMoves }: PlayChoices, gameClock: GameClock): Play {
  const { session } = table;
  const view = useTableView(table);
  const { game } = view;
  const moving = movingSide(view);
  const clock = gameClock.hasClocks ? gameClock : null;
  const line = useLine(game, null);
  const fen = fenAfter(line);
  const isPlayed = !isOver(view) && !isElsewhere(view);
  const ahead = view.kind === 'online' && isPlayed && game.turn !== null ? game.side : null;
  const play = (uci: string) => session.play(uci, clock?.note());
  const entry = useMoveEntry({ fen, moving, ahead, confirms: confirmMoves, play });
  const { asked } = entry;
  const extra = asked === null || asked.kind === 'promotion' ? null : asked.uci;
  const shownLine = useLine(game, extra);
  const stepping = useStepping(line.length);
  const claim = useMemo(() => (moving === null ? null : claimIn(line)), [line, moving]);
  const names = namesOf(view);
  return { view, names, line, shownLine, fen, moving, claim, stepping, entry, clock };
}
