import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expectText } from 'test-kit/club-calls';
import { hashAddress } from '../src/addresses/address.ts';
import { sealLink } from '../src/signed/family-token.ts';
import { type Scene, SUITOR } from './scene.ts';
import { makeEmail } from './seed.ts';
import { anybodys, of, press, unfold, type View } from './view.ts';
import { coachKey } from './visitor.ts';

/** Views of visitors who are not signed in, or not yet. */
export const VISITOR_VIEWS: readonly View[] = [
  anybodys('sign-in', '/sign-in'),
  anybodys('sign-in-fault', '/sign-in', async (page) => {
    await page.locator('#email').fill('ann@');
    await press(page, 'main form button');
  }),
  anybodys('sign-in-sent', '/sign-in', async (page) => {
    await page.locator('#email').fill('nobody@example.org');
    await press(page, 'main form button');
  }),
  anybodys('sign-in-code-wrong', '/sign-in', (page) => enterCodes(page, 1)),
  anybodys('sign-in-code-locked', '/sign-in', (page) => enterCodes(page, 5)),
  anybodys('sign-in-out', '/sign-in?out=1'),
  anybodys('sign-in-confirm', '/sign-in/dll_x'),
  anybodys('sign-in-used', '/sign-in/dll_x', (page) => press(page, 'main form button')),
  of(null, 'sign-in-pick', ({ clubhouse: { store, season, clock } }) => {
    const token = `fam_${'x'.repeat(43)}`;
    const people = [SUITOR, 'Bartholomew Featherstonehaugh'].map((displayName) => ({
      memberId: season.members.get(displayName) ?? '',
      displayName,
      sealedLink: '',
    }));
    const expiresAt = clock.now + 60_000;
    store.familyLinks.add(token, { people, mailboxHash: '', expiresAt });
    return `/sign-in/${token}`;
  }),
  of(null, 'family-home', () => '/sign-in', enterFamily),
  of(
    null,
    'family-back',
    () => '/sign-in',
    async (page, scene) => {
      await enterFamily(page, scene);
      await page.goto(`${scene.clubhouse.url}/me/contact`);
    },
  ),
  of(
    null,
    'family-switch',
    () => '/sign-in',
    async (page, scene) => {
      await enterFamily(page, scene);
      await page.goto(`${scene.clubhouse.url}/switch?ended=1`);
    },
  ),
  anybodys('sign-in-poster', '/sign-in/poster'),
  anybodys('bar-sign-in', '/bar/sign-in?out=1'),
  anybodys('bar-sign-in-fault', '/bar/sign-in', (page) => press(page, 'main form button')),
  of(null, 'bar', () => '/bar/sign-in', startScreen),
  of(
    null,
    'bar-results',
    () => '/bar/sign-in',
    async (page, scene) => {
      await startScreen(page, scene);
      await page.evaluate(
        `document.querySelectorAll('.bar-panel').forEach((one, turn, all) => {
        one.hidden = turn < all.length - 1;
      })`,
      );
    },
  ),
  anybodys('join', '/join', unfold),
  anybodys('join-fault', '/join', async (page) => {
    await page.locator('#email').fill('ann@');
    await press(page, 'main form button');
  }),
  anybodys('join-arrived', '/join', async (page) => {
    await page.locator('#first_name').fill('Aurelia');
    await page.locator('#surname').fill('Montague-Šimić');
    await page.locator('#email').fill(`aurelia.${randomUUID()}@example.org`);
    await page.locator('#phone').fill('+44 7700 900287');
    await page.locator('[name="agreed"]').check();
    await press(page, 'main form button');
  }),
  anybodys('nothing', '/nothing'),
];

async function startScreen(page: Page, { clubhouse }: Scene): Promise<void> {
  if (page.url().endsWith('/bar')) return;
  const { key } = await coachKey(clubhouse, { name: 'Bar', scopes: ['league:read'] });
  await page.locator('#key').fill(key);
  await press(page, 'main form button.p');
}

/** Signs in by the link of a shared mailbox. */
async function enterFamily(page: Page, { clubhouse }: Scene): Promise<void> {
  const { league, store, season, clock, url } = clubhouse;
  const memberId = season.members.get(SUITOR) ?? '';
  const link = await league.must('POST', `/v1/members/${memberId}/login-link`);
  const token = `fam_${randomUUID().replaceAll('-', '').padEnd(43, 'x')}`;
  const sealedLink = sealLink(token, expectText(link['token']));
  store.familyLinks.add(token, {
    people: [{ memberId, displayName: SUITOR, sealedLink }],
    mailboxHash: hashAddress(makeEmail(SUITOR)),
    expiresAt: clock.now + 60_000,
  });
  await page.goto(`${url}/sign-in/${token}`);
  await press(page, 'main form button');
}

/** Asks for an email to an unknown address, and enters wrong codes. */
async function enterCodes(page: Page, times: number): Promise<void> {
  await page.locator('#email').fill(`${randomUUID()}@example.org`);
  await press(page, 'main form button');
  for (let count = 0; count < times; count++) {
    await page.locator('#code').fill('123 456');
    await press(page, 'main form button');
  }
}
