import type { FoundInvite } from '@sealed-move/client/invites';
import { pruneAbsences } from '../clock/kept-absence.ts';
import { pruneStopwatches } from '../clock/kept-stopwatch.ts';
import { pruneStudies } from '../study/kept-studies.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { readKeptGame } from '../games/core/kept-game.ts';
import type { Preferences } from '../preferences/core/settings.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { openSturdyDatabase } from '../storage/sturdy-database.ts';
import { makeRefusalNoter } from './refusal-noter.ts';
import { deleteSideDatabases } from '../storage/side-database.ts';
import { pruneTexts, textRefusals } from '../storage/small-texts.ts';
import { type Signal, createSignal } from '../signals/signal.ts';
import { openSettings } from '../preferences/kept-settings.ts';
import { followOtherTabs } from './other-tabs.ts';

/** An owner key from a link; null if it cannot be one. */
interface BroughtOwnerKey {
  readonly key: string | null;
}

/** Why a link is not an invite, according to the library. */
type WrongLink =
  | 'none'
  | 'several'
  /** This device lacks the game, or its player made the link (GOON-11). */
  | 'other-device'
  | 'own-link'
  | Extract<FoundInvite, { readonly why: unknown }>['why'];

export interface Services {
  readonly settings: Signal<Preferences>;
  readonly change: (change: Partial<Preferences>) => Promise<void>;
  /** Changes settings as `change` does, for a choice that nobody waits for. */
  readonly choose: (change: Partial<Preferences>) => void;
  readonly games: Signal<readonly KeptGame[]>;
  /** Adds or replaces a game; like the following functions, on disk once the promise resolves. */
  readonly add: (game: KeptGame) => Promise<void>;
  /** Saves a game that still exists; false if any tab has removed it. */
  readonly keep: (game: KeptGame) => Promise<boolean>;
  /** Saves like `keep`, for a page that reports a refusal itself, by `isUnsaved`. */
  readonly keepQuietly: (game: KeptGame) => Promise<boolean>;
  /** Reads the stored data again, which another tab may have changed. */
  readonly refresh: () => Promise<void>;
  readonly forget: (id: string) => Promise<void>;
  /** @returns false if an engine and puzzles may remain */
  readonly forgetAll: () => Promise<boolean>;
  /** Whether the browser keeps data after the page is closed. */
  readonly isKept: Signal<boolean>;
  /** Whether the browser used to keep games and no longer does (KEEP-9). */
  readonly hasLostStorage: Signal<boolean>;
  /** Whether the disk refused the last write, so that the stored value is unchanged (KEEP-10). */
  readonly hasRefused: Signal<boolean>;
  /** Whether the shown game continues only in memory, because the disk refuses it (KEEP-11). */
  readonly isUnsaved: Signal<boolean>;
  /** An owner key from a link, until the player accepts or rejects it. */
  readonly broughtKey: Signal<BroughtOwnerKey | null>;
  /** A game from another device, until the player accepts or rejects it. */
  readonly brought: Signal<string | null>;
  readonly wrongLink: Signal<WrongLink | null>;
}

export async function openServices(): Promise<Services> {
  const storageKept = createSignal(false);
  const hasLostStorage = createSignal(false);
  let wasKept = false;
  const database = await openSturdyDatabase({
    open: openDatabase,
    onKept(next) {
      hasLostStorage.set(wasKept && !next);
      wasKept ||= next;
      storageKept.set(next);
    },
  });
  const { settings, change, read } = await openSettings(database);
  const hasRefused = createSignal(false);
  const noting = makeRefusalNoter(hasRefused);
  textRefusals.addEventListener('refused', () => {
    // If nothing is stored at all, the page already says so (KEEP-3).
    if (storageKept.value) hasRefused.set(true);
  });
  const changeSettings = async (next: Partial<Preferences>) => noting(change(next));
  const games = createSignal<readonly KeptGame[]>(await readKeptGames(database));
  let isListWhole = storageKept.value;
  // A game is removed with its clock and its study, in any tab.
  const forgetWatches = () => {
    // A game missing from a list the disk did not answer is not a removed one (KEEP-9).
    if (!isListWhole) return;
    const ids = new Set(games.value.map(({ id }) => id));
    pruneStopwatches(ids);
    pruneAbsences(ids);
    pruneStudies(ids);
  };
  forgetWatches();
  games.subscribe(forgetWatches);
  const without = (id: string) => games.value.filter((game) => game.id !== id);
  const refresh = async () => {
    await read();
    const kept = await readKeptGames(database);
    isListWhole ||= storageKept.value;
    games.set(kept);
  };
  const tellOthers = followOtherTabs(refresh);
  // Other data on the disk is seen once it answers again.
  storageKept.subscribe(() => void refresh());
  const keepQuietly = async (game: KeptGame) => {
    const isKept = await database.replace('games', game.id, game);
    const before = games.value.find(({ id }) => id === game.id);
    games.set(isKept ? [...without(game.id), game] : without(game.id));
    if (isNewlyShown(before, game)) tellOthers();
    return isKept;
  };
  return {
    settings,
    change: changeSettings,
    choose: (next) => void changeSettings(next).catch(() => undefined),
    hasRefused,
    games,
    async add(game) {
      await noting(database.put('games', game.id, game));
      games.set([...without(game.id), game]);
      tellOthers();
    },
    keep: async (game) => noting(keepQuietly(game)),
    keepQuietly,
    isUnsaved: createSignal(false),
    refresh,
    async forget(id) {
      await noting(database.remove('games', id));
      games.set(without(id));
      tellOthers();
    },
    async forgetAll() {
      await database.clear();
      pruneTexts('puzzles', () => false);
      // The old place of the site's other game.
      pruneTexts('noughts', () => false);
      games.set([]);
      await read();
      tellOthers();
      // The player's own engine, and the puzzles it found (ENG-5, PUZ-3).
      return deleteSideDatabases();
    },
    isKept: storageKept,
    hasLostStorage,
    broughtKey: createSignal<BroughtOwnerKey | null>(null),
    brought: createSignal<string | null>(null),
    wrongLink: createSignal<WrongLink | null>(null),
  };
}

/** Whether another tab's list would show it differently now. */
function isNewlyShown(before: KeptGame | undefined, game: KeptGame): boolean {
  return JSON.stringify(before?.summary) !== JSON.stringify(game.summary);
}

async function readKeptGames(database: Database): Promise<KeptGame[]> {
  const kept = await database.all('games');
  return kept.flatMap((value) => readKeptGame(value) ?? []);
}
