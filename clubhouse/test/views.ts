import type { Page } from 'playwright-core';
import {
  ADMIN,
  answerAddress,
  replyChoiceAddress,
  AWAY,
  COACH,
  KEEPER,
  NEWCOMER,
  type Scene,
  staleAddress,
  SUITOR,
  turnOffAddress,
} from './scene.ts';
import { addressPath } from '../src/signed/address-path.ts';
import { Signer } from '../src/signed/signer.ts';
import { dateAfter, matchOf } from './seed.ts';

/*
 * Every page of the site in every state that it can be in. A new page is a line here: from then on
 * it is looked at (`look.ts`), and held to what holds for all of them (`views.browser.test.ts`).
 */

export interface View {
  readonly name: string;
  /** Whose page it is; null: nobody is signed in. */
  readonly who: string | null;
  readonly path: (scene: Scene) => string;
  /** What is done on the page until it is in its state. */
  readonly make?: (page: Page, scene: Scene) => Promise<void>;
}

export const VIEWS: readonly View[] = [
  anybodys('sign-in', '/sign-in'),
  anybodys('sign-in-fault', '/sign-in', async (page) => {
    await page.locator('#email').fill('ann@');
    await press(page, 'main form button');
  }),
  anybodys('sign-in-sent', '/sign-in', async (page) => {
    await page.locator('#email').fill('nobody@example.org');
    await press(page, 'main form button');
  }),
  anybodys('sign-in-out', '/sign-in?out=1'),
  anybodys('sign-in-confirm', '/sign-in/dll_x'),
  anybodys('sign-in-used', '/sign-in/dll_x', (page) => press(page, 'main form button')),
  of(null, 'sign-in-pick', ({ clubhouse: { store, season, clock } }) => {
    const token = `fam_${'x'.repeat(43)}`;
    const people = [SUITOR, 'Bartholomew Featherstonehaugh'].map((displayName) => ({
      memberId: season.members.get(displayName) ?? '',
      displayName,
    }));
    store.familyLinks.add(token, { people, expiresAt: clock.now + 60_000 });
    return `/sign-in/${token}`;
  }),
  anybodys('sign-in-poster', '/sign-in/poster'),
  anybodys('join', '/join', unfold),
  anybodys('join-fault', '/join', async (page) => {
    await page.locator('#email').fill('ann@');
    await press(page, 'main form button');
  }),
  anybodys('join-arrived', '/join', async (page) => {
    await page.locator('#first_name').fill('Aurelia');
    await page.locator('#surname').fill('Montague-Šimić');
    await page.locator('#email').fill(`aurelia.${Date.now()}@example.org`);
    await page.locator('#phone').fill('+44 7700 900287');
    await page.locator('[name="agreed"]').check();
    await press(page, 'main form button');
  }),
  anybodys('nothing', '/nothing'),

  hannahs('home', () => '/'),
  of(NEWCOMER, 'home-none', () => '/'),
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
    addressPath(
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
    // Said by the server: the script offers no button while there is nothing to send.
    await page.evaluate("document.querySelector('#report').submit()");
    await page.locator('.fault').waitFor();
    // Its script hides the sets that are yet to come.
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

  of(COACH, 'coach-keys', () => '/coach/keys', unfold),
  of(ADMIN, 'coach-keys-admin', () => '/coach/keys', unfold),
  of(
    ADMIN,
    'coach-keys-fault',
    () => '/coach/keys',
    (page) => press(page, 'main form button.p'),
  ),
  of(
    ADMIN,
    'coach-keys-made',
    () => '/coach/keys',
    async (page) => {
      await page.locator('#name').fill('Bartholomew Featherstonehaugh, coach');
      await press(page, 'main form button.p');
    },
  ),
  of(COACH, 'coach-history', () => '/coach/history'),
  of(COACH, 'coach-history-which', () => '/coach/history?who=e'),
  of(COACH, 'coach-history-none', () => '/coach/history?from=2020-01-01&to=2020-01-02'),
  of(COACH, 'coach-story', ({ states }) => `/coach/matches/${states.differs}/history`),
  of(COACH, 'coach-tables', ({ ladder }) => `/tables?competition=${ladder.id}`),
  of(COACH, 'coach-table', ({ ladder }) => `/tables/${ladder.boxes[2]}`),
  of(COACH, 'coach-player', ({ clubhouse }) => playerPath(clubhouse, 'Edmund Eckersley')),
  of(COACH, 'coach-work', ({ works }) => `/coach/work/${works.running}`),
  of(COACH, 'coach-work-waits', ({ works }) => `/coach/work/${works.restarted}`),
  of(COACH, 'coach-work-ended', ({ works }) => `/coach/work/${works.finished}`),
  of(COACH, 'coach-work-frame', ({ works }) => `/coach/work/${works.running}/progress`),

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

  anybodys('coach-sign-in', '/coach/sign-in', unfold),
  anybodys('coach-sign-in-fault', '/coach/sign-in', async (page) => {
    await page.locator('[name="key"]').fill('dl_nonsense');
    await press(page, 'main form button.p');
  }),
  anybodys('coach-link-used', '/coach/sign-in/x'),
  of(COACH, 'coach', () => '/coach', unfold),
  of(
    COACH,
    'coach-chase',
    () => '/coach/chase?short=0',
    async (page) => {
      await page.locator('tbody [name="member"]').first().check();
    },
  ),
  of(COACH, 'coach-chase-box', ({ ladder }) => `/coach/chase?short=0&competition=${ladder.id}`),
  of(COACH, 'coach-chase-none', () => '/coach/chase?days=7&short=3'),
  of(COACH, 'coach-letters', ({ clubhouse }) => {
    const { store, season, clock } = clubhouse;
    store.reminders.note(season.members.get('Léa Marchetti') ?? '', clock.now);
    return '/coach/chase/letters?who=all&short=0';
  }),
  of(COACH, 'coach-club', () => '/coach/club'),
  of(COACH, 'coach-club-logo', () => '/coach/club/logo', unfold),
  of(COACH, 'coach-club-sponsors', () => '/coach/club/sponsors', unfold),
  of(COACH, 'coach-club-courts', () => '/coach/club/courts', unfold),
  of(
    COACH,
    'coach-club-courts-fault',
    () => '/coach/club/courts',
    async (page) => {
      await page.locator('#new-place').fill('Harbour Lane 3');
      await press(page, 'button[value="add"]');
    },
  ),
  of(COACH, 'coach-club-zone', () => '/coach/club/zone?zone=America%2FNew_York'),
  of(COACH, 'coach-club-privacy', () => '/coach/club/privacy', unfold),
  of(COACH, 'coach-club-notice', () => '/coach/club/privacy/1'),
  of(COACH, 'coach-unanswered', () => '/coach/unanswered?days=0'),
  of(COACH, 'coach-letters-nobody', () => '/coach/chase/letters?who=chosen'),
  of(COACH, 'members', () => '/coach/members'),
  of(COACH, 'members-none', () => '/coach/members?q=nobody+like+this'),
  of(COACH, 'member', ({ clubhouse }) => memberPath(clubhouse), unfold),
  of(COACH, 'member-edit', ({ clubhouse }) => `${memberPath(clubhouse)}/edit`),
  of(
    COACH,
    'member-new-fault',
    () => '/coach/members/new',
    async (page) => {
      await page.locator('#email').fill('ann@');
      await press(page, 'main form button.p');
    },
  ),
  of(
    COACH,
    'member-code',
    ({ clubhouse }) => `${memberPath(clubhouse)}/sign-in-code`,
    (page) => press(page, '[name="for"][value="desk"]'),
  ),
  of(
    COACH,
    'members-share',
    () => '/coach/members/new',
    async (page) => {
      await page.locator('#display_name').fill('Nils Brandt');
      await page.locator('#email').fill('hannah.brandt@example.org');
      await press(page, 'main form button.p');
    },
  ),
  of(COACH, 'sign-in-links', () => '/coach/members/links'),
  of(
    COACH,
    'sign-in-links-made',
    () => '/coach/members/links',
    (page) => press(page, '[name="as"][value="sheet"]'),
  ),
  of(COACH, 'member-away', ({ clubhouse }) => `${memberPath(clubhouse)}/away`, unfold),
  of(COACH, 'members-applications', () => '/coach/members/applications'),
  of(
    COACH,
    'members-application',
    () => '/coach/members/applications',
    async (page) => {
      await press(page, 'main .card .btn.w');
      await unfold(page);
    },
  ),
  of(COACH, 'members-levels', () => '/coach/members/levels'),
  of(COACH, 'members-levels-in-hand', () => '/coach/members/levels', takeLevel),
  of(COACH, 'members-invite', () => '/coach/members/invite'),
  of(
    COACH,
    'members-letter-fault',
    () => '/coach/members/letter',
    async (page) => {
      await page
        .locator('form')
        .last()
        .evaluate((form) => form.setAttribute('novalidate', ''));
      await press(page, '[name="do"][value="look"]');
    },
  ),
  of(
    COACH,
    'members-letter',
    () => '/coach/members/letter',
    async (page) => {
      await page.locator('#subject').fill('Courts on Saturday');
      await page.locator('#text').fill('Courts 3 and 4 are free from ten.');
      await press(page, '[name="do"][value="look"]');
      await unfold(page);
    },
  ),
  of(COACH, 'members-import', () => '/coach/members/import'),
  of(
    COACH,
    'members-import-check',
    () => '/coach/members/import',
    async (page) => {
      await page.locator('#text').fill(IMPORT_LIST);
      await press(page, 'main form button.p');
    },
  ),
  of(
    COACH,
    'members-import-letters',
    () => '/coach/members/import',
    lookAtList(() => UNTOLD_LIST),
  ),
  of(
    COACH,
    'members-import-asks',
    () => '/coach/members/import',
    lookAtList(() => OPEN_LIST),
  ),
  of(COACH, 'coach-settle', ({ states }) => `/coach/matches/${states.differs}`, unfold),
  of(COACH, 'coach-settle-chosen', toSettle),
  of(COACH, 'coach-settle-again', ({ states }) => `/coach/matches/${states.played}?line=won+61+62`),
  of(COACH, 'coach-settle-fault', ({ states }) => `/coach/matches/${states.differs}?line=won`),

  of(COACH, 'coach-seasons', () => '/coach/seasons'),
  of(COACH, 'coach-season', inSeason('')),
  of(
    COACH,
    'coach-season-dates',
    inSeason(`/dates?look=1&name=&results_deadline=${dateAfter(28)}`),
  ),
  of(COACH, 'coach-season-moved', ({ clubhouse: { season } }) => {
    const query = new URLSearchParams({
      look: '1',
      name: 'Autumn',
      starts_on: dateAfter(-60),
      ends_on: dateAfter(21),
      results_deadline: dateAfter(-1),
    });
    return `/coach/seasons/${season.id}/dates?${query}`;
  }),
  of(COACH, 'coach-season-close', inSeason('/step?to=complete'), unfold),
  of(
    COACH,
    'coach-season-new',
    ({ clubhouse: { season } }) => `/coach/seasons/new?from=${season.id}`,
  ),
  of(COACH, 'coach-season-first', () => '/coach/seasons/new'),
  of(COACH, 'coach-competition', ({ ladder }) => `/coach/competitions/${ladder.id}`, unfold),
  of(
    COACH,
    'coach-competition-close',
    ({ ladder }) => `/coach/competitions/${ladder.id}/step`,
    unfold,
  ),
  of(
    COACH,
    'coach-competition-new',
    ({ clubhouse: { season } }) => `/coach/competitions/new?season=${season.id}`,
  ),
  of(COACH, 'coach-ties', ({ ladder }) => `/coach/competitions/${ladder.id}/ties`),
  of(COACH, 'coach-rules', ({ ladder }) => `/coach/competitions/${ladder.id}/rules`),
  of(
    COACH,
    'coach-rules-preset',
    ({ ladder }) => `/coach/competitions/${ladder.id}/rules?preset=box_league`,
    unfold,
  ),
  of(
    COACH,
    'coach-rules-fault',
    ({ ladder }) => `/coach/competitions/${ladder.id}/rules`,
    async (page) => {
      await page.locator('#rule-win').fill('many');
      await press(page, '[name="do"][value="look"]');
    },
  ),
  of(COACH, 'coach-enter', ({ ladder }) => `/coach/competitions/${ladder.id}/enter?all=1`),
  of(
    COACH,
    'coach-enter-pair',
    ({ clubhouse: { season } }) => `/coach/competitions/${season.mixed.id}/enter?all=1`,
  ),
  of(
    COACH,
    'coach-entry',
    () => '/coach/seasons',
    async (page, { clubhouse: { season } }) => {
      await page.goto(new URL(`/coach/competitions/${season.singles.id}`, page.url()).href);
      await page.locator('.entry-link').first().click();
      await page.locator('details.card').first().waitFor();
      await unfold(page);
    },
  ),
  of(
    COACH,
    'coach-partner',
    () => '/coach/seasons',
    async (page, { clubhouse: { season } }) => {
      await page.goto(new URL(`/coach/competitions/${season.mixed.id}`, page.url()).href);
      await page.locator('.entry-link').first().click();
      await page.locator('a[href$="/members"][class="btn o w"]').click();
      await page.locator('#in, main p.card').first().waitFor();
    },
  ),
  of(COACH, 'coach-drafts', () => '/coach/drafts'),
  of(COACH, 'coach-draft', ({ drafting }) => drafting.filled),
  of(COACH, 'coach-draft-empty', ({ drafting }) => drafting.empty),
  of(COACH, 'coach-draft-open', ({ drafting }) => `${drafting.filled}?show=open&q=a`),
  of(
    COACH,
    'coach-draft-menu',
    ({ drafting }) => drafting.filled,
    async (page) => {
      await page.locator('.draft-menu').first().click();
      await page.locator('dialog[open] .btn').first().waitFor();
    },
  ),
  of(
    COACH,
    'coach-draft-taken',
    ({ drafting }) => drafting.filled,
    async (page) => {
      await page.locator('.draft-grip').first().focus();
      for (const key of ['Space', 'ArrowRight']) await page.keyboard.press(key);
    },
  ),
  of(
    COACH,
    'coach-draft-place',
    ({ drafting }) => `${drafting.filled}/place?who=${drafting.newcomer}`,
  ),
  of(COACH, 'coach-draft-fill', ({ drafting }) => `${drafting.filled}/fill`),
  of(COACH, 'coach-draft-even', ({ drafting }) => `${drafting.filled}/even`),
  of(COACH, 'coach-draft-start', ({ drafting }) => `${drafting.filled}/start`),
];

function inSeason(rest: string): View['path'] {
  return ({ clubhouse: { season } }) => `/coach/seasons/${season.id}${rest}`;
}

function of(who: string | null, name: string, path: View['path'], make?: View['make']): View {
  return { name, who, path, ...(make === undefined ? {} : { make }) };
}

function hannahs(name: string, path: View['path'], make?: View['make']): View {
  return of('Hannah Brandt', name, path, make);
}

function anybodys(name: string, path: string, make?: View['make']): View {
  return of(null, name, () => path, make);
}

function playerPath({ season }: Scene['clubhouse'], name: string): string {
  return `/players/${season.members.get(name) ?? ''}`;
}

function memberPath({ season }: Scene['clubhouse']): string {
  return `/coach/members/${season.members.get('Hannah Brandt') ?? ''}`;
}

/** A new address that waits for its confirmation; the end is the same each time. */
function openAddress(store: Scene['clubhouse']['store'], memberId: string, now: number) {
  const address = 'hannah.brandt-featherstonehaugh@mail.a-long-name.example.org';
  const change = { memberId, handle: 'h', address, was: '', expiresAt: now + 3_600_000 };
  store.addressChanges.set(change);
  return change;
}

/** Of each kind of line one. */
/** A list of whose letters nothing tells how they are written. */
const UNTOLD_LIST = Buffer.from('Name;E-Mail\nSol\u00E8ne Brun;solene@example.org\n', 'latin1');
/** A list that leaves open whom a line is about, and what a word means. */
const OPEN_LIST = Buffer.from(
  'Name;E-Mail;Telefon;Status\nHanna Berg;hannah.brandt@example.org;;\nOtto Ost;;;passiv\n',
);

function lookAtList(list: () => Buffer) {
  return async (page: Page): Promise<void> => {
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: list() };
    await page.locator('#list').setInputFiles(file);
    await press(page, 'main form button.p');
  };
}

const IMPORT_LIST = [
  'Name;E-Mail;Handy;Straße',
  'Adelheid Frühauf;a.fruehauf@example.org;+49 151 5550 1204;Weg 1',
  'Hannah Brandt;hannah.brandt@example.org;+44 7700 900 388;',
  'Cormac Dunleavy;cormac@example;;',
  'Maximiliane von Hohenstein-Lauterbach-Featherstonehaugh;;+49 170 5550 8831;Weg 2',
].join('\n');

function toPartner({ clubhouse }: Scene): string {
  return `/wishes/partner/${clubhouse.season.mixed.id}`;
}

function toSettle({ states }: Scene): string {
  return `/coach/matches/${states.differs}?take=unplayed`;
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

/** Sends a form, and waits for the page that answers it. */
async function press(page: Page, button: string): Promise<void> {
  await Promise.all([page.waitForEvent('load'), page.locator(button).first().click()]);
}

async function unfold(page: Page): Promise<void> {
  for (const fold of await page.locator('main details').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  }
}

/** Rows and results of a box; what else folds there is for narrow windows. */
async function unfoldResults(page: Page): Promise<void> {
  for (const fold of await page.locator('.why, .box-results').all()) {
    if ((await fold.getAttribute('open')) === null) await fold.locator('> summary').click();
  }
}

async function takeLevel(page: Page): Promise<void> {
  const name = await page.locator('.level-grip').first().boundingBox();
  if (name === null) throw new Error('nobody is there');
  await page.mouse.move(name.x + 20, name.y + 20);
  await page.mouse.down();
  await page.mouse.move(name.x + 60, name.y + 60, { steps: 3 });
}
