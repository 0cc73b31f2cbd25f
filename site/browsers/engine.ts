import { readFileSync } from 'node:fs';
import type { DrivenBrowser } from 'test-kit/browsers/driven';
import { Player } from './player.ts';

interface EngineFlow {
  readonly browser: DrivenBrowser;
  readonly address: string;
  readonly look: (player: Player, what: string) => Promise<void>;
}

const MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];
const TINY = readFileSync(new URL('../test/engines/tiny.js', import.meta.url), 'utf8');
const VALUE = `document.querySelector('[role=meter]')?.getAttribute('aria-valuetext')`;

/**
 * Plays a game on one device, then brings an engine to its study.
 * @throws at the first deviation
 */
export async function checkEngine({ browser, address, look }: EngineFlow): Promise<void> {
  const player = new Player(await browser.newPage({ width: 390, height: 844 }));
  await player.page.goto(`${address}/#/here`);
  await player.press('Start the game');
  await player.until('the board', `document.querySelector('[data-square="e4"]') !== null`);
  for (const move of MATE) {
    await player.move(move);
    await player.seesMove(move);
  }
  await player.press('Analyse');
  await player.press('Engine');
  await player.page.evaluate(makeUploadScript(TINY));
  await player.sees('Engine: Tiny');
  await player.press('Back one move');
  await player.until('the score', `${VALUE} === 'Black: mate in 1'`);
  await player.press('Go to the start');
  await player.until('the score', `${VALUE} === '+0.3'`);
  await look(player, 'engine');
  await player.press('Find mistakes');
  await player.sees('1 new puzzle');
  await player.press('Puzzles from your games');
  await player.sees('Black to move');
  await player.move('d8h4');
  await player.sees('Solved.');
  await look(player, 'puzzle');
  await player.page.close();
}

/** Puts a file into the field by script, because drivers do it differently. */
function makeUploadScript(code: string): string {
  return `(() => {
    const field = document.querySelector('input[type=file]');
    const files = new DataTransfer();
    files.items.add(new File([${JSON.stringify(code)}], 'tiny.js'));
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  })()`;
}
