import type { PushService } from '@sealed-move/client/session';
import { askInfo } from '../relay/ask.ts';
import { readInbox } from './inbox.ts';

/** How a game's session reaches the other's closed app; the code for it loads when it is needed. */
export function makePushService(id: string, isOn: () => boolean): PushService {
  return {
    readInbox: async () => (isOn() ? ((await readInbox(id))?.frame ?? null) : null),
    send: async (target, frame) => {
      const url = await findForwarder();
      if (url === null) return { kind: 'later', waitMs: 0 };
      const { forwardPush } = await import('@sealed-move/client/push');
      return forwardPush(target, frame, {
        url,
        site: location.origin,
        now: Date.now,
        fetch: (to, init) => fetch(to, init),
      });
    },
  };
}

let known: string | null = null;

/** The forwarder that the relay names; null if it names none, or does not answer. */
export async function findForwarder(): Promise<string | null> {
  if (known !== null) return known;
  const answer = await askInfo();
  known = answer.kind === 'answer' ? answer.value.pushForwarder : null;
  return known;
}
