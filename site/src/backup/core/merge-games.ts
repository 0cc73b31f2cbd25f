import { readSavedGame, type SavedGame } from '@sealed-move/client/saved-games';
import type { KeptGame } from '../../games/core/kept-game.ts';

/** A game that differs between the device and the backup. */
export interface GameConflict {
  readonly mine: KeptGame;
  readonly theirs: KeptGame;
}

/** The changes a backup would make to this device's games (BACK-4). */
export interface MergePlan {
  readonly fresh: readonly KeptGame[];
  readonly same: readonly KeptGame[];
  readonly differing: readonly GameConflict[];
}

/** Compares by secret and role: the id belongs to the device and means nothing elsewhere. */
export function planMerge(device: readonly KeptGame[], backup: readonly KeptGame[]): MergePlan {
  const mineByKey = new Map(device.map((game) => [makeGameKey(game), game]));
  const theirsByKey = new Map(backup.toReversed().map((game) => [makeGameKey(game), game]));
  const fresh: KeptGame[] = [];
  const same: KeptGame[] = [];
  const differing: GameConflict[] = [];
  for (const [key, theirs] of theirsByKey) {
    const mine = mineByKey.get(key);
    if (mine === undefined) fresh.push(theirs);
    else if (isCovered(theirs, mine)) same.push(mine);
    else differing.push({ mine, theirs });
  }
  return { fresh, same, differing };
}

/**
 * The games to keep, under ids that are free on the device.
 * @param chosen ids on this device of the games to replace by the backup's
 * @param newId returns a different id each time
 */
export function mergeGames(
  { fresh, differing }: MergePlan,
  device: readonly KeptGame[],
  chosen: ReadonlySet<string>,
  newId: () => string,
): KeptGame[] {
  const taken = new Set(device.map(({ id }) => id));
  const added = fresh.map((game) => {
    const id = taken.has(game.id) ? newId() : game.id;
    taken.add(id);
    return { ...game, id };
  });
  const replaced = differing.flatMap(({ mine, theirs }) =>
    chosen.has(mine.id) ? [{ ...theirs, id: mine.id }] : [],
  );
  return [...added, ...replaced];
}

function makeGameKey({ id, state }: KeptGame): string {
  switch (state.kind) {
    case 'online':
      return makeOnlineGameKey(state.secret, readSavedGame(state.saved));
    case 'invited':
      return `${state.invite.secret} guest`;
    case 'local':
      return `local ${id}`;
  }
}

/** Identifies a game by its first room, since it may have moved to another one (GOON-7). */
function makeOnlineGameKey(secret: string, saved: SavedGame | null): string {
  if (saved === null) return `${secret} unread`;
  return `${saved.rooms?.first ?? secret} ${saved.match.seat === 0 ? 'host' : 'guest'}`;
}

/** Whether the backup adds nothing: both are alike, or this device has accepted an invite since. */
function isCovered({ state: theirs }: KeptGame, { state: mine }: KeptGame): boolean {
  if (theirs.kind === 'invited' && mine.kind === 'online') return true;
  return serialiseInOrder(theirs) === serialiseInOrder(mine);
}

/**
 * Serialises a value independently of the order of its members. Leaves out inner keys and push
 * subscriptions, which never leave their device: a backup is the same game without them.
 */
function serialiseInOrder(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => {
    if (name === 'keys' || name === 'push') return undefined;
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(
      Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}
