import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { NOUGHTS } from '../../noughts/rules.ts';
import { type LastOffer, NO_OFFERS } from './last-offers.ts';
import {
  getGameNumber,
  type History,
  isSameHistory,
  type Move,
  makeEmptyHistory,
} from './history.ts';
import { keepLegalPart, settle } from './settle.ts';

const numRuns = chooseCaseCount(1500);
const setup = { rules: NOUGHTS, hostSide: 0 } as const;

const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 8 }).map(String), fc.option(fc.nat(3))), {
  maxLength: 10,
  size: 'max',
});
const resignation = fc.option(
  fc.record({ why: fc.constantFrom('resignation', 'time', 'abort'), ply: fc.nat(9) }),
);
const one = fc.option(
  fc.record({
    count: fc.integer({ min: 1, max: 3 }),
    ply: fc.nat(3),
    hash: fc.constantFrom('x', 'y'),
    state: fc.constantFrom('open', 'withdrawn', 'declined'),
  }),
);
const asked = fc.record({ draw: one, takeBack: one });
/** Any history that a client could send, legal or not. */
const history: fc.Arbitrary<History> = fc.record({
  want: fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 })),
  rev: fc.nat(2),
  cut: fc.nat(2),
  moves,
  resigned: fc.tuple(resignation, resignation),
  draw: fc.constantFrom(null, null, 'agreed', 'claimed'),
  asked: fc.tuple(asked, asked),
});
/** Two histories from one list, one longer than the other. */
const lineage = fc.tuple(history, fc.nat(9), fc.nat(9), fc.nat(9)).map(([whole, ...plies]) => {
  const { moves: all } = keepLegalPart(setup, { ...whole, draw: null });
  return plies.map((ply) => ({ ...makeEmptyHistory(1), moves: all.slice(0, ply) }));
});

function mirrored({ want, resigned, asked: [zero, first], ...rest }: History): History {
  const swapped = { want: [want[1], want[0]], resigned: [resigned[1], resigned[0]] } as const;
  return { ...rest, ...swapped, asked: [first, zero] };
}

function list(text: string): readonly Move[] {
  return text.split('').map((move) => [move, null]);
}

function held(text: string, more: Partial<History> = {}): History {
  return { ...makeEmptyHistory(1), moves: list(text), ...more };
}

function movesOf(settled: History): string {
  return settled.moves.map(([move]) => move).join('');
}

test('SETL-9: neither seat is favoured: mirrored histories settle to the mirrored result', () => {
  fc.assert(
    fc.property(history, history, (zero, one) => {
      const settled = settle(setup, zero, one);
      const other = settle({ ...setup, hostSide: 1 }, mirrored(one), mirrored(zero));
      assert.ok(isSameHistory(mirrored(other), settled));
    }),
    { numRuns },
  );
});

test('SETL-9: settling again, with itself or with either side, changes nothing', () => {
  fc.assert(
    fc.property(history, history, (zero, one) => {
      const settled = settle(setup, zero, one);
      assert.ok(isSameHistory(settle(setup, settled, settled), settled), 'idempotent');
      assert.ok(isSameHistory(settle(setup, settled, one), settled), 'with seat 1');
      assert.ok(isSameHistory(settle(setup, zero, settled), settled), 'with seat 0');
    }),
    { numRuns },
  );
});

test('SETL-9: the order of settling does not matter for histories without a fork', () => {
  fc.assert(
    fc.property(lineage, fc.boolean(), ([a, b, c], isDrawn) => {
      assert.ok(a && b && c);
      const first: History = { ...a, draw: isDrawn ? 'agreed' : null };
      const left = settle(setup, settle(setup, first, b), c);
      const right = settle(setup, first, settle(setup, b, c));
      assert.ok(isSameHistory(left, right));
    }),
    { numRuns },
  );
});

test('SETL-1: a list counts up to its first illegal move, and so do a draw and a resignation', () => {
  const zero = held('00', { draw: 'agreed', resigned: [{ why: 'time', ply: 2 }, null] });
  const settled = settle(setup, zero, held(''));
  assert.deepEqual([movesOf(settled), settled.draw, settled.resigned], ['0', null, [null, null]]);
  assert.equal(movesOf(settle(setup, held('031425'), held(''))), '03142', 'won: no move after it');
});

test('SETL-2, SETL-3: a later game wins, and begins only if both asked', () => {
  const asked = (zero: number, one: number) => ({ ...held('04'), want: [zero, one] as const });
  const alone = settle(setup, asked(2, 1), asked(2, 1));
  assert.deepEqual([getGameNumber(alone), movesOf(alone)], [1, '04']);
  const both = settle(setup, asked(2, 1), asked(1, 2));
  assert.deepEqual(both, makeEmptyHistory(2));
  const begun = { ...makeEmptyHistory(2), moves: list('8') };
  assert.equal(movesOf(settle(setup, held('0415'), begun)), '8');
  assert.equal(movesOf(settle(setup, begun, held('0415'))), '8');
});

test('SETL-4: more take-backs win, then the deeper one', () => {
  const back = (text: string, rev: number, cut: number) => held(text, { rev, cut });
  assert.equal(movesOf(settle(setup, held('04152'), back('0', 1, 1))), '0');
  assert.equal(movesOf(settle(setup, back('041', 1, 3), back('04', 1, 2))), '04');
  assert.equal(movesOf(settle(setup, back('04', 1, 2), back('041', 1, 3))), '04');
});

test('SETL-5: the longer list wins, and of two that fork, the one that was seen', () => {
  assert.equal(movesOf(settle(setup, held('04'), held('048'))), '048');
  assert.equal(movesOf(settle(setup, held('048'), held('04'))), '048');
  assert.equal(
    movesOf(settle(setup, held('0462'), held('0483'))),
    '0483',
    'seat 0 moved at the fork',
  );
  assert.equal(movesOf(settle(setup, held('0462'), held('0516'))), '0462', 'seat 1 did');
});

test('SETL-5: only the mover’s note on a move counts', () => {
  const noted = (...notes: (number | null)[]) =>
    held('', { moves: notes.map((note, ply) => [String(ply), note]) });
  const settled = settle(setup, noted(1, 2), noted(7, 8, 9));
  assert.deepEqual(settled.moves, [
    ['0', 1],
    ['1', 8],
    ['2', 9],
  ]);
});

test('SETL-6: an ending that either holds counts, in its own position', () => {
  const resigned = held('04', { resigned: [{ why: 'time', ply: 2 }, null] });
  for (const settled of [
    settle(setup, resigned, held('048')),
    settle(setup, resigned, held('0')),
  ]) {
    assert.deepEqual(settled.resigned, [{ why: 'time', ply: 2 }, null]);
  }
  const forked = settle(
    setup,
    held('048', { resigned: [{ why: 'time', ply: 3 }, null] }),
    held('047'),
  );
  assert.deepEqual([movesOf(forked), forked.resigned[0]], ['047', null]);
  const undone = settle(setup, resigned, held('', { rev: 1 }));
  assert.deepEqual(undone.resigned, [null, null], 'a take-back that was accepted came before it');
});

test('SETL-6: a draw ends the list at its position, and beats a resignation', () => {
  const drawn = held('04', { draw: 'agreed' });
  const raced = settle(
    setup,
    held('048', { resigned: [{ why: 'resignation', ply: 2 }, null] }),
    drawn,
  );
  assert.deepEqual([movesOf(raced), raced.draw], ['04', 'agreed']);
  assert.deepEqual(settle(setup, drawn, held('', { rev: 1 })).draw, null);
  const twice = settle(
    setup,
    held('0213546', { draw: 'agreed' }),
    held('0213546', { draw: 'claimed' }),
  );
  assert.equal(twice.draw, 'agreed');
});

test('SETL-7: a claimed draw counts if the rules allow the claim', () => {
  const claimed = (text: string) => settle(setup, held(text, { draw: 'claimed' }), held('')).draw;
  assert.equal(claimed('021354'), null);
  assert.equal(claimed('0213546'), 'claimed');
  assert.equal(claimed('02135466'), null, 'the list is not whole');
  const won = held('03142', { draw: 'agreed' });
  assert.equal(settle(setup, won, won).draw, null, 'what is won is not drawn');
});

test('SETL-11: the later of two offers counts, and of one offer its most advanced state', () => {
  const offered = (count: number, state: LastOffer['state']): History => {
    const draw = { count, ply: 0, hash: 'x', state };
    return held('', { asked: [{ draw, takeBack: null }, NO_OFFERS[1]] });
  };
  const settledTo = (zero: History, other: History) =>
    settle(setup, zero, other).asked[0].draw ?? assert.fail();
  for (const [zero, other, state] of [
    [offered(1, 'open'), offered(1, 'withdrawn'), 'withdrawn'],
    [offered(1, 'withdrawn'), offered(1, 'declined'), 'declined'],
    [offered(1, 'declined'), offered(1, 'open'), 'declined'],
    [offered(1, 'declined'), offered(2, 'open'), 'open'],
    [held(''), offered(1, 'declined'), 'declined'],
  ] as const) {
    for (const settled of [settledTo(zero, other), settledTo(other, zero)]) {
      assert.equal(settled.state, state);
    }
  }
  const taken = { ...offered(1, 'open'), rev: 1 };
  assert.equal(settle(setup, taken, offered(2, 'open')).asked[0].draw?.count, 1, 'a newer epoch');
});
