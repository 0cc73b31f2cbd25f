import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LETTER_KINDS } from '../src/mail/letter.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { coachSignedIn } from './visitor.ts';

const started = clubhouseForTests();

test('DESK-57: a coach reads each kind of email in both languages, and nothing is sent', async () => {
  const { letters, store } = started();
  const before = await letters();
  const coach = await coachSignedIn(started());
  assert.match((await coach.get('/coach')).text, /href="\/coach\/letters"/);
  assert.match((await coach.get('/coach/club')).text, /href="\/coach\/letters"/);
  const { text } = await coach.get('/coach/letters');
  const links = [...text.matchAll(/href="\/coach\/letters\/(\w+)"/g)].map(([, kind]) => kind);
  assert.deepEqual(links, LETTER_KINDS);
  for (const kind of LETTER_KINDS) {
    const { status, text: shown } = await coach.get(`/coach/letters/${kind}`);
    assert.equal(status, 200, kind);
    for (const language of ['en', 'de']) {
      assert.match(shown, new RegExp(`<dd lang="${language}">[^<]+</dd>`), `${kind}, ${language}`);
    }
  }
  const begun = await coach.get('/coach/letters/season_begun');
  assert.match(begun.text, /Edmund Eckersley/);
  assert.match(begun.text, /This page sends nothing/);
  // Each entirely in its own language.
  assert.equal(begun.text.match(/The club cannot show you any contact details/g)?.length, 2);
  assert.equal(begun.text.match(/Der Verein kann dir keine Kontaktdaten/g)?.length, 2);
  assert.equal((await coach.get('/coach/letters/none')).status, 404);
  assert.deepEqual(await letters(), before);
  assert.equal(store.outbox.state().waiting, 0);
});
