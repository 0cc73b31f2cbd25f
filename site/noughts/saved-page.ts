import { readFields } from '@sealed-move/protocol/fields';
import type { Invite } from '@sealed-move/client/invites';
import { isSecret } from '@sealed-move/client/invites';
import { readSavedGame, type SavedGame } from '@sealed-move/client/saved-games';
import { pruneTexts, readText } from '../src/storage/small-texts.ts';
import type { Database } from '../src/storage/database.ts';

/** The saved state of the page: the current game and an unanswered invitation. */
export interface SavedPage {
  readonly game: SavedGame | null;
  readonly invite: Invite | null;
}

/** Stored with the settings, so that the site's "Remove everything" includes it (PREF-6). */
const PLACE = ['settings', 'noughts'] as const;
const OLD_PLACE = 'noughts';

export async function readSavedPage(database: Database): Promise<SavedPage> {
  await moveOldGame(database);
  const { game, invite } = readFields(await database.get(...PLACE));
  return { game: readSavedGame(game), invite: readInvite(invite) };
}

/** Changes one part of the page's record; the session may save the other part meanwhile. */
export async function changeSavedPage(database: Database, part: Partial<SavedPage>): Promise<void> {
  await database.update(...PLACE, (saved) => ({ ...readFields(saved), ...part }));
}

/** @returns false if any tab has removed it */
export async function saveGame(database: Database, game: SavedGame): Promise<boolean> {
  const saved = await database.update(...PLACE, (before) => {
    const page = readFields(before);
    return (page['game'] ?? null) === null ? undefined : { ...page, game };
  });
  return saved !== undefined;
}

/** Moves a game from the old place, where the site did not remove it. */
async function moveOldGame(database: Database): Promise<void> {
  const old = readText(OLD_PLACE);
  if (old === null) return;
  const isNew = (await database.get(...PLACE)) === undefined;
  if (isNew) await changeSavedPage(database, { game: readSavedGame(parseJson(old)) });
  pruneTexts(OLD_PLACE, () => false);
}

function readInvite(value: unknown): Invite | null {
  const { secret, relay, name } = readFields(value);
  if (typeof secret !== 'string' || !isSecret(secret)) return null;
  const isText = (one: unknown) => one === null || typeof one === 'string';
  return isText(relay) && isText(name) ? { secret, relay, name } : null;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
