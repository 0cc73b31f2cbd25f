import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import type { CountryCode } from 'libphonenumber-js/max';
import { buildContactLinks, makeMailLink } from './contact-links.ts';
import { findCountryOfZone } from './country-of-zone.ts';
import { readTelephones } from './telephones.ts';

/**
 * The expected reading of a field: `+number` if it can get texts, `+number call` if not, or words.
 */
const CELLS: readonly (readonly [country: CountryCode | null, cell: string, ...string[]])[] = [
  ['DE', '0171 2345678', '+491712345678'],
  ['DE', '+49 (0)172/2345678', '+491722345678'],
  ['DE', '+49 (0) 172 2345678', '+491722345678'],
  ['DE', '0049 172 2345678', '+491722345678'],
  ['US', '0049 172 2345678', '+491722345678'],
  ['DE', '172 2345678', '+491722345678'],
  ['DE', '０１７１ 2345678', '+491712345678'],
  ['DE', '06221/445500', '+496221445500 call'],
  ['DE', '06221 / 44 55 00', '+496221445500 call'],
  ['DE', '0800 1234567', '+498001234567 call'],
  ['DE', '+44 7700 900123', '+447700900123'],
  ['GB', '07700 900123', '+447700900123'],
  ['US', '(213) 373-4253', '+12133734253'],
  ['IT', '+39 (0)6 12345678', '+390612345678 call'],
  ['IT', '333 1234567', '+393331234567'],
  ['CH', '+41 (0)79 123 45 67', '+41791234567'],
  ['AT', '0664/1234/567', '+436641234567'],
  // Two in one field.
  ['DE', '+49 (0)172/2345678 / 06221/445500', '+491722345678', '+496221445500 call'],
  ['DE', '0172/2345678/06221/445500', '+491722345678', '+496221445500 call'],
  ['DE', '0172 2345678 06221 445500', '+491722345678', '+496221445500 call'],
  ['DE', '(0172) 2345678 (06221) 445500', '+491722345678', '+496221445500 call'],
  ['DE', '+491722345678+496221445500', '+491722345678', '+496221445500 call'],
  ['DE', '0172 2345678\n06221 445500', '+491722345678', '+496221445500 call'],
  ['DE', '0172-2345678 oder 06221-445500', '+491722345678', '+496221445500 call'],
  ['DE', 'mobil: 0172 2345678, privat 06221/445500', '+491722345678', '+496221445500 call'],
  ['US', '213-373-4253 212-373-4254', '+12133734253', '+12123734254'],
  ['LU', '445500/445501', '+352445500 call', '+352445501 call'],
  // These could be two or three numbers, so neither is guessed.
  ['DE', '030 577 96 0621 319 030 6732', '030 577 96 0621 319 030 6732'],
  [
    'DE',
    '0172 2345678, 06221 445500 und 030 1234567',
    '+491722345678',
    '+496221445500 call',
    '+49301234567 call',
  ],
  // Text that is not a number, or may be several, is not guessed.
  ['DE', '0171 1234567 / 445500', '+491711234567', '445500'],
  ['DE', '06221 44550 / 51', '06221 44550 / 51'],
  ['DE', '445500', '445500'],
  ['DE', '12345', '12345'],
  ['DE', '0171', '0171'],
  ['DE', '110', '110'],
  ['DE', 'nach 18 Uhr', 'nach 18 Uhr'],
  ['DE', '++49 172 2345678', '++49 172 2345678'],
  [null, '0171 2345678', '0171 2345678'],
  [null, '+49 171 2345678', '+491712345678'],
  ['DE', `0171 2345678${' '.repeat(100)}x`, `0171 2345678${' '.repeat(100)}x`],
  ['DE', `0171 2345678${' '.repeat(87)}x`, '+491712345678'],
  ['DE', ' '],
];

function readAs(cell: string, country: CountryCode | null): string[] {
  return readTelephones(cell, { country }).map(({ shown, call, sms, whatsApp }) => {
    if (call === null) return shown;
    const number = call.slice('tel:'.length);
    assert.equal(sms === null, whatsApp === null);
    if (sms === null || whatsApp === null) return `${number} call`;
    assert.deepEqual([sms, whatsApp], [`sms:${number}`, `https://wa.me/${number.slice(1)}`]);
    return number;
  });
}

for (const [country, cell, ...expected] of CELLS) {
  test(`CONT-1, CONT-2: ${JSON.stringify(cell.slice(0, 50))}, read in ${country ?? 'no country'}`, () => {
    assert.deepEqual(readAs(cell, country), expected);
  });
}

const MOBILES = fc.integer({ min: 2_000_000, max: 9_999_999 }).map((local) => ['172', `${local}`]);
const LANDLINES = fc.integer({ min: 200_000, max: 999_999 }).map((local) => ['6221', `${local}`]);
const NUMBERS = fc
  .tuple(
    fc.oneof(MOBILES, LANDLINES),
    fc.constantFrom('0', '+49 ', '+49 (0)', '0049 ', '+49(0) '),
    fc.constantFrom(' ', '/', '-', '', ' / ', '–'),
  )
  .map(([[area = '', local = ''], start, between]) => ({
    typed: start + area + between + local,
    read: `+49${area}${local}${area === '172' ? '' : ' call'}`,
  }));
const SEPARATORS = fc.constantFrom(' / ', '; ', ', ', '\n', ' oder ', ' und ', ' | ', ' & ');

test('CONT-2: up to three numbers can be dialled separately, however they are typed and separated', () => {
  fc.assert(
    fc.property(fc.array(NUMBERS, { minLength: 1, maxLength: 3 }), SEPARATORS, (all, separator) => {
      const cell = all.map(({ typed }) => typed).join(separator);
      fc.pre(cell.length <= 100);
      assert.deepEqual(
        readAs(cell, 'DE'),
        all.map(({ read }) => read),
      );
    }),
    { numRuns: chooseCaseCount(150) },
  );
});

test('CONT-2: an address holds one number and hides no digit, whatever is typed', () => {
  const pieces = fc.constantFrom(
    ...'0123456789+()/- .,;'.split(''),
    '00',
    'x',
    '%0a',
    '"',
    '<b>',
    'ſ',
  );
  const digits = (text: string) => text.normalize('NFKC').replaceAll(/\D/g, '');
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (typed) => {
      const cell = typed.join('');
      const read = readTelephones(cell, { country: 'DE', message: 'Hi & ?' });
      for (const { call, sms, whatsApp } of read) {
        assert.match(call ?? 'tel:+1', /^tel:\+\d{1,15}$/);
        assert.match(sms ?? 'sms:+1?&body=', /^sms:\+\d{1,15}\?&body=[\w%]*$/);
        assert.match(
          whatsApp ?? 'https://wa.me/1?text=',
          /^https:\/\/wa\.me\/\d{1,15}\?text=[\w%]*$/,
        );
      }
      assert.equal(read.map(({ shown }) => digits(shown)).join(''), digits(cell));
    }),
    { numRuns: chooseCaseCount(150) },
  );
});

test('CONT-1: a message is sent by text, WhatsApp or email', () => {
  const { telephones, mail } = buildContactLinks(
    { phone: '0171 2345678', email: 'ana+1@example.org' },
    'DE',
    'Hi Ana & Bo?',
  );
  assert.deepEqual(
    [...telephones.map(({ sms, whatsApp }) => [sms, whatsApp]), mail?.href],
    [
      [
        'sms:+491712345678?&body=Hi%20Ana%20%26%20Bo%3F',
        'https://wa.me/491712345678?text=Hi%20Ana%20%26%20Bo%3F',
      ],
      'mailto:ana%2B1@example.org?body=Hi%20Ana%20%26%20Bo%3F',
    ],
  );
  assert.equal(makeMailLink('ana@example.org'), 'mailto:ana@example.org');
  assert.deepEqual(buildContactLinks({ phone: null, email: null }, 'DE'), {
    telephones: [],
    mail: null,
  });
});

test('CONT-3: the country follows from the time zone, under any of its names', () => {
  const zones = ['Europe/Berlin', 'Europe/London', 'Europe/Kiev', 'UTC', 'Nowhere/At_All'];
  assert.deepEqual(zones.map(findCountryOfZone), ['DE', 'GB', 'UA', null, null]);
});

test('CONT-1: no other file of the website builds a tel: address', () => {
  const folder = `${import.meta.dirname}/..`;
  const makers = globSync('**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !path.includes('.test.') && path !== 'contacts/telephones.ts')
    .filter((path) =>
      /[`'"](?:tel:|sms:|https:\/\/wa\.me)/.test(readFileSync(`${folder}/${path}`, 'utf8')),
    );
  assert.deepEqual(makers, []);
});
