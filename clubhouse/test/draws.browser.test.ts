import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { list, expectText } from 'test-kit/club-calls';
import { openPage, signInAsCoach } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';

const started = clubhouseForTests();
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB', hasTouch: true };
const browser = shareChromium();

function opened(name: string | null): Promise<Page> {
  return openPage(browser(), started(), name, PHONE);
}

/** Two timed boxes of two, with Hannah and Edmund in the upper one. */
async function makeHourBoxes(): Promise<{ id: string; match: string; upper: string }> {
  const { league, season } = started();
  const { must } = league;
  const body = {
    season_id: season.id,
    name: 'By the hour',
    discipline: 'singles',
    preset: 'hour_boxes',
    rules: { minMatchesToPlay: 0 },
  };
  const id = expectText((await must('POST', '/v1/competitions', body))['id']);
  const boxes = await must('POST', `/v1/competitions/${id}/divisions/batch`, {
    items: [{ name: 'Box 1' }, { name: 'Box 2' }],
  });
  const names = ['Hannah Brandt', 'Edmund Eckersley', 'Priya Raghunathan', 'Tomasz Wieczorek'];
  const [upper, lower] = list(boxes['data']).map((box) => expectText(box['id']));
  const items = names.map((name, index) => ({
    member_ids: [season.members.get(name)],
    division_id: index < 2 ? upper : lower,
  }));
  await must('POST', `/v1/competitions/${id}/entries/batch`, { items });
  await must('PATCH', `/v1/competitions/${id}`, { state: 'active' });
  await must('POST', `/v1/competitions/${id}/fixtures`);
  const matches = list((await must('GET', `/v1/matches?division=${upper}`))['data']);
  return { id, match: expectText(matches[0]?.['id']), upper: upper ?? '' };
}

async function report(page: Page, match: string): Promise<void> {
  await page.goto(`${started().url}/matches/${match}/report`);
  await page.locator('.line > summary').tap();
  await page.locator('#line').fill('drawn 9-9');
  const sentence = (await page.locator('#sentence').textContent()) ?? '';
  assert.match(sentence.replaceAll('\u2060', ''), /^You and .+ drew 9–9$/);
  await page.locator('.send .btn').tap();
  await page.waitForURL(`${started().url}/matches/${match}`);
}

test('RPT-16, TAB-1, DRFT-1: a draw is reported by both, appears in the table, and nobody moves because of a name', async () => {
  const { id, match, upper } = await makeHourBoxes();
  const hannah = await opened('Hannah Brandt');
  await report(hannah, match);
  assert.match(await hannah.locator('h1').innerText(), /^Sent\. Waiting for Edmund/);
  const edmund = await opened('Edmund Eckersley');
  await report(edmund, match);
  assert.match(await edmund.locator('main').innerText(), /Agreed\. You and Hannah Brandt drew\./);

  await hannah.goto(`${started().url}/tables/${upper}`);
  const table = hannah.locator('.standings table');
  const row = table.locator('tbody tr', { hasText: 'Hannah Brandt' });
  assert.match((await row.innerText()).replaceAll(/\s+/g, ' '), /1 0 1 0 .*2$/);
  assert.equal(await hannah.locator('.crossing', { hasText: '9–9' }).count(), 2);

  const { must } = started().league;
  const next = await must('POST', '/v1/seasons', { name: 'After the hour' });
  const draft = await must('POST', '/v1/competitions', {
    season_id: next['id'],
    name: 'By the hour',
    discipline: 'singles',
    previous_competition_id: id,
  });
  const coach = await opened(null);
  await signInAsCoach(coach, started());
  await coach.goto(`${started().url}/coach/drafts/${expectText(draft['id'])}`);
  // On a phone, every box except the first is folded.
  const board = (await coach.locator('main').textContent()) ?? '';
  for (const name of ['Hannah Brandt', 'Edmund Eckersley', 'Priya', 'Tomasz']) {
    assert.ok(board.includes(name), name);
  }
  // The two are level, and the page says that only the name puts one first.
  await coach.goto(`${started().url}/coach/competitions/${id}/ties`);
  assert.match(await coach.locator('main').innerText(), /Hannah Brandt/);
  await must('PATCH', `/v1/competitions/${id}`, { state: 'complete' });
});
