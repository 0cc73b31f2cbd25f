import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { makeInviteLink, parseInvite } from '@sealed-move/client/invites';
import { readFen } from '../chess/game/read-fen.ts';
import { getOddsFen } from '../chess/game/start.ts';
import { makeStart960 } from '../chess/game/start960.ts';
import { makeOptions } from './core/new-game.ts';
import { readLinkTerms, writeLinkTerms } from './link-terms.ts';

test('PAGE-13: a link gives the reader’s side and clock, and a truncated one gives nothing', () => {
  for (const [clock, shown] of [
    [{ initialMs: 300_000, incrementMs: 3000 }, '5 + 3'],
    [{ initialMs: 86_400_000, incrementMs: 0, isPerMove: true }, '1 day a move'],
    [{ initialMs: 259_200_000, incrementMs: 0, isPerMove: true }, '3 days a move'],
    [null, null],
  ] as const) {
    const terms = writeLinkTerms({ hostSide: 0, options: makeOptions(clock, null) }) ?? '';
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

const STARTS = [
  getOddsFen('pawn'),
  '4k3/8/8/8/8/8/4P3/4K2R b H - 0 30',
  '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2',
  // The longest possible position.
  'rnbqkbnr/1p1p1p1p/p1p1p1p1/1p1p1p1p/P1P1P1P1/1P1P1P1P/1P1P1P1P/RNBQKBNR w HAha - 149 9999',
];

test('FRC-9: a link gives any start with its terms, and a truncated one gives nothing', () => {
  const setup = (start: string) => ({
    hostSide: 0 as const,
    options: makeOptions({ initialMs: 86_340_000, incrementMs: 60_000 }, start),
  });
  const anyStart = fc.oneof(
    fc.constantFrom(...STARTS),
    fc.integer({ min: 0, max: 959 }).map(makeStart960),
  );
  const property = fc.property(anyStart, (start) => {
    assert.ok('fen' in readFen(start), start);
    const terms = writeLinkTerms(setup(start)) ?? '';
    assert.equal(readLinkTerms(terms)?.start, start);
    assert.equal(readLinkTerms(terms)?.clock, '1439 + 60');
    const link = makeInviteLink('https://site.test/', {
      secret: 'A'.repeat(22),
      relay: null,
      name: null,
      terms,
    });
    const parsed = parseInvite(link);
    assert.equal(parsed.kind === 'invite' ? parsed.invite.terms : '', terms);
    for (let end = 0; end < terms.length; end += 1) {
      assert.equal(readLinkTerms(terms.slice(0, end)), null, terms.slice(0, end));
    }
  });
  fc.assert(property, { numRuns: chooseCaseCount(30) });
});
