import { writeHeader, readBackupFile } from './core/backup-file.ts';
import { readGames, writeGames } from './core/backup-games.ts';
import type { Refusal } from './backup-words.ts';
import type { Bytes } from './core/bytes.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { ITERATIONS, makeLock, openBytes, sealBytes } from './seal-bytes.ts';

export type UnsealedGames =
  | {
      readonly kind: 'games';
      readonly games: readonly KeptGame[];
      /** The number of further games that this app cannot play. */
      readonly unreadable: number;
    }
  | { readonly kind: 'refused'; readonly why: Refusal };

/** Creates a backup file, sealed with a passphrase (BACK-1). */
export async function sealBackup(
  games: readonly KeptGame[],
  passphrase: string,
  iterations = ITERATIONS,
): Promise<Bytes> {
  const lock = makeLock(iterations);
  const plain = new TextEncoder().encode(writeGames(games));
  return sealBytes({ lock, header: writeHeader(lock) }, passphrase, plain);
}

export async function openBackup(file: Bytes, passphrase: string): Promise<UnsealedGames> {
  const read = readBackupFile(file);
  if (read.kind === 'refused') return read;
  const opened = await openBytes(read, passphrase);
  if (opened.kind === 'refused') return opened;
  return readGames(new TextDecoder().decode(opened.plain));
}
