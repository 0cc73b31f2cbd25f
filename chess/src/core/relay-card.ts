import type { RelayInfo, RelayStats } from './relay-answers.ts';

/** What the card says of a relay that answers. */
export interface CardWords {
  readonly title: string;
  readonly text: string;
  /** Whether a game could be made there now. */
  readonly canCreate: boolean;
}

/** @param hasKey whether the app holds an owner key for it */
export function cardWords(info: RelayInfo, stats: RelayStats | null, hasKey: boolean): CardWords {
  if (info.mode === 'private') {
    return hasKey
      ? {
          title: 'Your private relay',
          text: 'Only you make games here, by your owner key. Your friends need none to join.',
          canCreate: true,
        }
      : {
          title: 'Private relay',
          text: 'Making a game needs the owner key. Joining one does not.',
          canCreate: false,
        };
  }
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
