import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFields } from '@sealed-move/protocol/fields';
import { hostedGame, invitedGame, localGame } from '../../../test/sample-games.ts';
import { readGames, writeGames } from './backup-games.ts';
import type { KeptGame } from '../../games/core/kept-game.ts';

const HOSTED = hostedGame('a');
const SECRET = HOSTED.state.kind === 'online' ? HOSTED.state.secret : '';

function countsOf(...games: readonly unknown[]): unknown {
  const read = readGames(JSON.stringify({ games }));
  return read.kind === 'games' ? [read.games.length, read.unreadable] : read.why;
}

test('BACK-3: a game is restored whole or not at all, and the others are restored anyway', () => {
  const games: KeptGame[] = [HOSTED, invitedGame('b', SECRET), localGame('c', '{}')];
  assert.deepEqual(readGames(writeGames(games)), { kind: 'games', games, unreadable: 0 });
  assert.deepEqual(countsOf(...games, null, {}, 'text'), [3, 3]);
});

test('BACK-5, KEEP-7: a match’s games and label are backed up, but not that it was elsewhere', () => {
  const earlier = [
    { number: 1, side: 0, moves: 'e2e4', result: '1-0', by: 'time', at: 1 },
  ] as const;
  const [hosted, local] = [HOSTED, localGame('c', '{}')];
  const match = { ...hosted, label: 'Lea', state: { ...hosted.state, earlier } };
  const here = { ...local, state: { ...local.state, earlier } };
  const read = readGames(writeGames([{ ...match, isElsewhere: true }, here]));
  assert.deepEqual(read, { kind: 'games', games: [match, here], unreadable: 0 });
});

test('REACH-1: a backup has neither subscriptions nor the keys that sign for them', () => {
  const push = { own: { signer: { private: 'secret key' } }, theirs: null };
  const saved = { ...readFields(HOSTED.state.saved), push };
  const game: KeptGame = { ...HOSTED, state: { ...HOSTED.state, saved } };
  assert.doesNotMatch(writeGames([game]), /push|secret key/);
  assert.deepEqual(readGames(writeGames([game])), {
    kind: 'games',
    games: [HOSTED],
    unreadable: 0,
  });
});

test('BACK-5, STUDY-2: a game’s studies are backed up, and invalid ones are dropped', () => {
  const studies = { 1: '1. e4 (1. d4) e5', 12: '1. c4' };
  const wrong = { ...studies, 'x/1': '1. e4', '../2': '1. e4', 3: 5, 4: 'x'.repeat(50_001) };
  const read = readGames(JSON.stringify({ games: [{ ...HOSTED, studies: wrong }] }));
  assert.deepEqual(read, { kind: 'games', games: [{ ...HOSTED, studies }], unreadable: 0 });
});

test('BACK-3: a game that cannot be played or shown is rejected', () => {
  const { state, summary } = HOSTED;
  const saved = 'saved' in state ? (state.saved as object) : {};
  const refused = [
    { ...HOSTED, id: '../a' },
    { ...HOSTED, summary: { ...summary, at: -1e300 } },
    { ...HOSTED, summary: { ...summary, moves: 0.5 } },
    { ...HOSTED, state: { ...state, saved: { ...saved, v: 2 } } },
    { ...HOSTED, state: { ...state, secret: 'A'.repeat(22) } },
    { ...HOSTED, state: { kind: 'invited', invite: { secret: SECRET, relay: 'ftp://x' } } },
    { ...HOSTED, state: { kind: 'invited', invite: { secret: 'x' } } },
    { ...HOSTED, state: { kind: 'local', saved: { setup: {}, game: null } } },
    { ...HOSTED, state: { kind: 'local', saved: { setup: { hostSide: 0 }, game: 5 } } },
  ];
  for (const game of refused) assert.deepEqual(countsOf(game), [0, 1], JSON.stringify(game));
});

test('BACK-3: endlessly nested content is not a game', () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const text = writeGames([localGame('a')]).replace('{"clock":null}', deep);
  assert.deepEqual(readGames(text), { kind: 'games', games: [], unreadable: 1 });
});

test('BACK-3: a name is shown like any other, on one line and not too long', () => {
  const summary = { ...HOSTED.summary, opponent: `A\u202e\n${'b'.repeat(50)}` };
  const read = readGames(writeGames([{ ...HOSTED, summary }]));
  const shown = read.kind === 'games' ? read.games[0]?.summary.opponent : null;
  assert.equal(shown, `A ${'b'.repeat(18)}`);
});
