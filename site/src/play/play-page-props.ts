import type { ComponentChildren } from 'preact';
import type { GameClock } from '../clock/game-clock.ts';
import type { PlayChoices } from '../game/choices.ts';
import type { GameTable } from '../game/game-table.ts';
import type { Score } from '../games/core/earlier-game.ts';
import type { Route } from '../routing/core/route.ts';
import type { Table } from './table.ts';

export interface PlayPageProps {
  readonly table: Table;
  /** What is seen there of the game that the table plays. */
  readonly gameTable: GameTable;
  readonly choices: PlayChoices;
  readonly onChoices: (choices: PlayChoices) => void;
  /** This game's clock, with or without times; whoever opens the game starts it. */
  readonly clock: GameClock;
  /** How the game is left for good; none where it is on this device alone. */
  readonly exit?: Exit;
  /** The score of the games before this one; without it a second game shows none. */
  readonly score?: Score;
  /** Leads to what the game looks like afterwards (STUDY-1); none where that cannot be seen. */
  readonly study?: Route;
  /** More to be found under “More”. */
  readonly more?: ComponentChildren;
  /** It asks something of the player, and opens by itself. */
  readonly isMoreDue?: boolean;
}

export interface Exit {
  /** Leaves for good, without asking; null: there is nothing to leave any more. */
  readonly leave: (() => void) | null;
  /** Asked before. */
  readonly question: string;
  /** What is lost by it. */
  readonly price: string;
  /** Said while the player is leaving; null: they are not. */
  readonly leaving: string | null;
}
