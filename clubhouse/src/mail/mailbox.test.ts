import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseMailbox } from './mailbox.ts';

test('MAIL-7: a sender is an address, with or without a name', () => {
  const club = { name: 'Tennis, "Club"', address: 'club@example.org' };
  assert.deepEqual(parseMailbox('Tennis, "Club" <club@example.org>'), club);
  assert.deepEqual(parseMailbox('club@example.org'), { name: '', address: 'club@example.org' });
  for (const text of [
    'Club',
    'Club <club>',
    'Club <a@b.c> <d@e.f>',
    'Club\n <a@b.c>',
    '<a@b.c>x',
  ]) {
    assert.equal(parseMailbox(text), null, text);
  }
});
