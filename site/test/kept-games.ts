import type { Page } from 'playwright-core';
import type { KeptGame, GameStanding } from '../src/games/core/kept-game.ts';
import type { Puzzle } from '../src/puzzles/core/puzzle.ts';

/** Writes games to a page's storage; a reload shows them. */
export async function writeGames(page: Page, games: readonly KeptGame[]): Promise<void> {
  await write(page, 'games', Object.fromEntries(games.map((game) => [game.id, game])));
}

/** Writes settings; those left out keep their defaults. */
export async function writeSettings(page: Page, settings: object): Promise<void> {
  await write(page, 'settings', { settings });
}

/** A puzzle of one move. */
export const FOOLS_MATE: Puzzle = {
  id: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq -',
  fen: 'rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2',
  last: 'g2g4',
  moves: ['d8h4'],
  at: 1_700_000_000_000,
  solvedAt: null,
};

/** Writes puzzles, which the page links to when drawn again. */
export async function writePuzzles(page: Page, puzzles: readonly Puzzle[]): Promise<void> {
  await page.evaluate(`(async () => {
    const open = indexedDB.open('sealed-move-engine', 1);
    open.addEventListener('upgradeneeded', () => open.result.createObjectStore('kept'));
    await new Promise((done) => open.addEventListener('success', done));
    const writing = open.result.transaction('kept', 'readwrite');
    writing.objectStore('kept').put(${JSON.stringify(puzzles)}, 'puzzles');
    await new Promise((done) => writing.addEventListener('complete', done));
    open.result.close();
    localStorage.setItem('puzzles', '${puzzles.length}');
  })()`);
}

/** A script that reads the stored games in a page, as JSON. */
export const KEPT_GAMES = `(async () => {
    const open = indexedDB.open('sealed-move');
    await new Promise((done) => open.addEventListener('success', done));
    const reading = open.result.transaction('games').objectStore('games').getAll();
    await new Promise((done) => reading.addEventListener('success', done));
    open.result.close();
    return JSON.stringify(reading.result);
  })()`;

async function write(page: Page, store: string, values: object): Promise<void> {
  await page.evaluate(`(async () => {
    const open = indexedDB.open('sealed-move');
    await new Promise((done) => open.addEventListener('success', done));
    const writing = open.result.transaction('${store}', 'readwrite');
    for (const [key, value] of Object.entries(${JSON.stringify(values)})) {
      writing.objectStore('${store}').put(value, key);
    }
    await new Promise((done) => writing.addEventListener('complete', done));
    open.result.close();
  })()`);
}

/**
 * A game as listed on the home page.
 * @param at the last activity, epoch ms
 */
export function listedGame(opponent: string, standing: GameStanding, at: number): KeptGame {
  const id = `${standing}-${at}`;
  const played = { opponent, moves: 24, at };
  switch (standing) {
    case 'invited': {
      const invite = { secret: 'A'.repeat(22), relay: null, name: opponent };
      return { id, state: { kind: 'invited', invite }, summary: { ...played, standing } };
    }
    case 'here':
    case 'white-won':
    case 'black-won':
      return { id, state: { kind: 'local', saved: null }, summary: { ...played, standing } };
    case 'waiting':
    case 'refused':
    case 'gone':
    case 'mine':
    case 'theirs':
    case 'won':
    case 'lost':
    case 'drawn':
    case 'called-off':
    case 'closed': {
      const state = { kind: 'online', secret: 'A'.repeat(22), saved: null } as const;
      return { id, state, summary: { ...played, standing } };
    }
  }
}
