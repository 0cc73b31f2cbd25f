import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareChromium } from 'test-kit/chromium';
import { openPage } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { dateAfter } from './seed.ts';

const started = clubhouseForTests();
const browser = shareChromium();

test('EVE-1: all cells are large and on one screen of a phone, and a part’s name marks its week', async () => {
  const { url } = started();
  const page = await openPage(browser(), started(), 'Hannah Brandt', {
    viewport: { width: 390, height: 844 },
    locale: 'de-DE',
  });
  await page.goto(`${url}/evenings`);
  const cells = await page.locator('.week .chip').all();
  assert.equal(cells.length, 42);
  const send = await page.locator('.send').boundingBox();
  for (const cell of cells) {
    const box = await cell.boundingBox();
    assert.ok(box !== null && box.width >= 44 && box.height >= 44, JSON.stringify(box));
    assert.ok(box.x >= 0 && box.x + box.width <= 390, JSON.stringify(box));
    assert.ok(send !== null && box.y + box.height <= send.y, 'above the button to save');
  }
  const evening = page.locator('.week').first().getByRole('button', { name: 'Abend' });
  await evening.click();
  const free = page.locator('[name="free"]:checked');
  assert.equal(await free.count(), 7);
  await evening.click();
  assert.equal(await free.count(), 0);
  await evening.click();
  await page.locator('[value="save"]').click();
  await page.getByText('Gespeichert.').waitFor();
  assert.equal(await free.count(), 7);
});

test('EVE-4: the Enter key saves and does not repeat', async () => {
  const { url, store, season } = started();
  const hannah = season.members.get('Hannah Brandt') ?? '';
  const days = Array.from({ length: 7 }, (_, day) => dateAfter(day));
  store.evenings.forgetAnswers(hannah);
  store.evenings.save(hannah, new Set(days), [`${dateAfter(0)}e`]);
  const page = await openPage(browser(), started(), 'Hannah Brandt', { locale: 'de-DE' });
  await page.goto(`${url}/evenings`);
  await page.getByText('Wie beim letzten Mal').waitFor();
  const free = page.locator('[name="free"]');
  await free.nth(3).check();
  await free.nth(3).press('Enter');
  await page.getByText('Gespeichert.').waitFor();
  assert.deepEqual(
    await page
      .locator('[name="free"]:checked')
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute('value'))),
    [`${dateAfter(0)}e`, `${dateAfter(1)}m`],
  );
});
