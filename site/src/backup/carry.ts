import { BACKUP_BYTES } from './core/backup-file.ts';
import { readGames, writeGames } from './core/backup-games.ts';
import type { Bytes } from './core/bytes.ts';
import { carryCodeOf } from './core/carry-code.ts';
import { CARRY_ITERATIONS, carryHeader, carryLink, readCarryPacket } from './core/carry-packet.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import type { UnsealedGames } from './backup.ts';
import { compressed, decompressed } from './compress.ts';
import { newLock, openBytes, sealBytes } from './seal-bytes.ts';

/** A link that carries a game to another device, and the code that opens it there. */
export interface CarryLink {
  readonly link: string;
  /** Shown beside the link, never in it. */
  readonly code: string;
}

/**
 * Packs one game (BACK-6).
 * @param site the page's address
 */
export async function carryGame(game: KeptGame, site: string): Promise<CarryLink> {
  const code = carryCodeOf(crypto.getRandomValues(new Uint8Array(12)));
  const plain = new TextEncoder().encode(writeGames([game]));
  const packed = await compressed(plain);
  const isCompressed = packed.length < plain.length;
  const lock = newLock(CARRY_ITERATIONS);
  const header = carryHeader(lock, isCompressed);
  const sealed = await sealBytes({ lock, header }, code, isCompressed ? packed : plain);
  return { link: carryLink(site, sealed), code };
}

/**
 * @param packed the part of the link that holds the game
 * @param code as returned by `readCarryCode`
 */
export async function openCarried(packed: string, code: string): Promise<UnsealedGames> {
  const read = readCarryPacket(packed);
  if (read.kind === 'refused') return read;
  const opened = await openBytes(read, code);
  if (opened.kind === 'refused') return opened;
  const plain = await plainOf(opened.plain, read.isCompressed);
  if (plain === null) return { kind: 'refused', why: 'damaged' };
  return readGames(new TextDecoder().decode(plain));
}

async function plainOf(bytes: Bytes, isCompressed: boolean): Promise<Bytes | null> {
  return isCompressed ? decompressed(bytes, BACKUP_BYTES) : bytes;
}
