import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { readSavedGame, resumeGame, type Setup } from '@sealed-move/client/saved-games';
import { readOptions, readStartOption } from '../clock/options.ts';
import { readGameName } from '../game/core/names.ts';
import {
  isOnline,
  type KeptGame,
  makeKeptPlays,
  type OnlineGame,
  getGameName,
} from '../games/core/kept-game.ts';
import { readLook } from '../games/core/look.ts';
import { readSetup, writeLinkTerms } from '../games/link-terms.ts';
import { makeId } from '../services/new-id.ts';
import type { UnsealedGames } from './backup.ts';
import { BACKUP_BYTES } from './core/backup-file.ts';
import { readGames, writeGames } from './core/backup-games.ts';
import { type Bytes, joinBytes } from './core/bytes.ts';
import { makeCarryCode } from './core/carry-code.ts';
import {
  type CarriedGame,
  type CarriedSeat,
  makeCarryLink,
  CARRY_SALT_BYTES,
  deriveCarryLock,
  fitsLink,
  readCarried,
  readCarryPacket,
  writeCarried,
} from './core/carry-packet.ts';
import { compressBytes, decompressBytes } from './compress.ts';
import { openBytes, sealBytes } from './seal-bytes.ts';

/** A link that carries a game to another device, and the code that opens it there. */
export interface CarryLink {
  readonly link: string;
  /** Shown next to the link, but never part of the link. */
  readonly code: string;
  /** The secret of the room through which the other device gets the whole game. */
  readonly secret: string;
  /** Whether the link alone is enough to play on. */
  readonly hasSeat: boolean;
}

/** Packs the keys and the position of a game (BACK-6); `site` is the page's address. */
export async function packGame(game: KeptGame, site: string): Promise<CarryLink> {
  const code = makeCarryCode(crypto.getRandomValues(new Uint8Array(12)));
  const carried = chooseCarried(game, site);
  const salt = crypto.getRandomValues(new Uint8Array(CARRY_SALT_BYTES));
  const sealed = await sealBytes(deriveCarryLock(salt), code, writeCarried(carried));
  const secret = await deriveRoomSecret(carried, salt);
  return { link: makeCarryLink(site, sealed), code, secret, hasSeat: carried.seat !== null };
}

/** The content of the link. Leaves out the position, or even the seat, if the link has no space. */
function chooseCarried(game: KeptGame, site: string): CarriedGame {
  const carried = isOnline(game) ? listVariants(game) : [];
  return carried.find((one) => fitsLink(site, one)) ?? { key: makeFreshKey(), seat: null };
}

function listVariants(game: OnlineGame): readonly CarriedGame[] {
  const seat = findCarriedSeat(game);
  const seats = seat === null ? [] : [seat, { ...seat, placement: '' }];
  return seats.map((one) => ({ key: game.state.secret, seat: one }));
}

function makeFreshKey(): string {
  return toBase64url(crypto.getRandomValues(new Uint8Array(16)));
}

/** Null if the link has no space to continue the game, as in a later room of the game. */
function findCarriedSeat(game: OnlineGame): CarriedSeat | null {
  const saved = readSavedGame(game.state.saved);
  if (saved === null || !saved.isSeated || saved.rooms !== undefined) return null;
  const { role, seatToken: token, setup, match } = saved;
  // The guest hears the terms from the host.
  const terms = role === 'guest' || setup === null ? '' : writeLinkTerms(setup);
  if (terms === null || (role === 'host' && !isSameSetup(readSetup(terms), setup))) return null;
  const { moves, look } = game.summary;
  const placement = look?.placement ?? '';
  return { role, seat: match.seat, token, plays: getGameName(game), terms, moves, placement };
}

function isSameSetup(one: Setup | null, other: Setup | null): boolean {
  const [said, meant] = [one, other].map((setup) =>
    JSON.stringify([setup?.hostSide, readOptions(setup?.options), readStartOption(setup?.options)]),
  );
  return said === meant;
}

/** The secret of the handover room, which both devices derive and nobody else knows. */
async function deriveRoomSecret({ key, seat }: CarriedGame, salt: Bytes): Promise<string> {
  const secrets = [key, seat?.token ?? ''].map((one) => fromBase64url(one) ?? new Uint8Array());
  const digest = await crypto.subtle.digest('SHA-256', joinBytes(...secrets, salt));
  return toBase64url(new Uint8Array(digest).slice(0, 16));
}

export type OpenedCarry =
  | {
      readonly kind: 'opened';
      /** The secret of the room through which the first device sends the whole game. */
      readonly secret: string;
      /** The game according to the link; null if it cannot be played without the rest. */
      readonly game: OnlineGame | null;
    }
  | (UnsealedGames & { readonly kind: 'refused' });

/**
 * @param packed the part of the link that holds the game
 * @param code as returned by `readCarryCode`
 * @param me the player's name on this device
 */
export async function openCarried(packed: string, code: string, me: string): Promise<OpenedCarry> {
  const read = readCarryPacket(packed);
  if (read.kind === 'refused') return read;
  const opened = await openBytes(read, code);
  if (opened.kind === 'refused') return opened;
  const carried = readCarried(opened.plain);
  if (carried === null) return { kind: 'refused', why: 'damaged' };
  const secret = await deriveRoomSecret(carried, read.lock.salt);
  return { kind: 'opened', secret, game: toOnlineGame(carried, me) };
}

function toOnlineGame({ key, seat }: CarriedGame, name: string): OnlineGame | null {
  const plays = seat === null ? null : readGameName(seat.plays);
  if (seat === null || plays === null) return null;
  const { role, token: seatToken, terms, moves, placement } = seat;
  const now = Date.now();
  const setup = role === 'guest' ? null : readSetup(terms);
  const start = { role, secret: key, relay: location.origin, seatToken, name, setup };
  const look = readLook({ placement, side: 0, last: null, clock: null });
  return {
    id: makeId(),
    state: { kind: 'online', secret: key, saved: resumeGame(start, seat.seat, now) },
    summary: {
      opponent: null,
      standing: 'theirs',
      moves,
      at: now,
      ...(look === null ? {} : { look }),
    },
    ...makeKeptPlays(plays),
  };
}

export async function writeGameText(game: KeptGame): Promise<string> {
  return toBase64url(await compressBytes(new TextEncoder().encode(writeGames([game]))));
}

/** @param text the game as the other device sent it */
export async function readGameText(text: string): Promise<UnsealedGames> {
  const bytes = fromBase64url(text);
  const plain = bytes === null ? null : await decompressBytes(bytes, BACKUP_BYTES);
  return plain === null
    ? { kind: 'refused', why: 'damaged' }
    : readGames(new TextDecoder().decode(plain));
}
