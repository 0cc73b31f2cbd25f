import type { Page } from 'playwright-core';
import { ADMIN, COACH, type Scene } from './scene.ts';
import { anybodys, of, playerPath, press, unfold, type View } from './view.ts';

/** Views of keys, the history, tables and long work. */
export const COACH_RECORD_VIEWS: readonly View[] = [
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
  of(COACH, 'coach-letter-kinds', () => '/coach/letters'),
  of(COACH, 'coach-letter-kind', () => '/coach/letters/season_begun'),
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
];

/** Views of the desk, the chase list, the club and its members. */
export const COACH_VIEWS: readonly View[] = [
  anybodys('coach-sign-in', '/coach/sign-in', unfold),
  anybodys('coach-sign-in-fault', '/coach/sign-in', async (page) => {
    await page.locator('[name="key"]').fill('dl_nonsense');
    await press(page, 'main form button.p');
  }),
  anybodys('coach-link-used', '/coach/sign-in/x'),
  of(COACH, 'coach', () => '/coach', unfold),
  of(COACH, 'coach-group', () => '/coach/group?names=1'),
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
    return '/coach/send/reminders?who=all&short=0';
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
      await press(page, '.card:has(#new-place) button.p');
    },
  ),
  of(COACH, 'coach-club-evenings', () => '/coach/club/evenings'),
  of(COACH, 'coach-club-zone', () => '/coach/club/zone?zone=America%2FNew_York'),
  of(COACH, 'coach-club-privacy', () => '/coach/club/privacy', unfold),
  of(COACH, 'coach-club-notice', () => '/coach/club/privacy/1'),
  of(COACH, 'coach-unanswered', () => '/coach/unanswered?days=0'),
  of(COACH, 'coach-letters-nobody', () => '/coach/send/reminders?who=chosen'),
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
  of(COACH, 'members-levels-of-ratings', () => '/coach/members/levels/ratings', unfold),
  of(COACH, 'members-levels-of-ratings-fault', () => '/coach/members/levels/ratings?levels=11'),
  of(COACH, 'members-levels-in-hand', () => '/coach/members/levels', takeLevel),
  of(COACH, 'members-invite', () => '/coach/send/invitations', unfold),
  of(
    COACH,
    'members-letter-fault',
    () => '/coach/members/letter',
    async (page) => {
      await page
        .locator('form')
        .last()
        .evaluate((form) => form.setAttribute('novalidate', ''));
      await press(page, 'main form button.p');
    },
  ),
  of(
    COACH,
    'members-letter',
    () => '/coach/members/letter',
    async (page) => {
      await page.locator('#subject').fill('Courts on Saturday');
      await page.locator('#text').fill('Courts 3 and 4 are free from ten.');
      await press(page, 'main form button.p');
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
];

/** A list whose character encoding is ambiguous. */
const UNTOLD_LIST = Buffer.from('Name;E-Mail\nSol\u00E8ne Brun;solene@example.org\n', 'latin1');
/** A list with an ambiguous person and an unknown word. */
const OPEN_LIST = Buffer.from(
  'Name;E-Mail;Telefon;Status\nHanna Berg;hannah.brandt@example.org;;\nOtto Ost;;;passiv\n',
);

const IMPORT_LIST = [
  'Name;E-Mail;Handy;Straße',
  'Adelheid Frühauf;a.fruehauf@example.org;+49 151 5550 1204;Weg 1',
  'Hannah Brandt;hannah.brandt@example.org;+44 7700 900 388;',
  'Cormac Dunleavy;cormac@example;;',
  'Maximiliane von Hohenstein-Lauterbach-Featherstonehaugh;;+49 170 5550 8831;Weg 2',
].join('\n');

function memberPath({ season }: Scene['clubhouse']): string {
  return `/coach/members/${season.members.get('Hannah Brandt') ?? ''}`;
}

function lookAtList(list: () => Buffer) {
  return async (page: Page): Promise<void> => {
    const file = { name: 'list.csv', mimeType: 'text/csv', buffer: list() };
    await page.locator('#list').setInputFiles(file);
    await press(page, 'main form button.p');
  };
}

async function takeLevel(page: Page): Promise<void> {
  const name = await page.locator('.level-grip').first().boundingBox();
  if (name === null) throw new Error('nobody is there');
  await page.mouse.move(name.x + 20, name.y + 20);
  await page.mouse.down();
  await page.mouse.move(name.x + 60, name.y + 60, { steps: 3 });
}
