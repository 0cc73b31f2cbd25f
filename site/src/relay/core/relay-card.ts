import type { RelayInfo, RelayStats } from './relay-answers.ts';

/** What the card says of a relay that answers. */
export interface CardWords {
  readonly title: string;
  readonly text: string;
  /** Whether a game could be made there now. */
  readonly canCreate: boolean;
}

/** The owner key that this device keeps for a relay, as far as the relay said what it makes of it. */
export type KeyStanding = 'none' | 'kept' | 'wrong-key' | 'locked';

export function cardWords(info: RelayInfo, stats: RelayStats | null, key: KeyStanding): CardWords {
  if (info.mode === 'private') return privateWords(key);
  const left = stats?.games?.left ?? null;
  if (left === 0) {
    return {
      title: 'No games left today',
      text: `New ones can be made from ${resetWords(stats?.resetsAt ?? null)} on.`,
      canCreate: false,
    };
  }
  return {
    title: 'Open to everyone',
    text:
      left === null ? 'Anybody can make games here.' : `${gamesWords(left)} left to make today.`,
    canCreate: true,
  };
}

function privateWords(key: KeyStanding): CardWords {
  switch (key) {
    case 'none':
      return {
        title: 'Private relay',
        text: 'Making a game needs the owner key. Joining one does not.',
        canCreate: false,
      };
    case 'kept':
      return {
        title: 'Your private relay',
        text: 'Only you make games here, by your owner key. Your friends need none to join.',
        canCreate: true,
      };
    case 'wrong-key':
      return {
        title: 'Private relay',
        text: 'The owner key that is saved on this device is not the one of this relay: no game can be made with it. Joining one needs none.',
        canCreate: false,
      };
    case 'locked':
      return {
        title: 'Private relay',
        text: 'Too many wrong owner keys came from your network: for ten minutes the relay looks at none. Joining a game needs none.',
        canCreate: false,
      };
  }
}

function gamesWords(count: number): string {
  return count === 1 ? '1 new game' : `${count} new games`;
}

function resetWords(resetsAt: string | null): string {
  if (resetsAt === null) return 'tomorrow';
  return new Intl.DateTimeFormat('en', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  }).format(new Date(resetsAt));
}
