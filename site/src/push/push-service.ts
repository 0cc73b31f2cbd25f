import type { PushService } from '@sealed-move/client/session';
import { askInfo } from '../relay/ask.ts';
import { readInbox } from './inbox.ts';

/** Sends to the opponent's closed app; the code loads when it is needed. */
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

/** Undefined until the relay has answered. */
let known: string | null | undefined;

/** Asks the relay for its forwarder; null if it names none or does not answer. */
export async function findForwarder(): Promise<string | null> {
  if (known !== undefined) return known;
  const answer = await askInfo();
  if (answer.kind !== 'answer') return null;
  known = answer.value.pushForwarder;
  return known;
}
