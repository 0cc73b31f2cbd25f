import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { siteForTests, tapMove } from './browser.ts';
import { LyingProxy, type Tamper } from './network/lying-proxy.ts';
import {
  playMoves,
  sameGame,
  seesMove,
  sitDownBehind,
  type NetworkTable,
} from './network/table.ts';

/* A lying relay: changed, repeated, held or invented frames change no game. */

const site = siteForTests();
const GAME = ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'f8c5'];
const AFTER_ALL = 'r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R';

/** Both players, each behind a proxy that is honest until told otherwise. */
async function sitDownAmongLiars(t: TestContext): Promise<NetworkTable<LyingProxy>> {
  return sitDownBehind(t, site(), async (target) => LyingProxy.start(target));
}

function lie({ host, guest }: NetworkTable<LyingProxy>, tamper: () => Tamper): void {
  for (const { wire } of [host, guest]) wire.tamper = tamper();
}

const isSealed = (frame: string) => frame !== 'ping' && frame !== 'pong' && !frame.startsWith('{');

test('FLT-2: duplicate and replayed frames change nothing', async (t) => {
  const table = await sitDownAmongLiars(t);
  lie(table, () => {
    const old: string[] = [];
    return (frame, way) => {
      if (way === 'from-page' || !isSealed(frame)) return [frame];
      old.push(frame);
      return [frame, frame, ...old.slice(-8)];
    };
  });
  await playMoves(table, GAME);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-2: reflected, corrupted and outdated frames change nothing', async (t) => {
  const table = await sitDownAmongLiars(t);
  for (const { wire } of [table.host, table.guest]) {
    wire.tamper = (frame, way) => {
      if (way === 'from-page') {
        if (isSealed(frame)) wire.tell(frame);
        return [frame];
      }
      if (!isSealed(frame)) return [frame];
      const turned = frame.slice(0, -8) + (frame.at(-8) === 'A' ? 'B' : 'A') + frame.slice(-7);
      return [turned, 'A'.repeat(64), frame];
    };
  }
  await playMoves(table, GAME);
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-2: reordered and lost frames change nothing', async (t) => {
  const table = await sitDownAmongLiars(t);
  for (const [index, move] of GAME.entries()) {
    const [mover, other] = index % 2 === 0 ? [table.host, table.guest] : [table.guest, table.host];
    lie(table, () => {
      const held: string[] = [];
      return (frame, way) => {
        if (way === 'from-page' || !isSealed(frame)) return [frame];
        held.push(frame);
        return held.length < 2 ? [] : held.splice(0).toReversed();
      };
    });
    await tapMove(mover.page, move);
    // Once the relay is honest again, the next greeting brings the held frames.
    lie(table, () => (frame) => [frame]);
    mover.wire.drop();
    await seesMove(other.page, move);
  }
  assert.equal(await sameGame(table), AFTER_ALL);
});

test('FLT-2: a player reported gone has not lost', async (t) => {
  const table = await sitDownAmongLiars(t);
  await playMoves(table, GAME.slice(0, 4));
  table.host.wire.tell('{"t":"peer","online":false,"left":true}');
  await table.host.page.getByText('has left').first().waitFor();
  assert.equal(await table.host.page.getByText('You won').count(), 0);
  table.host.wire.tell('{"t":"peer","online":true}');
  await playMoves(table, GAME.slice(4));
  assert.equal(await sameGame(table), AFTER_ALL);
});
