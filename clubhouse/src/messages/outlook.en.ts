import { listNames } from './list-names.ts';

interface OwnMatches {
  readonly count: number;
  readonly of: number;
}

/** Who is sure of what: on `/` and below a table in full. */
export const outlook = {
  title: (box: string) => `What is sure in ${box}`,
  sure: {
    up: 'You are sure to go up.',
    stay: 'You are sure to stay in this box.',
    down: 'You are sure to go down.',
  },
  not: { up: 'You can no longer go up.', down: 'You can no longer go down.' },
  needs: {
    wins_for_up: (own: OwnMatches) => `Win ${matches(own)} and you go up, whatever others do.`,
    wins_for_stay: (own: OwnMatches) =>
      `Win ${matches(own)} and you do not go down, whatever others do.`,
    matches_for_minimum: (own: OwnMatches) =>
      `Play ${matches(own)} and you have enough matches to be ranked.`,
  },
  sureUp: (names: readonly string[]) => `Sure to go up: ${listNames(names, 'en')}.`,
  sureDown: (names: readonly string[]) => `Sure to go down: ${listNames(names, 'en')}.`,
};

function matches({ count, of }: OwnMatches): string {
  if (of === 1) return 'your last open match';
  if (count === of) return `all ${of} of your open matches`;
  return count === 1 ? `one of your ${of} open matches` : `${count} of your ${of} open matches`;
}
