import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { workerdProgram } from '../../relay/deploy/workerd.ts';
import { siteForTests } from './browser.ts';
import { LyingProxy } from './network/lying-proxy.ts';
import { RelayProcess } from './network/relay-process.ts';
import { board, meet, openPlayer, playMoves, sameGame, together } from './network/table.ts';
import { WorkerdRelay } from './network/workerd-relay.ts';

/* The same game over the relay's other host. Its site comes from the Node host beside it. */

const site = siteForTests();
const skip = workerdProgram() === null ? 'there is no workerd for this machine' : false;
const FOOLS_MATE = ['f2f3', 'e7e5', 'g2g4', 'd8h4'];

async function sitDownOnWorkerd(t: TestContext) {
  const { browser, dist } = site();
  const ports = { site: 0, relay: () => 0 };
  const target = (path: string) => (path.startsWith('/v1/') ? ports.relay() : ports.site);
  const wires = [await LyingProxy.start(target), await LyingProxy.start(target)] as const;
  const origins = wires.map(({ url }) => url);
  const server = await RelayProcess.start(dist, origins);
  const relay = await WorkerdRelay.start(origins);
  ports.site = server.port;
  ports.relay = () => relay.port;
  t.after(async () => {
    await Promise.all(wires.map((wire) => wire.close()));
    await Promise.all([server.close(), relay.close()]);
  });
  const host = await openPlayer(t, browser, wires[0]);
  const guest = await openPlayer(t, browser, wires[1]);
  await meet(host, guest);
  return { relay, host, guest };
}

test('PLAY-4: a game to mate over a room that is a Durable Object', { skip }, async (t) => {
  const table = await sitDownOnWorkerd(t);
  await playMoves(table, FOOLS_MATE);
  await table.host.page.getByText('You lost').waitFor();
  await table.guest.page.getByText('You won').waitFor();
});

test(
  'FLT-1: cut, loaded anew and killed, over a room that is a Durable Object',
  { skip },
  async (t) => {
    const table = await sitDownOnWorkerd(t);
    const { relay, host, guest } = table;
    await playMoves(table, FOOLS_MATE.slice(0, 1));
    host.wire.drop();
    await playMoves(table, FOOLS_MATE.slice(1, 2), 1);
    await guest.page.reload();
    await board(guest.page).waitFor();
    await playMoves(table, FOOLS_MATE.slice(2, 3));
    await relay.kill();
    await host.page.getByText('Trying again').waitFor();
    await relay.start();
    await together(table);
    await playMoves(table, FOOLS_MATE.slice(3), 1);
    await table.guest.page.getByText('You won').waitFor();
    assert.equal(await sameGame(table), 'rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR');
  },
);
