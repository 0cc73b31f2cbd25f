import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { startOnNode } from 'forwarder/testing/forwarder';
import { BrowserPushes, PUSH_HOST } from '@sealed-move/client/testing/browser-pushes';
import { siteForTests, tapMove } from './browser.ts';
import { findFreePort } from 'test-kit/free-port';
import { until } from 'test-kit/until';
import { board, newPage, type Player, seesMove, sitDown } from './network/table.ts';

/*
 * Moves that reach a closed page by push: at most one player is online at any time. The relay and
 * the forwarder are real; the push service is ours.
 */

const site = siteForTests({}, true);
/** Each move, and what the other player is told. */
const MOVES = [
  ['e7e5', 'Grace: Grace played e5.'],
  ['f1c4', 'Ada: Ada played Bc4.'],
  ['b8c6', 'Grace: Grace played Nc6.'],
  ['d1h5', 'Ada: Ada played Qh5.'],
  ['g8f6', 'Grace: Grace played Nf6.'],
  ['h5f7', 'Ada: The game is over.'],
] as const;
const OFFLINE = 2;

/** A player's phone: the page is closed, but the browser gets messages. */
interface Phone {
  readonly player: Player;
  readonly pushes: BrowserPushes;
}

async function makePhone(player: Player): Promise<Phone> {
  const { context, wire } = player;
  const pushes = await BrowserPushes.in(context, wire.url);
  await player.page.reload();
  await board(player.page).waitFor();
  return { player, pushes };
}

async function switchOn({ player: { page } }: Phone): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('switch', { name: 'Notify me of moves' }).check();
  await page.getByText('’s app then sends each move').waitFor();
  await page.getByText('Show the move').waitFor();
  await page.keyboard.press('Escape');
}

async function openAgain(t: TestContext, { player }: Phone, url: string): Promise<void> {
  player.page = await newPage(t, player.context, player.wire);
  await player.page.goto(url);
  await board(player.page).waitFor();
}

async function close({ player }: Phone): Promise<string> {
  const url = player.page.url();
  await player.page.close();
  return url;
}

/** What this browser tells its player of the game. */
async function readNotices({ player: { page } }: Phone): Promise<string[]> {
  return page.evaluate(`(async () => {
    const all = await navigator.serviceWorker.getRegistrations();
    const found = await Promise.all(all.map((one) => one.getNotifications()));
    return found.flat().map(({ title, body }) => title + ': ' + body);
  })()`);
}

test('REACH-3, REACH-4, REACH-6: a game is played to its end by push, with at most one page open', async (t) => {
  const options = { serviceWorkers: 'allow' } as const;
  const forwarder = await findFreePort();
  const settings = { FORWARDER_URL: `http://127.0.0.1:${forwarder}` };
  const { host, guest } = await sitDown(t, site(), { host: options, guest: options, settings });
  const { service } = await startOnNode(t, {
    FORWARDER_PORT: String(forwarder),
    FORWARDER_PUSH_HOSTS: PUSH_HOST,
    ALLOWED_ORIGINS: `${host.wire.url},${guest.wire.url}`,
  });
  const phones = [await makePhone(host), await makePhone(guest)] as const;
  await tapMove(host.page, 'e2e4');
  await seesMove(guest.page, 'e2e4');
  for (const phone of phones) await switchOn(phone);
  const addresses = [await close(phones[0]), await close(phones[1])] as const;
  let before = 'e2e4';
  for (const [index, [move, notice]] of MOVES.entries()) {
    const seat = index % 2 === 0 ? 1 : 0;
    const other = seat === 0 ? 1 : 0;
    // A closed page opens on the newest move even where there is no network.
    if (index === OFFLINE) phones[seat].player.wire.down();
    await openAgain(t, phones[seat], addresses[seat]);
    const { page } = phones[seat].player;
    await seesMove(page, before);
    if (index === OFFLINE) phones[seat].player.wire.up();
    await tapMove(page, move);
    await until('the push did not arrive', () => service.arrived.length > index);
    assert.equal(service.arrived.length, index + 1, 'each move goes once');
    await close(phones[seat]);
    const { pushes } = phones[other];
    const messages = pushes.collect(service);
    await pushes.deliver(messages);
    // The same once more changes nothing.
    await pushes.deliver(messages);
    await openAgain(t, phones[other], addresses[other]);
    assert.deepEqual(await readNotices(phones[other]), [notice]);
    await close(phones[other]);
    before = move;
  }
});
