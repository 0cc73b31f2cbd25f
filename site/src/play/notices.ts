/** The browser's permission; `unknown` if it has no notifications. */
export function mayNotify(): NotificationPermission | 'unknown' {
  return 'Notification' in window ? Notification.permission : 'unknown';
}

/** Makes the browser ask the player; allowed only after a click. */
export async function askToNotify(): Promise<boolean> {
  if (mayNotify() === 'unknown') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notification while the page is hidden, without anything of the game's content. */
export function notify(title: string, body: string): void {
  if (document.hidden) notifyPlayer(title, body);
}

/** Shows one even while the page is visible, for a game it does not show. */
export function notifyPlayer(title: string, body: string): void {
  if (mayNotify() === 'granted') show(title, body).catch(() => undefined);
}

/** Some phones show notifications only from a service worker. */
async function show(title: string, body: string): Promise<void> {
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
