import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { InstalledMark } from './installed-mark.ts';
import { type DataFolderState, checkClub, checkFiles } from './check-start.ts';

const CLUB = { id: '1', slug: 'riverside', name: 'Riverside' };
const OTHER = { id: '2', slug: 'lakeside', name: 'Lakeside' };
const EMBEDDED: InstalledMark = {
  club: CLUB,
  database: { kind: 'sqlite' },
  written_at: '2026-04-01T09:00:00.000Z',
};
const SERVER: InstalledMark = {
  ...EMBEDDED,
  database: { kind: 'postgresql', where: 'db.example:5432/league' },
};
const UNREADABLE: InstalledMark = { ...EMBEDDED, club: null };

const FILES = ['missing', 'empty', 'there'] as const;
const MARKS = [null, EMBEDDED, SERVER, UNREADABLE];

function found(part: Partial<DataFolderState>): DataFolderState {
  return {
    dataFolder: '/data',
    isFolderThere: true,
    isEmbedded: true,
    file: 'missing',
    hasLog: false,
    mark: null,
    ...part,
  };
}

test('DAT-4: a start continues only with an existing database, or if none ever existed', () => {
  const accepted: string[] = [];
  for (const mark of MARKS) {
    for (const file of FILES) {
      for (const hasLog of [false, true]) {
        if (checkFiles(found({ mark, file, hasLog })) !== null) continue;
        accepted.push(
          `${mark === null ? 'no mark' : JSON.stringify(mark.club?.id)} ${file} ${hasLog}`,
        );
      }
    }
  }
  assert.deepEqual(accepted, [
    'no mark missing false',
    'no mark there false',
    'no mark there true',
    '"1" there false',
    '"1" there true',
    'undefined there false',
    'undefined there true',
  ]);
});

test('DAT-4: each refusal is one line that says what was found and what to do', () => {
  for (const mark of MARKS) {
    for (const file of FILES) {
      for (const isFolderThere of [false, true]) {
        const sentence = checkFiles(found({ mark, file, isFolderThere, hasLog: true }));
        if (sentence === null) continue;
        assert.match(sentence, /^[^\n]+start-over\.$/);
        assert.match(sentence, /restore a backup|Set it again/);
      }
    }
  }
  assert.match(
    checkFiles(found({ mark: EMBEDDED, isFolderThere: false })) ?? '',
    /^The folder \/data is missing, although the club Riverside was installed there\./,
  );
  assert.match(
    checkFiles(found({ mark: SERVER, file: 'there' })) ?? '',
    /^DATABASE_URL is not set, and the club Riverside was last served from PostgreSQL \(db\.example:5432\/league\)\./,
  );
});

test('DAT-4: with PostgreSQL its club decides, and not the files', () => {
  for (const mark of MARKS) {
    assert.equal(checkFiles(found({ mark, isEmbedded: false, file: 'empty' })), null);
  }
});

test('DAT-4: only the installed club is served, and any club if none was installed', () => {
  assert.equal(checkClub(null, undefined, 'PostgreSQL'), null);
  assert.equal(checkClub(null, CLUB, 'PostgreSQL'), null);
  for (const mark of [EMBEDDED, SERVER, UNREADABLE]) {
    assert.equal(checkClub(mark, CLUB, 'PostgreSQL'), null);
    assert.match(checkClub(mark, undefined, 'PostgreSQL') ?? '', /^There is no club in PostgreSQL/);
  }
  assert.match(
    checkClub(EMBEDDED, OTHER, 'PostgreSQL') ?? '',
    /^PostgreSQL contains the club Lakeside, but the club Riverside was installed here\./,
  );
  assert.equal(checkClub(UNREADABLE, OTHER, 'PostgreSQL'), null);
});
