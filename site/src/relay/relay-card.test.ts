import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeCard, type KeyStanding } from './relay-card.ts';
import '../../test/english.ts';

const STANDINGS: readonly KeyStanding[] = ['none', 'kept', 'wrong-key', 'locked'];

test('PAGE-5: a private relay makes games only for a valid key, with a sentence per key state', () => {
  const words = STANDINGS.map((key) =>
    describeCard(
      { mode: 'private', quietDays: 7, socketsPerNetwork: null, pushForwarder: null },
      null,
      key,
    ),
  );
  assert.equal(new Set(words.map(({ text }) => text)).size, STANDINGS.length);
  assert.deepEqual(
    words.map(({ canCreate }) => canCreate),
    [false, true, false, false],
  );
});

test('PAGE-5: an open relay makes games whatever key is stored for it', () => {
  for (const key of STANDINGS) {
    assert.equal(
      describeCard(
        { mode: 'public', quietDays: 7, socketsPerNetwork: null, pushForwarder: null },
        null,
        key,
      ).canCreate,
      true,
    );
  }
});
