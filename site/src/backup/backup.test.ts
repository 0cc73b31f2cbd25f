import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { backupGames, hostedGame } from '../../test/sample-games.ts';
import { BACKUP_BYTES, makeBackupFileName, writeHeader } from './core/backup-file.ts';
import { MAX_GAMES, writeGames } from './core/backup-games.ts';
import { openBackup, sealBackup } from './backup.ts';
import { ITERATIONS, makeLock, sealBytes } from './seal-bytes.ts';

const numRuns = chooseCaseCount(100);
/** The fewest possible iterations, so that many files can be opened. */
const FAST = 1;
const PASSPHRASE = 'correct horse battery';
const GAMES = [hostedGame('a', ['e2e4']), hostedGame('b')];

async function whyRefused(file: Uint8Array<ArrayBuffer>, passphrase = PASSPHRASE) {
  const opened = await openBackup(file, passphrase);
  return opened.kind === 'refused' ? opened.why : null;
}

function fileOf(text: string) {
  return new TextEncoder().encode(text);
}

/** A correctly sealed file with any content. */
async function sealedText(text: string) {
  const lock = makeLock(FAST);
  return sealBytes({ lock, header: writeHeader(lock) }, PASSPHRASE, fileOf(text));
}

test('BACK-1: games come back from the file unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(backupGames, fc.string(), async (games, passphrase) => {
      const file = await sealBackup(games, passphrase, FAST);
      assert.deepEqual(await openBackup(file, passphrase), { kind: 'games', games, unreadable: 0 });
    }),
    { numRuns },
  );
});

test('BACK-1: the file says how to open it, and nothing about the games', async () => {
  const file = await sealBackup(GAMES, PASSPHRASE);
  const text = new TextDecoder().decode(file);
  const { salt, iv, ...header } = JSON.parse(text.split('\n')[0] ?? '') as Record<string, string>;
  const kdf = { kdf: 'PBKDF2-SHA-256', iterations: ITERATIONS };
  assert.deepEqual(header, { format: 'sealed-move-backup', v: 1, ...kdf });
  assert.match(`${salt} ${iv}`, /^[\w-]{22} [\w-]{16}$/);
  for (const word of ['e2e4', 'Grace', 'secret', 'seatToken']) assert.ok(!text.includes(word));
  assert.equal(await whyRefused(file), null);
  assert.notDeepEqual(await sealBackup(GAMES, PASSPHRASE, FAST), file);
  assert.equal(makeBackupFileName(2026, 3, 1), 'sealed-move-2026-03-01.backup');
});

test('BACK-2: a passphrase takes 600,000 rounds, and the same one works from any keyboard', async () => {
  assert.equal(ITERATIONS, 600_000);
  const file = await sealBackup(GAMES, 'Zürich', FAST);
  assert.equal(await whyRefused(file, 'Zu\u0308rich'), null);
  assert.equal(await whyRefused(file, 'Zurich'), 'passphrase');
  assert.equal(await whyRefused(file, 'Zürich '), 'passphrase');
});

test('BACK-3: a file with any byte changed, or truncated anywhere, is refused', async () => {
  const file = await sealBackup(GAMES.slice(0, 1), PASSPHRASE, FAST);
  for (let at = 0; at < file.length; at++) {
    const changed = file.slice();
    changed[at] = (changed[at] ?? 0) ^ 1;
    assert.ok((await whyRefused(changed)) !== null, `byte ${at}`);
    assert.ok((await whyRefused(file.slice(0, at))) !== null, `cut to ${at}`);
  }
  assert.equal(await whyRefused(new Uint8Array([...file, 0])), 'damaged');
});

test('BACK-3: changed content does not open, even with a new checksum', async () => {
  const lock = makeLock(FAST);
  const other = { ...lock, iterations: 2 };
  const file = await sealBytes({ lock, header: writeHeader(other) }, PASSPHRASE, fileOf('{}'));
  assert.equal(await whyRefused(file), 'passphrase');
});

test('BACK-3: other files, newer backups and oversized ones get different errors', async () => {
  const header = { format: 'sealed-move-backup', v: 1, iterations: 1 };
  assert.equal(await whyRefused(fileOf('')), 'foreign');
  assert.equal(await whyRefused(fileOf('{"format":"other"}\n')), 'foreign');
  assert.equal(await whyRefused(fileOf('null\n')), 'foreign');
  assert.equal(await whyRefused(fileOf(`${JSON.stringify({ ...header, v: 2 })}\n`)), 'newer');
  assert.equal(await whyRefused(fileOf(`${JSON.stringify(header)}\n`)), 'damaged');
  assert.equal(await whyRefused(new Uint8Array(BACKUP_BYTES + 1)), 'too-big');
  const lock = { ...makeLock(FAST), iterations: 10_000_001 };
  assert.equal(await whyRefused(writeHeader(lock)), 'damaged', 'the page would stand still');
});

test('BACK-3: reading a sealed file never throws, whatever it contains', async () => {
  const good = JSON.parse(writeGames(GAMES)) as { games: unknown[] };
  const value = fc.oneof(fc.jsonValue(), fc.constant(good.games[0]));
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.string(), fc.json()), value, async (text, game) => {
      assert.equal(await whyRefused(await sealedText(text)), 'no-games');
      const opened = await openBackup(
        await sealedText(JSON.stringify({ games: [game] })),
        PASSPHRASE,
      );
      assert.equal(opened.kind, 'games');
    }),
    { numRuns },
  );
  const many = JSON.stringify({ games: Array.from({ length: MAX_GAMES + 1 }, () => 0) });
  assert.equal(await whyRefused(await sealedText(many)), 'too-many');
});
