import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { list, expectText } from 'test-kit/club-calls';
import { clubhouseForTests } from './clubhouse.ts';
import { focused, go, tabTo } from './keys.ts';
import { matchOf } from './seed.ts';
import { makeStates } from './states.ts';
import { coachKey } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });
const browser = shareChromium();

test('KEYS-7: a coach signs in, settles a dispute, accepts one applicant and declines another by keyboard', async () => {
  const clubhouse = started();
  const { differs } = await makeStates(clubhouse);
  await apply('Aurelia', 'Jürgen');
  const { key } = await coachKey(clubhouse);
  const page = await (await browser().newContext({ locale: 'en-GB' })).newPage();
  await page.goto(`${clubhouse.url}/coach`);
  await tabTo(page, 'Your key');
  await page.keyboard.type(key);
  await go(page, 'Enter');
  assert.equal(new URL(page.url()).pathname, '/coach');

  await tabTo(page, /^Settle/);
  await go(page, 'Enter');
  await tabTo(page, 'Use this result: Hannah Brandt');
  await go(page, 'Enter');
  await tabTo(page, 'The two entries contradict each other');
  await page.keyboard.press('ArrowDown');
  assert.equal(await focused(page), 'One side did not respond');
  await tabTo(page, 'Settle the match');
  await go(page, 'Enter');
  assert.equal(matchOf(clubhouse.season.singles, 'Hannah', 'Priya'), differs);
  const settled = await clubhouse.league.must('GET', `/v1/matches/${differs}`);
  assert.equal(settled['status'], 'played');

  await tabTo(page, 'Today');
  await go(page, 'Enter');
  await tabTo(page, 'Accept: Aurelia Montague');
  await go(page, 'Enter');
  await said(page, /Accepted\./);
  await tabTo(page, 'Decline: Jürgen Montague');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Decline and delete');
  await go(page, 'Enter');
  await said(page, /Declined\./);
  const { data } = await clubhouse.league.must('GET', '/v1/join-requests');
  assert.deepEqual(list(data), []);
  const members = list((await clubhouse.league.must('GET', '/v1/members?q=Montague'))['data']);
  assert.deepEqual(
    members.map((one) => expectText(one['display_name'])),
    ['Aurelia Montague'],
  );
});

test('SEND-4: Enter in a tick box sends nothing; the button sends to those who stay ticked', async () => {
  const clubhouse = started();
  const page = await (await browser().newContext({ locale: 'en-GB' })).newPage();
  await page.goto(`${clubhouse.url}/coach`);
  await tabTo(page, 'Your key');
  await page.keyboard.type((await coachKey(clubhouse)).key);
  await go(page, 'Enter');
  await page.goto(`${clubhouse.url}/coach/send/reminders?who=all&short=0`);
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url());
  });
  await tabTo(page, /recipients/);
  await page.keyboard.press('Enter');
  await tabTo(page, 'Edmund Eckersley');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'Edmund Eckersley');
  await tabTo(page, /^Send/);
  await go(page, 'Enter');
  assert.deepEqual(posts, [`${clubhouse.url}/coach/send/reminders`]);
  const done = page.getByText(/emails are on their way/);
  await done.waitFor();
  const edmund = clubhouse.season.members.get('Edmund Eckersley') ?? '';
  assert.equal(clubhouse.store.reminders.lastOf([edmund]).size, 0);
});

async function said(page: Page, sentence: RegExp): Promise<void> {
  assert.match(await page.locator('.note').first().innerText(), sentence);
}

async function apply(...names: string[]): Promise<void> {
  for (const first_name of names) {
    await started().league.must('POST', '/v1/join-requests', {
      first_name,
      surname: 'Montague',
      email: `${first_name === 'Aurelia' ? 'aurelia' : 'juergen'}@example.org`,
      phone: '+44 20 7946 0018',
      gender: 'undisclosed',
      privacy_notice: '2026-01',
    });
  }
}
