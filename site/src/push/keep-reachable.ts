import type { Session } from '@sealed-move/client/session';
import { mayNotify } from '../play/notices.ts';

/**
 * Renews a subscription that is gone, when the game opens and when the friend's app says so
 * (REACH-5). That app may reject every subscription, so one renewal is enough until the game opens
 * again.
 * @returns a function that stops it
 */
export function keepReachable(id: string, session: Session): () => void {
  let mayRenew = true;
  const look = async (isOpening: boolean) => {
    const { mine, endpoint } = session.view.push;
    if (mine === 'off' || !mayRenew || mayNotify() !== 'granted') return;
    if (mine === 'on' && !isOpening) return;
    mayRenew = false;
    const { findEndpoint, subscribe } = await import('./subscription.ts');
    mayRenew = mine === 'on' && (await findEndpoint(id)) === endpoint;
    if (mayRenew) return;
    const target = await subscribe(id).catch(() => null);
    if (target !== null) await session.setPushTarget(target);
  };
  const lookQuietly = (isOpening: boolean) => void look(isOpening).catch(() => undefined);
  lookQuietly(true);
  return session.subscribe(() => lookQuietly(false));
}
