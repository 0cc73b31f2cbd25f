import assert from 'node:assert/strict';
import { test } from 'node:test';
import { optionsOf } from './core/new-game.ts';
import { readLinkTerms, writeLinkTerms } from './link-terms.ts';

test('PAGE-13: a link says the reader’s side and clock, and what lost its end says nothing', () => {
  for (const [clock, shown] of [
    [{ initialMs: 300_000, incrementMs: 3000 }, '5 + 3'],
    [{ initialMs: 86_400_000, incrementMs: 0, isPerMove: true }, '1 day a move'],
    [{ initialMs: 259_200_000, incrementMs: 0, isPerMove: true }, '3 days a move'],
    [null, null],
  ] as const) {
    const terms = writeLinkTerms({ hostSide: 0, options: optionsOf(clock, null) }) ?? '';
    assert.deepEqual(readLinkTerms(terms), {
      side: 1,
      clock: shown,
      isOfDays: clock !== null && 'isPerMove' in clock,
    });
    for (let end = 0; end < terms.length; end += 1) {
      assert.equal(readLinkTerms(terms.slice(0, end)), null, terms.slice(0, end));
    }
  }
  const odd = { clock: { initialMs: 1500, incrementMs: 0 } };
  assert.equal(writeLinkTerms({ hostSide: 1, options: odd }), null);
  assert.deepEqual(readLinkTerms('0-86400-0-e'), {
    side: 0,
    clock: '1440 + 0',
    isOfDays: false,
  });
  for (const bad of ['0-86401-0-e', '0-0-0-e', '2-none-e', '0-8d-e']) {
    assert.equal(readLinkTerms(bad), null, bad);
  }
});
