import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const SRC = fileURLToPath(new URL('..', import.meta.url));
/** The files that may render inputs and read forms. */
const PLACES = new Set(['components/form-fields.tsx', 'web/form.ts']);
const BY_HAND = /\bform\.get(?:All)?\(|<(?:input|select|textarea)\b/g;

/**
 * The inputs each file still renders or reads by hand. The list only shrinks: a converted file is
 * removed.
 */
const LEFT: Readonly<Record<string, number>> = {
  'api/acknowledgements.ts': 1,
  'components/copy-field.tsx': 1,
  'components/field.tsx': 3,
  'components/proposed-times.tsx': 2,
  'components/shell.tsx': 1,
  'components/step-form.tsx': 3,
  'pages/coach/chase/rows.tsx': 2,
  'pages/coach/competitions/[competition]/act.ts': 3,
  'pages/coach/competitions/[competition]/boxes.tsx': 2,
  'pages/coach/competitions/[competition]/changes.tsx': 4,
  'pages/coach/competitions/[competition]/page.tsx': 1,
  'pages/coach/competitions/[competition]/rules/offers/page.tsx': 2,
  'pages/coach/competitions/[competition]/rules/page.tsx': 4,
  'pages/coach/competitions/[competition]/rules/read-rules.ts': 1,
  'pages/coach/competitions/[competition]/rules/rules-view.tsx': 2,
  'pages/coach/competitions/[competition]/rules/slots.tsx': 3,
  'pages/coach/competitions/[competition]/step/page.tsx': 2,
  'pages/coach/competitions/[competition]/ties/page.tsx': 11,
  'pages/coach/drafts/[competition]/board-view.tsx': 2,
  'pages/coach/drafts/[competition]/box-column.tsx': 6,
  'pages/coach/drafts/[competition]/even/page.tsx': 2,
  'pages/coach/drafts/[competition]/fill/fill-view.tsx': 2,
  'pages/coach/drafts/[competition]/fill/page.tsx': 2,
  'pages/coach/drafts/[competition]/place/page.tsx': 2,
  'pages/coach/drafts/[competition]/place/place-view.tsx': 9,
  'pages/coach/drafts/[competition]/steps.ts': 8,
  'pages/coach/group/page.tsx': 1,
  'pages/coach/history/page.tsx': 6,
  'pages/coach/members/[member]/away/away-view.tsx': 3,
  'pages/coach/members/[member]/away/page.tsx': 3,
  'pages/coach/members/[member]/sign-in-code/page.tsx': 1,
  'pages/coach/members/import/[import]/check-view.tsx': 3,
  'pages/coach/members/import/[import]/columns.tsx': 3,
  'pages/coach/members/import/[import]/letters.tsx': 1,
  'pages/coach/members/import/[import]/own-words.tsx': 3,
  'pages/coach/members/import/[import]/page.tsx': 8,
  'pages/coach/members/import/[import]/who-is-it.tsx': 1,
  'pages/coach/members/import/page.tsx': 7,
  'pages/coach/members/letter/letter-form.tsx': 1,
  'pages/coach/members/levels/page.tsx': 5,
  'pages/coach/members/levels/ratings/page.tsx': 1,
  'pages/coach/members/levels/ratings/ratings-view.tsx': 1,
  'pages/coach/members/links/page.tsx': 1,
  'pages/coach/members/member-fields.ts': 1,
  'pages/coach/members/member-rows.tsx': 1,
  'pages/coach/members/members-view.tsx': 2,
  'pages/coach/seasons/[season]/page.tsx': 1,
  'pages/coach/seasons/[season]/step/page.tsx': 2,
  'pages/coach/sign-in/key-field.tsx': 2,
  'pages/coach/sign-in/page.tsx': 5,
  'pages/coach/work/[work]/page.tsx': 1,
  'pages/install/install-view.tsx': 1,
  'pages/install/secret-page.tsx': 1,
  'pages/join/join-view.tsx': 1,
  'pages/language/page.tsx': 2,
  'pages/matches/[match]/arrange/arrange.tsx': 1,
  'pages/matches/[match]/arrange/page.tsx': 1,
  'pages/matches/[match]/arrange/propose-form.tsx': 6,
  'pages/matches/[match]/report/form.ts': 5,
  'pages/matches/[match]/report/page.tsx': 1,
  'pages/matches/[match]/report/report.tsx': 7,
  'pages/matches/[match]/report/set-fields.tsx': 5,
  'pages/me/calendar/page.tsx': 1,
  'pages/me/contact/contact-page.tsx': 1,
  'pages/me/page.tsx': 2,
  'pages/me/push.tsx': 2,
  'pages/me/telegram/page.tsx': 1,
  'pages/sign-in/[token]/page.tsx': 2,
  'pages/sign-in/[token]/pick.tsx': 1,
  'pages/sign-in/page.tsx': 5,
  'pages/sign-in/sent/sent-view.tsx': 2,
  'pages/sign-out/page.tsx': 1,
  'pages/switch/page.tsx': 1,
  'pages/unsubscribe/[token]/page.tsx': 1,
  'pages/wishes/partner/[competition]/pick-view.tsx': 2,
  'pages/wishes/partners.tsx': 1,
  'web/bind-forms.ts': 2,
  'work/work-kind.ts': 1,
};

test('BODY-6: forms are read in one place, and fields are rendered in one place', () => {
  const found = globSync('**/*.{ts,tsx}', { cwd: SRC })
    .filter((file) => !file.endsWith('.test.ts') && !PLACES.has(file))
    .map(
      (file) => [file, readFileSync(`${SRC}/${file}`, 'utf8').match(BY_HAND)?.length ?? 0] as const,
    )
    .filter(([, count]) => count > 0);
  assert.deepEqual(Object.fromEntries(found), LEFT);
});
