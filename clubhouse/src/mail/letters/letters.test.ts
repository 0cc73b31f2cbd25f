import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from '../../messages/dates.ts';
import { LANGUAGES, type Language, getWords } from '../../messages/language.ts';
import { LETTER_KINDS } from '../letter.ts';
import { writeExampleLetters } from '../preview/examples.ts';
import type { Voice } from './voice.ts';
import { writeOpponentWithdrawal, type MatchLeft } from './withdrawal.ts';
import { renderLetter, type RenderedLetter } from '../render/render-letter.ts';

const CLUB = { name: 'Harbour Lane <Rackets> & "Ball" Club', colour: '#0f5c4a' };
const URL_OF_CLUB = 'https://league.example.org';
const TURN_OFF = `${URL_OF_CLUB}/off/1`;

const REPORT_PAGE = (matchId: string) => `${URL_OF_CLUB}/matches/${matchId}/report`;

function voiceIn(language: Language): Voice {
  const dates = getDates(language, 'Europe/London');
  return { words: getWords(language), dates, club: CLUB.name, url: URL_OF_CLUB };
}

function rendered(language: Language): readonly (readonly [string, RenderedLetter])[] {
  return writeExampleLetters(voiceIn(language)).map(([name, letter]) => [
    `${name} ${language}`,
    renderLetter(letter, CLUB, language, letter.kind === 'sign_in' ? null : TURN_OFF, REPORT_PAGE),
  ]);
}

const ALL = LANGUAGES.flatMap(rendered);

/** The texts that a browser shows of HTML, without hidden ones. */
function shown(html: string): string {
  return html
    .replace(/<head>[\s\S]*<\/head>/, '')
    .replace(/<div style="display:none[\s\S]*?<\/div>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll('<wbr>', '')
    .replaceAll(/<\/?b>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}

function wordsIn(text: string): string[] {
  return text
    .replaceAll(/[=\-,:]{1,}(?=\s|$)/gm, ' ')
    .split(/\s+/)
    .filter(Boolean);
}

test('LTR-1: each kind of email has an example in each language', () => {
  const voice = (language: Language) => ({
    words: getWords(language),
    dates: getDates(language, 'UTC'),
    club: 'C',
    url: URL_OF_CLUB,
  });
  for (const language of LANGUAGES) {
    const kinds = new Set(writeExampleLetters(voice(language)).map(([, { kind }]) => kind));
    assert.deepEqual([...kinds].toSorted(), LETTER_KINDS.toSorted());
  }
});

test('LTR-1: the plain text says everything the HTML says, in lines of 72 columns except for addresses', () => {
  for (const [name, { text, html }] of ALL) {
    const plain = wordsIn(text);
    const counts = Map.groupBy(plain, (word) => word);
    for (const [word, times] of Map.groupBy(wordsIn(shown(html)), (one) => one)) {
      const said = counts.get(word)?.length ?? 0;
      assert.ok(said >= times.length, `${name}: “${word}” is not in the text as often`);
    }
    for (const line of text.split('\n')) {
      const isAddress = /^\S+$/.test(line.trim()) || /^ {2}\S+: \S+$/.test(line);
      assert.ok(line.length <= 72 || isAddress, `${name}: ${line}`);
      if (/https?:/.test(line))
        assert.match(line, /^(?:https:\/\/\S+| {2}WhatsApp: https:\/\/\S+)$/);
    }
    for (const [, href = ''] of html.matchAll(/<a [^>]*href="(https:[^"]*)"/g)) {
      assert.ok(text.includes(href.replaceAll('&amp;', '&')), `${name}: ${href}`);
    }
  }
});

test('LTR-1: no email contains a placeholder, undefined or stray markup', () => {
  for (const [name, { subject, text, html }] of ALL) {
    for (const said of [subject, text, shown(html)]) {
      assert.doesNotMatch(said, /undefined|null|NaN|Infinity|\[object|\{\w*\}|\*|function/, name);
      assert.doesNotMatch(said, /[^.]\.\.(?!\.)|,,| \.|\(\)|“”|„“/, name);
    }
  }
});

test('LTR-2: a score does not wrap', () => {
  const { html, text } = new Map(ALL).get('settled en') ?? { html: '', text: '' };
  assert.match(html, /<span style="white-space:nowrap">6–3<\/span> <span[^>]*>6–7\(4\)<\/span>/);
  assert.doesNotMatch(html + text, /\u2060/);
});

test('LTR-2: HTML fetches nothing, declares its language, and supports light and dark', () => {
  for (const [name, { html }] of ALL) {
    assert.match(html, new RegExp(`<html lang="${name.slice(-2)}" dir="ltr">`));
    assert.match(html, /<meta name="color-scheme" content="light dark">/);
    assert.match(html, /@media \(prefers-color-scheme:dark\)/);
    assert.doesNotMatch(html, /<img|<script|<link|src=|url\(|@import|@font-face|onclick/, name);
    assert.doesNotMatch(html, /\bwidth="(?!100%|560")/, name);
    assert.match(html, /background-color:#0f5c4a/);
  }
});

test('LTR-3: a subject is one line of at most 77 characters', () => {
  for (const [name, { subject }] of ALL) {
    assert.ok(Array.from(subject).length <= 77, `${name}: ${subject}`);
    assert.match(subject, /^[^\p{Cc}*]+$/u, name);
  }
});

test('LTR-5: every link goes to the club’s own site or to a person', () => {
  for (const [name, { html }] of ALL) {
    const hrefs = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
    assert.ok(hrefs.length > 0 || name.startsWith('application-arrived'), name);
    for (const href of hrefs) {
      assert.match(
        href,
        /^(?:https:\/\/league\.example\.org\/|tel:\+?\d+$|mailto:|https:\/\/wa\.me\/\d+$)/,
      );
    }
  }
});

test('LTR-20: an email about a match says how to reach the opponents', () => {
  const about = /^(?:other-side|results-differ|settled|time-proposed|arranged)/;
  const letters = ALL.filter(([name]) => about.test(name));
  assert.ok(letters.length > 10);
  for (const [name, { html, text }] of letters) {
    // In that example, the reader may no longer see any contact details.
    if (name.startsWith('results-differ-pair ')) continue;
    assert.match(html, /href="mailto:[^"]+@example\.org"/, name);
    assert.match(html, /href="tel:\+44\d+"/, name);
    assert.match(text, /WhatsApp: https:\/\/wa\.me\/44\d+/, name);
  }
  const pair = new Map(ALL).get('time-proposed-pair en')?.text ?? '';
  assert.match(pair, /Jonas Ødegård, your partner/);
});

test('LTR-12: an email says why it was sent and how to turn such emails off', () => {
  for (const [name, { text, html }] of ALL) {
    const foot = text.split('\n-- \n')[1] ?? '';
    assert.match(foot, /Harbour Lane <Rackets> & "Ball" Club/, name);
    const isSignIn = name.startsWith('sign-in');
    assert.equal(foot.includes(TURN_OFF), !isSignIn, name);
    assert.equal(html.includes(`href="${TURN_OFF}"`), !isSignIn, name);
  }
});

test('LTR-21: each match against a withdrawn player has a line; one settled without play is not called played', () => {
  const withdrew = { id: 'm', side: 0, isPair: false, partner: null, where: 'Box 3' } as const;
  const about = { opponent: 'Nora Late', opponentFirst: 'Nora', opponents: [] };
  const match = (round: 1 | 2) => ({ ...withdrew, ...about, round });
  const ruling = { outcome: 'walkover', winning_side: 0 } as const;
  const played = { ruling: null, status: 'played' } as const;
  const matches: MatchLeft[] = [
    { mine: match(2), ruling, status: 'open', outcome: null },
    { mine: match(1), ...played, outcome: 'unplayed' },
  ];
  const facts = { name: 'Ann', box: 'Singles, Box 3', divisionId: 'd', matches };
  const { blocks } = writeOpponentWithdrawal(facts, voiceIn('en'));
  const lines = blocks.flatMap((block) => (block.type === 'paragraph' ? [block.text] : []));
  assert.deepEqual(lines.slice(2), [
    'First match: Your match will not be played, as already decided.',
    'Second match: Nora Late withdrew: a walkover for you.',
    'You don’t need to do anything.',
  ]);
});
