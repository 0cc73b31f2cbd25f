import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readSavedGame } from '@sealed-move/client/saved-games';
import '../../test/page-address.ts';
import { hostedGame, joinedGame, localGame } from '../../test/sample-games.ts';
import { isOnline, type KeptGame, type OnlineGame } from '../games/core/kept-game.ts';
import { readArrival } from '../routing/core/arrival.ts';
import { packGame, openCarried, readGameText, writeGameText } from './carry.ts';
import { compressBytes, decompressBytes } from './compress.ts';

const ORIGIN = 'https://relay.example';
const SITE = `${ORIGIN}/#/backup`;
const LONG = Array.from({ length: 600 }, (_, at) => `e${(at % 7) + 1}e${(at % 5) + 2}`);
const PLACEMENT = 'r1bq1rk1/p1p1ppbp/1pn2np1/3p4/2PP1B2/2N1PN1P/PP2BPP1/R2Q1RK1';

/** The part of the address that the other device receives. */
function packedOf(link: string): string {
  const arrival = readArrival(link);
  return arrival?.kind === 'carried' ? arrival.packed : '';
}

const open = async (link: string, code: string) => openCarried(packedOf(link), code, 'Ada');

async function whyRefused(packed: string, code: string): Promise<string | null> {
  const opened = await openCarried(packed, code, 'Ada');
  return opened.kind === 'refused' ? opened.why : null;
}

function seated(game: OnlineGame, setup: object | null): OnlineGame {
  const look = { placement: PLACEMENT, side: 0, last: null, clock: null } as const;
  const saved = { ...(game.state.saved as object), isSeated: true, setup };
  return { ...game, state: { ...game.state, saved }, summary: { ...game.summary, look } };
}

const HOSTED = seated(hostedGame('a', LONG), {
  hostSide: 1,
  options: { clock: { initialMs: 600_000, incrementMs: 5000 } },
});

test('BACK-6: a link has at most 300 characters, however long the game, and not the code', async () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1';
  const games: readonly KeptGame[] = [
    HOSTED,
    seated(hostedGame('b', LONG), { hostSide: 0, options: { clock: null, days: 3, start } }),
    seated(joinedGame('c', HOSTED.state.secret), null),
    localGame('d', 'x'.repeat(100_000)),
  ];
  for (const game of games) {
    const { link, code } = await packGame(game, SITE);
    assert.ok(link.startsWith('https://relay.example/#carry='));
    assert.ok(link.length <= 300, `${game.id}: ${link.length}`);
    assert.ok(!link.includes(code));
  }
});

test('BACK-6: at a long address, a link drops the position first, and then the seat', async () => {
  const carriedAt = async (length: number) => {
    const { link, code, hasSeat } = await packGame(HOSTED, `${'https://'.padEnd(length, 'a')}#/`);
    assert.ok(link.length <= 300, `${link.length}`);
    const opened = await open(link, code);
    assert.ok(opened.kind === 'opened' && hasSeat === (opened.game !== null));
    return opened.game === null ? null : (opened.game.summary.look?.placement ?? '');
  };
  assert.equal(await carriedAt(71), PLACEMENT);
  assert.equal(await carriedAt(72), '');
  assert.equal(await carriedAt(151), '');
  assert.equal(await carriedAt(152), null);
});

test('BACK-6: the link alone has the seat, the terms and the position', async () => {
  const { link, code, secret, hasSeat } = await packGame(HOSTED, SITE);
  const opened = await open(link, code);
  assert.ok(opened.kind === 'opened' && opened.game !== null && hasSeat);
  assert.equal(opened.secret, secret);
  assert.notEqual(secret, HOSTED.state.secret);
  const [was, is] = [HOSTED, opened.game].map(({ state }) => readSavedGame(state.saved));
  assert.ok(was && is);
  assert.equal(opened.game.summary.look?.placement, PLACEMENT);
  assert.deepEqual(
    [is.role, is.secret, is.seatToken, is.setup, is.match.seat, is.match.hostSide],
    [was.role, was.secret, was.seatToken, was.setup, was.match.seat, 1],
  );
  assert.ok(is.match.isFresh && is.isSeated, 'it is told the moves, and makes no room');
});

test('BACK-6: a game that does not fit into the link comes only through the relay', async () => {
  const odd = { hostSide: 0, options: { clock: { initialMs: 1500, incrementMs: 0 } } };
  for (const game of [localGame('a', 'x'), seated(hostedGame('b'), odd)]) {
    const { link, code, secret, hasSeat } = await packGame(game, SITE);
    assert.equal(hasSeat, false);
    assert.deepEqual(await open(link, code), { kind: 'opened', secret, game: null });
  }
});

test('BACK-6: a wrong code and a damaged link get different errors', async () => {
  const { link, code } = await packGame(HOSTED, SITE);
  const packed = packedOf(link);
  const other = code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`;
  assert.equal(await whyRefused(packed, other), 'passphrase');
  for (const cut of ['', packed.slice(0, 20), packed.slice(0, -1), packed.slice(0, -4), '!']) {
    assert.equal(await whyRefused(cut, code), 'damaged', cut);
  }
  for (let at = 0; at < packed.length; at += 1) {
    const letter = packed[at] === 'A' ? 'B' : 'A';
    const changed = `${packed.slice(0, at)}${letter}${packed.slice(at + 1)}`;
    assert.ok((await whyRefused(changed, code)) !== null, `letter ${at}`);
  }
});

test('BACK-7: a whole game arrives unchanged, and no other content is accepted', async () => {
  const game = isOnline(HOSTED) ? hostedGame('a', LONG) : HOSTED;
  const text = await writeGameText(game);
  assert.deepEqual(await readGameText(text), { kind: 'games', games: [game], unreadable: 0 });
  assert.equal((await readGameText(text.slice(0, -8))).kind, 'refused');
  assert.equal((await readGameText('?')).kind, 'refused');
});

test('BACK-7: content that unpacks to more than a backup holds is not unpacked', async () => {
  const packed = await compressBytes(new Uint8Array(100_000));
  assert.ok(packed.length < 1000);
  assert.equal((await decompressBytes(packed, 100_000))?.length, 100_000);
  assert.equal(await decompressBytes(packed, 99_999), null);
  assert.equal(await decompressBytes(Uint8Array.of(255, 255, 255), 100), null);
});
