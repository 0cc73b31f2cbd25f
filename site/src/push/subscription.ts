import { type PushTarget, subscribeToPushes } from '@sealed-move/client/push';
import { trustScriptAddress } from '../services/script-address.ts';
import { emptyInbox } from './inbox.ts';
import { makePushScope } from './push-scope.ts';

/** Registers the worker of that game, and subscribes it. @throws if the browser refuses */
export async function subscribe(id: string): Promise<PushTarget | null> {
  const registration = await navigator.serviceWorker.register(trustScriptAddress('/push.js'), {
    scope: makePushScope(id),
  });
  return subscribeToPushes(registration);
}

/** A push service may not answer: the worker goes anyway, and with it the subscription. */
export async function unsubscribe(id: string): Promise<void> {
  const registration = await findRegistration(id);
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  await registration?.unregister();
  await emptyInbox(id);
}

/** The address of this browser's subscription for a game; null if it has none. */
export async function findEndpoint(id: string): Promise<string | null> {
  const subscription = await (await findRegistration(id))?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

async function findRegistration(id: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = new URL(makePushScope(id), location.origin).href;
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find((one) => one.scope === scope);
}
