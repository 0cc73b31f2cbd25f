import type { Page } from 'playwright-core';

/** The cost of a drag for the page. */
export interface DragCost {
  /** Time between frames in ms. */
  readonly frames: readonly number[];
  /** Number of layouts. */
  readonly layouts: number;
}

const RECORD = `(() => {
  const frames = [];
  let last = performance.now();
  const note = (now) => {
    frames.push(now - last);
    last = now;
    globalThis.framesFrame = requestAnimationFrame(note);
  };
  globalThis.framesFrame = requestAnimationFrame((now) => { last = now; globalThis.framesFrame = requestAnimationFrame(note); });
  globalThis.framesOf = () => { cancelAnimationFrame(globalThis.framesFrame); return frames; };
})()`;

/**
 * Drags the first card by mouse across the visible boxes and down the whole board as the page
 * scrolls, and back. The card ends where it began.
 * @param forMs time for each of the four directions
 */
export async function dragAcross(page: Page, forMs: number): Promise<DragCost> {
  const size = page.viewportSize() ?? { width: 1366, height: 768 };
  const card = await page.locator('.draft-card .draft-who').first().boundingBox();
  if (card === null) throw new Error('there is no card');
  await page.mouse.move(card.x + 20, card.y + 10);
  await page.mouse.down();
  await page.mouse.move(card.x + 60, card.y + 40, { steps: 4 });
  await page.locator('.draft-ghost').waitFor();
  const cost = await recorded(page, async () => {
    await zigzag(page, size, forMs);
    await edge(page, size, size.height - 12, forMs);
    await zigzag(page, size, forMs);
    await edge(page, size, 12, forMs);
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return cost;
}

async function recorded(page: Page, work: () => Promise<void>): Promise<DragCost> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const before = await countLayouts(session);
  await page.evaluate(RECORD);
  await work();
  const frames = await page.evaluate<number[]>('globalThis.framesOf()');
  const layouts = (await countLayouts(session)) - before;
  await session.detach();
  return { frames, layouts };
}

/** Moves across the visible boxes, back and forth, for a time rather than a number of moves. */
async function zigzag(page: Page, { width, height }: Size, forMs: number): Promise<void> {
  const from = Date.now();
  for (let part = 0; part < 1; part = (Date.now() - from) / forMs) {
    const there = Math.abs(((part * 6) % 2) - 1);
    await page.mouse.move(60 + there * (width - 380), height * (0.25 + part / 2));
  }
}

/** Stays near an edge, where the page scrolls by itself; a real hand never keeps quite still. */
async function edge(page: Page, { width }: Size, y: number, forMs: number): Promise<void> {
  const until = Date.now() + forMs;
  for (let step = 0; Date.now() < until; step++) {
    await page.mouse.move(100 + ((step * 7) % (width - 500)), y);
  }
}

interface Size {
  readonly width: number;
  readonly height: number;
}

type Session = Awaited<ReturnType<ReturnType<Page['context']>['newCDPSession']>>;

async function countLayouts(session: Session): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'LayoutCount')?.value ?? 0;
}
