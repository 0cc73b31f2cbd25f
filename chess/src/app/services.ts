import type { KeptGame } from '../core/kept-game.ts';
import { readKeptGame } from '../core/kept-game.ts';
import { readSettings, type Settings } from '../core/settings.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { memoryDatabase } from '../storage/memory.ts';
import { type Cell, cellOf } from './cell.ts';

const SETTINGS_KEY = 'settings';

/** What every page works with: the settings and the games of this device. */
export interface Services {
  readonly settings: Cell<Settings>;
  readonly change: (change: Partial<Settings>) => Promise<void>;
  readonly games: Cell<readonly KeptGame[]>;
  /** On the disk once it resolves. */
  readonly keep: (game: KeptGame) => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  readonly forgetAll: () => Promise<void>;
  /** Whether the browser keeps anything after the page was closed. */
  readonly isKept: boolean;
  /** An owner key that a link brought, until the player has said whether to take it. */
  readonly broughtKey: Cell<string | null>;
  /** A game from another device, until the player has said whether to take it. */
  readonly brought: Cell<string | null>;
  /** What was wrong with the link that was opened last. */
  readonly wrongLink: Cell<string | null>;
}

export async function openServices(): Promise<Services> {
  const opened = await openDatabase().catch(() => null);
  const database = opened ?? memoryDatabase();
  const settings = cellOf(readSettings(await database.get('settings', SETTINGS_KEY)));
  const games = cellOf<readonly KeptGame[]>(await keptGames(database));
  const without = (id: string) => games.value.filter((game) => game.id !== id);
  return {
    settings,
    async change(change) {
      settings.set({ ...settings.value, ...change });
      await database.put('settings', SETTINGS_KEY, settings.value);
    },
    games,
    async keep(game) {
      await database.put('games', game.id, game);
      games.set([...without(game.id), game]);
    },
    async forget(id) {
      await database.remove('games', id);
      games.set(without(id));
    },
    async forgetAll() {
      await database.clear();
      games.set([]);
      settings.set(readSettings(null));
    },
    isKept: opened !== null,
    broughtKey: cellOf<string | null>(null),
    brought: cellOf<string | null>(null),
    wrongLink: cellOf<string | null>(null),
  };
}

async function keptGames(database: Database): Promise<KeptGame[]> {
  const kept = await database.all('games');
  return kept.flatMap((value) => readKeptGame(value) ?? []);
}
