/** The browser's permission; `unknown` if it has no notifications. */
export function mayNotify(): NotificationPermission | 'unknown' {
  return 'Notification' in window ? Notification.permission : 'unknown';
}

/** Makes the browser ask the player; allowed only after a click. */
export async function askToNotify(): Promise<boolean> {
  if (mayNotify() === 'unknown') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification while the page is hidden, with nothing of the game's content in it. */
export function sendNotice(title: string, body: string): void {
  if (document.hidden) notifyPlayer(title, body);
}

/** Shows a notification about a game that the page does not show, even while it is visible. */
export function notifyPlayer(title: string, body: string): void {
  if (mayNotify() === 'granted') showNotice(title, body).catch(() => undefined);
}

/** Shows a notification; some phones allow that only from a service worker. */
async function showNotice(title: string, body: string): Promise<void> {
  const options = { body, tag: 'game' };
  const canWork = 'serviceWorker' in navigator;
  const worker = canWork ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker) return worker.showNotification(title, options);
  const notice = new Notification(title, options);
  notice.addEventListener('click', () => {
    window.focus();
    notice.close();
  });
}
