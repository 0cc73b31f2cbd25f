import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import decode from 'qr/decode.js';
import type { Download, Page } from 'playwright-core';
import { faultsInLightAndDark, overflow } from './axe.ts';
import { openLocalGame, openPage, placement, siteForTests, tapMove } from './browser.ts';
import type { OnlineGame } from '../src/games/core/kept-game.ts';
import { writeGames } from './kept-games.ts';
import { say } from './network/acts.ts';
import {
  board,
  newPage,
  openPlayer,
  playMoves,
  sameGame,
  sitDown,
  together,
} from './network/table.ts';
import { hostedGame, localGame } from './sample-games.ts';

const site = siteForTests();
const PASSPHRASE = 'correct horse battery';
const MOVES = ['e2e4', 'e7e5'];
const FURTHER = ['g1f3', 'b8c6'];
const AFTER_ALL = 'r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R';

const click = (page: Page, name: string) => page.getByRole('button', { name }).click();

/** Opens a page of the site without a reload. */
async function visit(page: Page, fragment: string): Promise<void> {
  await page.evaluate(`location.hash = '${fragment}'`);
}

async function save(page: Page): Promise<Download> {
  await visit(page, '#/backup');
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.getByLabel('Repeat the passphrase').fill(PASSPHRASE);
  const [file] = await Promise.all([page.waitForEvent('download'), click(page, 'Save the file')]);
  return file;
}

async function open(page: Page, path: string, passphrase = PASSPHRASE): Promise<void> {
  await visit(page, '#/backup');
  await page.getByLabel('Backup file').setInputFiles(path);
  await page.getByLabel('Passphrase of the backup').fill(passphrase);
  await click(page, 'Open the backup');
}

async function removeAll(page: Page): Promise<void> {
  await visit(page, '#/settings');
  await click(page, 'Remove everything');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('Everything was removed').waitFor();
}

/** @returns the link and the code below it */
async function carry(page: Page): Promise<{ link: string; code: string }> {
  await visit(page, '#/backup');
  await click(page, 'Make a transfer link');
  const link = await page.getByRole('textbox', { name: 'The transfer link' }).inputValue();
  return { link, code: (await page.locator('.code').textContent()) ?? '' };
}

test('BACK-5: removed games come back from a backup and can be continued', async (t) => {
  const table = await sitDown(t, site());
  const { page } = table.guest;
  await playMoves(table, MOVES);
  const file = await save(page);
  assert.match(file.suggestedFilename(), /^sealed-move-\d{4}-\d\d-\d\d\.backup$/);
  await removeAll(page);
  await open(page, await file.path());
  await click(page, 'Add 1 game to this device');
  await page.getByText('1 game restored.').waitFor();
  await page.reload();
  await visit(page, '#/');
  await page.getByRole('link', { name: 'Ada' }).click();
  await together(table);
  await playMoves(table, FURTHER);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('BACK-5, STUDY-2: a game’s variations come back with it', async (t) => {
  const page = await openPage(t, site(), '/');
  const moves = ['f2f3', 'e7e5', 'g2g4', 'd8h4'].map((move) => ({ move, note: null }));
  const game = localGame('done', JSON.stringify({ moves }));
  await writeGames(page, [
    { ...game, summary: { ...game.summary, standing: 'black-won', moves: 4 } },
  ]);
  await page.reload();
  await visit(page, '#/study/done');
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('Home');
  await tapMove(page, 'e2e4');
  const added = page.locator('.variations').getByRole('button', { name: /^1\. e4/ });
  await added.waitFor();
  const file = await save(page);
  await removeAll(page);
  await open(page, await file.path());
  await click(page, 'Add 1 game to this device');
  await page.getByText('1 game restored.').waitFor();
  await visit(page, '#/study/done');
  await added.waitFor();
});

test('BACK-2, BACK-3: a short passphrase and a wrong one get an error', async (t) => {
  const page = await openLocalGame(t, site());
  await visit(page, '#/backup');
  await page.getByLabel('Passphrase', { exact: true }).fill('short');
  await click(page, 'Save the file');
  await page.getByRole('alert').getByText('7 more characters').waitFor();
  const file = await save(page);
  await open(page, await file.path(), 'correct horse');
  await page.getByText('This passphrase does not open the backup').waitFor();
});

test('BACK-3: another kind of file and a damaged one get different errors', async (t) => {
  const page = await openLocalGame(t, site());
  const backup = await readFile(await (await save(page)).path());
  const open = async (buffer: Buffer) => {
    const file = { name: 'any', mimeType: 'text/plain', buffer };
    await page.getByLabel('Backup file').setInputFiles(file);
    await page.getByLabel('Passphrase of the backup').fill(PASSPHRASE);
    await click(page, 'Open the backup');
  };
  await open(Buffer.from('1. e4 e5'));
  await page.getByText('This is not a Sealed Move backup').waitFor();
  await open(backup.subarray(0, -1));
  await page.getByText('This backup is damaged').waitFor();
  await open(backup);
  await page.getByText('already here, identical').waitFor();
});

test('BACK-4: a differing game stays, unless the backup’s copy is chosen', async (t) => {
  const page = await openLocalGame(t, site());
  await tapMove(page, 'e2e4');
  const address = page.url();
  const path = await (await save(page)).path();
  await page.goto(address);
  await board(page).waitFor();
  await tapMove(page, 'e7e5');
  await open(page, path);
  await page.getByRole('listitem').getByText('here, but different').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Nothing to add' }).isDisabled(), true);
  await click(page, 'Cancel');
  await open(page, path);
  await page.getByRole('radio', { name: 'The other' }).check();
  await click(page, 'Add 1 game');
  await page.getByText('1 game restored.').waitFor();
  await page.goto(address);
  await board(page).waitFor();
  assert.equal(await placement(page), 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR');
});

test('BACK-7: a carried game asks for the code, and then the other device has the seat', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, MOVES);
  await say(guest.page, 'Good luck, Ada');
  await host.page.getByText('Good luck, Ada', { exact: true }).waitFor();
  const second = await newPage(t, guest.context, guest.wire);
  await second.goto(`${guest.wire.url}/`);
  const { link, code } = await carry(second);
  const other = await openPlayer(t, site().browser, guest.wire);
  await other.page.goto(link);
  await other.page.reload();
  assert.ok(!(await other.page.evaluate<string>('location.href')).includes('carry'));
  await other.page.goto(link);
  await other.page.getByLabel('The code').fill('0000-0000-0000');
  await click(other.page, 'Move the game here');
  await other.page.getByText('This code does not open the game').waitFor();
  await other.page.getByLabel('The code').fill(code.toLowerCase());
  await click(other.page, 'Move the game here');
  await board(other.page).waitFor();
  await second.getByText('Your other device has the game').waitFor();
  await other.page.getByText('Good luck, Ada', { exact: true }).waitFor();
  await guest.page.getByRole('heading', { name: 'This game is on another device' }).waitFor();
  // The old device reopens the site and the game: it asks before it takes the seat back.
  await second.reload();
  await second.goto(`${guest.wire.url}/#/`);
  await second.getByRole('listitem').filter({ hasText: 'On another device' }).waitFor();
  await guest.page.reload();
  await guest.page.getByRole('button', { name: 'Continue here instead' }).waitFor();
  const moved = { host, guest: other };
  await together(moved);
  await playMoves(moved, FURTHER);
  assert.equal(await sameGame(moved), AFTER_ALL);
  await click(guest.page, 'Continue here instead');
  await board(guest.page).waitFor();
  await other.page.getByRole('heading', { name: 'This game is on another device' }).waitFor();
  // This device does not know its player's moves on the other one, and asks (SETL-10).
  await guest.page.getByText('Ada’s app says that you made a move.').waitFor();
  await guest.page.getByRole('button', { name: 'Yes', exact: true }).click();
  assert.equal(await sameGame(table), AFTER_ALL);
});

function seated(game: OnlineGame): OnlineGame {
  const saved = { ...(game.state.saved as object), isSeated: true };
  const look = { placement: AFTER_ALL, side: 0, last: null, clock: null } as const;
  return { ...game, state: { ...game.state, saved }, summary: { ...game.summary, look } };
}

/** Angles of a moving hand in each frame. A camera takes more frames in a second. */
const TILTS = [5, 4, 6, 3, 7];

/** Reads the code in the first frame that shows it clearly, as a phone does. */
async function scan(shown: Page, screen: Buffer): Promise<string> {
  const faults: unknown[] = [];
  for (const tilt of TILTS) {
    const frame = await photograph(shown, screen, tilt);
    try {
      return decode(frame);
    } catch (error) {
      faults.push(error);
    }
  }
  throw new AggregateError(faults, 'no frame can be read');
}

/** A photograph of a screen: tilted, blurred and dim, from a camera of 480 by 640 pixels. */
async function photograph(shown: Page, screen: Buffer, tilt: number): Promise<ImageData> {
  // A page of another site, because this site's policy allows no markup.
  const page = await shown.context().newPage();
  await page.setViewportSize({ width: 480, height: 640 });
  const source = `data:image/png;base64,${screen.toString('base64')}`;
  await page.setContent(`<body style="margin:0;background:#777;perspective:900px;overflow:hidden">
    <img src="${source}" style="width:420px;margin:60px 30px;
      transform:rotateY(16deg) rotateX(10deg) rotate(${tilt}deg);filter:blur(1px) contrast(.6) brightness(.9)">`);
  const taken = (await page.screenshot()).toString('base64');
  const pixels = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${taken}';
    await image.decode();
    const canvas = new OffscreenCanvas(480, 640);
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 480, 640);
    let text = '';
    for (const byte of data) text += String.fromCharCode(byte);
    return btoa(text);
  })()`);
  await page.close();
  const data = new Uint8ClampedArray(Buffer.from(pixels, 'base64'));
  return { data, width: 480, height: 640, colorSpace: 'srgb' };
}

for (const width of [320, 390]) {
  test(`BACK-6: a camera reads a long game’s code from a ${width} pixel screen at the first attempt`, async (t) => {
    const page = await openPage(t, site(), '/', { viewport: { width, height: 844 } });
    const moves = Array.from({ length: 150 }, () => ['g1f3', 'g8f6', 'f3g1', 'f6g8']).flat();
    await writeGames(page, [seated(hostedGame('a', moves))]);
    await page.reload();
    const { link } = await carry(page);
    const code = page.getByRole('img', { name: 'QR code' });
    await code.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
    // A person scanning points the camera at the code, not at the whole screen.
    const screen = await page.screenshot({ clip: { x: 0, y: 202, width, height: 440 } });
    assert.equal(await scan(page, screen), link);
  });
}

test('BACK-7: without the first device, the game goes on with the link alone', async (t) => {
  const table = await sitDown(t, site());
  const { host, guest } = table;
  await playMoves(table, MOVES);
  const second = await newPage(t, guest.context, guest.wire);
  await second.goto(`${guest.wire.url}/`);
  const { link, code } = await carry(second);
  await second.close();
  const other = await openPlayer(t, site().browser, guest.wire);
  await other.page.goto(link);
  await other.page.getByLabel('The code').fill(code);
  await click(other.page, 'Move the game here');
  await other.page.getByText('Getting the game from your other device').waitFor();
  await click(other.page, 'Continue without it');
  // The device has only the opponent's claim about its player's moves, and asks (SETL-10).
  await other.page.getByText('Ada’s app says that you made a move.').waitFor();
  await other.page.getByRole('button', { name: 'Yes', exact: true }).click();
  const moved = { host, guest: other };
  await together(moved);
  await playMoves(moved, FURTHER);
  assert.equal(await sameGame(moved), AFTER_ALL);
});

test('BACK-5, BACK-6: axe finds no fault, and nothing is cut off, light or dark', async (t) => {
  const viewport = { width: 320, height: 800 };
  const page = await openPage(t, site(), '/#/backup', { viewport });
  await page.getByRole('heading', { level: 1 }).waitFor();
  assert.deepEqual(await faultsInLightAndDark(page), [], 'without games');
  await writeGames(page, [seated(hostedGame('a', MOVES)), localGame('b')]);
  await page.reload();
  const { link } = await carry(page);
  await click(page, 'Save the file');
  await page.getByRole('alert').waitFor();
  assert.deepEqual(await faultsInLightAndDark(page), []);
  assert.equal(await overflow(page), 0);
  const path = await (await save(page)).path();
  await writeGames(page, [localGame('b', '{}')]);
  await page.reload();
  await open(page, path);
  await page.getByRole('radio', { name: 'The other' }).check();
  assert.deepEqual(await faultsInLightAndDark(page), [], 'with a game that differs');
  assert.equal(await overflow(page), 0);
  await page.goto(link);
  await page.getByLabel('The code').fill('x');
  await click(page, 'Move the game here');
  await page.getByText('A code has 12').waitFor();
  assert.deepEqual(await faultsInLightAndDark(page), [], 'with a game from another device');
  assert.equal(await overflow(page), 0);
});
