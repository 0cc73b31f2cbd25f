import { makeSigner, type PushTarget, readPushTarget } from '@sealed-move/client/push';
import { fromBase64url, toBase64url } from '@sealed-move/protocol/base64url';
import { trustScriptAddress } from '../services/script-address.ts';
import { emptyInbox } from './inbox.ts';
import { makePushScope } from './push-scope.ts';

/** RFC 8030 allows 32 characters. */
const TOPIC_BYTES = 24;

/**
 * Subscribes for this game alone, with its own keys, so that no push service can link two games of
 * one player (REACH-1).
 * @throws if the browser refuses
 */
export async function subscribe(id: string): Promise<PushTarget | null> {
  const registration = await navigator.serviceWorker.register(trustScriptAddress('/push.js'), {
    scope: makePushScope(id),
  });
  await awaitActive(registration);
  const before = await registration.pushManager.getSubscription();
  await before?.unsubscribe();
  const signer = await makeSigner();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: fromBase64url(signer.public),
  });
  const { endpoint, keys } = subscription.toJSON();
  const topic = toBase64url(crypto.getRandomValues(new Uint8Array(TOPIC_BYTES)));
  return readPushTarget({ endpoint, ...keys, signer, topic });
}

/** Removes the worker even if the push service does not answer; the subscription ends with it. */
export async function unsubscribe(id: string): Promise<void> {
  const registration = await findRegistration(id);
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
  await registration?.unregister();
  await emptyInbox(id);
}

/** Finds the address of this browser's subscription for a game; null if there is none. */
export async function findEndpoint(id: string): Promise<string | null> {
  const subscription = await (await findRegistration(id))?.pushManager.getSubscription();
  return subscription?.endpoint ?? null;
}

async function findRegistration(id: string): Promise<ServiceWorkerRegistration | undefined> {
  const scope = new URL(makePushScope(id), location.origin).href;
  const all = await navigator.serviceWorker.getRegistrations();
  return all.find((one) => one.scope === scope);
}

/** Waits until the worker runs, because browsers do not subscribe before. */
async function awaitActive({ installing, waiting, active }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting;
  if (active !== null || worker === null) return;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
}
