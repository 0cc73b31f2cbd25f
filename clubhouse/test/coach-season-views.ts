import { COACH, type Scene } from './scene.ts';
import { dateAfter } from './seed.ts';
import { of, press, unfold, type View } from './view.ts';

/** Views of matches, seasons, competitions and drafts. */
export const COACH_SEASON_VIEWS: readonly View[] = [
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

function toSettle({ states }: Scene): string {
  return `/coach/matches/${states.differs}?take=unplayed`;
}
