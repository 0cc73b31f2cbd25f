import { listNames } from './list-names.ts';

interface OwnMatches {
  readonly count: number;
  readonly of: number;
}

/** Outcomes already certain: on `/` and below a full table. */
export const outlook = {
  title: (box: string) => `What is certain in ${box}`,
  sure: {
    up: 'You will definitely go up.',
    stay: 'You will definitely stay in this box.',
    down: 'You will definitely go down.',
  },
  not: { up: 'You can no longer go up.', down: 'You can no longer go down.' },
  needs: {
    wins_for_up: (own: OwnMatches) =>
      `Win ${formatMatches(own)} and you will go up, whatever the others do.`,
    wins_for_stay: (own: OwnMatches) =>
      `Win ${formatMatches(own)} and you will not go down, whatever the others do.`,
    matches_for_minimum: (own: OwnMatches) => `Play ${formatMatches(own)} to be ranked.`,
  },
  sureUp: (names: readonly string[]) => `Certain to go up: ${listNames(names, 'en')}.`,
  sureDown: (names: readonly string[]) => `Certain to go down: ${listNames(names, 'en')}.`,
};

function formatMatches({ count, of }: OwnMatches): string {
  if (of === 1) return 'your last open match';
  if (count === of)
    return of === 2 ? 'both of your open matches' : `all ${of} of your open matches`;
  return count === 1 ? `one of your ${of} open matches` : `${count} of your ${of} open matches`;
}
