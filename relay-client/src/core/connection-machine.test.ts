import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CLOSE, isFinal } from '@sealed-move/protocol/close-codes';
import { readRelayFrame } from '@sealed-move/protocol/relay-frames';
import { chooseCaseCount } from 'test-kit/cases';
import { CODES, connectionAction, PlayedConnection } from '../../test/played-connection.ts';
import { findDeadline } from './connection-state.ts';

const seed = Number(process.env['FC_SEED'] ?? Date.now() % 1_000_000);
const numRuns = chooseCaseCount(1000);

test(`CONN-1, CONN-2, CONN-4, CONN-8: any events leave one socket, no hidden ping, and no frame that closes it (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(connectionAction, { maxLength: 60, size: 'max' }), (actions) => {
      const played = new PlayedConnection();
      played.run({ does: 'start' });
      for (const done of actions) played.run(done);
    }),
    { seed, numRuns },
  );
});

test(`CONN-3: without incoming frames, the machine tries again or has stopped (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.array(connectionAction, { maxLength: 40, size: 'max' }), (actions) => {
      const played = new PlayedConnection();
      played.run({ does: 'start' });
      for (const done of actions) played.run(done);
      played.isVisible = true;
      if (played.state.kind === 'off' || played.state.kind === 'stopped') return;
      const { socket } = played.state;
      const isGone = played.state.kind === 'waiting' && played.state.code === CLOSE.noRoom;
      const start = played.now;
      for (let ticks = 0; ticks < 100 && played.state.socket === socket; ticks++) {
        played.runToDeadline();
      }
      assert.equal(played.state.kind, 'connecting');
      // The client asks every hour for a room that the relay has lost (GOON-8).
      const longest = isGone ? 3_600_000 : 30_000;
      assert.ok(played.now - start <= 50_000 + 10_000 + longest, `${played.now - start} ms`);
    }),
    { seed, numRuns },
  );
});

function online(): PlayedConnection {
  const played = new PlayedConnection();
  for (const does of ['start', 'opened'] as const) played.run({ does });
  played.run({ does: 'joined', seat: 0, proto: 1 });
  assert.equal(played.state.kind, 'online');
  return played;
}

function closedWith(played: PlayedConnection, code: number): PlayedConnection {
  played.run({ does: 'closed', code });
  return played;
}

test('CONN-5: the code decides, whether it comes before or after the reply to the join', () => {
  for (const code of CODES) {
    const waiting = new PlayedConnection();
    for (const does of ['start', 'opened'] as const) waiting.run({ does });
    for (const played of [closedWith(waiting, code), closedWith(online(), code)]) {
      const { state } = played;
      const isAskedAgain = code === CLOSE.noRoom && state.isSeated;
      assert.equal(state.kind, isFinal(code) && !isAskedAgain ? 'stopped' : 'waiting');
      assert.ok((state.kind === 'stopped' || state.kind === 'waiting') && state.code === code);
    }
  }
});

test('GOON-8: a seat in a lost room is requested again after a minute, then up to hourly, and on waking', () => {
  const played = online();
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    closedWith(played, CLOSE.noRoom);
    const { state } = played;
    assert.ok(state.kind === 'waiting' && state.code === CLOSE.noRoom && state.isSeated);
    // Chance is always one half here; it keeps clients that lost a room together from asking at
    // once.
    waits.push((state.until - played.now) / 0.75);
    played.runToDeadline();
  }
  assert.deepEqual(
    waits.map((ms) => ms / 60_000),
    [1, 2, 4, 8, 16, 32, 60, 60],
  );
  // However long the relay was away before, the minute is the same.
  const used = online();
  for (const code of [1006, 1006, 1006, 1006, CLOSE.noRoom, 1006, 1006, CLOSE.noRoom]) {
    closedWith(used, code);
    assert.ok(used.state.kind === 'waiting');
    if (code === CLOSE.noRoom) waits.push((used.state.until - used.now) / 0.75);
    used.runToDeadline();
  }
  assert.deepEqual(waits.splice(8), [60_000, 120_000]);
  // A room that is gone does not delay the reconnection to a relay that was away.
  closedWith(used, 1006);
  assert.ok(used.state.kind === 'waiting' && used.state.until - used.now === 500);
  closedWith(played, CLOSE.noRoom);
  played.run({ does: 'wake' });
  assert.equal(played.state.kind, 'connecting');
  const without = new PlayedConnection();
  for (const does of ['start', 'opened'] as const) without.run({ does });
  assert.equal(closedWith(without, CLOSE.noRoom).state.kind, 'stopped');
  assert.equal(closedWith(online(), CLOSE.expired).state.kind, 'stopped');
});

test('CONN-3: waits double up to 30 seconds, and start over after a lasting connection', () => {
  const played = online();
  const waits: number[] = [];
  for (let tries = 0; tries < 7; tries++) {
    closedWith(played, 1006);
    assert.ok(played.state.kind === 'waiting');
    // Chance is always one half here.
    waits.push((played.state.until - played.now) * 2);
    played.runToDeadline();
  }
  assert.deepEqual(waits, [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  played.run({ does: 'opened' });
  played.run({ does: 'joined', seat: 0, proto: 1 });
  closedWith(played, 1006);
  assert.ok(played.state.kind === 'waiting' && played.state.until - played.now === 15_000);
  played.runToDeadline();
  played.run({ does: 'opened' });
  played.run({ does: 'joined', seat: 0, proto: 1 });
  played.run({ does: 'wait', ms: 30_000 });
  closedWith(played, 1006);
  assert.ok(played.state.kind === 'waiting' && played.state.until - played.now === 500);
});

test('CONN-4: a ping follows 50 quiet seconds, and the connection counts as dead 10 seconds later', () => {
  const played = online();
  played.run({ does: 'wait', ms: 49_000 });
  played.run({ does: 'text', text: '{"t":"news"}' });
  played.run({ does: 'wait', ms: 49_999 });
  assert.ok(played.state.kind === 'online' && played.state.pongBy === null);
  played.run({ does: 'wait', ms: 1 });
  assert.ok(played.state.kind === 'online' && played.state.pongBy === played.now + 10_000);
  played.run({ does: 'wait', ms: 9999 });
  assert.equal(played.state.kind, 'online');
  played.run({ does: 'text', text: 'pong' });
  assert.equal(findDeadline(played.state), played.now + 50_000);
  played.run({ does: 'wait', ms: 60_000 });
  assert.equal(played.state.kind, 'waiting');
});

test('CONN-4: on waking, the connection is checked or retried at once', () => {
  const asked = online();
  asked.run({ does: 'wake' });
  assert.ok(asked.state.kind === 'online' && asked.state.pongBy === 10_000);
  const waiting = closedWith(online(), 1006);
  waiting.run({ does: 'wake' });
  assert.equal(waiting.state.kind, 'connecting');
});

test('CONN-4: a page hidden while it waits for a pong asks again once it is visible', () => {
  const played = online();
  played.run({ does: 'wake' });
  for (const does of ['show', 'wake'] as const) played.run({ does });
  played.run({ does: 'wait', ms: 600_000 });
  assert.equal(played.state.kind, 'online');
  for (const does of ['show', 'wake'] as const) played.run({ does });
  assert.ok(played.state.kind === 'online' && played.state.pongBy === played.now + 10_000);
});

test('CONN-4: a page that slept while it waited for a pong asks again instead of counting the time', () => {
  const played = online();
  for (const does of ['wake', 'show', 'wake'] as const) played.run({ does });
  played.now += 600_000;
  for (const does of ['show', 'wake'] as const) played.run({ does });
  assert.ok(played.state.kind === 'online' && played.state.pongBy === played.now + 10_000);
});

test('CONN-4: a ping still queued when the page is hidden is held back until later', () => {
  const played = online();
  played.run({ does: 'send', count: 40 });
  for (const does of ['wake', 'show'] as const) played.run({ does });
  played.run({ does: 'wait', ms: 100_000 });
  played.run({ does: 'send', count: 40 });
  for (const does of ['show', 'wake', 'show'] as const) played.run({ does });
  played.run({ does: 'send', count: 1 });
  for (const does of ['show', 'wake'] as const) played.run({ does });
  assert.ok(played.state.kind === 'online' && played.state.outbox.waiting[0] === 'ping');
  assert.equal(played.state.pongBy, played.now + 10_000);
});

test('CONN-7: another protocol or seat stops the machine, and an unanswered join counts as a dead connection', () => {
  for (const [joined, code] of [
    [{ seat: 0, proto: 2 }, 4900],
    [{ seat: 1, proto: 1 }, 4901],
  ] as const) {
    const played = new PlayedConnection();
    for (const does of ['start', 'opened'] as const) played.run({ does });
    played.run({ does: 'joined', ...joined });
    assert.ok(played.state.kind === 'stopped' && played.state.code === code);
  }
  const silent = new PlayedConnection();
  for (const does of ['start', 'opened'] as const) silent.run({ does });
  silent.run({ does: 'text', text: 'pong' });
  silent.run({ does: 'wait', ms: 9999 });
  assert.equal(findDeadline(silent.state), silent.now + 1);
  silent.run({ does: 'wait', ms: 1 });
  assert.ok(silent.state.kind === 'waiting' && silent.state.code === null);
});

test('CONN-1: events of an abandoned socket are ignored', () => {
  const played = online();
  const { socket } = played.state;
  played.run({ does: 'reset' });
  played.runToDeadline();
  const { state } = played;
  const pong = readRelayFrame('pong');
  played.event({ kind: 'opened', socket });
  played.event({ kind: 'frame', socket, frame: pong });
  played.event({ kind: 'closed', socket, code: 4411 });
  assert.deepEqual(played.state, state);
});
