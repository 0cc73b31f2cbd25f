import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { chooseCaseCount } from 'test-kit/cases';
import { NOUGHTS } from '../../noughts/rules.ts';
import { toGameView } from '../game-view.ts';
import { NO_OFFERS } from './last-offers.ts';
import { makeEmptyHistory } from './history.ts';
import { step } from './match.ts';
import { MAX_MOVES } from './bounds.ts';
import { readBody } from './read-body.ts';
import { makeMatch } from './state.ts';

const numRuns = chooseCaseCount(1500);

const at = { game: 1, rev: 0, cut: 0, ply: 0, hash: 'abc-def' };
const held = makeEmptyHistory(1);
const SOUND = [
  { t: 'move', at, move: 'e2e4', note: null },
  { t: 'move', at, move: 'O-O', note: 180_000 },
  { t: 'ok', at },
  { t: 'claim', at },
  { t: 'resign', at, why: 'time' },
  { t: 'offer', kind: 'draw', at, count: 1 },
  { t: 'accept', kind: 'takeBack', at, count: 2 },
  { t: 'withdraw', kind: 'draw', at, count: 1 },
  { t: 'decline', kind: 'takeBack', at, count: null },
  { t: 'rematch', game: 2 },
  { t: 'no-rematch', game: 2 },
  {
    t: 'sync',
    re: 'sid',
    held: { ...held, moves: [['a1', 7]], resigned: [null, { why: 'time', ply: 1 }] },
    offers: [{ kind: 'draw', at, count: 1 }],
    yours: [],
  },
] as const;
const [, , , , , , , , , , , SYNC] = SOUND;
const ASKED = { count: 1, ply: 0, hash: 'x', state: 'open' };

test('GAME-2, GAME-12: notes at the end are read, and invalid ones are ignored', () => {
  const resign = { t: 'resign', at, why: 'time' } as const;
  const read = (notes: unknown) => readBody({ ...resign, notes });
  assert.deepEqual(read([1, null]), { ...resign, notes: [1, null] });
  for (const none of [undefined, null, 5, [1], [1, 2, 3], ['1', 2], [Number.NaN, 1]]) {
    assert.deepEqual(read(none), resign);
  }
  const sync = { ...SYNC, held: { ...SYNC.held, noted: [[1, 2], null] } };
  assert.deepEqual(readBody(sync), sync);
  assert.equal(readBody({ ...sync, held: { ...sync.held, noted: [['x', 2], null] } }), null);
});

test('GAME-12: each body is read as sent, and fields from newer apps are ignored', () => {
  for (const body of SOUND) {
    assert.deepEqual(readBody(structuredClone(body)), body);
    assert.deepEqual(readBody({ ...body, colour: 'red' }), body);
  }
});

test('GAME-12: a malformed body or an unknown type is ignored', () => {
  const wrong: readonly unknown[] = [
    null,
    [],
    'move',
    {},
    { t: 'dance' },
    { ...SOUND[0], move: '' },
    { ...SOUND[0], move: 'x'.repeat(17) },
    { ...SOUND[0], move: 'é' },
    { ...SOUND[0], note: '7' },
    { ...SOUND[0], at: { ...at, ply: -1 } },
    { ...SOUND[0], at: { ...at, game: 0 } },
    { ...SOUND[0], at: { ...at, hash: '' } },
    { t: 'move', move: 'x', note: null },
    { ...SOUND[4], why: 'boredom' },
    { ...SOUND[5], kind: 'cake' },
    { ...SOUND[5], count: 0 },
    { ...SOUND[5], count: 1_000_001 },
    { ...SYNC, held: { ...SYNC.held, asked: [] } },
    { ...SYNC, held: { ...SYNC.held, asked: [{ draw: 1, takeBack: null }, NO_OFFERS[0]] } },
    {
      ...SYNC,
      held: {
        ...SYNC.held,
        asked: [{ draw: { ...ASKED, state: 'late' }, takeBack: null }, NO_OFFERS[0]],
      },
    },
    { t: 'rematch', game: 1.5 },
    { ...SYNC, re: 7 },
    { ...SYNC, held: null },
    { ...SYNC, offers: [SYNC.offers[0], SYNC.offers[0], SYNC.offers[0]] },
    { ...SYNC, held: { ...SYNC.held, want: [1] } },
    { ...SYNC, held: { ...SYNC.held, want: [1, 1, 1] } },
    { ...SYNC, held: { ...SYNC.held, rev: -1 } },
    { ...SYNC, held: { ...SYNC.held, draw: 'maybe' } },
    { ...SYNC, held: { ...SYNC.held, resigned: [null] } },
    { ...SYNC, held: { ...SYNC.held, moves: ['a1'] } },
    { ...SYNC, held: { ...SYNC.held, moves: [['a1', null, 1]] } },
  ];
  for (const body of wrong) assert.equal(readBody(body), null, JSON.stringify(body));
  assert.notEqual(readBody({ ...SOUND[0], move: 'x'.repeat(16) }), null);
});

test('GAME-12: an app that neither counts nor names its offers can be read', () => {
  const { asked: _, ...older } = held;
  const offer = { kind: 'draw', at };
  const read = readBody({ t: 'sync', re: null, held: older, offers: [offer], yours: [] });
  const counted = [{ ...offer, count: null }];
  assert.deepEqual(read, {
    t: 'sync',
    re: null,
    held: { ...older, asked: null },
    offers: counted,
    yours: [],
  });
});

test('GAME-12: a list of more than 2,000 moves is not read', () => {
  const sync = (count: number) => {
    const moves = Array.from({ length: count }, () => ['a1', null]);
    return readBody({ ...SYNC, held: { ...SYNC.held, moves } });
  };
  assert.notEqual(sync(MAX_MOVES), null);
  assert.equal(sync(MAX_MOVES + 1), null);
  assert.equal(MAX_MOVES, 2000);
});

test('GAME-12: no input makes it throw, and the state can always be saved', () => {
  const small = fc.oneof(fc.nat(3), fc.constantFrom(null, -1, 'draw', 'time', 'claimed', '4', 1e9));
  const ref = fc.record({
    game: fc.nat(2),
    rev: fc.nat(1),
    cut: small,
    ply: fc.nat(3),
    hash: small,
  });
  const move = fc.oneof(fc.tuple(fc.nat(8).map(String), fc.constant(null)), small);
  const asked = fc.option(
    fc.record({
      count: fc.nat(3),
      ply: fc.nat(3),
      hash: small,
      state: fc.constantFrom('open', 'withdrawn', 'declined'),
    }),
  );
  const history = fc.record({
    want: fc.array(fc.nat(3), { minLength: 2, maxLength: 2 }),
    rev: fc.nat(2),
    cut: fc.nat(9),
    moves: fc.array(move, { maxLength: 9 }),
    resigned: fc.array(fc.oneof(fc.record({ why: fc.constant('time'), ply: fc.nat(9) }), small), {
      minLength: 2,
      maxLength: 2,
    }),
    draw: fc.constantFrom(null, 'agreed', 'claimed', 1),
    asked: fc.option(
      fc.tuple(fc.record({ draw: asked, takeBack: asked }), fc.constant(NO_OFFERS[0])),
      { nil: undefined },
    ),
  });
  const body = fc.oneof(
    fc.record({
      t: fc.constantFrom('move', 'ok', 'claim', 'resign', 'offer', 'accept', 'rematch', 'decline'),
      at: fc.oneof(ref, fc.constant(at)),
      move: fc.nat(8).map(String),
      note: fc.constant(null),
      why: fc.constant('time'),
      kind: fc.constantFrom('draw', 'takeBack'),
      count: small,
      game: fc.nat(3),
    }),
    fc.record({
      t: fc.constant('sync'),
      re: fc.constantFrom(null, 'sid'),
      held: history,
      offers: fc.array(fc.record({ kind: fc.constantFrom('draw', 'takeBack'), at: ref })),
      yours: fc.array(fc.record({ kind: fc.constantFrom('draw', 'takeBack'), at: ref })),
    }),
    fc.anything(),
  );
  fc.assert(
    fc.property(fc.array(body, { size: 'max', maxLength: 12 }), fc.boolean(), (bodies, isFresh) => {
      let state = makeMatch(0, 0, isFresh);
      ({ state } = step(NOUGHTS, state, { kind: 'helloSent', sid: 'sid' }));
      for (const each of bodies) {
        ({ state } = step(NOUGHTS, state, { kind: 'received', body: each }));
        assert.deepEqual(JSON.parse(JSON.stringify(state)), state);
        assert.equal(toGameView(NOUGHTS, state).moves.length, state.history.moves.length);
      }
    }),
    { numRuns },
  );
});
