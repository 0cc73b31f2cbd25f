import { family, sentence } from './family.ts';
import { param } from './param.ts';

const OWN = {
  count: param.count('How many of the entry’s open matches are enough, in any combination'),
  of: param.count('How many open matches the entry has'),
};

interface OwnMatches {
  readonly count: number;
  readonly of: number;
}

/** The fewest own results that make an outcome certain, whatever others do. */
export const OUTLOOK_NEED = family(
  'outlook_need',
  'The entry’s own results that make an outcome certain',
  {
    wins_for_up: sentence({
      about: 'Wins that guarantee the entry goes up',
      params: OWN,
      examples: [
        { count: 1, of: 3 },
        { count: 2, of: 3 },
        { count: 3, of: 3 },
        { count: 1, of: 1 },
      ],
      english: (own) => `Win ${describeMatches(own)} and you go up, whatever the others do.`,
    }),
    wins_for_stay: sentence({
      about: 'Wins that guarantee the entry does not go down',
      params: OWN,
      examples: [
        { count: 1, of: 3 },
        { count: 2, of: 3 },
        { count: 3, of: 3 },
        { count: 1, of: 1 },
      ],
      english: (own) =>
        `Win ${describeMatches(own)} and you do not go down, whatever the others do.`,
    }),
    matches_for_minimum: sentence({
      about: 'Matches that guarantee the entry a rank in the final table',
      params: OWN,
      examples: [
        { count: 1, of: 3 },
        { count: 2, of: 3 },
        { count: 3, of: 3 },
        { count: 1, of: 1 },
      ],
      english: (own) => `Play ${describeMatches(own)} and you have enough matches to be ranked.`,
    }),
  },
);

function describeMatches({ count, of }: OwnMatches): string {
  if (of === 1) return 'your last open match';
  if (count === of) return `all ${of} of your open matches`;
  return count === 1 ? `one of your ${of} open matches` : `${count} of your ${of} open matches`;
}
