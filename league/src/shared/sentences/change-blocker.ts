import { family, sentence } from './family.ts';
import { param } from './param.ts';
import { joinNames } from './words.ts';

const STATES = ['planning', 'draft', 'active', 'complete', 'archived'] as const;

/** Why a season or competition cannot change state (CHK-1). The same code refuses the change. */
export const CHANGE_BLOCKER = family(
  'change_blocker',
  'Why a change of state is refused; uses the problem’s code',
  {
    invalid_transition: sentence({
      about: 'A state can change only one step forward or back',
      params: {
        from: param.oneOf('AnyState', STATES, 'The present state'),
        to: param.oneOf('AnyState', STATES, 'The requested state'),
      },
      examples: [{ from: 'draft', to: 'complete' }],
      english: ({ from, to }) =>
        `It cannot change from ${from} to ${to}: states change one step at a time.`,
    }),
    season_dates_required: sentence({
      about: 'The season needs both of its dates',
      params: {
        missing: param.list(
          param.oneOf('SeasonDate', ['starts_on', 'ends_on'], 'Which dates are missing'),
        ),
      },
      examples: [{ missing: ['starts_on', 'ends_on'] }],
      english: ({ missing }) => `Give ${joinNames(missing)} first.`,
    }),
    season_not_active: sentence({
      about: 'The season of the competition is not active; its id is among `ids`',
      params: { season: param.name('The name of the season') },
      examples: [{ season: 'Summer' }],
      english: ({ season }) => `${season} is not active: activate the season first.`,
    }),
    resource_in_use: sentence({
      about: 'Competitions of the season are active; see `ids`',
      params: { competitions: param.list(param.name('Their names')) },
      examples: [
        { competitions: ['Box league'] },
        { competitions: ['Box league', 'Mixed', 'Doubles'] },
      ],
      english: ({ competitions }) =>
        `${joinNames(competitions)} ${competitions.length === 1 ? 'is' : 'are'} still active.`,
    }),
  },
);
