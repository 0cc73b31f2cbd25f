import { type Outcome, OUTCOMES, formatScore, type Side } from '../score.ts';
import { family, sentence } from './family.ts';
import { param } from './param.ts';

type StoppedOutcome = 'conceded' | 'retired' | 'walkover';

const STOPPED: Readonly<Record<StoppedOutcome, string>> = {
  retired: 'retired',
  conceded: 'conceded',
  walkover: 'did not appear',
};

/** How the claims of the two sides differ, for a coach to read out (RES-6). */
export const CLAIM_DIFFERENCE = family('claim_difference', 'How the two claims on a match differ', {
  outcome: sentence({
    about: 'The sides report different outcomes',
    params: {
      outcomes: param.pair(param.oneOf('Outcome', OUTCOMES, 'What each side reports')),
      retired_sides: param.pair(
        param.nullable(
          param.side('The side that stopped, as each side reports it; null if neither did'),
        ),
      ),
    },
    examples: [
      { outcomes: ['completed', 'retired'], retired_sides: [null, 0] },
      { outcomes: ['unplayed', 'walkover'], retired_sides: [null, 1] },
    ],
    english: ({ outcomes, retired_sides: stopped }) =>
      describeBothSides(
        describeOutcome(outcomes[0], stopped[0]),
        describeOutcome(outcomes[1], stopped[1]),
      ),
  }),
  retired_side: sentence({
    about: 'The sides agree on the outcome but not on which side stopped',
    params: {
      outcome: param.oneOf(
        'StoppedOutcome',
        ['retired', 'conceded', 'walkover'],
        'What both sides report',
      ),
      retired_sides: param.pair(param.side('The side that stopped, as each side reports it')),
    },
    examples: [{ outcome: 'walkover', retired_sides: [1, 0] }],
    english: ({ outcome, retired_sides: [zero, one] }) =>
      describeBothSides(describeStop(outcome, zero), describeStop(outcome, one)),
  }),
  score: sentence({
    about: 'The sides report different scores',
    params: { scores: param.pair(param.score('What each side reports')) },
    examples: [
      {
        scores: [
          { sets: [{ games: [6, 4] }, { games: [6, 3] }] },
          { sets: [{ games: [6, 4] }, { games: [3, 6] }, { games: [1, 0], tiebreak: [10, 7] }] },
        ],
      },
    ],
    english: ({ scores: [zero, one] }) => describeBothSides(formatScore(zero), formatScore(one)),
  }),
});

function describeBothSides(zero: string, one: string): string {
  return `side 0 says ${zero}, side 1 says ${one}`;
}

function describeOutcome(outcome: Outcome, stopped: Side | null): string {
  switch (outcome) {
    case 'completed':
      return 'it was played to the end';
    case 'unplayed':
      return 'it was not played';
    case 'retired':
    case 'conceded':
    case 'walkover':
      return describeStop(outcome, stopped);
  }
}

function describeStop(outcome: StoppedOutcome, stopped: Side | null): string {
  return `side ${stopped} ${STOPPED[outcome]}`;
}
