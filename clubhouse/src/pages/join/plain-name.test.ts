import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isPlainName } from './plain-name.ts';

test('JOIN-10: names in every script are accepted, with their marks', () => {
  const names = [
    'Ana',
    'Jean-Luc',
    "Sinéad O'Neill",
    'Dr. Ana Müller-Lüdenscheidt (jun.)',
    'J.R.',
    'K.-H.',
    'Nguyễn Thị Minh Khai',
    'Ørsted, Søren',
    'Łukasz',
    'Ελένη',
    'Дмитрий',
    '王小明',
    'محمد',
    'Núria Llull·la',
  ];
  for (const name of names) assert.ok(isPlainName(name), name);
});

test('JOIN-10: links, numbers, symbols and line breaks are not names', () => {
  const others = [
    'Win at http://evil.example/now',
    'evil.example',
    'www.evil',
    't.co',
    'evil。example',
    'a/b',
    'ana@example.org',
    'Call 0900 123456',
    'Ana\nBo',
    'Ana\u2028Bo',
    '<b>Ana</b>',
    'Ana \u202egro',
    '*Ana*',
    '[Ana](x)',
    '...',
    '   ',
    '💰',
  ];
  for (const text of others) assert.ok(!isPlainName(text), text);
});
