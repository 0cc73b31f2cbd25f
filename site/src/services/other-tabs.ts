/** A tab that plays a game keeps it several times for each move. */
const GATHER_MS = 200;

/**
 * Rereads what the device keeps when another tab changed some of it, and when this tab is shown
 * again.
 * @returns tells the other tabs that this one changed something
 */
export function followOtherTabs(read: () => Promise<void>): () => void {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const readAnew = () => {
    waiting = null;
    void read();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAnew();
  });
  // Without channels the other tabs find out when they are shown or next save.
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  try {
    const channel = new BroadcastChannel('removed');
    channel.addEventListener('message', () => (waiting ??= setTimeout(readAnew, GATHER_MS)));
    return channel.postMessage.bind(channel, null);
  } catch {
    // Refused, with all else that sites share between their tabs.
    return () => undefined;
  }
}
