import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CDPSession, Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { openPage, signInAsCoach } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { dragAcross } from './dragging.ts';
import { makeDraft } from './draft-scene.ts';
import { once } from './once.ts';

const started = clubhouseForTests({ keepsLetters: true });
const browser = shareChromium();

const ready = once(async () => {
  const scene = await makeDraft(started());
  await started().league.must('POST', `/v1/competitions/${scene.id}/placements`);
  return scene;
});

async function opened(options: object = {}): Promise<Page> {
  const { path } = await ready();
  const viewport = { width: 1366, height: 768 };
  const page = await openPage(browser(), started(), null, {
    viewport,
    locale: 'en-GB',
    ...options,
  });
  await signInAsCoach(page, started());
  await page.goto(started().url + path);
  await page.locator('draft-board.is-ready').waitFor();
  return page;
}

/** Waits until the site itself has the player in a box. */
async function settled(page: Page, name: string, box: string): Promise<void> {
  const own = page.locator(`.draft-box[data-name="${box}"] [data-name="${name}"][data-entry]`);
  await own.waitFor({ state: 'attached' });
  const other = await page.context().newPage();
  await other.goto(page.url());
  // On a phone most boxes are folded.
  const card = other.locator(`.draft-box[data-name="${box}"] [data-name="${name}"]`);
  await card.waitFor({ state: 'attached' });
  await other.close();
}

async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  await page.locator(selector).scrollIntoViewIfNeeded();
  const found = await page.locator(selector).boundingBox();
  assert.ok(found, selector);
  return { x: found.x + found.width / 2, y: found.y + Math.min(found.height / 2, 60) };
}

const cardOf = (name: string) => `.draft-card[data-name="${name}"]`;
const boxOf = (name: string) => `.draft-box[data-name="${name}"]`;

test('DRFT-5: a card is dragged with a mouse, and the box shows what it becomes', async () => {
  const page = await opened();
  const from = await middle(page, `${cardOf('Yusuf Demir')} .draft-who`);
  const to = await middle(page, boxOf('Box 3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 8 });
  await page.locator(`${boxOf('Box 3')}.is-over`).waitFor();
  const becomes = page.locator(`${boxOf('Box 3')} .draft-becomes`);
  assert.deepEqual(
    [await becomes.textContent(), await becomes.isVisible()],
    ['3, becomes 4', true],
  );
  await page.mouse.up();
  await settled(page, 'Yusuf Demir', 'Box 3');
  assert.equal(await page.locator('.draft-ghost').count(), 0);
});

test('DRFT-14: dragging over the board causes no layout', async () => {
  const page = await opened();
  const { frames, layouts } = await dragAcross(page, 300);
  assert.ok(frames.length > 0);
  // Three layouts belong to the drag: the lifted card is rendered once, and its hint appears.
  assert.ok(layouts <= 3, `${layouts} layouts in ${frames.length} frames`);
});

test('DRFT-5: Escape or a drop outside puts a dragged card back', async () => {
  const page = await opened();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(request.url());
  });
  const from = await middle(page, `${cardOf('Kenji Sato-Lindgren')} .draft-who`);
  const to = await middle(page, boxOf('Box 3'));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, 40, { steps: 4 });
  await page.mouse.up();
  assert.equal(await page.locator('.is-taken, .is-over, .draft-ghost').count(), 0);
  assert.deepEqual(asked, []);
  assert.equal(await page.locator(`${boxOf('Box 1')} ${cardOf('Kenji Sato-Lindgren')}`).count(), 1);
});

test('DRFT-5: a player is picked up, moved, dropped and undone with the keyboard alone', async () => {
  const page = await opened();
  await page.locator(`${cardOf('Marguerite Oyelaran')} .draft-grip`).focus();
  await page.keyboard.press('ArrowDown');
  const heard = () => page.locator('draft-board > [role="status"]').textContent();
  await page.keyboard.press('Space');
  assert.equal(
    await heard(),
    'Kenji Sato-Lindgren picked up from Box 1. Choose a box with the arrow keys.',
  );
  await page.keyboard.press('ArrowRight');
  assert.match((await heard()) ?? '', /^Box 2, \d, becomes \d$/);
  await page.keyboard.press('Escape');
  assert.equal(await heard(), 'Kenji Sato-Lindgren is back in Box 1.');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.equal(await heard(), 'Kenji Sato-Lindgren moved to Box 3.');
  await settled(page, 'Kenji Sato-Lindgren', 'Box 3');
  const focused = await page.evaluate<string>(
    'document.activeElement.closest(".draft-card").dataset.name',
  );
  assert.equal(focused, 'Kenji Sato-Lindgren');
  await page.keyboard.press('Control+z');
  await settled(page, 'Kenji Sato-Lindgren', 'Box 1');
  assert.equal(await heard(), '', 'they are no longer in Box 3');
  await page.keyboard.press('Control+Shift+z');
  await settled(page, 'Kenji Sato-Lindgren', 'Box 3');
  await page.keyboard.press('Control+z');
  await settled(page, 'Kenji Sato-Lindgren', 'Box 1');
});

test('DRFT-5: on a phone the handle drags, the rest scrolls, and the menu opens over the board', async () => {
  const page = await opened({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator(`${boxOf('Box 2')} summary`).tap();
  const touch = await page.context().newCDPSession(page);
  const from = await middle(page, `${cardOf('Beatriz Fontes de Almeida')} .draft-grip`);
  await drag(touch, from, { x: from.x + 20, y: 60 }, async () => {
    await page.locator(`${boxOf('Box 1')}.is-over`).waitFor();
  });
  await settled(page, 'Beatriz Fontes de Almeida', 'Box 1');
  await page.locator(`${cardOf('Beatriz Fontes de Almeida')} .draft-menu`).tap();
  await page
    .locator('dialog[open]')
    .getByRole('button', { name: /^Box 2/ })
    .tap();
  await settled(page, 'Beatriz Fontes de Almeida', 'Box 2');
});

interface Point {
  readonly x: number;
  readonly y: number;
}

async function drag(session: CDPSession, from: Point, to: Point, over: () => Promise<void>) {
  const send = (type: 'touchEnd' | 'touchMove' | 'touchStart', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await send('touchStart', [from]);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    const at = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
    await send('touchMove', [at]);
  }
  await over();
  // A finger lifted at full speed causes a fling, which the next tap would only stop.
  for (const by of [1, 0]) await send('touchMove', [{ x: to.x + by, y: to.y }]);
  await send('touchEnd', []);
}

test('DRFT-13: another coach’s changes appear by themselves, but not during a drag', async () => {
  const [one, other] = [await opened(), await opened()];
  await one.locator(`${cardOf('Ian Pemberton')} .draft-grip`).focus();
  await one.keyboard.press('Space');
  await other.locator(`${cardOf('Greta Holloway')} .draft-menu`).click();
  await other
    .locator('dialog[open]')
    .getByRole('button', { name: /^Box 1/ })
    .click();
  await settled(other, 'Greta Holloway', 'Box 1');
  await one.waitForResponse((response) => response.url().includes('/news'));
  await one.waitForResponse((response) => response.url().includes('/news'));
  assert.equal(await one.locator(`${boxOf('Box 2')} ${cardOf('Greta Holloway')}`).count(), 1);
  await one.keyboard.press('Escape');
  await one.locator(`${boxOf('Box 1')} ${cardOf('Greta Holloway')}.is-new`).waitFor();
  const news = await one.locator('.draft-news').textContent();
  assert.equal(news, 'Ana, coach moved Greta Holloway.');
});

test('DRFT-10: a card that another coach has moved says so, and appears where it is', async () => {
  const [one, other] = [await opened(), await opened()];
  await one.route('**/news?*', (route) => route.abort());
  await other.locator(`${cardOf('Priya Nair')} .draft-grip`).focus();
  for (const key of ['Space', 'ArrowLeft', 'Space']) await other.keyboard.press(key);
  await settled(other, 'Priya Nair', 'Box 2');
  await one.locator(`${cardOf('Priya Nair')} .draft-grip`).focus();
  for (const key of ['Space', 'Home', 'Space']) await one.keyboard.press(key);
  await one
    .getByText(/Ana, coach has moved Priya Nair to Box 2 in the meantime/)
    .first()
    .waitFor();
  await one.locator(`${boxOf('Box 2')} ${cardOf('Priya Nair')}`).waitFor();
});

test('MEMB-18: a name is dragged onto a level and saved with the other input', async () => {
  const { league, season } = started();
  const page = await opened();
  await page.goto(`${started().url}/coach/members/levels`);
  const row = (name: string) => page.locator(`.level-of[data-name="${name}"]`);
  const bar = page.locator('.level-bar');
  const drag = async (name: string, level: string) => {
    await row(name).scrollIntoViewIfNeeded();
    const from = await row(name).boundingBox();
    assert.ok(from);
    await page.mouse.move(from.x + 60, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 70, from.y + 30, { steps: 3 });
    const to = await bar.locator(`[data-level="${level}"]`).boundingBox();
    assert.ok(to);
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 3 });
  };
  await drag('Hannah Brandt', '9');
  assert.match((await bar.locator('.is-over').getAttribute('data-level')) ?? '', /^9$/);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  assert.equal(await bar.isVisible(), false);
  assert.notEqual(await row('Hannah Brandt').locator('input').inputValue(), '9');

  await drag('Hannah Brandt', '7');
  await page.mouse.up();
  assert.equal(await row('Hannah Brandt').locator('input').inputValue(), '7');
  assert.equal(await page.locator('.level-of.is-new').count(), 1);
  assert.match(await page.locator('.levels-save').innerText(), /Hannah Brandt: level 7, not saved/);
  await page.getByRole('button', { name: 'Save levels' }).click();
  await page.getByText('One level saved.').waitFor();
  const { level } = await league.must('GET', `/v1/members/${season.members.get('Hannah Brandt')}`);
  assert.equal(level, 7);
  await page.context().close();
});

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test('DESK-50: on a phone boxes are collapsed and a name fits on the first screen; elsewhere none is', async () => {
  const page = await opened(PHONE);
  const first = page.locator('.draft-box .draft-card').first();
  const bar = await page.locator('.draft-before').boundingBox();
  const card = await first.boundingBox();
  assert.ok(card !== null && bar !== null);
  assert.ok(card.y + card.height < bar.y, `${card.y} and ${bar.y}`);
  const open = () =>
    page
      .locator('.draft-box > details')
      .evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  assert.deepEqual(await open(), [true, false, false]);
  assert.equal(await page.locator('.draft-filter').isVisible(), false);
  const second = page.locator('.draft-box').nth(1);
  await second.locator('summary').tap();
  await second.locator('.draft-card').first().waitFor();
  const wide = await opened();
  assert.equal(await wide.locator('.draft-filter').isVisible(), true);
  const shown = wide.locator('.draft-box .draft-card');
  for (const one of await shown.all()) assert.equal(await one.isVisible(), true);
  assert.equal(await wide.locator('.draft-box summary > .i').first().isVisible(), false);
});

test('DESK-51: on a phone a player is moved with two taps, and sections stay as they were', async () => {
  const page = await opened(PHONE);
  const card = page.locator('.draft-box .draft-card').first();
  const name = (await card.getAttribute('data-name')) ?? '';
  await page.locator('.draft-box').nth(1).locator('summary').tap();
  await card.locator('.draft-menu').tap();
  await page.locator('dialog').getByRole('button', { name: /Box 3/ }).tap();
  await settled(page, name, 'Box 3');
  const open = await page
    .locator('.draft-box > details')
    .evaluateAll((all) => all.map((one) => one.hasAttribute('open')));
  assert.deepEqual(open, [true, true, false]);
});
