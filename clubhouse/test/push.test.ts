import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { MAX_ENDPOINT_LENGTH } from 'service/push-endpoint';
import { decryptPush, deviceKeys, type FakeDevice } from './fake-device.ts';
import { startPushService } from './fake-push-service.ts';
import { answer } from 'test-kit/push-service';
import { MAX_DEVICES } from '../src/store/push-devices.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { asMember, sideOf } from './feed-reader.ts';
import { matchOf } from './seed.ts';
import { until } from 'test-kit/until';
import { isTo, signedIn, Visitor } from './visitor.ts';

const service = await startPushService({ after });
const started = clubhouseForTests({ pushTransport: service.transport });
const HANNAH = 'Hannah Brandt';
const EDMUND = 'Edmund Eckersley';
const CHROME =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';

const idOf = (name: string) => started().season.members.get(name) ?? '';
const newEndpoint = () => `https://push.example/${randomBytes(8).toString('hex')}`;

function formOf({ keys }: FakeDevice, endpoint: string) {
  return { do: 'add', endpoint, ...keys, browser: CHROME };
}

function devicesOf(name: string) {
  return started().store.pushDevices.listOf(idOf(name));
}

function forgetDevices(name: string): void {
  started().store.pushDevices.forget(idOf(name));
}

async function turnOn(name: string) {
  const visitor = await signedIn(started(), name);
  const [device, endpoint] = [deviceKeys(), newEndpoint()];
  const seen = await visitor.post('/me/push/device', formOf(device, endpoint));
  assert.equal(seen.location, '/me#push');
  return { visitor, device, path: new URL(endpoint).pathname };
}

test('PUSH-3: without script, and before anything is turned on, the page says that news comes by email', async () => {
  const tomasz = await signedIn(started(), 'Tomasz Wieczorek');
  const { text } = await tomasz.get('/me');
  assert.match(
    text,
    /<push-switch[^>]*><p data-when="none">This browser cannot show notifications/,
  );
  for (const part of ['denied', 'on', 'off', 'failed']) {
    assert.match(
      text,
      new RegExp(`<(p|form)[^>]*data-when="${part}"[^>]* hidden|hidden[^>]*data-when="${part}"`),
    );
  }
  assert.match(text, /Add to Home Screen/);
  assert.match(text, /<svg class="home-screen"/);
});

test('PUSH-4: a registered device is listed with a name from our list, and removed with a click', async () => {
  forgetDevices(HANNAH);
  const { visitor } = await turnOn(HANNAH);
  const { text } = await visitor.get('/me');
  assert.match(text, /This device now gets push notifications/);
  assert.match(text, /<b>Chrome on Android<\/b>/);
  assert.doesNotMatch(text, /AppleWebKit|push\.example/);
  const [device] = devicesOf(HANNAH);
  const edmund = await signedIn(started(), EDMUND);
  const remove = { do: 'remove', device: String(device?.place) };
  await edmund.post('/me/push/device', remove);
  assert.equal(devicesOf(HANNAH).length, 1, 'nobody removes those of others');
  await visitor.post('/me/push/device', remove);
  assert.equal(devicesOf(HANNAH).length, 0);
});

test('PUSH-4: a member has at most ten devices, the eleventh is refused, and a known one may register again', async () => {
  forgetDevices(HANNAH);
  const hannah = await signedIn(started(), HANNAH);
  const endpoints = Array.from({ length: MAX_DEVICES }, newEndpoint);
  for (const one of endpoints) await hannah.post('/me/push/device', formOf(deviceKeys(), one));
  assert.equal(devicesOf(HANNAH).length, 10);
  await hannah.post('/me/push/device', formOf(deviceKeys(), newEndpoint()));
  assert.equal(devicesOf(HANNAH).length, 10);
  assert.match((await hannah.get('/me')).text, /Push notifications are already on for 10 devices/);
  const again = deviceKeys();
  await hannah.post('/me/push/device', formOf(again, endpoints[0] ?? ''));
  assert.equal(devicesOf(HANNAH).length, 10);
  const [newest] = started().store.pushDevices.reachable(idOf(HANNAH));
  assert.deepEqual(newest?.keys, again.keys);
  forgetDevices(HANNAH);
});

test('PUSH-4: a device on which someone else turns pushes on becomes theirs', async () => {
  forgetDevices(HANNAH);
  forgetDevices(EDMUND);
  const [hannah, edmund] = [await signedIn(started(), HANNAH), await signedIn(started(), EDMUND)];
  const endpoint = newEndpoint();
  await hannah.post('/me/push/device', formOf(deviceKeys(), endpoint));
  await edmund.post('/me/push/device', formOf(deviceKeys(), endpoint));
  assert.deepEqual([devicesOf(HANNAH).length, devicesOf(EDMUND).length], [0, 1]);
  forgetDevices(EDMUND);
});

test('PUSH-20: a new address replaces one’s own device, also the tenth, and no other', async () => {
  forgetDevices(HANNAH);
  forgetDevices(EDMUND);
  const [hannah, edmund] = [await signedIn(started(), HANNAH), await signedIn(started(), EDMUND)];
  const endpoints = Array.from({ length: 10 }, newEndpoint);
  for (const one of endpoints) await hannah.post('/me/push/device', formOf(deviceKeys(), one));
  const [old = ''] = endpoints;
  const renewed = { ...formOf(deviceKeys(), newEndpoint()), do: 'renew' };
  await edmund.post('/me/push/device', { ...renewed, old });
  assert.equal(devicesOf(EDMUND).length, 0, 'it is not theirs');
  await hannah.post('/me/push/device', { ...renewed, old: newEndpoint() });
  await hannah.post('/me/push/device', { ...renewed, old: '' });
  await hannah.post('/me/push/device', { ...renewed, old, endpoint: 'http://push.example/x' });
  const kept = () => devicesOf(HANNAH).map(({ endpoint }) => endpoint);
  assert.deepEqual(kept().toSorted(), endpoints.toSorted());
  await hannah.post('/me/push/device', { ...renewed, old });
  assert.deepEqual(kept().toSorted(), [...endpoints.slice(1), renewed.endpoint].toSorted());
  forgetDevices(HANNAH);
});

test('PUSH-5, PUSH-6: an impossible push service is refused with an error', async () => {
  forgetDevices(HANNAH);
  const hannah = await signedIn(started(), HANNAH);
  const device = deviceKeys();
  const wrong = [
    { ...formOf(device, 'http://push.example/x') },
    { ...formOf(device, 'https://127.0.0.1/x') },
    { ...formOf(device, '') },
    { ...formOf(device, newEndpoint()), p256dh: 'AAAA' },
    { ...formOf(device, newEndpoint()), auth: '' },
  ];
  for (const one of wrong) {
    await hannah.post('/me/push/device', one);
    assert.match(
      (await hannah.get('/me')).text,
      /uses a push service that this site does not support/,
    );
  }
  for (const one of [{}, { do: 'remove' }, { do: 'remove', device: 'x' }, { do: 'other' }]) {
    assert.equal((await hannah.post('/me/push/device', one)).location, '/me#push');
  }
  assert.equal(devicesOf(HANNAH).length, 0);
  const endpoint = `https://push.example/${'x'.repeat(MAX_ENDPOINT_LENGTH)}`;
  await hannah.post('/me/push/device', formOf(device, endpoint.slice(0, MAX_ENDPOINT_LENGTH + 1)));
  assert.equal(devicesOf(HANNAH).length, 0);
  await hannah.post('/me/push/device', formOf(device, endpoint.slice(0, MAX_ENDPOINT_LENGTH)));
  assert.equal(devicesOf(HANNAH).length, 1);
  forgetDevices(HANNAH);
});

test('PUSH-11, PUSH-12: ticked kinds are pushed, and names are shown if ticked', async () => {
  forgetDevices(HANNAH);
  const { visitor } = await turnOn(HANNAH);
  const ticked = async () => {
    const { text } = await visitor.get('/me');
    const section = text.slice(text.indexOf('id="push"'), text.indexOf('id="mails"'));
    return [...section.matchAll(/name="(?:kind|names)" value="(\w+)" checked/g)].map(
      ([, one]) => one,
    );
  };
  assert.deepEqual(await ticked(), ['report', 'time', 'reminder', 'final_table']);
  const seen = await visitor.post('/me/push', { kind: 'time', names: '1' });
  assert.equal(seen.location, '/me#push');
  assert.deepEqual(await ticked(), ['time', '1']);
  const { off, showsNames } = started().store.pushChoices.of(idOf(HANNAH));
  assert.deepEqual([[...off], showsNames], [['report', 'reminder', 'final_table'], true]);
  await visitor.post('/me/push', {});
  assert.deepEqual(await ticked(), []);
  started().store.pushChoices.forget(idOf(HANNAH));
  forgetDevices(HANNAH);
});

test('PUSH-13, PUSH-14: an opponent gets a push, taps it and lands on the match; no email is sent', async () => {
  const { season, store, letters } = started();
  forgetDevices(HANNAH);
  const { device, path } = await turnOn(HANNAH);
  const match = matchOf(season.singles, HANNAH, EDMUND);
  const edmund = await asMember(started(), EDMUND);
  const side = await sideOf(started(), match, EDMUND);
  const set = { games: side === 0 ? [6, 3] : [3, 6] };
  const claim = { outcome: 'completed', score: { sets: [set, set] } };
  await edmund('POST', `/v1/matches/${match}/claims`, claim);
  const push = await until('no push came', () => service.arrived.find((one) => one.path === path));
  const said = JSON.parse(decryptPush(device, push.body).toString()) as Record<string, string>;
  assert.doesNotMatch(said['title'] + String(said['body']), /Edmund|6|3/);
  await until('it is not noted', () => store.pushes.state().untapped === 1);
  const stranger = new Visitor(started());
  const forged = (said['url'] ?? '').replace(/\.[\w-]+\?/, `.${'A'.repeat(22)}?`);
  assert.equal((await stranger.get(forged)).location, `/matches/${match}/report`);
  assert.equal(store.pushes.state().untapped, 1);
  const seen = await stranger.get(said['url'] ?? '');
  assert.equal(seen.location, `/matches/${match}/report`);
  assert.equal(store.pushes.state().untapped, 0);
  const [told] = store.outbox.ofMember(idOf(HANNAH));
  assert.deepEqual([told?.kind, told?.status], ['other_side_reported', 'pushed']);
  const mine = (await letters()).filter((one) => isTo(one, 'hannah') && one.includes('Your turn'));
  assert.deepEqual(mine, []);
});

test('PUSH-14: the address of a tap only leads to this site', async () => {
  const stranger = new Visitor(started());
  for (const to of ['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example']) {
    const seen = await stranger.get(`/pushed/1.x?${new URLSearchParams({ to }).toString()}`);
    assert.equal(seen.location, '/');
  }
  assert.equal((await stranger.get('/pushed/nothing')).location, '/');
});

test('PUSH-16: an expired device is listed as such, is no longer called, and is removed when one registers', async () => {
  const { store } = started();
  forgetDevices(EDMUND);
  const { visitor, path } = await turnOn(EDMUND);
  service.treat = answer(410);
  const to = { member_id: idOf(EDMUND), address: 'edmund@example.org', name: EDMUND };
  const letter = { kind: 'final_table', subject: 'It is over', blocks: [] } as const;
  store.outbox.add({ key: 'gone', to, language: 'en', about: [], letter });
  const letters = () => started().letters();
  await until('no letter came', async () =>
    (await letters()).some((one) => one.includes('It is over')),
  );
  service.treat = answer(201);
  const { text } = await visitor.get('/me');
  assert.match(text, /This device no longer accepts push notifications\. You get emails instead/);
  assert.deepEqual(
    devicesOf(EDMUND).map(({ endpoint, isGone }) => [endpoint, isGone]),
    [['', true]],
  );
  assert.equal(service.arrived.filter((one) => one.path === path).length, 1);
  await turnOn(EDMUND);
  assert.deepEqual(
    devicesOf(EDMUND).map(({ isGone }) => isGone),
    [false],
  );
  forgetDevices(EDMUND);
});

test('PUSH-18: signing out everywhere stops all pushes, and signing out here leaves other devices', async () => {
  forgetDevices('Priya Raghunathan');
  const { visitor } = await turnOn('Priya Raghunathan');
  await visitor.post('/sign-out');
  assert.equal(devicesOf('Priya Raghunathan').length, 1);
  const again = await signedIn(started(), 'Priya Raghunathan');
  await again.post('/sign-out', { everywhere: '1' });
  assert.equal(devicesOf('Priya Raghunathan').length, 0);
});

test('PUSH-19: healthz reports the number of devices and open pushes, without names', async () => {
  forgetDevices(HANNAH);
  const devices = async () => {
    const health = (await (await fetch(`${started().url}/healthz`)).json()) as Record<
      string,
      unknown
    >;
    return health['push'] as Record<string, number>;
  };
  const before = await devices();
  await turnOn(HANNAH);
  const now = await devices();
  assert.deepEqual(Object.keys(now), ['devices', 'waiting', 'untapped']);
  assert.equal(now['devices'], (before['devices'] ?? 0) + 1);
  forgetDevices(HANNAH);
});
