import type { ComponentChildren } from 'preact';
import type { GameClock } from '../clock/game-clock.ts';
import type { PlayChoices } from '../game/choices.ts';
import type { GameTable } from '../game/game-table.ts';
import type { Score } from '../games/core/earlier-game.ts';
import type { Route } from '../routing/core/route.ts';
import type { Table } from './table.ts';

export interface PlayPageProps {
  readonly table: Table;
  readonly gameTable: GameTable;
  readonly choices: PlayChoices;
  readonly onChoices: (choices: PlayChoices) => void;
  /** The game's clock, with or without times; the code that opens the game starts it. */
  readonly clock: GameClock;
  /** Leaves the game for good; undefined for a game on this device only. */
  readonly exit?: Exit;
  /** The score of the earlier games; if it is missing, a second game shows no score. */
  readonly score?: Score;
  /** The game's study once the game is over (STUDY-1); undefined if there is none. */
  readonly study?: Route;
  /** Further content of “More”. */
  readonly more?: ComponentChildren;
  /** Whether that content needs an answer, and so opens by itself. */
  readonly isMoreDue?: boolean;
}

export interface Exit {
  /** Leaves for good without asking; null if there is nothing left to leave. */
  readonly leave: (() => void) | null;
  readonly question: string;
  readonly price: string;
  /** Shown while the player is leaving; null otherwise. */
  readonly leaving: string | null;
}
