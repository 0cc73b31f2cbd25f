import type { InstalledMark, MarkedClub } from './installed-mark.ts';

export interface DataFolderState {
  readonly dataFolder: string;
  readonly isFolderThere: boolean;
  /** Whether the embedded database is used, because DATABASE_URL is not set. */
  readonly isEmbedded: boolean;
  readonly file: 'missing' | 'empty' | 'there';
  /** A write-ahead log of the embedded database, with something in it. */
  readonly hasLog: boolean;
  readonly mark: InstalledMark | null;
}

const RESTORE = 'restore a backup (npm run league -- restore FILE)';
const START_OVER = 'to begin a new club, run npm run league -- start-over';

/** Why a start would recreate a lost database and reopen set-up (DAT-4); null if it would not. */
export function checkFiles(state: DataFolderState): string | null {
  const { dataFolder, mark } = state;
  if (!state.isEmbedded) return null;
  if (mark?.database.kind === 'postgresql') {
    return (
      `DATABASE_URL is not set, and ${describeClub(mark.club)} was last served from PostgreSQL ` +
      `(${mark.database.where}). Set it again; ${START_OVER}.`
    );
  }
  if (state.file === 'there') return null;
  if (mark !== null) {
    const what = !state.isFolderThere
      ? `The folder ${dataFolder} is missing`
      : `${dataFolder} contains ${state.file === 'empty' ? 'an empty league.sqlite' : 'no league.sqlite'}`;
    return (
      `${what}, although ${describeClub(mark.club)} was installed there. ` +
      `Bring it back (is its disk mounted?), or ${RESTORE}; ${START_OVER}.`
    );
  }
  if (state.file === 'empty') {
    return `${dataFolder}/league.sqlite is empty, which the service never causes. Either ${RESTORE}, or ${START_OVER}.`;
  }
  return state.hasLog
    ? `${dataFolder} contains a database log but no league.sqlite. Either ${RESTORE}, or ${START_OVER}.`
    : null;
}

/** Why a start is refused: the database has another club or none (DAT-4); null if neither. */
export function checkClub(
  mark: InstalledMark | null,
  club: MarkedClub | undefined,
  where: string,
): string | null {
  if (mark === null) return null;
  if (club === undefined) {
    return (
      `There is no club in ${where}, although ${describeClub(mark.club)} was installed` +
      `${mark.database.kind === 'postgresql' ? ` in PostgreSQL (${mark.database.where})` : ''}. ` +
      `Correct the settings, move the club there (npm run league -- move) or ${RESTORE}; ${START_OVER}.`
    );
  }
  if (mark.club !== null && mark.club.id !== club.id) {
    return (
      `${where} contains ${describeClub(club)}, but ${describeClub(mark.club)} was installed here. ` +
      'Correct LEAGUE_DATA or DATABASE_URL; to serve the other club, give it a LEAGUE_DATA of its own.'
    );
  }
  return null;
}

function describeClub(club: MarkedClub | null): string {
  return club === null ? 'a club' : `the club ${club.name}`;
}
