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
  /** This game's clock, with or without times; the opener of the game starts it. */
  readonly clock: GameClock;
  /** How to leave the game for good; undefined for a game on this device only. */
  readonly exit?: Exit;
  /** The score of the earlier games; without it, a second game shows none. */
  readonly score?: Score;
  /** The game's study once it is over (STUDY-1); undefined if it has none. */
  readonly study?: Route;
  /** Further content of “More”. */
  readonly more?: ComponentChildren;
  /** It needs an answer and opens by itself. */
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
