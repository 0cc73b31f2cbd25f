import { existsSync } from 'node:fs';
import { findClub } from '../club/store.ts';
import { lockFolder } from '../data-folder/lock.ts';
import { makeDataFolder } from '../data-folder/make-folder.ts';
import {
  getDatabaseFile,
  findFreeName,
  moveDatabaseFiles,
  listDatabaseFiles,
} from '../data-folder/files.ts';
import { readMark, removeMarks } from '../data-folder/installed-mark.ts';
import { hasUnfinishedRestore } from '../data-folder/restore-journal.ts';
import type { Settings } from '../settings.ts';
import { peekFile, peekServer } from './peek.ts';
import { CommandError, type Terminal } from './terminal.ts';

/** The next start opens set-up (DAT-5). Moves an unreadable database aside, deletes nothing. */
export async function forgetClub(
  settings: Settings,
  terminal: Terminal,
  now: string,
): Promise<number> {
  await makeDataFolder(settings.dataFolder);
  if (settings.databaseUrl === undefined) await clearFolder(settings.dataFolder, terminal, now);
  else await assertNoClub(settings.databaseUrl);
  const mark = await readMark(settings);
  await removeMarks(settings);
  terminal.out(
    mark === null
      ? 'No club was installed here. Start the service.\n'
      : `This machine no longer remembers ${mark.club?.name ?? 'the club'}. Start the service to install a club.\n`,
  );
  return 0;
}

async function clearFolder(dataFolder: string, terminal: Terminal, now: string): Promise<void> {
  const lock = lockFolder(dataFolder, 'alone', 0);
  if (lock === null) {
    throw new CommandError('The service is using this database. Stop it first.');
  }
  try {
    if (hasUnfinishedRestore(dataFolder)) {
      throw new CommandError('A restore was interrupted. Start the service, or restore again.');
    }
    const file = getDatabaseFile(dataFolder);
    if (listDatabaseFiles(file).some((one) => existsSync(one))) {
      await moveAside(file, terminal, now);
    }
  } finally {
    lock.release();
  }
}

async function moveAside(file: string, terminal: Terminal, now: string): Promise<void> {
  const club = existsSync(file) ? await peekFile(file, findClub) : null;
  if (club) {
    throw new CommandError(
      `${file} contains the club ${club.name}. To serve it, start the service. If that is refused, run ` +
        `npm run league -- restore ${file} --without-checksum. To begin a new club, move the ` +
        'file away first.',
    );
  }
  const kept = findFreeName(file, now);
  await moveDatabaseFiles(file, kept);
  terminal.out(`The previous data is kept as ${kept}.\n`);
}

async function assertNoClub(databaseUrl: string): Promise<void> {
  const club = await peekServer(databaseUrl, findClub);
  if (club)
    throw new CommandError(`The database contains the club ${club.name}. Start the service.`);
}
