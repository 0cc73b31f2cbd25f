import type { Page } from 'playwright-core';
import { makeAddressPath } from '../src/signed/address-path.ts';
import { Signer } from '../src/signed/signer.ts';
import {
  answerAddress,
  replyChoiceAddress,
  AWAY,
  KEEPER,
  NEWCOMER,
  type Scene,
  staleAddress,
  SUITOR,
  turnOffAddress,
} from './scene.ts';
import { matchOf } from './seed.ts';
import { anybodys, hannahs, of, playerPath, press, unfold, type View } from './view.ts';

/** Views of players, and of what their emails lead to. */
export const PLAYER_VIEWS: readonly View[] = [
  hannahs('home', () => '/'),
  of(NEWCOMER, 'home-none', () => '/'),
  hannahs('evenings', () => '/evenings', saveEvenings),
  of(SUITOR, 'evenings-off', () => '/evenings', turnEveningsOff),
  hannahs('me', () => '/me'),
  hannahs('oneself-contact', () => '/me/contact'),
  hannahs(
    'oneself-phone-fault',
    () => '/me/contact',
    async (page) => {
      await page.locator('#phone').fill('after six');
      await press(page, '[action="/me/contact/phone"] button');
    },
  ),
  hannahs('oneself-address-open', ({ clubhouse: { store, season, clock } }) => {
    openAddress(store, season.members.get('Hannah Brandt') ?? '', clock.now);
    return '/me/contact';
  }),
  hannahs('oneself-address-confirm', ({ clubhouse: { store, season, clock, sealKey } }) =>
    makeAddressPath(
      new Signer(sealKey),
      openAddress(store, season.members.get('Hannah Brandt') ?? '', clock.now),
    ),
  ),
  hannahs('oneself-address-dead', () => '/me/address/x'),
  hannahs('match-open', ({ states }) => `/matches/${states.open}`),
  hannahs('match-your-turn', ({ states }) => `/matches/${states.yourTurn}`),
  hannahs('match-their-turn', ({ states }) => `/matches/${states.theirTurn}`),
  hannahs('match-differs', ({ states }) => `/matches/${states.differs}`),
  hannahs('match-kept', ({ states }) => `/matches/${states.differs}?kept=1`),
  hannahs('match-played', ({ states }) => `/matches/${states.played}`, unfold),

  hannahs('report-start', toReport),
  hannahs('report-change', ({ states }) => `/matches/${states.differs}/report`),
  hannahs('report-pair', ({ states }) => `/matches/${states.open}/report`),
  hannahs('report-two-sets', toReport, async (page) => {
    await tapSet(page, '6–3');
    await tapSet(page, '7–6');
  }),
  hannahs('report-steppers', toReport, async (page) => {
    await page.locator('.set:not([hidden]) .chip.more').first().click();
    await page.locator('.set:not([hidden]) .stepper button').first().click();
  }),
  hannahs('report-retired', toReport, async (page) => {
    await tapSet(page, '6–3');
    await page.locator('.differently > summary').click();
    await page.locator('.opt:has([value="retired"])').click();
  }),
  hannahs('report-line', toReport, async (page) => {
    await page.locator('.line > summary').click();
    await page.locator('#line').fill('won 63 64');
  }),
  hannahs('report-fault', toReport, async (page) => {
    await page.locator('.line > summary').click();
    await page.locator('#line').fill('won six three');
    // Rendered by the server; the script offers no button while there is nothing to send.
    await page.evaluate("document.querySelector('#report').submit()");
    await page.locator('.fault').waitFor();
    // The script hides later sets.
    await page.waitForLoadState('load');
  }),
  hannahs('report-day', toReport, async (page) => {
    await page.locator('.played > summary').click();
  }),

  hannahs('arrange-start', ({ arranging }) => `/matches/${arranging.untouched}/arrange`),
  hannahs('arrange-answer', ({ states }) => `/matches/${states.open}/arrange`),
  hannahs('arrange-others', ({ states }) => `/matches/${states.open}/arrange?others=1`),
  hannahs('arrange-proposed', ({ arranging }) => `/matches/${arranging.proposed}/arrange`, unfold),
  hannahs('arrange-arranged', ({ states }) => `/matches/${states.wasPlayed}/arrange`),
  of(
    'Edmund Eckersley',
    'arrange-time',
    ({ arranging }) => `/matches/${arranging.arranged}/arrange`,
  ),
  of('Edmund Eckersley', 'match-arranged', ({ arranging }) => `/matches/${arranging.arranged}`),
  of('Edmund Eckersley', 'home-arranged', () => '/', unfold),
  hannahs(
    'me-calendar',
    () => '/me',
    async (page, { clubhouse: { store, season, clock } }) => {
      store.calendars.make(season.members.get('Hannah Brandt') ?? '', clock.now);
      await page.reload();
    },
  ),
  hannahs(
    'me-mails',
    () => '/me',
    async (page) => {
      await page.locator('[name="kind"][value="settled"]').uncheck();
      await press(page, '[action="/me/mails"] button');
    },
  ),
  of(null, 'mails-stop', (scene) => turnOffAddress(scene, 'other_side_reported')),
  of(
    null,
    'mails-off',
    (scene) => turnOffAddress(scene, 'your_place'),
    async (page) => {
      if (await page.locator('main button.p').isVisible()) await press(page, 'main button.p');
    },
  ),
  anybodys('mails-dead', '/unsubscribe/nonsense'),
  of(null, 'answer', answerAddress),
  of(null, 'reply-choice', replyChoiceAddress),
  of(null, 'answer-stale', staleAddress),
  hannahs('arrange-over', ({ states }) => `/matches/${states.played}/arrange`),
  hannahs(
    'arrange-fault',
    ({ arranging }) => `/matches/${arranging.untouched}/arrange`,
    async (page) => {
      for (const field of await page.locator('main [type="date"]').all()) await field.fill('');
      await press(page, '[name="do"][value="propose"]');
    },
  ),

  hannahs('tables', ({ ladder }) => `/tables?competition=${ladder.id}`),
  hannahs('tables-mixed', ({ clubhouse }) => `/tables?competition=${clubhouse.season.mixed.id}`),
  of(NEWCOMER, 'tables-none', () => '/tables'),
  hannahs('table-rules', ({ ladder }) => `/tables/${ladder.boxes[1]}/rules`),
  hannahs('table', ({ ladder }) => `/tables/${ladder.boxes[2]}`, unfoldResults),

  hannahs('seasons', () => '/seasons'),
  hannahs('past-season', ({ past }) => `/seasons/${past.id}`),
  hannahs('player', ({ clubhouse }) => playerPath(clubhouse, 'Edmund Eckersley'), unfold),
  hannahs('player-own', ({ clubhouse }) => playerPath(clubhouse, 'Hannah Brandt'), unfold),
  hannahs('player-pair', ({ clubhouse }) => playerPath(clubhouse, 'Jonas Ødegård')),
  of(NEWCOMER, 'player-none', ({ clubhouse }) => playerPath(clubhouse, NEWCOMER)),

  hannahs('wall', () => '/wall'),

  hannahs('wishes', () => '/wishes'),
  of(NEWCOMER, 'wishes-newcomer', () => '/wishes'),
  hannahs('wishes-unfolded', () => '/wishes', unfold),
  of(SUITOR, 'wishes-waiting', () => '/wishes'),
  of(AWAY, 'wishes-break', () => '/wishes'),
  hannahs('wishes-partner', toPartner),
  hannahs('wishes-partner-none', (scene) => `${toPartner(scene)}?q=nobody`),
  hannahs(
    'wishes-fault',
    () => '/wishes',
    async (page) => {
      for (const box of await page.locator('[name="play"]').all()) await box.uncheck();
      await press(page, '[name="say"][value="wish"]');
    },
  ),
];

async function saveEvenings(page: Page): Promise<void> {
  for (const box of (await page.locator('[name="free"]').all()).slice(5, 12)) await box.check();
  await press(page, '[value="save"]');
}

async function turnEveningsOff(page: Page): Promise<void> {
  if (await page.locator('[value="off"]').isVisible()) await press(page, '[value="off"]');
}

/** Views on a device that is offline. */
export const KEPT_REPORT_VIEWS: readonly View[] = [
  anybodys('offline', '/offline'),
  hannahs('offline-player', () => '/offline'),
  of(
    KEEPER,
    'report-sending',
    ({ clubhouse }) => `/matches/${matchOf(clubhouse.season.singles, KEEPER, 'Tomasz')}/report`,
    async (page) => {
      await takeNoReport(page);
      await page.evaluate('navigator.locks.request = () => new Promise(() => undefined)');
      await tapSet(page, '6–3');
      await tapSet(page, '6–4');
      await page.locator('.send .btn').click();
      await page.locator('.send .btn[aria-busy="true"]').waitFor();
    },
  ),
  of(
    KEEPER,
    'report-kept',
    ({ clubhouse }) => `/matches/${matchOf(clubhouse.season.singles, KEEPER, 'Edmund')}/report`,
    async (page) => {
      await takeNoReport(page);
      if (await page.locator('.kept .card').first().isVisible()) return;
      await tapSet(page, '6–3');
      await tapSet(page, '6–4');
      await page.locator('.send .btn').click();
      await page.locator('.kept .card').first().waitFor();
    },
  ),
];

/** An unconfirmed new address, always with the same expiry. */
function openAddress(store: Scene['clubhouse']['store'], memberId: string, now: number) {
  const address = 'hannah.brandt-featherstonehaugh@mail.a-long-name.example.org';
  const change = { memberId, handle: 'h', address, was: '', expiresAt: now + 3_600_000 };
  store.addressChanges.set(change);
  return change;
}

function toPartner({ clubhouse }: Scene): string {
  return `/wishes/partner/${clubhouse.season.mixed.id}`;
}

function toReport({ states }: Scene): string {
  return `/matches/${states.wasPlayed}/report`;
}

async function takeNoReport(page: Page): Promise<void> {
  await page.route('**/report', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
}

async function tapSet(page: Page, score: string): Promise<void> {
  await page.locator('.set:not([hidden]) .chip', { hasText: score }).first().click();
}

/** Opens the rows and results of a box; other folds there are for narrow windows. */
async function unfoldResults(page: Page): Promise<void> {
  for (const fold of await page.locator('.why, .box-results').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  }
}
