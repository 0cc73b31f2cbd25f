import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { CDPSession, Page, Worker } from 'playwright-core';
import { shareChromium } from 'test-kit/chromium';
import { decryptPush, deviceKeys } from './fake-device.ts';
import { startPushService } from './fake-push-service.ts';
import { openPage } from './browser.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { asMember, sideOf } from './feed-reader.ts';
import { matchOf } from './seed.ts';
import { until } from 'test-kit/until';

const service = await startPushService({ after });
const started = clubhouseForTests({ pushTransport: service.transport });
const HANNAH = 'Hannah Brandt';
const EDMUND = 'Edmund Eckersley';
const ENDPOINT = 'https://push.example/hannah';
const browser = shareChromium([], { showsNotifications: true });

/** A member's browser that shows no permission prompts and uses our push service. */
async function openAs(name: string, device = deviceKeys()): Promise<Page> {
  const page = await openPage(browser(), started(), name, {
    viewport: { width: 390, height: 844 },
  });
  await page.context().addInitScript(takePushes, { endpoint: ENDPOINT, keys: device.keys });
  return page;
}

/** Runs in the page: without access to a push service, the browser offers none. */
function takePushes(given: { endpoint: string; keys: object }): void {
  let subscription: object | null = null;
  const asked: string[] = [];
  const made = () => ({
    endpoint: given.endpoint,
    toJSON: () => given,
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  });
  Object.assign(globalThis, { asked });
  const own = sessionStorage.getItem('subscribed') === '1';
  if (own) subscription = made();
  PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null;
  PushManager.prototype.subscribe = async (options) => {
    asked.push(`subscribe ${String(options?.userVisibleOnly)}`);
    sessionStorage.setItem('subscribed', '1');
    subscription = made();
    return subscription as PushSubscription;
  };
  const request = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = async () => {
    asked.push('permission');
    return request();
  };
}

async function allow(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: started().url });
}

const askedIn = (page: Page) => page.evaluate<string[]>('globalThis.asked');

/** The site's service worker, and its name in the debugging protocol. */
async function workerOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const registered = Promise.withResolvers<string>();
  session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
    const own = registrations.find(({ scopeURL }) => scopeURL === `${started().url}/`);
    if (own !== undefined) registered.resolve(own.registrationId);
  });
  await session.send('ServiceWorker.enable');
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  const worker = await until('there is no worker', () => page.context().serviceWorkers()[0]);
  return { session, worker, registrationId: await registered.promise };
}

/** Delivers a push to the worker, as if from its push service. */
async function deliver(
  { session, registrationId }: { session: CDPSession; registrationId: string },
  data: string,
): Promise<void> {
  const origin = started().url;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** The parts of a service worker that tests use; other files lack its types. */
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { openWindow: (url: string) => Promise<null> };
  readonly NotificationEvent: new (type: string, init: object) => Event;
  readonly dispatchEvent: (event: Event) => boolean;
}

interface NotificationFacts {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly lang: string;
  readonly data: string;
}

function shownIn(worker: Worker): Promise<NotificationFacts[]> {
  return worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const all = await scope.registration.getNotifications();
    return all.map(({ title, body, tag, lang, data }) => ({
      title,
      body,
      tag,
      lang,
      data: String(data),
    }));
  });
}

/**
 * Clicks the first notification, as the browser reports it to the worker. A click without a user
 * opens no window, so it returns the address that would open.
 */
function press(worker: Worker): Promise<string> {
  return worker.evaluate(async () => {
    const scope = self as unknown as WorkerScope;
    const [notification] = await scope.registration.getNotifications();
    if (notification === undefined) throw new Error('there is no notification');
    return new Promise<string>((resolve) => {
      scope.clients.openWindow = async (url) => {
        resolve(url);
        return null;
      };
      const click = new scope.NotificationEvent('notificationclick', { notification });
      scope.dispatchEvent(click);
    });
  });
}

test('PUSH-3, PUSH-15: permission for pushes is only requested on a click; a push is shown, tapped, and opens the match', async () => {
  const { url, store, season } = started();
  const device = deviceKeys();
  const page = await openAs(HANNAH, device);
  await allow(page);
  await page.goto(`${url}/me`);
  const button = page.getByRole('button', { name: 'Turn on for this device' });
  await button.waitFor();
  assert.deepEqual(await askedIn(page), []);
  await button.click();
  await page.getByText('This device now gets push notifications').waitFor();
  await page.getByText('Push notifications are on for this device').waitFor();
  await page.locator('.push-device .this-device', { hasText: 'This device' }).waitFor();
  assert.equal(store.pushDevices.listOf(season.members.get(HANNAH) ?? '').length, 1);

  const match = matchOf(season.singles, HANNAH, EDMUND);
  const edmund = await asMember(started(), EDMUND);
  const side = await sideOf(started(), match, EDMUND);
  const set = { games: side === 0 ? [6, 3] : [3, 6] };
  const claim = { outcome: 'completed', score: { sets: [set, set] } };
  await edmund('POST', `/v1/matches/${match}/claims`, claim);
  const push = await until('no push came', () => service.arrived[0]);

  const found = await workerOf(page);
  const data = decryptPush(device, push.body).toString();
  await deliver(found, data);
  await deliver(found, data);
  const shown = await until('no notification is shown', async () => {
    const all = await shownIn(found.worker);
    return all.length > 0 && all;
  });
  assert.equal(shown.length, 1, 'the same again takes its place');
  assert.equal(shown[0]?.title, 'Your turn: enter the score');
  assert.equal(shown[0]?.lang, 'en');
  assert.doesNotMatch(JSON.stringify(shown), /Edmund/);

  const address = await press(found.worker);
  assert.deepEqual(await shownIn(found.worker), []);
  await page.goto(url + address);
  await page.waitForURL(`${url}/matches/${match}/report`);
  assert.deepEqual(store.pushes.state(), { waiting: 0, untapped: 0 });
  await page.context().close();
});

test('PUSH-15: an unreadable push, or one that would lead elsewhere, is shown and leads to the home page', async () => {
  const page = await openAs(EDMUND);
  await allow(page);
  const found = await workerOf(page);
  const elsewhere = { title: 'Here', url: 'https://elsewhere.example/x', body: 7, tag: [] };
  const host = new URL(started().url).host;
  for (const [data, title] of [
    ['no JSON', host],
    ['null', host],
    ['{"title":7}', host],
    [JSON.stringify(elsewhere), 'Here'],
  ] as const) {
    await deliver(found, data);
    const [shown] = await until('no notification is shown', async () => {
      const all = await shownIn(found.worker);
      return all.length > 0 && all;
    });
    assert.deepEqual([shown?.title, shown?.data, shown?.body], [title, '/', '']);
    assert.equal(await press(found.worker), '/');
  }
  await page.context().close();
});

test('PUSH-3: the page says so if notifications are blocked, and offers nothing if unsupported', async () => {
  const page = await openAs(EDMUND);
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' });
  });
  await page.goto(`${started().url}/me`);
  await page.getByText('This browser blocks notifications').waitFor();
  assert.equal(await page.getByRole('button', { name: 'Turn on for this device' }).count(), 0);
  await page.addInitScript(() => {
    delete (globalThis as { PushManager?: unknown }).PushManager;
  });
  await page.goto(`${started().url}/me`);
  await page.getByText('This browser cannot show notifications from this site').waitFor();
  await page.context().close();
});

test('PUSH-3: on an iPhone the page explains how to add it to the home screen', async () => {
  const userAgent =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
  const page = await openPage(browser(), started(), EDMUND, { userAgent });
  await page.goto(`${started().url}/me`);
  await page.locator('.push-apple[open] svg.home-screen').waitFor();
  await page.getByText('Choose “Add to Home Screen”.').waitFor();
  await page.context().close();
});

test('PUSH-3: the page says so if the browser reaches no push service, and can be retried', async () => {
  const page = await openAs(EDMUND);
  await allow(page);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = async () => {
      throw new DOMException('no service', 'AbortError');
    };
  });
  await page.goto(`${started().url}/me`);
  const button = page.getByRole('button', { name: 'Turn on for this device' });
  await button.click();
  await page.getByText('The browser cannot reach a push service').waitFor();
  assert.equal(await button.isEnabled(), true);
  await page.context().close();
});

const RENEWED = 'https://push.example/renewed';

/** Tells the worker that the device has a new address, and waits until it has handled that. */
function changeSubscription(worker: Worker, keys: object): Promise<void> {
  return worker.evaluate(
    async ({ endpoint, keys: given }) => {
      const scope = self as unknown as WorkerScope & { ExtendableEvent: typeof Event };
      const made = { endpoint, toJSON: () => ({ endpoint, keys: given }) };
      scope.registration.pushManager.subscribe = async () => made as unknown as PushSubscription;
      const event = new scope.ExtendableEvent('pushsubscriptionchange');
      const waits: Promise<unknown>[] = [];
      const waitUntil = (work: Promise<unknown>) => void waits.push(work);
      // Simulates a browser that names neither the old nor the new subscription.
      Object.assign(event, { oldSubscription: null, newSubscription: null, waitUntil });
      scope.dispatchEvent(event);
      await Promise.all(waits);
    },
    { endpoint: RENEWED, keys },
  );
}

/** Hannah's phone with pushes turned on. */
async function openTurnedOn(device = deviceKeys()) {
  const { url, store, season } = started();
  const hannah = season.members.get(HANNAH) ?? '';
  store.pushDevices.forget(hannah);
  const page = await openAs(HANNAH, device);
  await allow(page);
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Turn on for this device' }).click();
  await page.locator('.push-device .this-device', { hasText: 'This device' }).waitFor();
  const endpoints = () => store.pushDevices.reachable(hannah).map(({ endpoint }) => endpoint);
  await until('the browser keeps no address', async () =>
    page.evaluate(async () => (await caches.keys()).includes('push-subscription')),
  );
  return { page, device, endpoints, hannah };
}

test('PUSH-20: if the browser changes a device’s address, the new one replaces the old one on the site', async () => {
  const { page, device, endpoints } = await openTurnedOn();
  assert.deepEqual(endpoints(), [ENDPOINT]);
  const { worker } = await workerOf(page);
  await changeSubscription(worker, device.keys);
  assert.deepEqual(endpoints(), [RENEWED]);
  await page.context().close();
});

test('PUSH-20: if signed out, the next visit of /me does it once, and never for a removed device', async () => {
  const { page, device, endpoints, hannah } = await openTurnedOn();
  const { url, store } = started();
  const { worker } = await workerOf(page);
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await changeSubscription(worker, device.keys);
  assert.deepEqual(endpoints(), [ENDPOINT]);
  await page.context().addCookies(cookies);
  await page.context().addInitScript((endpoint) => {
    const own = { endpoint, toJSON: () => ({ endpoint, keys: {} }), unsubscribe: async () => true };
    const given = JSON.parse(localStorage.getItem('keys') ?? '{}') as object;
    const made = { ...own, toJSON: () => ({ endpoint, keys: given }) };
    PushManager.prototype.getSubscription = async () => own as unknown as PushSubscription;
    PushManager.prototype.subscribe = async () => made as unknown as PushSubscription;
  }, RENEWED);
  await page.evaluate((keys) => localStorage.setItem('keys', keys), JSON.stringify(device.keys));
  await page.goto(`${url}/me`);
  await page.locator('.push-device .this-device', { hasText: 'This device' }).waitFor();
  assert.deepEqual(endpoints(), [RENEWED]);
  store.pushDevices.forget(hannah);
  await page.goto(`${url}/me`);
  await page.getByRole('button', { name: 'Turn on for this device' }).waitFor();
  assert.deepEqual(endpoints(), []);
  await page.context().close();
});

test('PUSH-18: signing out stops pushes on this device, also for an earlier user of it', async () => {
  const page = await openAs(HANNAH);
  await allow(page);
  const { worker } = await workerOf(page);
  await worker.evaluate(() => {
    const scope = self as unknown as WorkerScope & { ended: number };
    scope.ended = 0;
    const unsubscribe = async () => (scope.ended += 1) > 0;
    scope.registration.pushManager.getSubscription = async () =>
      ({ unsubscribe }) as unknown as PushSubscription;
  });
  const ended = () => worker.evaluate(() => (self as unknown as { ended: number }).ended);
  await page.goto(`${started().url}/me`);
  assert.equal(await ended(), 0);
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.waitForURL(/sign-in/);
  await until('nothing was ended', async () => (await ended()) === 1);
  await page.context().close();
});
