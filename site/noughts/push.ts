import type { Session, SessionView } from '@sealed-move/client/session';
import { askToNotify, mayNotify } from '../src/play/notices.ts';
import { findPushObstacle } from '../src/push/abilities.ts';
import { findForwarder } from '../src/push/push-service.ts';
import { NOUGHTS as ID } from '../src/push/push-scope.ts';
import { findById } from './board.ts';
import { say } from './say.ts';

/** Offers moves while the page is closed, once the game has begun (REACH-6). */
export async function showPush({ push, keys, game }: SessionView): Promise<void> {
  const hasBegun = keys.kind === 'words' && game.moves.length > 0;
  const isPossible = hasBegun && findPushObstacle() === null && (await findForwarder()) !== null;
  findById('push').hidden = !isPossible;
  if (!isPossible) return;
  const words = say().push;
  const isOn = push.mine !== 'off';
  const isLost = push.mine === 'gone' || (isOn && mayNotify() !== 'granted');
  findById('push-switch').textContent = isOn ? words.stop : words.start;
  findById('push-say').textContent = isLost ? words.notReached : words.about;
  findById('push-other').textContent = push.theirs === 'on' ? '' : words.theirsOff;
}

export async function switchPush(session: Session): Promise<void> {
  const { subscribe } = await import('../src/push/subscription.ts');
  if (session.view.push.mine !== 'off') {
    await session.setPushTarget(null);
    await endPush();
    return;
  }
  const target = (await askToNotify()) ? await subscribe(ID).catch(() => null) : null;
  if (target !== null) await session.setPushTarget(target);
  else findById('push-say').textContent = say().push.notReached;
}

/** Ends the worker of a game that is gone, and its subscription (REACH-7). */
export async function endPush(): Promise<void> {
  try {
    const { unsubscribe } = await import('../src/push/subscription.ts');
    await unsubscribe(ID);
  } catch {
    // Some private windows have no workers, and a failure must not hold up the game.
  }
}
