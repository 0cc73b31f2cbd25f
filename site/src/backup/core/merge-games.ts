import { readSavedGame, type SavedGame } from '@sealed-move/client/saved-games';
import type { KeptGame } from '../../games/core/kept-game.ts';

/** A game that both the device and the backup have, but not alike. */
export interface GameConflict {
  readonly mine: KeptGame;
  readonly theirs: KeptGame;
}

/** What a backup would do to the games of this device (BACK-4). */
export interface MergePlan {
  readonly fresh: readonly KeptGame[];
  /** As the device has them. */
  readonly same: readonly KeptGame[];
  readonly differing: readonly GameConflict[];
}

/** Compares by secret and role: the id is the device's own, and says nothing. */
export function planMerge(device: readonly KeptGame[], backup: readonly KeptGame[]): MergePlan {
  const mineByKey = new Map(device.map((game) => [keyOf(game), game]));
  const theirsByKey = new Map(backup.toReversed().map((game) => [keyOf(game), game]));
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
 * @param chosen the ids on this device of the games of which the player wants the backup's
 * @param newId gives another id each time
 */
export function mergedGames(
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

function keyOf({ id, state }: KeptGame): string {
  switch (state.kind) {
    case 'online':
      return keyOfOnline(state.secret, readSavedGame(state.saved));
    case 'invited':
      return `${state.invite.secret} guest`;
    case 'local':
      return `local ${id}`;
  }
}

/** By the room in which it began: it may have gone on in another one since (GOON-7). */
function keyOfOnline(secret: string, saved: SavedGame | null): string {
  if (saved === null) return `${secret} unread`;
  return `${saved.rooms?.first ?? secret} ${saved.match.seat === 0 ? 'host' : 'guest'}`;
}

/** Nothing would be gained: they are alike, or an invite was accepted on this device since. */
function isCovered({ state: theirs }: KeptGame, { state: mine }: KeptGame): boolean {
  if (theirs.kind === 'invited' && mine.kind === 'online') return true;
  return inOneOrder(theirs) === inOneOrder(mine);
}

/**
 * As text that does not depend on the order of members. Inner keys do not leave their device: a
 * backup has none of them, and is not another game for that.
 */
function inOneOrder(value: unknown): string {
  return JSON.stringify(value, (name, member: unknown) => {
    if (name === 'keys') return undefined;
    if (typeof member !== 'object' || member === null || Array.isArray(member)) return member;
    return Object.fromEntries(
      Object.entries(member).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    );
  });
}
