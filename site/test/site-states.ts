import type { Page } from 'playwright-core';
import { listedGame, writeGames } from './kept-games.ts';

/** The states of the site's pages, starting from a fresh visit to the home page. */
export interface SiteState {
  readonly name: string;
  readonly bring: (page: Page) => Promise<void>;
}

const SECRET = 'AAAAAAAAAAAAAAAAAAAAAA';
const NOW = Date.now();
const MINUTE = 60_000;
const GAMES = [
  listedGame('Ada', 'mine', NOW - 3 * MINUTE),
  listedGame('Wilhelmina von der Lin', 'invited', NOW - 60 * MINUTE),
  listedGame('Cleo', 'theirs', NOW - MINUTE),
  listedGame('WWWWWWWWWWWWWWWWWWWW', 'waiting', NOW),
  listedGame('Eve', 'won', NOW - 2000 * MINUTE),
  listedGame('Finn', 'drawn', NOW - 90_000 * MINUTE),
];

async function open(page: Page, fragment: string): Promise<void> {
  await page.goto(`${new URL(page.url()).origin}/${fragment}`);
}

export const SITE_STATES: readonly SiteState[] = [
  {
    name: 'home without games',
    bring: (page) => page.getByText('Private relay', { exact: true }).waitFor(),
  },
  {
    name: 'home with games',
    async bring(page) {
      await writeGames(page, GAMES);
      await page.reload();
      await page.getByRole('button', { name: 'Remove the game with Eve' }).click();
    },
  },
  {
    name: 'home where games are lost',
    async bring(page) {
      await page.addInitScript('globalThis.GestureEvent = class {};');
      await writeGames(page, GAMES.slice(0, 1));
      await page.reload();
      await page.getByText('do not visit it for seven days').waitFor();
    },
  },
  {
    name: 'trust',
    async bring(page) {
      await open(page, '#/trust');
      await page.locator('.hash').waitFor();
    },
  },
  {
    name: 'puzzles without any',
    async bring(page) {
      await open(page, '#/puzzles');
      await page.getByText('You have no puzzles yet').waitFor();
    },
  },
  {
    name: 'join',
    async bring(page) {
      await open(page, '#/join');
      await page.getByRole('heading', { name: 'Join with a link' }).waitFor();
    },
  },
  {
    name: 'join with a damaged link',
    async bring(page) {
      await open(page, '#join=AAAA');
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'an invite',
    async bring(page) {
      await open(page, `#join=${SECRET}&name=Ada`);
      await page.getByText('Ada invites you').waitFor();
    },
  },
  {
    name: 'an invite of a name that is one long word',
    async bring(page) {
      await open(page, `#join=${SECRET}&name=${'W'.repeat(20)}`);
      await page.getByRole('heading', { name: 'WWWW' }).waitFor();
    },
  },
  {
    name: 'an invite to another relay',
    async bring(page) {
      await open(page, `#join=${SECRET}&relay=https://relay.example`);
      await page.getByText('This game is on another site').waitFor();
    },
  },
  {
    name: 'a new game',
    async bring(page) {
      await open(page, '#/new');
      await page.getByText('You need the owner key to make a game').waitFor();
    },
  },
  {
    name: 'a new game of reversi',
    async bring(page) {
      await open(page, '#/new');
      await page.getByRole('radio', { name: 'Reversi' }).check();
    },
  },
  {
    name: 'a new game of Chess960',
    async bring(page) {
      await open(page, '#/new');
      await page.getByRole('radio', { name: 'Chess960' }).check();
      await page.getByLabel('Number, from 0 to 959').fill('192');
      await page.locator('.start-board').waitFor();
    },
  },
  {
    name: 'a new game from a position that cannot be',
    async bring(page) {
      await open(page, '#/new');
      await page.getByRole('radio', { name: 'Position from a FEN' }).check();
      await page.getByLabel('Position (FEN)').fill('4k3/8/8/8/8/8/8/4K2R w Q - 0 1');
      await page.getByText('The castling rights do not match').waitFor();
    },
  },
  {
    name: 'an invite to a game with a handicap',
    async bring(page) {
      const start = 'rnbqkbnrzppppp1ppz8z8z8z8zaaaaaaaazecdfgdce-w-81ha-z-0-1';
      await open(page, `#join=${SECRET}&game=chess-from&terms=0-none-s${start}-e&name=Ada`);
      await page.getByText('Handicap: Black without the pawn f7').waitFor();
    },
  },
  {
    name: 'an invite to reversi',
    async bring(page) {
      await open(page, `#join=${SECRET}&name=Ada&game=reversi`);
      await page.getByText('to a game of reversi').waitFor();
    },
  },
  {
    name: 'a game that is not here',
    async bring(page) {
      await open(page, '#/game/none');
      await page.getByText('This game is not on this device').waitFor();
    },
  },
];
