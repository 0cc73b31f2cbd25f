import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as aroundDe from './around.de.ts';
import * as aroundEn from './around.en.ts';
import * as firstDe from './first.de.ts';
import * as firstEn from './first.en.ts';
import { chooseLanguage } from './language.ts';
import * as tableDe from './table.de.ts';
import * as tableEn from './table.en.ts';
import { wordSet } from './word-set.ts';
import { words } from './words.ts';
import { readLetters, formatMove } from '../chess/game/notation.ts';
import { readTypedMove } from '../chess/game/typed-move.ts';
import { playWords } from './words.ts';

const ENGLISH = { ...firstEn.en, ...tableEn.en, ...aroundEn.en };
const GERMAN = { ...firstDe.de, ...tableDe.de, ...aroundDe.de };

/** Every sentence with its place; functions by their source. */
function sentences(said: unknown, place = ''): [string, string][] {
  if (typeof said === 'string' || typeof said === 'function') return [[place, String(said)]];
  if (typeof said !== 'object' || said === null) return [];
  return Object.entries(said).flatMap(([name, inner]) => sentences(inner, `${place}/${name}`));
}

/** Parts that may be placed elsewhere in German: links and emphasis. */
const MAY_DIFFER = /\/\d+(\/|$)/;
/** Names, figures and words that are the same in both languages. */
const ALIKE =
  /^(\/chess\/move\/enPassant|\/relay\/title|\/make\/clocks\/.*|\/play\/chat\/name|\/play\/action\/(chat|pgn)|\/play\/turn\/premove|\/play\/options|\/play\/action\/options|\/settings\/relay\/title|\/.*\/link|.*\/to)$/;

test('LANG-3: both languages have every sentence, and none is empty or left in English', () => {
  const english = new Map(sentences(ENGLISH));
  const german = sentences(GERMAN);
  const placesOf = (list: Iterable<readonly [string, string]>) =>
    [...list].map(([place]) => place).filter((place) => !MAY_DIFFER.test(place));
  assert.deepEqual(placesOf(german), placesOf(english));
  const same = german.filter(
    ([place, text]) => english.get(place) === text && / /.test(text) && !ALIKE.test(place),
  );
  assert.deepEqual(same, []);
  const empty = [...english, ...german].filter(
    ([place, text]) => text.trim() === '' && !/persistence\/asking|notation/.test(place),
  );
  assert.deepEqual(empty, []);
});

test('LANG-3: German uses du, and calls a game of chess a Partie', () => {
  const german = sentences(GERMAN);
  const formal = german.filter(([, text]) =>
    /\b(Sie|Ihnen|Ihre[nmrs]?)\b(?! (hält|gilt))/.test(text),
  );
  assert.deepEqual(
    formal.filter(([, text]) => !/[.:!?] Sie |^Sie stimmen überein|^Ihr /.test(text)),
    [],
  );
  const foreign = german.filter(([, text]) =>
    /\b(Spiele?n? (gewonnen|verloren)|Unentschieden|Matches)\b/.test(text),
  );
  assert.deepEqual(foreign, []);
});

test('LANG-1: a choice wins, or else the browser’s first language that the site speaks', () => {
  assert.equal(chooseLanguage('system', ['fr-CA', 'de-AT', 'en']), 'de');
  assert.equal(chooseLanguage('en', ['de']), 'en');
  assert.equal(chooseLanguage(null, ['fr']), 'en');
  assert.equal(chooseLanguage('nonsense', []), 'en');
});

test('LANG-2: one language loads at a time, and the later of two requests wins', async () => {
  const asked: string[] = [];
  const late = Promise.withResolvers<string>();
  const set = wordSet({
    en: async () => (asked.push('en'), late.promise),
    de: async () => (asked.push('de'), 'Wort'),
  });
  assert.throws(() => set());
  const first = set.load('en');
  await set.load('de');
  late.resolve('word');
  await first;
  assert.equal(set(), 'Wort');
  await set.load('de');
  assert.deepEqual(asked, ['en', 'de']);
});

test('LANG-5: moves are written with the language’s letters, and read in those and in SAN', async () => {
  await Promise.all([words.load('de'), playWords.load('de')]);
  try {
    const written = ['Nf3', 'exd5', 'Qxe8+', 'R1a3', 'O-O', 'O-O-O#', 'e8=N', 'Kd2', 'Bb5'];
    assert.deepEqual(written.map(formatMove), [
      'Sf3',
      'exd5',
      'Dxe8+',
      'T1a3',
      '0-0',
      '0-0-0#',
      'e8S',
      'Kd2',
      'Lb5',
    ]);
    assert.equal(readLetters('Sf3'), 'Nf3');
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
    for (const typed of ['Sf3', 'sf3', 'Nf3', 'Sg1f3', 'g1f3']) {
      assert.deepEqual(readTypedMove(start, typed), { move: 'g1f3' }, typed);
    }
    const promoting = '1n5k/P7/8/8/8/8/8/K7 w - - 0 1';
    for (const typed of ['axb8D', 'axb8d', 'axb8=Q', 'a7b8D']) {
      assert.deepEqual(readTypedMove(promoting, typed), { move: 'a7b8q' }, typed);
    }
    const which = readTypedMove('7k/8/8/8/8/5N2/8/KN6 w - - 0 1', 'Sd2');
    assert.deepEqual(which, { wrong: 'Welcher Springer? Sbd2 oder Sfd2.' });
  } finally {
    await Promise.all([words.load('en'), playWords.load('en')]);
  }
  assert.equal(formatMove('Nf3'), 'Nf3');
});
