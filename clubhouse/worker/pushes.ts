import {
  forgetSubscription,
  keepSubscription,
  readKeptSubscription,
} from '../src/push/kept-subscription.ts';

/** The text of a push, and the path that a tap opens (PUSH-15). */
interface Notice {
  readonly title: string;
  readonly options: NotificationOptions;
}

declare const self: ServiceWorkerGlobalScope;

/** Shows a push: browsers require it. An unreadable one leads to the start page. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const { title, options } = readNotice(data);
  await self.registration.showNotification(title, options);
}

/** Opens a new window, so that input in another window is not lost. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  await self.clients.openWindow(toSafePath(notification.data));
}

/** Turns off pushes on this device when its member signs out; the member gets email again. */
export async function endPushes(): Promise<void> {
  await forgetSubscription();
  const subscription = await self.registration.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}

/**
 * Tells the site that the browser has changed the device's address, or asks for a new one
 * (PUSH-20). If nobody is signed in, the next visit to `/me` does so.
 */
export async function renewPush(event: PushSubscriptionChangeEvent): Promise<void> {
  const before = await findPreviousSubscription(event.oldSubscription);
  if (before === null) return;
  const made = event.newSubscription ?? (await subscribeWithKey(before.key));
  if (made === null || made.endpoint === before.endpoint) return;
  const { endpoint, keys } = made.toJSON();
  const sent = { do: 'renew', old: before.endpoint, endpoint: endpoint ?? '', ...keys };
  const browser = navigator.userAgent.slice(0, 500);
  const body = new URLSearchParams({ ...sent, browser });
  const response = await fetch('/me/push/device', { method: 'POST', body }).catch(() => null);
  const member = response?.headers.get('clubhouse-member') ?? 'none';
  if (member !== 'none') await keepSubscription({ ...before, endpoint: made.endpoint });
}

/** Finds the old subscription, because some browsers do not name it. */
async function findPreviousSubscription(old: PushSubscription | null) {
  const kept = await readKeptSubscription();
  const key = old?.options.applicationServerKey ?? null;
  if (old === null || key === null) return kept;
  return { endpoint: old.endpoint, key: encodeBase64url(new Uint8Array(key)) };
}

function encodeBase64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function subscribeWithKey(applicationServerKey: string): Promise<PushSubscription | null> {
  const options = { userVisibleOnly: true, applicationServerKey };
  return self.registration.pushManager.subscribe(options).catch(() => null);
}

function readNotice(data: PushMessageData | null): Notice {
  const said = readJson(data);
  const { title, body, url, tag, lang } = said;
  const icon = '/icon-192.png';
  if (typeof title !== 'string') {
    return { title: self.location.host, options: { icon, data: '/' } };
  }
  return {
    title,
    options: {
      icon,
      data: toSafePath(url),
      ...(typeof body === 'string' ? { body } : {}),
      ...(typeof tag === 'string' ? { tag } : {}),
      ...(typeof lang === 'string' ? { lang } : {}),
    },
  };
}

function readJson(data: PushMessageData | null): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = data?.json();
    return typeof said === 'object' && said !== null ? { ...said } : {};
  } catch {
    return {};
  }
}

/** A path of this site, or the start page. */
function toSafePath(asked: unknown): string {
  const { origin } = self.location;
  if (typeof asked !== 'string' || !URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  return url.origin === origin ? url.pathname + url.search : '/';
}
