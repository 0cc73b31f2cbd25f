import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hostedGame, localGame } from '../../test/sample-games.ts';
import { arrivalOfText } from '../routing/core/arrival.ts';
import { carriersOf } from './core/carry-packet.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { carryGame, openCarried } from './carry.ts';
import { compressed, decompressed } from './compress.ts';

const SITE = 'https://site.example/#/backup';
const LONG = Array.from({ length: 120 }, (_, at) => `e${(at % 7) + 1}e${(at % 5) + 2}`);

/** What the address brings to the other device. */
function packedOf(link: string): string {
  const arrival = arrivalOfText(link);
  return arrival?.kind === 'carried' ? arrival.packed : '';
}

async function whyRefused(packed: string, code: string): Promise<string | null> {
  const opened = await openCarried(packed, code);
  return opened.kind === 'refused' ? opened.why : null;
}

test('BACK-6: a game arrives as it was, by a link that fits a QR code and has not the code in it', async () => {
  const game = hostedGame('a', LONG);
  const { link, code } = await carryGame(game, SITE);
  assert.ok(link.startsWith('https://site.example/#carry='));
  assert.ok(!link.includes(code));
  assert.equal(carriersOf(link), 'qr');
  const opened = await openCarried(packedOf(link), code);
  assert.deepEqual(opened, { kind: 'games', games: [game], unreadable: 0 });
});

test('BACK-6: another code, and a link that was cut or changed, are told apart', async () => {
  const { link, code } = await carryGame(hostedGame('a'), SITE);
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

test('BACK-6: a game that is too long for a QR code goes as a link, and a very long one as a file', async () => {
  const noise = (length: number): KeptGame =>
    localGame('a', Buffer.from(crypto.getRandomValues(new Uint8Array(length))).toString('base64'));
  const carriers = [100, 2000, 15_000].map(async (length) =>
    carriersOf((await carryGame(noise(length), SITE)).link),
  );
  assert.deepEqual(await Promise.all(carriers), ['qr', 'link', 'file']);
});

test('BACK-6: what unpacks to more than a backup holds is not unpacked', async () => {
  const packed = await compressed(new Uint8Array(100_000));
  assert.ok(packed.length < 1000);
  assert.equal((await decompressed(packed, 100_000))?.length, 100_000);
  assert.equal(await decompressed(packed, 99_999), null);
  assert.equal(await decompressed(Uint8Array.of(255, 255, 255), 100), null);
});
