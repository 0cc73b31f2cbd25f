import { readFile } from 'node:fs/promises';
import type { TestContext } from 'node:test';
import type { Page } from 'playwright-core';
import { openPage } from './browser.ts';
import { writeGames } from './kept-games.ts';
import { localGame } from './sample-games.ts';

/* A finished game, its study, and an engine added there. */

export const ENGINES = new URL('engines/', import.meta.url);
export const TINY = await readFile(new URL('tiny.js', ENGINES));
export const MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];

export function savedMoves(moves: readonly string[]): string {
  return JSON.stringify({ moves: moves.map((move) => ({ move, note: null })) });
}

export function finished(moves: readonly string[]) {
  const game = localGame('done', savedMoves(moves));
  return {
    ...game,
    summary: { ...game.summary, standing: 'black-won', moves: moves.length } as const,
  };
}

export async function openStudy(
  t: TestContext,
  { url, browser }: Parameters<typeof openPage>[1],
  options: Parameters<typeof openPage>[3] = {},
  games: Parameters<typeof writeGames>[1] = [finished(MATE)],
): Promise<Page> {
  const page = await openPage(t, { url, browser }, '/', options);
  await writeGames(page, games);
  await page.goto(`${url}/#/study/done`);
  await page.reload();
  await page.getByRole('grid').waitFor();
  return page;
}

export async function pick(page: Page, code: string | Buffer, name = 'engine.js'): Promise<void> {
  const field = page.locator('input[type=file]');
  if (!(await field.isVisible())) await page.getByText('Engine', { exact: true }).click();
  await field.setInputFiles([{ name, mimeType: 'text/javascript', buffer: Buffer.from(code) }]);
}

export async function withEngine(page: Page): Promise<void> {
  await pick(page, TINY);
  await page.getByRole('switch', { name: 'Engine: Tiny <b>1</b>' }).waitFor();
}
