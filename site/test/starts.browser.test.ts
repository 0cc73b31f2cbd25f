import assert from 'node:assert/strict';
import { test } from 'node:test';
import { copiedPgn, openPage, placement, siteForTests, tapMove, until } from './browser.ts';
import { resign, sees } from './network/acts.ts';
import { chooseStart, sitDownAt, START_192 } from './network/starts.ts';
import { newPage, openPlayer, sameGame, seesMove, together } from './network/table.ts';
import { readPgn } from './read-pgn.ts';

/* Games with their own start: in the study, on another device, in another room, in a match. */

const site = siteForTests();
const CASTLED = 'bbqnrrk1/pppppppp/5n2/8/8/5N2/PPPPPPPP/BBQNRRK1';
const POSITION = '4k3/8/8/8/8/8/4P3/4K2R b K - 0 30';
const WEEK_MS = 8 * 24 * 3_600_000;

test('FRC-7, STUDY-3, PGN-3: a Chess960 game can castle in the study, and its PGN is read back there', async (t) => {
  const page = await openPage(t, site(), '/#/here');
  await chooseStart(page, 'Chess960');
  await page.getByLabel('Number, from 0 to 959').fill('192');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid').waitFor();
  await tapMove(page, 'g1f3');
  await tapMove(page, 'g8f6');
  await resign(page);
  await page.getByRole('button', { name: 'Analyse', exact: true }).click();
  const shown = page.locator('.tree [aria-current]');
  await shown.filter({ hasText: 'Nf6' }).waitFor();
  for (const castling of ['f1h1', 'f8h8']) await tapMove(page, castling);
  await until(page, "document.querySelectorAll('.tree-own').length === 2");
  assert.equal(await placement(page), CASTLED);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy as PGN' }).click();
  await page.getByText('Copied.').waitFor();
  const pgn = await page.evaluate<string>('navigator.clipboard.readText()');
  const read = readPgn(pgn);
  assert.match(pgn, /\[Variant "Chess960"\]/);
  assert.deepEqual(read.sans, ['Nf3', 'Nf6', 'O-O', 'O-O']);
  assert.equal(read.start, `${START_192} w HEhe - 0 1`);

  await page.getByRole('button', { name: /^2\. O-O, White: .*, your own$/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.locator('.tree-own').waitFor({ state: 'detached' });
  await page.getByText('Add a PGN').click();
  await page.getByRole('textbox', { name: /^Moves, with variations/ }).fill(pgn);
  await page.getByRole('button', { name: 'Add them' }).click();
  await page.getByText('added.').waitFor();
  await page.reload();
  await page.getByRole('grid').waitFor();
  assert.equal(await page.locator('.tree-own').count(), 2);
  await page.keyboard.press('End');
  assert.equal(await placement(page), CASTLED);
});

test('FRC-7, BACK-7, GOON-12: a game from a position moves to another browser, and continues by a new link', async (t) => {
  const table = await sitDownAt(
    t,
    site(),
    async (page) => {
      await chooseStart(page, 'Position');
      await page.getByLabel('Position (FEN)').fill(POSITION);
    },
    'From a position, Black to move',
  );
  const { relay, host, guest } = table;
  await tapMove(guest.page, 'e8e7');
  await seesMove(host.page, 'e8e7');
  const second = await newPage(t, guest.context, guest.wire);
  await second.goto(`${guest.wire.url}/#/backup`);
  await second.getByRole('button', { name: 'Make a transfer link' }).click();
  const link = await second.getByRole('textbox', { name: 'The transfer link' }).inputValue();
  const code = (await second.locator('.code').textContent()) ?? '';
  const other = await openPlayer(t, site().browser, guest.wire);
  await other.page.goto(link);
  await other.page.getByLabel('The code').fill(code);
  await other.page.getByRole('button', { name: 'Move the game here' }).click();
  await other.page.getByRole('grid').waitFor();
  const moved = { host, guest: other };
  await together(moved);

  await relay.end('SIGTERM');
  await relay.start({ aheadMs: WEEK_MS });
  for (const { page } of [host, other]) await sees(page, 'room expired after seven days');
  await other.page.getByRole('button', { name: 'Continue with a new link' }).click();
  const field = other.page.getByRole('textbox', { name: 'The link to your game' });
  const { hash } = new URL(await field.inputValue());
  await host.page.goto('about:blank');
  await host.page.goto(`${host.wire.url}/${hash}`);
  await host.page.getByRole('button', { name: 'Continue there' }).click();
  await host.page.getByRole('grid').waitFor();
  await together(moved);
  await tapMove(host.page, 'e1g1');
  await seesMove(other.page, 'e1g1');
  assert.equal(await sameGame(moved), '8/4k3/8/8/8/8/4P3/5RK1');
  const pgn = await copiedPgn(other.page);
  assert.equal(readPgn(pgn).start, '4k3/8/8/8/8/8/4P3/4K2R b H - 0 30');
  assert.ok(pgn.endsWith('\n30... Ke7 31. O-O *\n'));
});

test('PGN-7, FRC-7: all finished games of a match are copied as one PGN, each from its own start', async (t) => {
  const page = await openPage(t, site(), '/#/here');
  await chooseStart(page, 'Chess960');
  await page.getByLabel('Number, from 0 to 959').fill('192');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByRole('grid').waitFor();
  await tapMove(page, 'g1f3');
  await tapMove(page, 'g8f6');
  await resign(page);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await page.getByText('No moves yet.').waitFor();
  await tapMove(page, 'd2d4');
  await tapMove(page, 'd7d5');
  const id = page.url().split('/').at(-1);
  await page.goto(`${site().url}/#/match/${id}`);
  await page.getByText('Game 1:').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Copy all' }).count(), 0, 'one goes on');
  await page.getByRole('link', { name: 'Open the game' }).click();
  await resign(page);
  await page.goto(`${site().url}/#/match/${id}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy all 2 games as PGN' }).click();
  await page.getByText('Copied.').waitFor();
  const pgn = await page.evaluate<string>('navigator.clipboard.readText()');
  const games = pgn.split(/\n(?=\[Event )/).map((one) => readPgn(one));
  assert.deepEqual(
    games.map(({ tags, start, sans }) => [tags.Round, start, sans]),
    [
      ['1', `${START_192} w HEhe - 0 1`, ['Nf3', 'Nf6']],
      ['2', `${START_192} w HEhe - 0 1`, ['d4', 'd5']],
    ],
  );
});
