import { useEffect, useState } from 'preact/hooks';
import type { RelayInfo, RelayStats } from '../core/relay-answers.ts';
import type { KeyStanding } from '../core/relay-card.ts';
import type { NoAnswer } from '../core/relay-sentences.ts';
import type { RelayChoice } from '../core/settings.ts';
import { type Answer, askInfo, askStats } from './ask.ts';

/** How the relay stands, as the home page shows it. */
export type RelayState =
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'answer';
      readonly info: RelayInfo;
      readonly stats: RelayStats | null;
      readonly key: KeyStanding;
    }
  | NoAnswer;

/** The origin of the chosen relay. */
export function addressOf({ address }: RelayChoice): string {
  return address ?? location.origin;
}

/** Asks when the page is drawn, and again when the network comes back. */
export function useRelay({ address, ownerKey }: RelayChoice): RelayState {
  const [state, setState] = useState<RelayState>({ kind: 'asking' });
  useEffect(() => {
    let isGone = false;
    const ask = async () => {
      const found = await askRelay(address ?? location.origin, ownerKey);
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
  }, [address, ownerKey]);
  return state;
}

async function askRelay(relay: string, ownerKey: string | null): Promise<RelayState> {
  const info = await askInfo(relay);
  if (info.kind !== 'answer') return info;
  const stats = await askStats(relay, ownerKey);
  return {
    kind: 'answer',
    info: info.value,
    stats: stats.kind === 'answer' ? stats.value : null,
    key: ownerKey === null ? 'none' : standingOf(stats),
  };
}

function standingOf({ kind }: Answer<RelayStats>): KeyStanding {
  return kind === 'wrong-key' || kind === 'locked' ? kind : 'kept';
}
