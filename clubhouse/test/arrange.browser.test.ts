import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareChromium } from 'test-kit/chromium';
import { openPage } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { matchOf } from './seed.ts';

const started = clubhouseForTests();
const browser = shareChromium();

test('ARR-5: at a club with courts, the field for another place appears once it is chosen', async () => {
  const { league, season, url } = started();
  const court = { name: 'Park Road', latitude: 51.5, longitude: -0.1 };
  await league.must('POST', '/v1/weather/court-locations', court);
  const page = await openPage(browser(), started(), 'Hannah Brandt', {
    viewport: { width: 390, height: 844 },
  });
  const id = matchOf(season.singles, 'Hannah', 'Tomasz');
  await page.goto(`${url}/matches/${id}/arrange`);
  const place = page.locator('#place');
  assert.equal(await place.isVisible(), false);
  await page.getByText('Somewhere else', { exact: true }).click();
  await place.fill('By the lake');
  await page.getByText('Park Road', { exact: true }).click();
  assert.equal(await place.isVisible(), false);
});
