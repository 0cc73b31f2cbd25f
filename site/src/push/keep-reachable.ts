import type { Session } from '@sealed-move/client/session';
import { mayNotify } from '../play/notices.ts';

/**
 * Renews a subscription that is gone, when the game opens and when the friend's app says so
 * (REACH-5). Returns a function that stops it.
 */
export function keepReachable(id: string, session: Session): () => void {
  let isBusy = false;
  const look = async (isOpening: boolean) => {
    const { mine, endpoint } = session.view.push;
    if (mine === 'off' || isBusy || mayNotify() !== 'granted') return;
    if (mine === 'on' && !isOpening) return;
    isBusy = true;
    const { findEndpoint, subscribe } = await import('./subscription.ts');
    if (mine === 'gone' || (await findEndpoint(id)) !== endpoint) {
      const target = await subscribe(id).catch(() => null);
      if (target !== null) await session.setPushTarget(target);
    }
    isBusy = false;
  };
  const lookQuietly = (isOpening: boolean) => void look(isOpening).catch(() => undefined);
  lookQuietly(true);
  return session.subscribe(() => lookQuietly(false));
}
