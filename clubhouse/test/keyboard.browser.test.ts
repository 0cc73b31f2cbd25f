import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { openPage, signInAsCoach } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { focused, go, tabTo } from './keys.ts';
import { addExample } from './example-work.ts';
import { makeEmail, matchOf } from './seed.ts';
import { mailedLink } from './visitor.ts';

const started = clubhouseForTests();
const browser = shareChromium();

async function opened(name: string | null, path: string): Promise<Page> {
  const page = await openPage(browser(), started(), name, {
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  await page.goto(started().url + path);
  return page;
}

function reportWith(opponent: string): string {
  return `/matches/${matchOf(started().season.singles, 'Hannah Brandt', opponent)}/report`;
}

async function sentence(page: Page): Promise<string> {
  return ((await page.locator('#sentence').textContent()) ?? '').replaceAll('\u2060', '');
}

test('KEYS-2: 6-3 4-6 7-6(5) is reported by keyboard from the home page, and the focus follows', async () => {
  const page = await opened('Hannah Brandt', '/');
  await tabTo(page, 'Enter the score');
  await go(page, 'Enter');
  await tabTo(page, '6–0');
  // Arrow keys go through the scores and stay in the set.
  for (const score of ['6–1', '6–2', '6–3']) {
    await page.keyboard.press('ArrowDown');
    assert.equal(await focused(page), score);
  }
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.set:not([hidden])').getAttribute('id'), 'set-2');
  assert.equal(await focused(page), '6–0');
  for (let step = 0; step < 12; step++) await page.keyboard.press('ArrowDown');
  assert.equal(await focused(page), '4–6');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.set:not([hidden])').getAttribute('id'), 'set-3');
  for (let step = 0; step < 6; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.match(await focused(page), /^Tiebreak points of the loser/);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'Send');
  assert.match(await sentence(page), /^You beat .+ 6–3 4–6 7–6\(5\)$/);
  await go(page, 'Enter');
  await page.getByRole('heading', { name: /^Sent\. Waiting for/ }).waitFor();
});

test('KEYS-2: other scores are typed or stepped, and a tile leads back to its set', async () => {
  const page = await opened('Hannah Brandt', reportWith('Tomasz'));
  await tabTo(page, '6–0');
  await page.keyboard.press('ArrowUp');
  assert.equal(await focused(page), 'Other');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'You, Set 1');
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'Tomasz, Set 1');
  await page.keyboard.type('4');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('.set:not([hidden])').getAttribute('id'), 'set-2');
  await page.keyboard.press('Space');
  assert.equal(await sentence(page), 'You beat Tomasz Wieczorek 6–4 6–0');
  await page.evaluate('scrollTo(0, 0); document.activeElement.blur()');
  await tabTo(page, 'Set 1, You: 6');
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'Other');
  await tabTo(page, 'One more for Tomasz, Set 1');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator('#stepped').textContent(), 'Tomasz, Set 1: 5');
  assert.equal(await page.locator('td[data-set="0"][data-own="1"]').textContent(), '5');
});

test('KEYS-2: a line is typed, sent and changed again', async () => {
  const page = await opened('Hannah Brandt', reportWith('Bartholomew'));
  await tabTo(page, 'Type it instead');
  await page.keyboard.press('Enter');
  await tabTo(page, 'As you would write it in a message');
  await page.keyboard.type('lost 6:4 6:3');
  assert.equal(await sentence(page), 'Bartholomew Featherstonehaugh beat you 6–4 6–3');
  await tabTo(page, 'Send');
  await go(page, 'Enter');
  await tabTo(page, 'Change my entry');
  await go(page, 'Enter');
  assert.match(page.url(), /\/report$/);
  // The last set entered is shown.
  await tabTo(page, '3–6');
});

test('KEYS-3: after an error the focus is on the field to correct, also without script', async () => {
  const page = await openPage(browser(), started(), 'Hannah Brandt', {
    locale: 'en-GB',
    serviceWorkers: 'block',
    javaScriptEnabled: false,
  });
  const fieldOf = () => page.locator(':focus');
  await page.goto(started().url + reportWith('Priya'));
  await page.locator('.line > summary').click();
  await page.locator('#line').fill('won six three');
  await page.locator('.send .btn').click();
  await page.locator('.fault').waitFor();
  assert.equal(await fieldOf().getAttribute('id'), 'line');
  assert.match((await fieldOf().getAttribute('aria-describedby')) ?? '', /fault-line/);
  await page.locator('#line').fill('');
  await page.locator('.send .btn').click();
  assert.match((await fieldOf().textContent()) ?? '', /You have not entered anything yet/);
  const stranger = await opened(null, '/sign-in');
  await tabTo(stranger, 'Your email address');
  await stranger.keyboard.type('ann@');
  await go(stranger, 'Enter');
  assert.equal(await stranger.locator(':focus').getAttribute('id'), 'email');
  assert.match((await stranger.locator(':focus').getAttribute('aria-describedby')) ?? '', /fault/);
});

test('KEYS-4: the first tab stop of every page skips the band to the content', async () => {
  const page = await opened('Hannah Brandt', '/wishes');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), 'Skip to content');
  assert.ok(await page.locator('.skip').isVisible());
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(
    await page.evaluate<boolean>("document.querySelector('main').contains(document.activeElement)"),
  );
});

test('KEYS-5: signing in, saying a wish and signing out work by keyboard alone', async () => {
  const clubhouse = started();
  const page = await opened(null, '/sign-in');
  await tabTo(page, 'Your email address');
  await page.keyboard.type(makeEmail('Ingrid Solheim'));
  await go(page, 'Enter');
  await page.goto(clubhouse.url + (await mailedLink(clubhouse, 'Ingrid Solheim')));
  await tabTo(page, 'Yes, sign me in');
  await go(page, 'Enter');
  await tabTo(page, 'Next season');
  await go(page, 'Enter');
  await tabTo(page, /^Singles/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Save my preferences');
  await go(page, 'Enter');
  assert.match(await page.locator('[role="status"]').innerText(), /Your preferences are saved/);
  await tabTo(page, /^Leave after this season/);
  await page.keyboard.press('Enter');
  assert.ok(await page.locator('[value="leave"]').isVisible());
  await page.goto(`${clubhouse.url}/me`);
  await tabTo(page, 'Sign out here');
  await go(page, 'Enter');
  assert.match(page.url(), /\/sign-in\?out=1/);
});

test('KEYS-6: times are proposed and one is picked by keyboard alone', async () => {
  const match = matchOf(started().season.mixed, 'Ingrid', 'Aoife');
  const path = `/matches/${match}/arrange`;
  const proposing = await opened('Aoife Ní Dhomhnaill', path);
  await tabTo(proposing, 'Propose the first time');
  await tabTo(proposing, 'Location (optional)');
  await proposing.keyboard.type('Court 2');
  await tabTo(proposing, 'Propose these times');
  await go(proposing, 'Enter');
  const picking = await opened('Matteo Ricci', path);
  await tabTo(picking, /18:|19:|20:/);
  await picking.keyboard.press('Space');
  await tabTo(picking, 'Accept this time');
  await go(picking, 'Enter');
  await picking.getByRole('heading', { name: /^Arranged/ }).waitFor();
});

test('KEYS-6: an application is made by keyboard alone, and errors take the focus', async () => {
  const page = await opened(null, '/join');
  await tabTo(page, 'First name');
  await page.keyboard.type('Aurelia');
  await page.keyboard.press('Enter');
  await page.locator('[aria-invalid="true"]').first().waitFor();
  assert.match(await focused(page), /^Please check: Surname/);
  // Each fault in the list links to its field.
  await tabTo(page, 'Surname');
  await page.keyboard.press('Enter');
  assert.equal(await page.locator(':focus').getAttribute('id'), 'surname');
  await page.keyboard.type('Montague');
  for (const [field, typed] of [
    ['Email', 'aurelia.keys@example.org'],
    ['Mobile', '+44 7700 900287'],
  ] as const) {
    await tabTo(page, field);
    await page.keyboard.type(typed);
  }
  await tabTo(page, /^Singles/);
  await page.keyboard.press('Space');
  await tabTo(page, /^I have read and agree/);
  await page.keyboard.press('Space');
  await tabTo(page, 'Apply to join');
  await go(page, 'Enter');
  assert.equal(new URL(page.url()).pathname, '/join/arrived');
  const { data } = await started().league.must('GET', '/v1/join-requests');
  assert.match(JSON.stringify(data), /aurelia\.keys@example\.org/);
});

test('WORK-6: the page of a long job refreshes itself and keeps the focus', async () => {
  const clubhouse = started();
  const { store, clock, url } = clubhouse;
  const page = await opened(null, '/coach/sign-in');
  await signInAsCoach(page, clubhouse);
  const items = ['Ann', 'Bo'].map((name) => ({ name, how: 'done' as const }));
  const id = addExample(store, { items, state: 'running', now: clock.now });
  await page.goto(`${url}/coach/work/${id}`);
  await tabTo(page, 'Stop');
  store.works.done(id, 0, 'invited');
  await page.getByText('1 of 2', { exact: true }).waitFor();
  assert.equal(await focused(page), 'Stop');
  store.works.done(id, 1, 'invited');
  store.works.move(id, ['running'], 'finished', clock.now);
  await page.getByText('2 of 2', { exact: true }).waitFor();
  assert.equal(await focused(page), 'Stop');
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Go to members' }).waitFor();
  assert.equal(await focused(page), 'Back to Today');
  await page.context().close();
});
