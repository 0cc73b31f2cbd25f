/**
 * Reads anew what the device keeps when another tab removed some of it, and when this tab is shown
 * again.
 * @returns tells the other tabs that this one removed something
 */
export function followOtherTabs(read: () => Promise<void>): () => void {
  const readAnew = () => void read();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') readAnew();
  });
  // Without channels the other tabs learn it when they are shown, or would keep something.
  if (!('BroadcastChannel' in globalThis)) return () => undefined;
  const channel = new BroadcastChannel('removed');
  channel.addEventListener('message', readAnew);
  return channel.postMessage.bind(channel, null);
}
