import type { RelayInfo, RelayStats } from './core/relay-answers.ts';
import { getLocale } from '../messages/speak.ts';
import { words } from '../messages/words.ts';

export interface CardWords {
  readonly title: string;
  readonly text: string;
  readonly canCreate: boolean;
}

/** The state of this device's owner key for a relay, as far as the relay has judged it. */
export type KeyStanding = 'none' | 'kept' | 'wrong-key' | 'locked';

export function describeCard(
  info: RelayInfo,
  stats: RelayStats | null,
  key: KeyStanding,
): CardWords {
  const say = words().relay;
  if (info.mode === 'private') return { ...say.private[key], canCreate: key === 'kept' };
  const left = stats?.games?.left ?? null;
  if (left === 0) {
    const text = say.noneLeft.text(resetWords(stats?.resetsAt ?? null));
    return { title: say.noneLeft.title, text, canCreate: false };
  }
  const text = left === null ? say.open.anybody : say.open.left(left);
  return { title: say.open.title, text, canCreate: true };
}

function resetWords(resetsAt: string | null): string {
  if (resetsAt === null) return words().relay.tomorrow;
  return new Intl.DateTimeFormat(getLocale(), {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(resetsAt));
}
