import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import type { Seat } from './core/history.ts';
import { type Invite, SECRET_BYTES } from './core/invite-link.ts';
import {
  moveToNewRoom,
  type NewRoom,
  getNextRoomNumber,
  findParentRoom,
  listRooms,
} from './core/rooms.ts';
import type { SavedGame } from './core/saved-game.ts';
import { makeRandomWord } from './random-word.ts';

const SALT = toUtf8('game-relay go on v1');
const TOKEN_BYTES = 32;
const SEATS = [0, 1] as const;

/** Derives data from a room's secret and a new link together (GOON-1). */
type Derive = (label: string) => Promise<Uint8Array<ArrayBuffer>>;

/** Derives data by HKDF-SHA-256 from both secrets: one alone reveals nothing of the new room. */
async function makeDerivation(parent: string, fresh: string): Promise<Derive> {
  const both = new Uint8Array([...decodeSecret(parent), ...decodeSecret(fresh)]);
  const base = await crypto.subtle.importKey('raw', both, 'HKDF', false, ['deriveBits']);
  return async (label) => {
    const algorithm = { name: 'HKDF', hash: 'SHA-256', salt: SALT, info: toUtf8(label) };
    return new Uint8Array(await crypto.subtle.deriveBits(algorithm, base, SECRET_BYTES * 8));
  };
}

/** @param fresh 16 bytes, base64url */
export async function deriveNewRoom(
  parent: string,
  fresh: string,
  { seat, number }: { readonly seat: Seat; readonly number: number },
): Promise<NewRoom> {
  const derive = await makeDerivation(parent, fresh);
  const of = toBase64url(new Uint8Array([number, ...(await derive(makeMarkLabel(seat, number)))]));
  return { link: { secret: fresh, of }, parent, seat, number, secret: await deriveSecret(derive) };
}

/**
 * Continues the game in a new room with a new link from this player.
 * @param relay the relay of the new room
 * @returns null if this device may not continue (GOON-2)
 */
export async function continueInNewRoom(
  saved: SavedGame,
  relay: string,
): Promise<SavedGame | null> {
  const by = { seat: saved.match.seat, number: getNextRoomNumber(saved) };
  const room = await deriveNewRoom(findParentRoom(saved), makeRandomWord(SECRET_BYTES), by);
  return moveToNewRoom(saved, room, {
    role: 'host',
    relay,
    seatToken: makeRandomWord(TOKEN_BYTES),
  });
}

/** @returns null if this device may not continue */
export function continueByLink(saved: SavedGame, room: NewRoom, relay: string): SavedGame | null {
  return moveToNewRoom(saved, room, {
    role: 'guest',
    relay,
    seatToken: makeRandomWord(TOKEN_BYTES),
  });
}

/** A link's meaning for a game; null if it leads to another or a new game. */
export async function readNewRoom(
  saved: SavedGame,
  { secret: fresh, of }: Pick<Invite, 'secret' | 'of'>,
): Promise<NewRoom | null> {
  const [number = 0, ...mark] = of === undefined ? [] : (fromBase64url(of) ?? []);
  if (of === undefined || number === 0) return null;
  for (const parent of listRooms(saved)) {
    const derive = await makeDerivation(parent, fresh);
    for (const seat of SEATS) {
      const expected = await derive(makeMarkLabel(seat, number));
      if (mark.join() !== expected.join()) continue;
      return {
        link: { secret: fresh, of },
        parent,
        seat,
        number,
        secret: await deriveSecret(derive),
      };
    }
  }
  return null;
}

function makeMarkLabel(seat: Seat, number: number): string {
  return JSON.stringify(['mark', seat, number]);
}

async function deriveSecret(derive: Derive): Promise<string> {
  return toBase64url(await derive('secret'));
}

function decodeSecret(secret: string): Uint8Array {
  const bytes = fromBase64url(secret);
  if (bytes?.length !== SECRET_BYTES) throw new TypeError('the secret of an invite is 16 bytes');
  return bytes;
}

function toUtf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
