import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BYTE_PAGES, findCodePage, encodeAs } from './code-pages.ts';
import { decodeText } from './decode-text.ts';
import { isMisread } from './misread.ts';

const NAMES = [
  'Łukasz Wójcik',
  'Jiří Dvořák',
  'Zośka Żak',
  'Jürgen Müller',
  'Jürgen Weiß',
  'Hélène Brun',
  'Solène Brun',
  'Søren Ørsted',
  'Åsa Öberg',
  'José Núñez',
  'İlker Işık',
  'Guðrún Þórsdóttir',
  'Jānis Bērziņš',
  'Kőműves Győző',
  'João Simões',
  'Đorđe Živković',
  'Šárka Žižková',
  'Zoë D’Arcy – 20 €',
  'Иван Петров',
  'Γιώργος Νίκου',
];
/** Unambiguous words; the import may ask about others. */
const PLAIN: readonly (readonly [string, (typeof BYTE_PAGES)[number]])[] = [
  ['Łukasz Wójcik', 'Windows-1250'],
  ['Jiří Dvořák', 'ISO-8859-2'],
  ['Zośka Żak', 'Windows-1250'],
  ['Jürgen Müller', 'Windows-1252'],
  ['Jürgen Müller', 'Macintosh'],
  ['Jürgen Weiß', 'CP850'],
  ['Hélène Brun', 'Windows-1252'],
  ['İlker Işık', 'Windows-1254'],
  ['Jānis Bērziņš', 'Windows-1257'],
  ['Šárka Žižková', 'ISO-8859-15'],
  ['Иван Петров', 'KOI8-R'],
  ['Γιώργος Νίκου', 'Windows-1253'],
];

const fileOf = (name: string) => `Name;Email\r\n${name};a@x.org\r\n`;

test('CLI-23: a name in any code page is read correctly or asked about', () => {
  let asked = 0;
  let read = 0;
  for (const name of NAMES) {
    for (const page of BYTE_PAGES) {
      const bytes = encodeAs(page, fileOf(name));
      if (bytes === null) continue;
      const { text, isSure, readings } = decodeText(bytes, null);
      if (isSure) assert.equal(text, fileOf(name), `${name} in ${page}`);
      else assert.ok(readings.length > 1, `${name} in ${page}`);
      if (isSure) read += 1;
      else asked += 1;
      assert.equal(decodeText(bytes, page).text, fileOf(name));
    }
  }
  assert.ok(read > asked, `${read} read, ${asked} asked`);
});

test('CLI-23: unambiguous names are not asked about', () => {
  for (const [name, page] of PLAIN) {
    const bytes = encodeAs(page, fileOf(name));
    assert.ok(bytes, `${name} in ${page}`);
    const { text, isSure } = decodeText(bytes, null);
    assert.deepEqual([text, isSure], [fileOf(name), true], `${name} in ${page}`);
  }
});

const GERMAN = 'Müller, Jäger, Weiß, Köhler, Böhm, Krüger';

test('CLI-28: a foreign name or a symbol raises no question in a German list', () => {
  for (const word of [
    'Øster',
    'Søren',
    'Solène',
    'Muñoz',
    'Åsa',
    'Håkan',
    'O´Hara',
    '§ 5',
    '20 °C',
    '20 £',
    '3½',
    '© TC',
    'Nº 5',
    'García, Zoë Øster',
  ]) {
    const file = fileOf(`${GERMAN}, ${word}`);
    const { text, isSure } = decodeText(encodeAs('Windows-1252', file) ?? Buffer.of(), null);
    assert.deepEqual([text, isSure], [file, true], word);
  }
});

test('CLI-28: no symbols or names make a wrong code page look certain', () => {
  const words = ['20 £', '£', '3½', '½', '©', '´', '3º', 'Nº 5', 'Mª José', 'Øster', 'Muñoz'];
  const eastern = ['Kovařa', 'Ł. Nowak', 'Łukasz', 'Bogdanaş', 'Czyń', 'Řehoř', 'Čermy', 'Ľuba'];
  for (const home of ['Müller', GERMAN, 'Ann', 'Łukasz Wójcik', 'René']) {
    for (const word of [...words, ...eastern]) {
      for (const page of BYTE_PAGES) {
        const file = fileOf(`${home}, ${word}`);
        const bytes = encodeAs(page, file);
        if (bytes === null) continue;
        const { text, isSure } = decodeText(bytes, null);
        assert.ok(!isSure || text === file, `${home}, ${word} in ${page}: ${text}`);
      }
    }
  }
});

test('CLI-23: UTF-8 and UTF-16 are never asked about, with or without a byte order mark', () => {
  for (const name of [...NAMES, 'Plain Name', 'MÃ¼ller', '日本', 'Āā']) {
    const file = fileOf(name);
    const wide = Buffer.from(file, 'utf16le');
    for (const bytes of [Buffer.from(file), Buffer.from(`\uFEFF${file}`), wide]) {
      const { text, isSure, readings } = decodeText(bytes, null);
      assert.deepEqual([text, isSure, readings.length], [file, true, 1], name);
    }
    const marked = Buffer.from(`\uFEFF${file}`, 'utf16le');
    assert.equal(decodeText(marked, null).text, file);
    assert.equal(decodeText(marked.swap16(), null).text, file);
    assert.equal(decodeText(Buffer.from(wide).swap16(), null).text, file);
  }
});

test('CLI-23: code pages are recognised by their common names', () => {
  for (const [name, page] of [
    ['cp1250', 'Windows-1250'],
    ['windows-1250', 'Windows-1250'],
    ['LATIN2', 'ISO-8859-2'],
    ['ansi', 'Windows-1252'],
    ['utf8', 'UTF-8'],
    ['Mac Roman', 'Macintosh'],
    ['klingon', null],
  ] as const) {
    assert.equal(findCodePage(name), page);
  }
});

test('CLI-15: a misread name is not taken for a different name', () => {
  for (const [wrong, right, is] of [
    ['£ukasz Wójcik', 'Łukasz Wójcik', true],
    ['Å\u0081ukasz WÃ³jcik', 'Łukasz Wójcik', true],
    ['MÃ¼ller', 'Müller', true],
    ['M?ller', 'Müller', true],
    ['M\uFFFDller', 'Müller', true],
    ['O&#39;Connor', "O'Connor", true],
    ['Łukasz Wójcik', '£ukasz Wójcik', false],
    ['Möller', 'Müller', false],
    ['Ann', 'Anna', false],
  ] as const) {
    assert.equal(isMisread(wrong, right), is, `${wrong}, ${right}`);
  }
});

test('CLI-23: UTF-8 with a broken byte is offered first, with a question', () => {
  const [before, after] = [Buffer.from('Name\nJürgen Weiß\nAndr'), Buffer.from('\nZoë Łuk\n')];
  const { isSure, readings } = decodeText(Buffer.concat([before, Buffer.of(0xe9), after]), null);
  assert.equal(isSure, false);
  assert.equal(readings[0]?.page, 'UTF-8');
  assert.equal(readings[0]?.text, 'Name\nJürgen Weiß\nAndr\uFFFD\nZoë Łuk\n');
});
