import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listNoticeNames, formatNoticeName, readPrivacyNotice } from './privacy-notice.ts';

const NOTICE = { name: 'Privacy notice', date: '2026-10-01', text: 'What is kept.' };

test('JOIN-2: a notice has a name, a date and a text, in one language or both', () => {
  const read = (privacy_notice: unknown) =>
    readPrivacyNotice({ colour: '#123456', privacy_notice });
  assert.deepEqual(read(NOTICE), {
    date: '2026-10-01',
    version: null,
    name: { en: 'Privacy notice', de: 'Privacy notice' },
    text: { en: 'What is kept.', de: 'What is kept.' },
  });
  const both = read({
    ...NOTICE,
    text: { en: ' Kept. ', de: 'Gespeichert.' },
    name: { de: 'Datenschutz' },
  });
  assert.deepEqual(both?.text, { en: 'Kept.', de: 'Gespeichert.' });
  assert.deepEqual(both?.name, { en: 'Datenschutz', de: 'Datenschutz' });
  for (const wrong of [
    undefined,
    null,
    'Privacy notice',
    [NOTICE],
    { ...NOTICE, name: '' },
    { ...NOTICE, text: '  ' },
    { ...NOTICE, text: { fr: 'Texte' } },
    { ...NOTICE, date: 'October 2026' },
    { ...NOTICE, date: '2026-02-30' },
    { ...NOTICE, date: '2026-13-01' },
    { ...NOTICE, name: 'x'.repeat(151) },
  ]) {
    assert.equal(read(wrong), null, JSON.stringify(wrong));
  }
  const longest = read({ ...NOTICE, name: 'x'.repeat(150) });
  assert.ok(longest);
  assert.ok(formatNoticeName(longest, 'en').length <= 200);
});

test('JOIN-2: an application shows its notice and date on one line', () => {
  const notice = readPrivacyNotice({ privacy_notice: { ...NOTICE, name: 'Privacy\nnotice' } });
  assert.ok(notice);
  assert.equal(formatNoticeName(notice, 'de'), 'Privacy notice (2026-10-01)');
  assert.deepEqual(listNoticeNames(notice), Array(2).fill('Privacy notice (2026-10-01)'));
});
