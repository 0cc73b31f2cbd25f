/**
 * Rereads what the device keeps when another tab removed some of it, and when this tab is shown
 * again.
 * @returns tells the other tabs that this one removed something
 */
export function followOtherTabs(read: () => Promise<void>): () => void {
  const readAnew = () => void read();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAnew();
  });
  // Without channels the other tabs find out when they are shown or next save.
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('removed');
  channel.addEventListener('message', readAnew);
  return channel.postMessage.bind(channel, null);
}
