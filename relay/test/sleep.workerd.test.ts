import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { enter, joined, peer, startGame } from './game.ts';
import type { Player } from './player.ts';
import { startOnWorkerd } from './workerd-host.ts';

/** After ten idle seconds the runtime silently evicts an object from memory. */
const SLEEP_MS = 11_000;

test('CAP-3, ROOM-6: a room that slept still has its players and its message count', async (t) => {
  const relay = await startOnWorkerd(t);
  const { host, guest, roomId, tokens } = await startGame(relay);
  const play = async (player: Player, pings: number) => {
    await relay.advance(10_000);
    for (let count = 0; count < pings; count++) player.send('ping');
    for (let count = 0; count < pings; count++) assert.equal(await player.next(), 'pong');
  };
  // Both joins count; 5,000 is the whole allowance, so a reserved block would be the last.
  for (let left = 4998 - 18; left > 0; left -= 20) await play(left % 40 === 0 ? host : guest, 20);
  await host.drop();
  assert.deepEqual(await guest.next(), peer(false));
  const awoken = async () => Number(await (await fetch(`${relay.url}/test/awoken`)).text());
  const before = await awoken();
  await sleep(SLEEP_MS);
  await play(guest, 16);
  assert.ok((await awoken()) > before, 'it had been asleep');
  const back = await enter(relay, roomId, { seatToken: tokens[0] });
  assert.deepEqual(await back.next(), joined(0, { peer: true }));
  assert.deepEqual(await guest.next(), peer(true));
  back.send('theLast');
  assert.equal(await guest.next(), 'theLast');
  guest.send('oneTooMany');
  assert.equal(await guest.closed, 4508);
});
