import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Pair } from '../../test/pair.ts';
import type { Body } from './bodies.ts';
import { findAcceptableOffer, recordAsked } from './offers.ts';
import { makePositionRef } from './position-ref.ts';
import { makeMatch } from './state.ts';

const DRAW = { kind: 'agree', to: 'draw' } as const;
const TAKE_BACK = { kind: 'agree', to: 'takeBack' } as const;
const RESIGN = { kind: 'resign', why: 'resignation' } as const;

function play(move: string, note: number | null = null) {
  return { kind: 'play', move, note } as const;
}

test('GAME-5: an offer is valid for its position, and lapses with the next move', () => {
  const pair = Pair.playing('4');
  assert.equal(pair.act(0, DRAW), null);
  assert.equal(pair.act(0, DRAW), 'not-now', 'it is offered already');
  pair.settle();
  assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['mine', 'theirs']);
  pair.act(1, play('0'));
  pair.settle();
  assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['none', 'none']);
});

test('GAME-5: an offer that crossed a move is for a position that is gone', () => {
  const pair = Pair.playing('4');
  pair.act(0, DRAW);
  pair.act(1, play('0'));
  pair.settle();
  assert.equal(pair.view(1).offers.draw, 'none');
  assert.equal(pair.act(1, DRAW), null, 'an offer of its own');
  assert.equal(pair.view(1).ending, null);
});

test('GAME-5: only its maker withdraws an offer, and only the other declines it', () => {
  for (const seat of [0, 1] as const) {
    const pair = Pair.playing('4');
    assert.equal(pair.act(seat, { kind: 'decline', offer: 'draw' }), 'not-now');
    pair.act(0, DRAW);
    pair.settle();
    assert.equal(pair.act(seat, { kind: 'decline', offer: 'draw' }), null);
    pair.settle();
    assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['none', 'none']);
    assert.equal(pair.act(0, DRAW), null, 'it may be offered again');
    pair.settle();
    assert.equal(pair.view(1).offers.draw, 'theirs');
  }
});

test('GAME-5: an acceptance beats a withdrawal and a move that crossed it', () => {
  const crossings = [{ kind: 'decline', offer: 'draw' } as const, play('8')];
  for (const crossing of crossings) {
    const pair = Pair.playing('4', '0');
    pair.act(0, DRAW);
    pair.settle();
    pair.act(1, DRAW);
    assert.equal(pair.act(0, crossing), null);
    pair.settle();
    assert.equal(pair.moves(), '40');
    for (const seat of [0, 1] as const)
      assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
  }
});

test('GAME-5: a player who forgot an offer is informed, and its acceptance counts once they confirm it', () => {
  const pair = Pair.playing('4', '0');
  pair.act(0, DRAW);
  pair.settle();
  pair.states[0] = makeMatch(0, 0, true);
  pair.greet();
  assert.equal(pair.view(0).disputed, 'move');
  pair.act(0, { kind: 'adopt' });
  pair.settle();
  assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['mine', 'theirs']);
  pair.act(1, DRAW);
  pair.settle();
  for (const seat of [0, 1] as const) assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
});

test('GAME-17: a draw offered with a move stays until it is answered or the other moves', () => {
  const offered = () => {
    const pair = Pair.playing('4', '0');
    pair.act(0, DRAW);
    pair.settle();
    pair.act(0, play('8'));
    pair.settle();
    assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['mine', 'theirs']);
    return pair;
  };
  const agreed = offered();
  agreed.act(1, DRAW);
  agreed.settle();
  for (const seat of [0, 1] as const) {
    assert.deepEqual(agreed.view(seat).ending, { by: 'agreement' });
  }
  const declined = offered();
  declined.act(1, { kind: 'decline', offer: 'draw' });
  declined.settle();
  declined.greet();
  const moved = offered();
  moved.act(1, play('2'));
  moved.settle();
  moved.greet();
  for (const seat of [0, 1] as const) {
    assert.equal(declined.view(seat).offers.draw, 'none');
    assert.equal(moved.view(seat).offers.draw, 'none');
  }
});

test('GAME-17: a lost connection keeps such an offer, but not one withdrawn or declined', () => {
  const lost = Pair.playing('4', '0');
  lost.act(0, DRAW);
  lost.act(0, play('8'));
  lost.drop();
  lost.greet();
  assert.deepEqual([lost.view(0).offers.draw, lost.view(1).offers.draw], ['mine', 'theirs']);
  for (const [seat, event] of [
    [0, { kind: 'decline', offer: 'draw' }],
    [1, { kind: 'decline', offer: 'draw' }],
  ] as const) {
    const pair = Pair.playing('4', '0');
    pair.act(0, DRAW);
    pair.settle();
    pair.act(seat, event);
    pair.settle();
    pair.act(0, play('8'));
    pair.settle();
    assert.equal(pair.view(1).offers.draw, 'none');
  }
});

test('GAME-6: a draw needs both players, and offers survive a lost connection', () => {
  const pair = Pair.playing('4');
  pair.act(0, DRAW);
  pair.drop();
  pair.greet();
  assert.equal(pair.view(1).offers.draw, 'theirs');
  pair.act(1, DRAW);
  pair.drop();
  pair.greet();
  for (const seat of [0, 1] as const) assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
});

test('GAME-7: a take-back returns to the position before the asker’s last move', () => {
  assert.equal(Pair.playing('4').act(1, TAKE_BACK), 'not-now', 'no move of theirs');
  for (const [seat, left] of [
    [0, '40'],
    [1, '4'],
  ] as const) {
    const pair = Pair.playing('4', '0', '8');
    assert.equal(pair.act(seat, TAKE_BACK), null);
    pair.settle();
    assert.equal(pair.view(seat).offers.takeBack, 'mine');
    assert.equal(pair.act(seat === 0 ? 1 : 0, TAKE_BACK), null);
    pair.settle();
    assert.equal(pair.moves(), left);
    assert.deepEqual([pair.view(0).unconfirmed, pair.view(1).unconfirmed], [0, 0]);
    assert.equal(pair.act(seat, play('7')), null, 'and it is their turn');
  }
});

test('GAME-7: an accepted take-back beats a crossing move or resignation', () => {
  for (const crossing of [play('8'), RESIGN]) {
    const pair = Pair.playing('4', '0');
    pair.act(0, TAKE_BACK);
    pair.settle();
    pair.act(1, TAKE_BACK);
    pair.act(0, crossing);
    pair.settle();
    assert.equal(pair.moves(), '');
    assert.equal(pair.view(0).ending, null);
  }
});

test('GAME-7, SETL-4: the deeper of two take-backs accepted at once wins', () => {
  const pair = Pair.playing('4', '0', '8');
  for (const seat of [0, 1] as const) pair.act(seat, TAKE_BACK);
  pair.settle();
  for (const seat of [0, 1] as const) assert.equal(pair.act(seat, TAKE_BACK), null);
  pair.settle();
  assert.equal(pair.moves(), '4');
  assert.deepEqual([pair.view(0).disputed, pair.view(1).disputed], [null, null]);
});

/** Seat 0 made this offer when it could win by its next move, and both know it. */
function offering(command: typeof DRAW | typeof TAKE_BACK): Pair {
  const pair = Pair.playing('0', '3', '1', '4');
  assert.equal(pair.act(0, command), null);
  pair.settle();
  return pair;
}

/** Every way in which seat 1 could accept that offer, now or later: in a message or in a sync. */
function acceptances(pair: Pair, kind: 'draw' | 'takeBack', count: number | null): Body[] {
  const { history } = pair.states[1];
  const accepted =
    kind === 'draw'
      ? { ...history, draw: 'agreed' as const }
      : { ...history, rev: 1, cut: 2, moves: history.moves.slice(0, 2) };
  const sync = { t: 'sync', re: null, offers: [], yours: [] } as const;
  return [
    { t: 'accept', kind, at: makePositionRef(history), count },
    { ...sync, held: accepted },
    { ...sync, held: { ...accepted, asked: null } },
  ];
}

for (const [kind, command] of [
  ['draw', DRAW],
  ['takeBack', TAKE_BACK],
] as const) {
  for (const count of [1, null]) {
    test(`GAME-5: a declined ${kind} cannot be accepted later, and undoes no win (${count})`, () => {
      const pair = offering(command);
      const late = acceptances(pair, kind, count);
      pair.act(1, { kind: 'decline', offer: kind });
      pair.settle();
      pair.act(0, play('2'));
      pair.settle();
      for (const body of late) {
        pair.tell(0, body);
        assert.equal(pair.view(0).disputed, kind === 'draw' ? 'draw' : 'take-back');
        assert.equal(pair.view(0).ending?.by, 'moves');
      }
    });
  }

  test(`GAME-5: a ${kind} cannot be accepted once the next move is confirmed`, () => {
    const pair = offering(command);
    const late = acceptances(pair, kind, 1);
    pair.act(0, { kind: 'decline', offer: kind });
    pair.act(0, play('2'));
    pair.drop();
    pair.tell(0, { t: 'ok', at: makePositionRef(pair.states[0].history) });
    for (const body of late) pair.tell(0, body);
    assert.equal(pair.view(0).ending?.by, 'moves');
  });

  test(`GAME-5: a withdrawn ${kind} is gone once the other app confirms it`, () => {
    const pair = offering(command);
    const late = acceptances(pair, kind, 1);
    pair.act(0, { kind: 'decline', offer: kind });
    pair.settle();
    for (const body of late) pair.tell(0, body);
    assert.deepEqual([pair.view(0).ending, pair.moves()], [null, '0314']);
    pair.greet();
    assert.deepEqual([pair.view(0).disputed, pair.view(1).disputed], [null, null]);
  });
}

test('GAME-5: a lost withdrawal is answered when the two meet again', () => {
  const pair = offering(DRAW);
  const late = acceptances(pair, 'draw', 1);
  pair.act(0, { kind: 'decline', offer: 'draw' });
  pair.drop();
  pair.greet();
  for (const body of late) pair.tell(0, body);
  assert.equal(pair.view(0).ending, null);
});

test('GAME-5: a player who declined is not asked again by earlier messages', () => {
  const pair = offering(DRAW);
  pair.act(0, { kind: 'helloReceived', sid: 'earlier' });
  pair.act(1, { kind: 'decline', offer: 'draw' });
  pair.settle();
  assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['none', 'none']);
});

test('GAME-5: an answer counts for the offer that it names, not for a later one', () => {
  const pair = offering(DRAW);
  pair.act(1, { kind: 'decline', offer: 'draw' });
  pair.act(0, { kind: 'decline', offer: 'draw' });
  assert.equal(pair.act(0, DRAW), null);
  pair.settle();
  assert.deepEqual([pair.view(0).offers.draw, pair.view(1).offers.draw], ['mine', 'theirs']);
  pair.act(1, DRAW);
  pair.settle();
  for (const seat of [0, 1] as const) assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
});

test('GAME-5: a withdrawal of an offer that never arrived is answered too', () => {
  const pair = Pair.playing('4');
  pair.act(0, DRAW);
  pair.drop();
  pair.act(0, { kind: 'decline', offer: 'draw' });
  pair.settle();
  const { draw } = pair.states[0].history.asked[0];
  assert.equal(draw?.state, 'declined');
});

test('GAME-5: an own offer that only the other knows of is closed and cannot be accepted', () => {
  const pair = Pair.playing('4', '0');
  const { history } = pair.states[1];
  const { ply, hash } = makePositionRef(history);
  const asked = { draw: { count: 7, ply, hash, state: 'open' }, takeBack: null } as const;
  const held = { ...history, asked: [asked, history.asked[1]] as const };
  pair.tell(0, { t: 'sync', re: null, held, offers: [], yours: [] });
  assert.equal(pair.view(0).offers.draw, 'none');
  pair.tell(0, { t: 'accept', kind: 'draw', at: makePositionRef(history), count: 7 });
  assert.deepEqual([pair.view(0).disputed, pair.view(0).ending], ['draw', null]);
  assert.equal(pair.act(0, DRAW), null, 'and one may still be made');
});

test('GAME-5: an app that does not count its offers can still make, accept, decline and withdraw them', () => {
  const at = makePositionRef(Pair.playing('4', '0').states[0].history);
  const answers = {
    accept: [{ by: 'agreement' }, 'none'],
    decline: [null, 'none'],
    ok: [null, 'mine'],
  } as const;
  for (const [t, [ending, mine]] of Object.entries(answers)) {
    const pair = Pair.playing('4', '0');
    pair.act(0, DRAW);
    pair.tell(0, { t, kind: 'draw', at });
    assert.deepEqual([pair.view(0).ending, pair.view(0).offers.draw], [ending, mine], t);
  }
  const asked = Pair.playing('4', '0');
  for (const [t, theirs] of [
    ['offer', 'theirs'],
    ['withdraw', 'none'],
    ['offer', 'theirs'],
  ] as const) {
    asked.tell(0, { t, kind: 'draw', at });
    assert.equal(asked.view(0).offers.draw, theirs, t);
  }
  const { asked: _, ...held } = asked.states[1].history;
  asked.tell(0, { t: 'sync', re: null, held, offers: [{ kind: 'takeBack', at }], yours: [] });
  assert.deepEqual([asked.view(0).offers.draw, asked.view(0).offers.takeBack], ['none', 'theirs']);
});

test('GAME-7: a message about a position before the take-back shows that its sender has not followed', () => {
  const pair = Pair.playing('4', '0', '8');
  for (const seat of [0, 1] as const) pair.act(seat, TAKE_BACK);
  pair.settle();
  const before = makePositionRef(pair.states[0].history, 0);
  assert.equal(pair.act(0, TAKE_BACK), null);
  assert.notEqual(pair.states[0].crossing, null);
  pair.tell(0, { t: 'ok', at: before });
  assert.notEqual(pair.states[0].crossing, null);
  pair.tell(0, { t: 'ok', at: makePositionRef(pair.states[0].history, 0) });
  assert.equal(pair.states[0].crossing, null);
});

test('GAME-5: withdrawing an accepted offer declines nothing, even if the acceptance was lost', () => {
  const pair = offering(DRAW);
  pair.act(1, DRAW);
  pair.drop();
  pair.act(0, { kind: 'decline', offer: 'draw' });
  pair.settle();
  pair.greet();
  for (const seat of [0, 1] as const) assert.deepEqual(pair.view(seat).ending, { by: 'agreement' });
});

test('GAME-5: a withdrawal in an unknown position declines nothing, and the crossing acceptance still counts', () => {
  const pair = Pair.playing();
  pair.act(0, DRAW);
  pair.settle();
  pair.act(0, play('4'));
  pair.act(0, TAKE_BACK);
  pair.drop();
  pair.act(0, { kind: 'decline', offer: 'takeBack' });
  pair.settle();
  assert.deepEqual([pair.view(1).moves.length, pair.view(1).offers.draw], [0, 'theirs']);
  pair.act(1, DRAW);
  pair.settle();
  assert.deepEqual([pair.view(0).disputed, pair.view(0).ending], [null, { by: 'agreement' }]);
});

test('GAME-5: an offer received twice is one offer, and answered once', () => {
  const pair = Pair.playing('4');
  pair.act(0, DRAW);
  const [offer] = pair.waiting[0];
  pair.settle();
  pair.tell(1, offer);
  pair.act(1, { kind: 'decline', offer: 'draw' });
  pair.settle();
  const asked = pair.states.map(({ history }) => history.asked[0].draw);
  assert.deepEqual([asked[0]?.state, asked[0]], ['declined', asked[1]]);
});

test('GAME-5: an offer on a history that this client has left cannot be accepted', () => {
  const [state] = Pair.playing('4', '0').states;
  const one = { count: 1, ply: 1, state: 'open' } as const;
  const { hash } = makePositionRef(state.history, 1);
  const asking = (at: string) => ({
    ...state,
    confirmed: 1,
    history: recordAsked(state.history, 0, 'takeBack', { ...one, hash: at }),
  });
  assert.notEqual(findAcceptableOffer(asking(hash), 'takeBack'), null);
  assert.equal(findAcceptableOffer(asking('other'), 'takeBack'), null);
});
