import { useEffect, useState } from 'preact/hooks';
import type { GameName } from '../game/core/names.ts';
import type { Game } from '../game/game.ts';
import type { GameTable } from '../game/game-table.ts';

/** How a game of the site is loaded when it is played. */
interface GameSource {
  readonly game: () => Promise<Game>;
  readonly table: () => Promise<GameTable>;
}

const SOURCES: Readonly<Record<GameName, GameSource>> = {
  chess: {
    game: async () => (await import('../chess/chess.ts')).chess,
    table: async () => (await import('../chess/table/chess-table.tsx')).chessTable,
  },
  chess960: {
    game: async () => (await import('../chess/chess.ts')).chess960,
    table: async () => (await import('../chess/table/chess-table.tsx')).chessTable,
  },
  'chess-from': {
    game: async () => (await import('../chess/chess.ts')).chessFromPosition,
    table: async () => (await import('../chess/table/chess-table.tsx')).chessTable,
  },
  reversi: {
    game: async () => (await import('../reversi/game/reversi.ts')).reversi,
    table: async () => (await import('../reversi/table/reversi-table.tsx')).reversiTable,
  },
};

/** Loads a game without its board. @throws if the game's script cannot be loaded */
export function importGame(name: GameName): Promise<Game> {
  return SOURCES[name].game();
}

export interface LoadedGame {
  readonly game: Game;
  readonly table: GameTable;
}

const loaded = new Map<GameName, LoadedGame>();

/** @throws if the game's scripts cannot be loaded */
export async function loadGame(name: GameName): Promise<LoadedGame> {
  const [game, table] = await Promise.all([SOURCES[name].game(), SOURCES[name].table()]);
  const both = loaded.get(name) ?? { game, table };
  loaded.set(name, both);
  return both;
}

/** Returns the game once it has loaded, immediately if it was shown before. */
export function useGame(name: GameName): LoadedGame | 'loading' | 'failed' {
  const [found, setFound] = useState<LoadedGame | 'loading' | 'failed'>(
    () => loaded.get(name) ?? 'loading',
  );
  useEffect(() => {
    let isGone = false;
    const show = (now: LoadedGame | 'failed') => (isGone ? undefined : setFound(now));
    void loadGame(name).then(show, () => show('failed'));
    return () => {
      isGone = true;
    };
  }, [name]);
  return found;
}
