import { type PushTarget, subscribeToPushes } from '@sealed-move/client/push';
import { trustScriptAddress } from '../services/script-address.ts';
import { emptyInbox } from './inbox.ts';
import { makePushScope, NOUGHTS } from './push-scope.ts';

/** Registers the worker of that game, and subscribes it. @throws if the browser refuses */
export async function subscribe(id: string): Promise<PushTarget | null> {
  const { script, scope } = findPlace(id);
  const address = trustScriptAddress(script);
  const registration = await navigator.serviceWorker.register(address, { scope });
  return subscribeToPushes(registration);
}

/** Removes the worker even if the push service does not answer; the subscription ends with it. */
export async function unsubscribe(id: string): Promise<void> {
  const registration = await findRegistration(id);
  if (registration === undefined) return;
  const subscription = await registration.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  await registration.unregister();
  await emptyInbox(id);
}

/** Finds the address of this browser's subscription for a game; null if there is none. */
export async function findEndpoint(id: string): Promise<string | null> {
  const subscription = await (await findRegistration(id))?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

/** The one game of the other page is not in the list of games, which says what has ended. */
function findPlace(id: string) {
  return id === NOUGHTS
    ? ({ script: '/noughts/push.js', scope: '/noughts/push/' } as const)
    : ({ script: '/push.js', scope: makePushScope(id) } as const);
}

async function findRegistration(id: string): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  const scope = new URL(findPlace(id).scope, location.origin).href;
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find((one) => one.scope === scope);
}
