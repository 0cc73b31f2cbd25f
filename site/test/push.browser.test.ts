import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import type { BrowserContext, CDPSession } from 'playwright-core';
import { startOnNode } from 'forwarder/testing/forwarder';
import { decryptPush } from '@sealed-move/client/testing/decrypt-push';
import { siteForTests, tapMove } from './browser.ts';
import { findFreePort } from 'test-kit/free-port';
import type { PushService } from 'test-kit/push-service';
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

const PUSH_HOST = 'push.example';

/** Browsers subscribe only at their makers' push services, which are not called here. */
const SUBSCRIPTIONS = `{
  const known = async (registration) => {
    const json = await findStub(registration.scope);
    return json === null ? null : { ...json, toJSON: () => json, unsubscribe: () => dropStub(registration.scope) };
  };
  const scopes = new WeakMap();
  const manager = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, 'pushManager').get;
  Object.defineProperty(ServiceWorkerRegistration.prototype, 'pushManager', {
    get() {
      const found = manager.call(this);
      scopes.set(found, this);
      return found;
    },
  });
  PushManager.prototype.getSubscription = function () { return known(scopes.get(this)); };
  PushManager.prototype.subscribe = async function () {
    await subscribeStub(scopes.get(this).scope);
    return known(scopes.get(this));
  };
}`;

interface Subscription {
  readonly path: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly own: { readonly private: Uint8Array; readonly auth: Uint8Array };
}

/** A message as the browser has it: decrypted, for the worker with that scope. */
interface Message {
  readonly scope: string;
  readonly frame: string;
}

/** The subscriptions of a browser, by the scope of the worker. */
class Subscriptions {
  readonly #all = new Map<string, Subscription>();

  static async in(context: BrowserContext): Promise<Subscriptions> {
    const made = new Subscriptions();
    await context.exposeFunction('findStub', (scope: string) => made.#find(scope));
    await context.exposeFunction('dropStub', (scope: string) => made.#all.delete(scope));
    await context.exposeFunction('subscribeStub', (scope: string) => made.#add(scope));
    await context.addInitScript(SUBSCRIPTIONS);
    return made;
  }

  collect(service: PushService): Message[] {
    return [...this.#all].flatMap(([scope, { path, own }]) =>
      service
        .collect(path)
        .map(({ body }) => ({ scope, frame: new TextDecoder().decode(decryptPush(body, own)) })),
    );
  }

  #find(scope: string) {
    const found = this.#all.get(scope);
    if (found === undefined) return null;
    return { endpoint: `https://${PUSH_HOST}${found.path}`, keys: found.keys };
  }

  #add(scope: string): void {
    const curve = createECDH('prime256v1');
    const [shown, auth] = [curve.generateKeys(), randomBytes(16)];
    this.#all.set(scope, {
      path: `/${randomBytes(16).toString('base64url')}`,
      keys: { p256dh: shown.toString('base64url'), auth: auth.toString('base64url') },
      own: { private: curve.getPrivateKey(), auth },
    });
  }
}

/** A player's phone: the page is closed, but the browser gets messages. */
interface Phone {
  readonly player: Player;
  readonly subscriptions: Subscriptions;
  readonly devtools: CDPSession;
  readonly registrations: Map<string, string>;
}

async function makePhone(player: Player): Promise<Phone> {
  const { context, wire } = player;
  await context.grantPermissions(['notifications'], { origin: wire.url });
  const subscriptions = await Subscriptions.in(context);
  const blank = await context.newPage();
  const devtools = await context.newCDPSession(blank);
  const registrations = new Map<string, string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { scopeURL, registrationId } of all) registrations.set(scopeURL, registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await player.page.reload();
  await board(player.page).waitFor();
  return { player, subscriptions, devtools, registrations };
}

async function deliver(
  { devtools, registrations }: Phone,
  messages: readonly Message[],
): Promise<void> {
  for (const { scope, frame } of messages) {
    const registrationId = registrations.get(scope);
    assert.ok(registrationId, scope);
    const { origin } = new URL(scope);
    await devtools.send('ServiceWorker.deliverPushMessage', {
      origin,
      registrationId,
      data: frame,
    });
  }
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
    const messages = phones[other].subscriptions.collect(service);
    await deliver(phones[other], messages);
    // The same once more changes nothing.
    await deliver(phones[other], messages);
    await openAgain(t, phones[other], addresses[other]);
    assert.deepEqual(await readNotices(phones[other]), [notice]);
    await close(phones[other]);
    before = move;
  }
});
