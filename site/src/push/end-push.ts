import { readPushScope } from './push-scope.ts';

/**
 * Ends the workers of games that are no longer played here (REACH-7); loads the code only if there
 * are any. A failure does not keep a game: the next start ends the rest.
 */
export async function endPush(isEnded: (id: string) => boolean): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const all = await navigator.serviceWorker.getRegistrations();
    const ended = all.flatMap(({ scope }) => readPushScope(scope) ?? []).filter(isEnded);
    if (ended.length === 0) return;
    const { unsubscribe } = await import('./subscription.ts');
    await Promise.all(ended.map(unsubscribe));
  } catch {
    // Some private windows have no workers.
  }
}
