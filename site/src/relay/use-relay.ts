import { useEffect, useState } from 'preact/hooks';
import type { RelayInfo, RelayStats } from './core/relay-answers.ts';
import type { KeyStanding } from './relay-card.ts';
import type { NoAnswer } from './relay-sentences.ts';
import { type RelayAnswer, askInfo, askStats } from './ask.ts';
import { isRefused, recordRefusal } from './refused-keys.ts';

export type RelayState =
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'answer';
      readonly info: RelayInfo;
      readonly stats: RelayStats | null;
      readonly key: KeyStanding;
    }
  | NoAnswer;

/** Asks for the relay's state when the page is shown, and again when the network returns. */
export function useRelay(ownerKey: string | null): RelayState {
  const [state, setState] = useState<RelayState>({ kind: 'asking' });
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const found = await askRelay(ownerKey);
      if (!isGone) setState(found);
    };
    const askAgain = () => void ask();
    askAgain();
    addEventListener('online', askAgain);
    addEventListener('offline', askAgain);
    return () => {
      isGone = true;
      removeEventListener('online', askAgain);
      removeEventListener('offline', askAgain);
    };
  }, [ownerKey]);
  return state;
}

async function askRelay(ownerKey: string | null): Promise<RelayState> {
  const info = await askInfo();
  if (info.kind !== 'answer') return info;
  return { kind: 'answer', info: info.value, ...(await askStanding(ownerKey)) };
}

interface RelayStanding {
  /** Null if the relay gave no answer. */
  readonly stats: RelayStats | null;
  readonly key: KeyStanding;
}

/** Asks for the relay's state. If it refused the key, asks for the public answer. */
async function askStanding(ownerKey: string | null): Promise<RelayStanding> {
  if (ownerKey === null) return { stats: readValue(await askStats(null)), key: 'none' };
  if (isRefused(ownerKey)) return { stats: readValue(await askStats(null)), key: 'wrong-key' };
  const answer = await askStats(ownerKey);
  const { kind } = answer;
  if (kind !== 'wrong-key' && kind !== 'locked') return { stats: readValue(answer), key: 'kept' };
  if (kind === 'wrong-key') recordRefusal(ownerKey);
  return { stats: readValue(await askStats(null)), key: kind };
}

function readValue<T>(answer: RelayAnswer<T>): T | null {
  return answer.kind === 'answer' ? answer.value : null;
}
