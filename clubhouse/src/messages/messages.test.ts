import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getDates } from './dates.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fill } from './fill.ts';
import { chooseLanguage } from './language.ts';
import { getFirstName, formatInitials } from './names.ts';

/** Every sentence with its place; functions are called with the same example. */
function sentences(words: unknown, place = ''): [string, string][] {
  if (typeof words === 'string') return [[place, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => sentences(inner, `${place}/${name}`));
}

test('WORD-1: both languages have every sentence, and none is empty or left in English', () => {
  const english = new Map(sentences(en));
  const german = sentences(de);
  assert.deepEqual(
    german.map(([place]) => place),
    [...english.keys()],
  );
  const same = german.filter(([place, text]) => english.get(place) === text && text.includes(' '));
  assert.deepEqual(same, []);
  assert.deepEqual(
    [...english, ...german].filter(([, text]) => text.trim() === ''),
    [],
  );
});

/** The same with the source of functions. */
function spoken(words: unknown, place = ''): [string, string][] {
  if (typeof words === 'function') return [[place, String(words)]];
  if (typeof words === 'string') return [[place, words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => spoken(inner, `${place}/${name}`));
}

test('WORD-3: one point is singular', () => {
  assert.deepEqual(
    ['0', '1', '1.5', '11'].map((points) => en.home.points(null, points)),
    ['0 points', '1 point', '1.5 points', '11 points'].map((one) => `${one}, not ranked yet`),
  );
  assert.equal(en.home.points('1st', '1'), '1st, 1 point');
  assert.equal(de.home.points('1.', '1'), '1. Platz, 1 Punkt');
  assert.equal(de.home.points(null, '1,5'), '1,5 Punkte, noch ohne Rang');
});

test('WORD-3: one entry is singular, and no entries give no table', () => {
  const changed = [0, 1, 2].map((entries) => en.rules.rowsChanged(0, entries));
  assert.deepEqual(changed, [
    'There are no entries yet, so no tables change.',
    'The table with one entry does not change.',
    'The tables with 2 entries do not change.',
  ]);
  assert.match(de.rules.rowsChanged(0, 1), /^Die Tabelle mit einer Meldung ändert/);
  assert.match(de.rules.rowsChanged(1, 2), /^Bei 1 von 2 Meldungen würden sich/);
});

test('WORD-5: German says Spiel for a match, Game for a game of a set, and Box for a box', () => {
  const english = new Map(spoken(en));
  const german = spoken(de);
  const matches = german.filter(([, text]) => /\bMatch(e?s)?\b(?!-Tiebreak)/.test(text));
  assert.deepEqual(matches, [], 'a match is a Spiel; the match tiebreak is called so');
  const games = german.filter(([place, text]) => {
    const isGame = /\bGames?\b/.test(text);
    const said = english.get(place) ?? '';
    return isGame && !/\bgames?\b/i.test(said.replaceAll('${games}', ''));
  });
  assert.deepEqual(games, [], 'a Game is what English calls one');
  const confused = german.filter(([place, text]) => {
    const said = (english.get(place) ?? '').replaceAll('${games}', '');
    return /\bSpiele?[ns]?\b/.test(text) && /\bgames?\b/i.test(said) && !/match/i.test(said);
  });
  assert.deepEqual(confused, [], 'a Spiel is no game of a set');
  const groups = german.filter(([, text]) => /\bGruppen?\b/.test(text));
  assert.deepEqual(groups, [], 'a box is a Box');
});

/** The quoted text of a sentence or of a function's source, without placeholders. */
function saidBy(source: string): string {
  const quoted = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g;
  if (!source.includes('=>')) return source;
  const texts = source.replaceAll(/\$\{[^{}]*\}/g, '…').matchAll(quoted);
  return [...texts].map(([, plain, template]) => plain ?? template ?? '').join(' ');
}

/** Words that the glossary replaces: "click" for press, "email" for letter, "deadline" and so on. */
const REFUSED = {
  en: /\bpress(?:es|ed)?\b(?! (?:Tab|Space|Enter|Escape))|\bthe letter\b|\ba letter\b(?! or)|\bletters? (?:to|that|goes|go|is|are|comes)\b|\bmails\b|\be-mail|\banew\b|\bthereof\b|\bwhoever\b|\bwho has\b(?! (?:never|not))|\bof whom\b|\bmeanwhile\b|\bsomebody\b|\beverybody\b|\btelephone\b|\btake(?:n|s)? (?:it|them|her|him|this|that) (?:in|back)\b|\btaken (?:in|back|off)\b|\bat the most\b|\bstands (?:here|there|below|above)\b|\blast day for (?:results|scores|reports)\b|\bunder way\b|\bno longer good\b/i,
  de: /\bDruck auf\b|\bmit einem Druck\b|\bdrück(?:e|t|st)?\b(?! (?:Tab|Enter|Escape))|(?<!E-)\bMails?\b(?!server)|\bBriefe?\b(?!kopf)|\beiniges Ergebnis\b|\babgemacht\b|\bausgemacht\b|\bVerschiedenes\b|\bletzte[rn]? Tag für Ergebnisse\b|\bStufe\b|\bkampflos für\b/i,
} as const;

function refusedWords(words: unknown, language: keyof typeof REFUSED): string[] {
  return spoken(words).flatMap(([place, source]) => {
    const found = REFUSED[language].exec(saidBy(source));
    return found === null ? [] : [`${place}: ${found[0]}`];
  });
}

test('WORD-8: sentences use the words of the glossary and none that it replaces', () => {
  assert.deepEqual(refusedWords(en, 'en'), []);
  assert.deepEqual(refusedWords(de, 'de'), []);
  const planted = {
    press: 'Press the button',
    letter: (day: string) => `A letter goes out on ${day}`,
    whoever: 'Whoever asks first',
    keys: 'Press Enter to drop it',
    named: (letters: string) => `For ${letters} players`,
  };
  assert.deepEqual(refusedWords(planted, 'en'), [
    '/press: Press',
    '/letter: A letter',
    '/whoever: Whoever',
  ]);
  assert.deepEqual(refusedWords({ go: 'Mit einem Druck fertig', mail: 'Eine Mail' }, 'de'), [
    '/go: Mit einem Druck',
    '/mail: Mail',
  ]);
});

test('WORD-2: picks the first language in the browser’s list that the site supports', () => {
  assert.equal(chooseLanguage(null, undefined), 'en');
  assert.equal(chooseLanguage(null, 'fr-CA, de-AT;q=0.9, en;q=0.8'), 'de');
  assert.equal(chooseLanguage(null, 'en;q=0.2, de;q=0.4'), 'de');
  assert.equal(chooseLanguage('de', 'en'), 'de');
  assert.equal(chooseLanguage('nonsense', 'de'), 'de');
  // Only the club's languages can be chosen.
  assert.equal(chooseLanguage('en', 'en', ['de']), 'de');
  assert.equal(chooseLanguage(null, undefined, ['de', 'en']), 'de');
});

test('WORD-3: days are counted in the club’s time zone and written in the reader’s language', () => {
  const late = Date.parse('2026-11-22T23:30:00Z');
  assert.equal(getDates('en', 'Europe/London').today(late), '2026-11-22');
  assert.equal(getDates('en', 'Europe/Berlin').today(late), '2026-11-23');
  assert.equal(getDates('en', 'Europe/Berlin').day('2026-12-13'), 'Sun 13 Dec');
  assert.equal(getDates('de', 'Europe/Berlin').day('2026-12-13'), 'So. 13. Dez.');
  assert.equal(getDates('en', 'Europe/Berlin').longDay('2026-12-13'), 'Sunday 13 December');
  assert.equal(getDates('de', 'Europe/Berlin').longDay('2026-12-13'), 'Sonntag, 13. Dezember');
  assert.equal(getDates('de', 'Europe/Berlin').relativeDay('2026-11-22', late), 'gestern');
  assert.equal(getDates('en', 'Pacific/Auckland').time(late), '12:30');
  assert.equal(getDates('de', 'UTC').number(2.5), '2,5');
});

test('WORD-4: a name is shortened the way people do it', () => {
  assert.equal(getFirstName('Priya Raghunathan'), 'Priya');
  assert.equal(getFirstName('Ann Lee & Bo Berg'), 'Ann & Bo');
  assert.equal(getFirstName('Prof. Dr. Sabine Weber'), 'Sabine');
  assert.equal(getFirstName('Dr.'), 'Dr.');
  assert.equal(getFirstName('Mag Jones'), 'Mag');
  assert.equal(getFirstName('Ing Wei'), 'Ing');
  assert.equal(getFirstName('Mag. Eva Huber'), 'Eva');
  assert.equal(getFirstName('Dipl.-Ing. Hans Weber'), 'Hans');
  assert.equal(getFirstName('Dr.-Ing. Ann-Marie Berg'), 'Ann-Marie');
  assert.equal(formatInitials('Aoife Ní Dhomhnaill'), 'AD');
  assert.equal(formatInitials('Øyvind'), 'Ø');
  assert.equal(formatInitials(''), '');
});

test('WORD-6: a name that ends in a full stop does not get a second one', () => {
  const { home, match, letters } = en;
  assert.equal(letters.why.accepted('TC Linden e.V.').endsWith('TC Linden e.V.'), true);
  assert.equal(home.hello('Dr.'), 'Hello, Dr.');
  assert.equal(home.hello('Ann'), 'Hello, Ann.');
  assert.equal(fill(de.match.agreed.one.level, { name: 'Bo jun.' }).endsWith('jun.'), true);
  assert.equal(match.theirTurnTitle('Bo').endsWith('Bo.'), true);
  const doubled = [...sentencesOfNames(en), ...sentencesOfNames(de)].filter(
    ([place, said]) => said.includes('e.V..') && !OF_NUMBERS.test(place),
  );
  assert.deepEqual(doubled, []);
});

/** Parameters that contain a number, an ordinal, a score or a code there, not a name. */
const OF_NUMBERS =
  /^\.(?:applications\.levelSaid|rules\.(?:faults\.(?:count|tiebreakOnly)|rank)|form\.faults|unanswered\.more|history\.unknown|install\.faults\.closed|report\.(?:faults|inGames|inPoints|set$|\w+Set$)|match\.rank|wall\.points|work\.reasons\.other|shell\.place|checks|draft\.why\.rank|arrange\.(?:line|offer)|seasonLetters\.place\.byLevel)/;

/** The output of each function in some texts for a club whose name ends in a full stop. */
function sentencesOfNames(said: unknown, place = ''): [string, string][] {
  if (typeof said === 'object' && said !== null) {
    return Object.entries(said).flatMap(([key, one]) => sentencesOfNames(one, `${place}.${key}`));
  }
  if (typeof said !== 'function' || said.length === 0) return [];
  const name = 'e.V.';
  try {
    const result: unknown = (said as (...names: string[]) => unknown)(name, name, name);
    return typeof result === 'string' ? [[place, result]] : [];
  } catch {
    // It is not about names.
    return [];
  }
}
