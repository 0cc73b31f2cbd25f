/** What the browser allows; unknown: it has no notifications. */
export function mayNotify(): NotificationPermission | 'unknown' {
  return 'Notification' in window ? Notification.permission : 'unknown';
}

/** Asks the browser, which asks the player: only upon a click. */
export async function askToNotify(): Promise<boolean> {
  if (mayNotify() === 'unknown') return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows a notice while the page is out of sight. It says nothing of the game's content. */
export function notify(title: string, body: string): void {
  if (document.hidden) call(title, body);
}

/** The same whether the page is in sight or not: for a game that is not shown on it. */
export function call(title: string, body: string): void {
  if (mayNotify() === 'granted') show(title, body).catch(() => undefined);
}

/** Some phones only show notices from a service worker. */
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
