import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from '../../messages/dates.ts';
import { en } from '../../messages/en.ts';
import { EXAMPLE_FORMAT } from '../../../test/example-format.ts';
import { renderLetter } from '../render/render-letter.ts';
import { writeReportedLetter } from './report-letters.ts';
import { sanitiseText, toSubjectLine } from './voice.ts';

const VOICE = {
  words: en,
  dates: getDates('en', 'Europe/London'),
  club: 'Club',
  url: 'https://league.example.org',
};

function letterAbout(opponent: string) {
  const letter = writeReportedLetter(
    {
      name: opponent,
      deadline: null,
      format: EXAMPLE_FORMAT,
      match: {
        id: 'm',
        side: 0,
        isPair: false,
        partner: null,
        opponent,
        opponentFirst: opponent,
        opponents: [{ id: 'o', display_name: opponent }],
        where: opponent,
        round: 1,
      },
    },
    VOICE,
  );
  return renderLetter(letter, { name: opponent, colour: '#123456' }, 'en', null);
}

test('LTR-4: a name is never markup, in HTML, text or a subject', () => {
  const { subject, text, html } = letterAbout('<img src=x onerror="a()"> & *Bo*');
  assert.doesNotMatch(html, /<img|<b>Bo/);
  assert.match(html, /&lt;img src=x onerror=&quot;a\(\)&quot;&gt; &amp; ∗Bo∗/);
  assert.match(text, /Hello <img src=x onerror="a\(\)"> & ∗Bo∗,/);
  assert.doesNotMatch(subject, /\*/);
});

test('LTR-4: a name cannot add a line or a header, or change the direction of the following text', () => {
  const { subject, text } = letterAbout('Ann\r\nBcc: all@example.org\u202E\u2028Lee');
  assert.equal(subject, 'Your turn: your match against Ann Bcc: all@example.org Lee');
  assert.match(text, /^Hello Ann Bcc: all@example\.org Lee,$/m);
  assert.equal(sanitiseText('\u2067\u202Eann\u0000'), 'ann');
});

test('LTR-4: a right-to-left name stays together in its sentence', () => {
  const { text, html, subject } = letterAbout('נועה לוי');
  assert.match(text, /\u2068נועה לוי\u2069 has entered the score\./);
  assert.match(html, /\u2068נועה לוי\u2069 has entered the score\./);
  assert.equal(subject, 'Your turn: your match against נועה לוי');
});

test('LTR-3: a subject that is too long is cut between whole characters with an ellipsis', () => {
  assert.equal(toSubjectLine('a'.repeat(77)), 'a'.repeat(77));
  const cut = toSubjectLine('😀'.repeat(90));
  assert.equal(Array.from(cut).length, 77);
  assert.ok(cut.endsWith('😀…'));
});
