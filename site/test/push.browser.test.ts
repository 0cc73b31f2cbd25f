import assert from 'node:assert/strict';
import { createECDH, randomBytes } from 'node:crypto';
import { test, type TestContext } from 'node:test';
import type { BrowserContext, CDPSession } from 'playwright-core';
import { decryptPush } from '@sealed-move/client/testing/decrypt-push';
import { siteForTests, tapMove } from './browser.ts';
import { PATIENCE_MS } from 'test-kit/patience';
import { board, newPage, type Player, seesMove, sitDown } from './network/table.ts';

/* Moves that reach a closed page by push: at most one player is online at any time. */

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
const LOOK_MS = 50;

/** A page asks this push service and forwarder instead of the real ones. */
const STUBS = `{
  const really = globalThis.fetch;
  globalThis.fetch = async (url, init) => {
    const path = new URL(url, location.href).pathname;
    if (path === '/forward') return Response.json(await forwardStub(init.body));
    const answer = await really(url, init);
    if (path !== '/v1/info') return answer;
    return Response.json({ ...(await answer.json()), pushForwarder: location.origin });
  };
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
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly own: { readonly private: Uint8Array; readonly auth: Uint8Array };
}

interface HeldPush {
  readonly endpoint: string;
  readonly topic: string;
  readonly body: Uint8Array;
}

/** A push service that keeps the newest message of each topic, and a forwarder to it. */
class PushPost {
  /** The subscriptions of each browser, by the scope of the worker. */
  readonly #subscriptions = new Map<BrowserContext, Map<string, Subscription>>();
  held: HeldPush[] = [];
  taken = 0;

  async serve(context: BrowserContext): Promise<void> {
    const own = new Map<string, Subscription>();
    this.#subscriptions.set(context, own);
    await context.exposeFunction('forwardStub', (body: string) => this.#take(body));
    await context.exposeFunction('findStub', (scope: string) => {
      const found = own.get(scope);
      return found === undefined ? null : { endpoint: found.endpoint, keys: found.keys };
    });
    await context.exposeFunction('dropStub', (scope: string) => own.delete(scope));
    await context.exposeFunction('subscribeStub', (scope: string) => {
      const curve = createECDH('prime256v1');
      const [shown, auth] = [curve.generateKeys(), randomBytes(16)];
      own.set(scope, {
        endpoint: `https://push.example/${randomBytes(16).toString('base64url')}`,
        keys: { p256dh: shown.toString('base64url'), auth: auth.toString('base64url') },
        own: { private: curve.getPrivateKey(), auth },
      });
    });
    await context.addInitScript(STUBS);
  }

  /** Waits until that many messages have come. */
  async has(count: number): Promise<void> {
    const end = performance.now() + PATIENCE_MS;
    while (this.taken < count) {
      assert.ok(performance.now() < end, `${this.taken} messages`);
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    assert.equal(this.taken, count);
  }

  /** The frames that wait for a browser, with the scope of their worker. */
  collect(context: BrowserContext): { readonly scope: string; readonly frame: string }[] {
    const found: { readonly scope: string; readonly frame: string }[] = [];
    for (const [scope, { endpoint, own }] of this.#subscriptions.get(context) ?? []) {
      for (const { body } of this.held.filter((one) => one.endpoint === endpoint)) {
        found.push({ scope, frame: new TextDecoder().decode(decryptPush(body, own)) });
      }
    }
    return found;
  }

  #take(text: string) {
    const { endpoint, headers, body } = JSON.parse(text);
    this.held = this.held.filter(({ topic }) => topic !== headers.topic);
    this.taken += 1;
    this.held.push({ endpoint, topic: headers.topic, body: Buffer.from(body, 'base64url') });
    return { status: 201, retryAfter: null };
  }
}

/** A player's phone: the page is closed, but the browser gets messages. */
interface Phone {
  readonly player: Player;
  readonly post: PushPost;
  readonly devtools: CDPSession;
  readonly registrations: Map<string, string>;
}

async function makePhone(player: Player, post: PushPost): Promise<Phone> {
  const { context, wire } = player;
  await context.grantPermissions(['notifications'], { origin: wire.url });
  await post.serve(context);
  const blank = await context.newPage();
  const devtools = await context.newCDPSession(blank);
  const registrations = new Map<string, string>();
  devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { scopeURL, registrationId } of all) registrations.set(scopeURL, registrationId);
  });
  await devtools.send('ServiceWorker.enable');
  await player.page.reload();
  await board(player.page).waitFor();
  return { player, post, devtools, registrations };
}

async function deliver({ player, post, devtools, registrations }: Phone): Promise<void> {
  for (const { scope, frame } of post.collect(player.context)) {
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
  const { host, guest } = await sitDown(t, site(), { host: options, guest: options });
  const post = new PushPost();
  const phones = [await makePhone(host, post), await makePhone(guest, post)] as const;
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
    await post.has(index + 1);
    await close(phones[seat]);
    await deliver(phones[other]);
    // The same once more changes nothing.
    await deliver(phones[other]);
    await openAgain(t, phones[other], addresses[other]);
    assert.deepEqual(await readNotices(phones[other]), [notice]);
    await close(phones[other]);
    before = move;
  }
});
