/** Time to gather changes, because a tab in play saves its game several times per move. */
const GATHER_MS = 200;

/**
 * Reads the stored data again after a change in another tab, and when this tab is shown again.
 * @returns a function that tells the other tabs of a change in this one
 */
export function followOtherTabs(read: () => Promise<void>): () => void {
  let waiting: ReturnType<typeof setTimeout> | null = null;
  const readAgain = () => {
    waiting = null;
    void read();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAgain();
  });
  // Without channels the other tabs find out when they are shown or next save.
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  try {
    const channel = new BroadcastChannel('removed');
    channel.addEventListener('message', () => (waiting ??= setTimeout(readAgain, GATHER_MS)));
    return channel.postMessage.bind(channel, null);
  } catch {
    // Refused, like everything else that tabs of a site share.
    return () => undefined;
  }
}
