import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { afterwards } from './afterwards.ts';
import { faults, overflow } from './axe.ts';
import {
  ENGINES,
  finished,
  MATE,
  openStudy,
  pick,
  savedMoves,
  TINY,
  withEngine,
} from './brought-engine.ts';
import { siteForTests, tapMove, until } from './browser.ts';
import { localGame } from './sample-games.ts';

const site = siteForTests();
const bar = (page: Page, locale = 'en-GB') =>
  page.getByRole('meter', { name: locale === 'en-GB' ? 'Evaluation' : 'Bewertung' });

async function barSays(page: Page, words: string): Promise<void> {
  await until(
    page,
    `document.querySelector('[role=meter]')?.getAttribute('aria-valuetext') === ${JSON.stringify(words)}`,
  );
}

test('ENG-2: an engine has no origin, reaches neither storage nor network, and navigates no page', async (t) => {
  const heard: string[] = [];
  const elsewhere = createServer((request, response) => {
    heard.push(request.url ?? '');
    response.setHeader('Access-Control-Allow-Origin', '*').end('1');
  }).listen(0, '127.0.0.1');
  await once(elsewhere, 'listening');
  afterwards(t, () => void elsewhere.close());
  const { port } = elsewhere.address() as AddressInfo;
  const spy = await readFile(new URL('spy.js', ENGINES), 'utf8');
  // The browser logs an error for everything it refuses.
  const page = await openStudy(t, site(), {
    complaints: /Content Security Policy|violates|sandbox|leak/,
  });
  page.on('response', (response) => heard.push(response.url()));
  for (const address of [site().url, `http://127.0.0.1:${port}`]) {
    await pick(page, spy.replaceAll('ADDRESS', address));
    await page.getByRole('switch', { name: 'Engine: null open: none' }).waitFor();
    assert.equal(await page.locator('iframe').getAttribute('sandbox'), 'allow-scripts');
    const remove = page.getByRole('button', { name: /the engine/ });
    await remove.click();
    await remove.click();
  }
  assert.deepEqual(
    heard.filter((url) => url.includes('leak')),
    [],
  );
  assert.match(page.url(), /#\/study\/done$/);
});

test('ENG-5: the bar, depth and best line follow the position, and its moves can be played', async (t) => {
  const page = await openStudy(t, site());
  assert.equal(await bar(page).count(), 0);
  await withEngine(page);
  await barSays(page, 'Checkmate');
  await page.keyboard.press('ArrowLeft');
  await barSays(page, 'Black: mate in 1');
  await page.keyboard.press('Home');
  await barSays(page, '+0.3');
  await page.getByText('depth 12').waitFor();
  const heights = `(() => {
    const [bar, white] = ['.eval-bar', '.eval-white'].map((one) => document.querySelector(one).getBoundingClientRect());
    return [white.bottom > bar.bottom - 4, white.height / bar.height];
  })()`;
  const [isBelow, part] = await page.evaluate<[boolean, number]>(heights);
  assert.ok(isBelow && part > 0.5 && part < 0.6, `${part}`);
  await page.getByRole('button', { name: 'Flip' }).click();
  // White is at the top now.
  await until(page, `!(${heights})[0]`);

  await page
    .getByRole('group', { name: 'Best line' })
    .getByRole('button', { name: /^Nf3/ })
    .click();
  assert.equal(await page.locator('.tree [aria-current]').textContent(), 'Nf3');
  assert.match((await page.locator('.variations').textContent()) ?? '', /e4.*e5.*Nf3/);
});

test('ENG-5: the engine is stored on the device, switched on, and removed', async (t) => {
  const page = await openStudy(t, site());
  await withEngine(page);
  await page.reload();
  await page.getByText('Engine', { exact: true }).click();
  const power = page.getByRole('switch', { name: 'Engine: Tiny <b>1</b>' });
  assert.equal(await power.isChecked(), false);
  assert.equal(await page.locator('iframe').count(), 0);
  await power.check();
  await barSays(page, 'Checkmate');
  await power.uncheck();
  assert.equal(await page.locator('iframe').count(), 0);
  const remove = page.getByRole('button', { name: /the engine/ });
  await remove.click();
  await remove.click();
  await page.locator('input[type=file]').waitFor();
  await page.reload();
  await page.getByText('Engine', { exact: true }).click();
  await page.locator('input[type=file]').waitFor();
});

test('ENG-5: if the browser stores nothing, the engine runs until the page closes, and the page says so', async (t) => {
  const page = await openStudy(t, site());
  await page.addInitScript(`
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, version) {
      if (name === 'sealed-move-engine') throw new DOMException('no', 'SecurityError');
      return open.call(this, name, version);
    };`);
  await page.reload();
  await withEngine(page);
  await page.getByText('Your browser does not save it').waitFor();
  await barSays(page, 'Checkmate');
});

const BROKEN: readonly (readonly [what: string, code: string, says: string])[] = [
  ['crashes', 'throw new Error("out of luck")', 'The engine crashed and was stopped.'],
  [
    'fails silently',
    'Promise.reject(new Error("out of luck"))',
    'The engine crashed and was stopped.',
  ],
  ['lacks its WebAssembly', 'fetch("engine.wasm")', 'This engine needs its .wasm file.'],
  ['is not a script', 'MZ\u0000\u0001 this is a program', 'The engine crashed and was stopped.'],
  [
    'sends too much',
    'onmessage = () => { for (let n = 0; n < 9000; n += 1) postMessage("info string " + n); }',
    'too much output',
  ],
  [
    'keeps sending messages without text',
    'onmessage = () => { for (let n = 0; n < 9000; n += 1) postMessage({}); }',
    'too much output',
  ],
  [
    'sends a line that is too long',
    'onmessage = () => postMessage("x".repeat(16385))',
    'an endless line',
  ],
];
for (const [what, code, says] of BROKEN) {
  test(`ENG-4: an engine that ${what} is stopped, with a sentence`, async (t) => {
    const page = await openStudy(t, site(), {
      complaints: /out of luck|Uncaught|SyntaxError|Failed to/,
    });
    await pick(page, code);
    await page.getByRole('alert').getByText(says).waitFor();
    assert.equal(await page.locator('iframe').count(), 0);
    // Another engine can be chosen.
    await withEngine(page);
  });
}

test('ENG-4: a line of maximum length, and the maximum number of lines a second, are accepted', async (t) => {
  const page = await openStudy(t, site());
  const chatty = `${String(TINY)}
    const hear = onmessage;
    onmessage = (event) => {
      if (event.data === 'uci') {
        postMessage('x'.repeat(16384));
        for (let n = 0; n < 3500; n += 1) postMessage('info string ' + n);
      }
      hear(event);
    };`;
  await pick(page, chatty);
  await page.getByRole('switch', { name: 'Engine: Tiny <b>1</b>' }).waitFor();
});

test('ENG-3: files that are not an engine are refused with the reason', async (t) => {
  const page = await openStudy(t, site());
  await pick(page, 'x', 'engine.exe');
  await page.getByRole('alert').getByText('Choose only a script').waitFor();
  await pick(page, '', 'engine.js');
  await page.getByRole('alert').getByText('is empty').waitFor();
});

test('ENG-3, ENG-5: the page reports too little memory for an engine, and none starts after it is left', async (t) => {
  const page = await openStudy(t, site());
  await page.addInitScript(`
    const { arrayBuffer } = Blob.prototype;
    Blob.prototype.arrayBuffer = async function () {
      const bytes = await arrayBuffer.call(this);
      if (globalThis.isHeld) await new Promise((done) => (globalThis.letRead = done));
      else bytes.slice = () => { throw new RangeError('Array buffer allocation failed'); };
      return bytes;
    };`);
  await page.reload();
  await pick(page, TINY);
  await page.getByRole('alert').getByText('could not be read').waitFor();
  await page.evaluate('globalThis.isHeld = true');
  await pick(page, TINY);
  await until(page, 'globalThis.letRead !== undefined');
  await page.goto(`${site().url}/#/`);
  await page.locator('.study').waitFor({ state: 'detached' });
  await page.evaluate('letRead(), new Promise((done) => setTimeout(done))');
  assert.equal(await page.locator('iframe').count(), 0);
});

test('ENG-8, ENG-9: mistakes are found, marked and written to the PGN, with better lines', async (t) => {
  const page = await openStudy(t, site());
  await withEngine(page);
  await page.getByLabel('Time per position').selectOption('0.2');
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.getByText('Found: 1 inaccuracy (?!), 0 mistakes (?), 1 blunder (??).').waitFor();
  await page.getByText('1 new puzzle from this game.').waitFor();
  const moves = (await page.locator('.tree').textContent()) ?? '';
  assert.match(moves, /f3\?!.*e4.*e5.*Nf3.*g4\?\?.*e4.*Nf6.*Qh4#/);
  assert.doesNotMatch(moves, /eval|judged/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as PGN' }).click();
  await page.getByText('Copied.').waitFor();
  const pgn = await page.evaluate<string>('navigator.clipboard.readText()');
  assert.match(pgn.replaceAll(/\s+/g, ' '), /1\. f3 \$6 \{\[%eval -0\.60\] \[%judged \$6\]\}/);

  // Noted evaluations fill the bar if no engine runs.
  await page.reload();
  await page.getByRole('button', { name: /^1\. f3,/ }).click();
  await barSays(page, '−0.6');
});

test('ENG-7: no engine evaluates the position of a running game', async (t) => {
  const running = localGame('going', savedMoves(['f2f3', 'e7e5']));
  const page = await openStudy(t, site(), {}, [finished(MATE), running]);
  await withEngine(page);
  await page.keyboard.press('Home');
  await barSays(page, '+0.3');
  await page.keyboard.press('ArrowRight');
  await page.locator('.tree [aria-current]', { hasText: 'f3' }).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText('is on the board of a running game').waitFor();
  await barSays(page, 'not evaluated');
  await tapMove(page, 'd2d4');
  await page.getByText('is on the board of a running game').waitFor();
  await page.getByRole('button', { name: 'Promote' }).click();
  await page.getByLabel('Time per position').selectOption('0.2');
  await page.getByRole('button', { name: 'Find mistakes' }).click();
  await page.getByText('2 positions were not evaluated.').waitFor();
});

test('ENG-6: a Chess960 game goes only to an engine that supports it', async (t) => {
  const start = 'bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf - 0 1';
  const game = finished(['a2a3', 'a7a6']);
  const setup = { hostSide: 0, options: { clock: null, start } };
  const saved = { setup, game: savedMoves(['a2a3', 'a7a6']) };
  const begun = { ...game, plays: 'chess960', state: { kind: 'local', saved } } as const;
  const page = await openStudy(t, site(), {}, [begun]);
  await withEngine(page);
  await page.getByText('which this engine does not support').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Find mistakes' }).count(), 0);
  const remove = page.getByRole('button', { name: /the engine/ });
  await remove.click();
  await remove.click();
  const knowing = String(TINY).replace("'uciok'", "'option name UCI_Chess960 type check', 'uciok'");
  await pick(page, knowing);
  await barSays(page, '0.0');
});

for (const locale of ['en-GB', 'de-DE']) {
  test(`ENG-5, PUZ-2: axe finds no fault with an engine and a puzzle, and nothing scrolls sideways, ${locale}`, async (t) => {
    const page = await openStudy(t, site(), { locale, viewport: { width: 320, height: 568 } });
    const field = page.locator('input[type=file]');
    await page.getByText('Engine', { exact: true }).click();
    assert.deepEqual(await faults(page), []);
    await field.setInputFiles([{ name: 'tiny.js', mimeType: 'text/javascript', buffer: TINY }]);
    await page.getByRole('switch').waitFor();
    await page.keyboard.press('Home');
    await page.locator('.engine-line button').first().waitFor();
    assert.deepEqual(await faults(page), []);
    await page.locator('.engine-review select').selectOption('0.2');
    await page.locator('.engine-review button').click();
    const link = page.locator('a[href="#/puzzles"]');
    await link.waitFor();
    for (const [width, height] of [
      [320, 568],
      [844, 390],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      assert.equal(await overflow(page), 0, `${width}`);
      const board = await page.getByRole('grid').boundingBox();
      assert.ok(board !== null && Math.abs(board.width - board.height) < 1);
      assert.ok(board.width >= 250, `${board.width}`);
      const beside = await bar(page, locale).boundingBox();
      assert.ok(beside !== null && Math.abs(beside.height - board.height) < 1, `${beside?.height}`);
    }
    await link.click();
    await page.locator('.puzzle').waitFor();
    await page.setViewportSize({ width: 320, height: 568 });
    assert.deepEqual(await faults(page), []);
    assert.equal(await overflow(page), 0);
  });
}
