import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findPushHost, PUSH_HOSTS, USUAL_PUSH_HOSTS } from './push-hosts.ts';

test('FWD-3: the list of push services has host names, with or without a star', () => {
  assert.equal(PUSH_HOSTS.read(USUAL_PUSH_HOSTS)?.length, 5);
  assert.deepEqual(PUSH_HOSTS.read(' A.example ,, *.b-c.example,'), ['a.example', '*.b-c.example']);
  const wrong = [
    '',
    ',',
    '*',
    '*.com',
    '*.*.example.org',
    'a.*.example',
    '*a.example',
    'localhost',
  ];
  const others = [
    '127.0.0.1',
    '[::1]',
    'a.example:443',
    'https://a.example',
    'a.example.',
    '.a.example',
    'a..example',
    'ä.example',
    'a_b.example',
    '-a.example',
    'a.example/x',
  ];
  for (const text of [...wrong, ...others]) assert.equal(PUSH_HOSTS.read(text), undefined, text);
});

test('FWD-3: a star stands for one or more whole labels', () => {
  const hosts = ['a.example', '*.b.example'];
  for (const [name, entry] of [
    ['a.example', 'a.example'],
    ['x.a.example', undefined],
    ['b.example', undefined],
    ['.b.example', undefined],
    ['x.b.example', '*.b.example'],
    ['x.y.b.example', '*.b.example'],
    ['xb.example', undefined],
    ['x.b.example.', undefined],
  ] as const)
    assert.equal(findPushHost(hosts, name), entry, name);
});
