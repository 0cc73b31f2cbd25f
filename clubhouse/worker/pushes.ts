/** What a push shows, and where a tap on it leads (PUSH-15). */
interface Notice {
  readonly title: string;
  readonly options: NotificationOptions;
}

declare const self: ServiceWorkerGlobalScope;

/** Browsers ask that each push is shown: one that says nothing readable leads to the start. */
export async function showPush({ data }: PushEvent): Promise<void> {
  const { title, options } = readNotice(data);
  await self.registration.showNotification(title, options);
}

/** In a window of its own: what somebody types in another is not lost. */
export async function openPush({ notification }: NotificationEvent): Promise<void> {
  notification.close();
  await self.clients.openWindow(pathOf(notification.data));
}

/** Whoever signs out here gets no more pushes here; their letters come by mail again. */
export async function endPushes(): Promise<void> {
  const subscription = await self.registration.pushManager.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
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
      data: pathOf(url),
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

/** A path of this site, or the start. */
function pathOf(asked: unknown): string {
  const { origin } = self.location;
  if (typeof asked !== 'string' || !URL.canParse(asked, origin)) return '/';
  const url = new URL(asked, origin);
  return url.origin === origin ? url.pathname + url.search : '/';
}
