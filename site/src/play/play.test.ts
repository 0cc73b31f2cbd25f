import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { ConnectionView } from '@sealed-move/client/session';
import { CLOSE } from '@sealed-move/protocol/close-codes';
import { type Scene, makeView as sessionOf } from '../../test/stage/scene.ts';
import { chess } from '../chess/chess.ts';
import { playLine } from '../chess/game/line.ts';
import { formatTitle } from '../shell/window-title.ts';
import { findCall } from './calls.ts';
import { chooseSound } from './sound-of.ts';
import { describeChange } from './change-words.ts';
import { listChanges } from './changes.ts';
import {
  describeConnection,
  describePeer,
  findShownPresence,
  describeUnconfirmed,
  describeTurn,
} from './status-words.ts';
import { findMovingSide, listNames, type OnlineView, type TableView } from './table.ts';
import '../../test/english.ts';

const viewOf = (scene: Scene): OnlineView => ({
  ...sessionOf(scene),
  kind: 'online',
  me: 'Ada',
  plays: chess,
});
const hereOf = (scene: Scene): TableView => {
  const { game, setup } = sessionOf(scene);
  return {
    kind: 'local',
    game,
    setup: setup ?? { hostSide: 0, options: null },
    isElsewhere: false,
    plays: chess,
  };
};
const OFFERS = { draw: 'none', takeBack: 'none', rematch: 'none' } as const;

function between(before: Scene, after: Scene) {
  return listChanges(viewOf(before), viewOf({ ...before, ...after }));
}

describe('PLAY-8: the changes between two views are found', () => {
  test('PLAY-8: equal views have no changes', () => {
    assert.deepEqual(between({}, {}), []);
    assert.deepEqual(between({ moves: 'e2e4' }, { clock: { initialMs: 1, incrementMs: 0 } }), []);
  });

  test('PLAY-8: a move of either side is a change, and so is its mate', () => {
    assert.deepEqual(between({}, { moves: 'e2e4' }), [{ kind: 'moved', isMine: true }]);
    assert.deepEqual(between({ side: 1 }, { moves: 'e2e4' }), [{ kind: 'moved', isMine: false }]);
    const mate = between({ moves: 'f2f3 e7e5 g2g4' }, { moves: 'f2f3 e7e5 g2g4 d8h4' });
    assert.deepEqual(mate, [{ kind: 'moved', isMine: false }, { kind: 'ended' }]);
  });

  test('CLK-9: a claimed ending that did not hold resumes the game', () => {
    const claimed = { ending: { by: 'absence', winner: 0 }, game: { absence: 'mine' } } as const;
    const found = listChanges(
      viewOf({ moves: 'e2e4 e7e5 g1f3', ...claimed }),
      viewOf({ moves: 'e2e4 e7e5 g1f3' }),
    );
    assert.deepEqual(found, [{ kind: 'resumed' }]);
    assert.equal(findCall(found), 'A game you claimed has resumed.');
    // After a concession, the shown outcome is final.
    const conceded = { ending: { by: 'absence', winner: 0 } } as const;
    assert.deepEqual(between(claimed, { ...conceded, game: {} }), []);
  });

  test('PLAY-8: an offer, its refusal and its lapse by a move are told apart', () => {
    const theirs = { game: { offers: { ...OFFERS, draw: 'theirs' } } } as const;
    const mine = { game: { offers: { ...OFFERS, draw: 'mine' } } } as const;
    assert.deepEqual(between({}, theirs), [{ kind: 'offered', offer: 'draw' }]);
    assert.deepEqual(between(mine, { game: {} }), [{ kind: 'declined', offer: 'draw' }]);
    assert.deepEqual(between(theirs, { game: {} }), [{ kind: 'withdrawn', offer: 'draw' }]);
    assert.deepEqual(between(theirs, { game: {}, moves: 'e2e4' }), [
      { kind: 'moved', isMine: true },
    ]);
    assert.deepEqual(between(mine, { game: {}, moves: 'e2e4' }), [{ kind: 'moved', isMine: true }]);
    assert.deepEqual(between(mine, { game: {}, ending: { by: 'agreement' } }), [{ kind: 'ended' }]);
  });

  test('PLAY-8: a take-back, another game and presence are changes', () => {
    assert.deepEqual(between({ moves: 'e2e4' }, { moves: '' }), [{ kind: 'taken-back' }]);
    assert.deepEqual(between({ moves: 'e2e4' }, { moves: '', game: { number: 2 } }), [
      { kind: 'new-game' },
    ]);
    assert.deepEqual(between({}, { peer: { presence: 'away' } }), [{ kind: 'presence' }]);
  });

  test('PLAY-8: each of their messages is reported once, and one’s own are not', () => {
    const line = (id: number, from: 'me' | 'them') =>
      ({ id, from, text: `${id}`, at: 0, state: 'delivered' }) as const;
    const first = { chat: { lines: [line(1, 'them')] } };
    const then = { chat: { lines: [line(1, 'them'), line(2, 'me'), line(3, 'them')] } };
    assert.deepEqual(between(first, then), [{ kind: 'chat', text: '3' }]);
  });
});

describe('BRD-6: changes are described in words', () => {
  const view = viewOf({ moves: 'e2e4' });
  const words = (...[change, of = view]: [Parameters<typeof describeChange>[0], TableView?]) =>
    describeChange(change, of, playLine(['e2e4']), listNames(of));

  test('BRD-6: a move, a take-back, an offer, a refusal, a message and an ending have words', () => {
    assert.equal(words({ kind: 'moved', isMine: true }), 'White: pawn e4.');
    assert.equal(words({ kind: 'taken-back' }), 'Taken back. The last move is White: pawn e4.');
    assert.equal(words({ kind: 'offered', offer: 'draw' }), 'Béatrice offers a draw.');
    const declined = words({ kind: 'declined', offer: 'takeBack' });
    assert.equal(declined, 'Your takeback request was declined.');
    assert.equal(words({ kind: 'chat', text: 'Hi' }), 'Béatrice writes: Hi');
    assert.equal(words({ kind: 'presence' }), 'Béatrice: online.');
    const over = viewOf({ ending: { by: 'resignation', winner: 0 } });
    const ended = words({ kind: 'ended' }, over);
    assert.equal(ended, 'Béatrice (Black) resigned. Ada (White) wins.');
  });
});

describe('PLAY-5: the connection is described in words', () => {
  const CONNECTIONS: readonly [ConnectionView, RegExp | null][] = [
    [{ kind: 'online' }, null],
    [{ kind: 'off' }, /^You are not connected/],
    [{ kind: 'connecting', attempt: 1 }, /^Connecting …/],
    [{ kind: 'connecting', attempt: 3 }, /^Reconnecting/],
    [{ kind: 'waiting', until: 8000, code: null }, /^Connection lost\. Trying again in 7 s\.$/],
    [{ kind: 'waiting', until: 0, code: null }, /in 1 s\.$/],
    [
      { kind: 'waiting', until: 3000, code: CLOSE.restart },
      /^The relay is restarting\. Trying again in 2 s\.$/,
    ],
    [{ kind: 'stopped', code: CLOSE.superseded }, /open in another tab/],
  ];
  for (const [connection, words] of CONNECTIONS) {
    test(`PLAY-5: ${JSON.stringify(connection)} is described as ${words}`, () => {
      const said = describeConnection({ connection, role: 'guest' }, 1000, true);
      if (words === null) assert.equal(said, null);
      else assert.match(said ?? '', words);
    });
  }

  test('PLAY-5: without an earlier connection, none is called lost', () => {
    const connection = { kind: 'waiting', until: 8000, code: 1006 } as const;
    const said = (wasOnline: boolean) =>
      describeConnection({ connection, role: 'guest' }, 1000, wasOnline);
    assert.equal(said(false), 'Cannot reach the relay. Trying again in 7 s.');
    assert.equal(said(true), 'Connection lost. Trying again in 7 s.');
  });

  test('PLAY-10: a move that the other app lacks is said to wait for both', () => {
    const view = viewOf({ game: { unconfirmed: 1 } });
    const { peer } = view;
    assert.equal(describeUnconfirmed(viewOf({}), 'Bea'), null);
    assert.equal(describeUnconfirmed(view, 'Bea'), 'On its way to Bea …');
    const waits = 'Bea will get it when you are both online.';
    assert.equal(
      describeUnconfirmed({ ...view, peer: { ...peer, presence: 'away' } }, 'Bea'),
      waits,
    );
    assert.equal(describeUnconfirmed({ ...view, connection: { kind: 'off' } }, 'Bea'), waits);
    assert.equal(
      describeUnconfirmed({ ...view, peer: { ...peer, presence: 'left' } }, 'Bea'),
      null,
    );
  });

  test('PLAY-5: a disconnected player is not told where the other player is', () => {
    const view = viewOf({});
    const gone = { connection: { kind: 'stopped', code: CLOSE.superseded } } as const;
    const away = { ...view.peer, presence: 'away' } as const;
    assert.equal(findShownPresence(view), 'online');
    assert.equal(findShownPresence({ ...view, ...gone }), null);
    assert.equal(findShownPresence({ ...view, connection: { kind: 'off' }, peer: away }), null);
    const left = { ...view.peer, presence: 'left' } as const;
    assert.equal(findShownPresence({ ...view, ...gone, peer: left }), 'left');
  });

  test('PLAY-5: the other player has not arrived, is away, or has left', () => {
    const { peer, connection } = viewOf({});
    const said = (presence: typeof peer.presence, isHere = true) => {
      const own = isHere ? connection : ({ kind: 'off' } as const);
      return describePeer({ peer: { ...peer, presence }, connection: own }, 'Bea') ?? '';
    };
    assert.equal(said('online'), '');
    assert.match(said('never'), /has not arrived yet/);
    assert.match(said('away'), /^Bea is away/);
    assert.equal(said('away', false), '', 'who is not connected cannot tell');
    for (const isHere of [true, false])
      assert.match(said('left', isHere), /left this game for good/);
  });

  test('PLAY-1: the page says whose move it is, online and on one device', () => {
    const said = (scene: Scene, table: (scene: Scene) => TableView = viewOf) =>
      describeTurn(table(scene), listNames(table(scene)));
    assert.equal(said({}), 'Your move.');
    assert.equal(said({ moves: 'e2e4' }), 'Béatrice’s move.');
    assert.equal(said({ side: 1, peer: { name: null } }), 'Your friend’s move.');
    assert.equal(
      said({ moves: 'e2e4', peer: { presence: 'left' } }),
      'This game was not finished.',
    );
    assert.equal(said({ moves: 'e2e4' }, hereOf), 'Black to move.');
    assert.equal(said({ ending: { by: 'agreement' } }), 'The game is over.');
    for (const code of [CLOSE.noRoom, CLOSE.full, CLOSE.expired, CLOSE.left, CLOSE.bothLeft]) {
      const connection = { kind: 'stopped', code } as const;
      assert.equal(said({ connection }), 'This game was not finished.');
      assert.equal(findMovingSide(viewOf({ connection })), null);
    }
    const elsewhere = { kind: 'stopped', code: CLOSE.superseded } as const;
    assert.equal(findMovingSide(viewOf({ connection: elsewhere })), null, 'it goes on there');
    const connection = { kind: 'stopped', code: CLOSE.roomLimit } as const;
    assert.equal(said({ connection }), 'Your move.', 'it goes on tomorrow');
  });
});

test('LOC-2: on one device the players are called by colour, even in a rematch', () => {
  assert.deepEqual(listNames(hereOf({})), ['White', 'Black']);
  assert.deepEqual(listNames(hereOf({ game: { number: 2 } })), ['White', 'Black']);
});

test('LOC-1: on one device either side moves, and online only one’s own', () => {
  assert.equal(findMovingSide(hereOf({ moves: 'e2e4' })), 1);
  assert.equal(findMovingSide(viewOf({ moves: 'e2e4' })), null);
  assert.equal(findMovingSide(viewOf({})), 0);
});

test('PLAY-7: simultaneous changes make one sound', () => {
  const line = playLine(['e2e4', 'd7d5', 'e4d5', 'd8d5', 'b1c3', 'd5e5']);
  const moved = { kind: 'moved', isMine: true } as const;
  assert.equal(chooseSound([moved], line[0]), 'move');
  assert.equal(chooseSound([moved], line[2]), 'capture');
  assert.equal(chooseSound([moved], line[5]), 'check');
  assert.equal(chooseSound([moved, { kind: 'ended' }], line[5]), 'end');
  assert.equal(chooseSound([{ kind: 'offered', offer: 'draw' }], line[5]), 'offer');
  assert.equal(chooseSound([{ kind: 'presence' }], line[5]), null);
});

test('ONL-4: a relay that answers but opens no connection is not called unreachable', () => {
  const connection = { kind: 'waiting', until: 4000, code: 1006 } as const;
  const said = (most: number | null) =>
    describeConnection({ connection, role: 'guest' }, 1000, false, { socketsPerNetwork: most }) ??
    '';
  assert.equal(said(300), 'Your network already uses all its 300 connections.');
  assert.match(said(null), /^Cannot reach the relay\. Trying again in 3 s\.$/);
  const lost = { connection: { ...connection, code: 4429 }, role: 'guest' } as const;
  const none = { socketsPerNetwork: 300 };
  assert.doesNotMatch(
    describeConnection(lost, 1000, false, none) ?? '',
    /The relay takes|This network/,
  );
});

test('PLAY-13: a device that is offline says so, and a silent player is not shown as online', (t) => {
  const connection = { kind: 'waiting', until: 4000, code: 1006 } as const;
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  t.after(() => Reflect.deleteProperty(navigator, 'onLine'));
  const said = describeConnection({ connection, role: 'guest' }, 1000, true);
  assert.equal(said, 'This device is offline. Trying again in 3 s.');
  assert.equal(findShownPresence({ ...viewOf({}), isSilent: true }), 'silent');
  const away = viewOf({ peer: { presence: 'away' } });
  assert.equal(findShownPresence({ ...away, isSilent: true }), 'away');
});

test('PLAY-12: a player’s first arrival makes a sound and a notification', () => {
  const found = between({ peer: { presence: 'never' } }, { peer: { presence: 'online' } });
  assert.deepEqual(found, [{ kind: 'sat-down' }]);
  assert.equal(chooseSound(found, undefined), 'offer');
  assert.equal(findCall(found), 'Your friend is here.');
  const back = between({ peer: { presence: 'away' } }, { peer: { presence: 'online' } });
  assert.deepEqual([findCall(back), chooseSound(back, undefined)], [null, null]);
});

test('PLAY-12: the title names what happened elsewhere, what waits here, and the page', () => {
  const page = 'Game with Bo';
  assert.equal(
    formatTitle({ news: 'It is your move', mark: 'Your move', page }),
    '(It is your move) (Your move) Game with Bo',
  );
  assert.equal(formatTitle({ news: '', mark: '', page }), page);
});
