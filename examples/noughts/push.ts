// Sends moves to the other player's closed page, and lets this player get them.
import { forwardPush, subscribeToPushes } from '@sealed-move/client/push';
import type { PushService, Session } from '@sealed-move/client/session';
import { readInbox } from './database.ts';

/** The option of a session that lets it reach a closed page. */
export function makePushService(relay: string): PushService {
  return {
    readInbox: async () => (await readInbox())?.frame ?? null,
    send: async (target, frame) => {
      const url = await findForwarder(relay);
      if (url === null) return { kind: 'later', waitMs: 0 };
      const { origin: site } = location;
      const send = async (to: string, init: RequestInit) => fetch(to, init);
      return forwardPush(target, frame, { url, site, now: Date.now, fetch: send });
    },
  };
}

/** Null if the relay's owner runs no forwarder. */
export async function findForwarder(relay: string): Promise<string | null> {
  const info = await fetch(`${relay}/v1/info`).catch(() => null);
  const { pushForwarder } = info?.ok ? await info.json() : {};
  return typeof pushForwarder === 'string' ? pushForwarder : null;
}

/** Asks the player, which browsers allow only after a click. */
export async function getMovesByPush(session: Session): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') return;
  const { default: worker } = await import('./worker.ts?worker&url');
  const address = new URL(worker, location.href);
  const scope = new URL('noughts/', address).href;
  const registration = await navigator.serviceWorker.register(trust(address.href), {
    type: 'module',
    scope,
  });
  await session.setPushTarget(await subscribeToPushes(registration));
}

/** A browser's subscription ends with its worker. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
}

/** On a page that a relay serves, a worker's address must come from this policy, made only once. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  'service-worker',
  { createScriptURL: (url: string) => url },
);

function trust(address: string): string {
  return policy?.createScriptURL(address) ?? address;
}

interface TrustedTypes {
  readonly createPolicy: <Rules>(name: string, rules: Rules) => Rules;
}

/** The worker tells open pages when something arrives. Pages without TLS have no workers. */
export function followWorker(session: Session): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', () => session.wake());
}
