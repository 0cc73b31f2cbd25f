import type { Desk } from './desk.ts';
import type { Person } from './people.ts';
import { toSeason } from './season.ts';

const PAIRS_IN_BOX = 4;

interface Pairing {
  readonly boxes: number;
  /** Strongest first. */
  readonly people: readonly Person[];
}

/** Enters four pairs into each box, the strongest into the first. @returns the pairs' names */
export async function enterPairs(
  desk: Desk,
  season: string,
  { boxes, people }: Pairing,
): Promise<(readonly [string, string])[]> {
  const pairs: (readonly [string, string])[] = [];
  if (boxes === 0) return pairs;
  await toSeason(desk, season);
  await desk.link('Doubles');
  for (let entered = 0; entered < boxes * PAIRS_IN_BOX; entered++) {
    const [one, other] = people.slice(entered * 2, entered * 2 + 2);
    if (one === undefined || other === undefined) throw new Error('too few for so many pairs');
    const box = `Box ${Math.floor(entered / PAIRS_IN_BOX) + 1}`;
    if (entered === 0) {
      await desk.link(`Add players to ${box}`);
      await desk.tick(/^Include members who did not ask/);
      await desk.button('Show');
    }
    await desk.choose('Player', one.name);
    await desk.choose('Partner', other.name);
    await desk.choose('Box', box);
    await desk.button('Enter this pair');
    pairs.push([one.name, other.name]);
  }
  return pairs;
}

/** Places everyone according to the tables or, for a first season, the levels. */
export async function fillDraft(desk: Desk, name: string): Promise<void> {
  await toBoard(desk, name);
  await desk.link('Fill the draft');
  await desk.button('Fill the draft now');
}

/** Moves one player and back, moves another, keeps a third after all; then shows the draft. */
export async function decideDraft(desk: Desk, name: string): Promise<void> {
  await toBoard(desk, name);
  // With a single box, there is no other to move to.
  if ((await desk.page.locator('.draft-box').count()) > 1) await moveAndBack(desk);
  await keepOne(desk);
  await desk.link(/^(Go to start|Review them)$/);
  await desk.link('Share places with players');
  await desk.button(/^Share places/);
}

async function moveAndBack(desk: Desk): Promise<void> {
  const [first = '', second = ''] = await listMovableCards(desk);
  await moveSide(desk, first);
  await desk.press('button', /^Undo/);
  await desk.until(/ undone\./);
  await moveSide(desk, second);
}

/** Names of movable players on the board. */
async function listMovableCards(desk: Desk): Promise<string[]> {
  const found = await desk.page.locator('.draft-card:not([data-fixed])[data-entry]').all();
  const names = await Promise.all(found.map((card) => card.getAttribute('data-name')));
  return names.filter((one) => one !== null);
}

/** Moves a player into the first box that is not their own. */
async function moveSide(desk: Desk, who: string): Promise<void> {
  await desk.press('link', `Move ${who}`);
  const box = desk.page.locator('.draft-choices button:not([disabled])').first();
  const name = /^Box \d+/.exec((await box.textContent()) ?? '')?.[0] ?? '';
  await desk.press('button', new RegExp(`^${name}\\b`));
  await desk.until(new RegExp(`${who} (is now in|moved to) ${name}\\b`));
}

/** Keeps the first player left out for too few matches, if any. */
async function keepOne(desk: Desk): Promise<void> {
  const out = desk.page.locator('.draft-card', { hasText: / of the required / });
  if ((await out.count()) === 0) return;
  const who = (await out.first().getAttribute('data-name')) ?? '';
  await desk.press('link', `Move ${who}`);
  await desk.press('button', 'Keep anyway');
  await desk.until(new RegExp(`${who} is kept|kept: \\d`));
}

async function toBoard(desk: Desk, name: string): Promise<void> {
  await desk.tab('Planning');
  await desk.link(new RegExp(`^Go to the board ?: ${name}$`));
}
