import { randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { deviceKeys } from './fake-device.ts';
import type { Scene } from './scene.ts';
import { hannahs, type View } from './view.ts';

/** Pushes on `/me`: with none turned on, and with devices, one of them gone. */
export const PUSH_VIEWS: readonly View[] = [
  hannahs('me-push-off', () => '/me', openUnasked),
  hannahs(
    'me-push',
    () => '/me',
    async (page, scene) => {
      turnOn(scene);
      await openUnasked(page);
      await page.locator('.push-apple > summary').click();
    },
  ),
];

/** The test browser denies notifications; a player's browser has not been asked yet. */
async function openUnasked(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await page.reload();
  await page.locator('push-switch form').waitFor();
}

function turnOn({ clubhouse: { store, season, clock } }: Scene): void {
  const member = season.members.get('Hannah Brandt') ?? '';
  store.pushDevices.forget(member);
  for (const [browser, system] of [
    ['Firefox', 'Windows'],
    ['Samsung Internet', 'Android'],
    [null, null],
  ] as const) {
    const endpoint = `https://push.example/${randomBytes(8).toString('hex')}`;
    const subscription = { endpoint, keys: deviceKeys().keys };
    store.pushDevices.add(member, subscription, { browser, system }, clock.now);
  }
  const [, phone] = store.pushDevices.reachable(member);
  if (phone !== undefined) store.pushDevices.dropGone(phone);
}
