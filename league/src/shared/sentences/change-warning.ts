import { DAY } from './examples.ts';
import { family, sentence } from './family.ts';
import { param } from './param.ts';
import { pluralise, joinNames } from './words.ts';

const DIVISIONS = { divisions: param.list(param.name('The names of the divisions')) };
const MATCHES = { matches: param.count('How many') };
const CLOSING = {
  season: param.name('The name of the season'),
  results_deadline: param.date('The last day for reports'),
};

/** Possible oversights before a season or competition changes state (CHK-2). */
export const CHANGE_WARNING = family(
  'change_warning',
  'Something that may have been overlooked before a change of state',
  {
    no_deadline: sentence({
      about: 'The season being started has no results deadline',
      params: { season: param.name('The name of the season') },
      examples: [{ season: 'Summer' }],
      english: ({ season }) => `${season} has no results deadline.`,
    }),
    deadline_passed: sentence({
      about: 'The results deadline has passed, so no reports will be accepted',
      params: CLOSING,
      examples: [{ season: 'Summer', results_deadline: DAY }],
      english: ({ season, results_deadline: day }) =>
        `The results deadline of ${season}, ${day}, has passed: no reports are accepted.`,
    }),
    deadline_ahead: sentence({
      about: 'The competition is being completed before the last day for reports',
      params: CLOSING,
      examples: [{ season: 'Summer', results_deadline: DAY }],
      english: ({ season, results_deadline: day }) =>
        `The results deadline of ${season} is ${day}; reports can still arrive until then.`,
    }),
    no_competitions: sentence({
      about: 'The season being started has no competitions',
      params: { season: param.name('The name of the season') },
      examples: [{ season: 'Summer' }],
      english: ({ season }) => `${season} has no competitions.`,
    }),
    competitions_in_draft: sentence({
      about: 'Competitions of the season being ended were never activated; see `ids`',
      params: { competitions: param.list(param.name('Their names')) },
      examples: [{ competitions: ['Box league'] }, { competitions: ['Box league', 'Mixed'] }],
      english: ({ competitions }) =>
        `${joinNames(competitions)} ${competitions.length === 1 ? 'is still a draft' : 'are still drafts'}.`,
    }),
    previous_active: sentence({
      about: 'The competitions that the draft follows are still active; see `ids`',
      params: { competitions: param.list(param.name('Their names')) },
      examples: [{ competitions: ['Winter league'] }, { competitions: ['Winter', 'Mixed'] }],
      english: ({ competitions }) =>
        `${joinNames(competitions)} ${competitions.length === 1 ? 'is' : 'are'} still active, so promotion and relegation are not final.`,
    }),
    next_under_way: sentence({
      about: 'Competitions that follow the reopened one have already started; see `ids`',
      params: { competitions: param.list(param.name('Their names')) },
      examples: [{ competitions: ['Winter league'] }, { competitions: ['Winter', 'Mixed'] }],
      english: ({ competitions }) =>
        `${joinNames(competitions)} ${competitions.length === 1 ? 'has' : 'have'} already started from these tables.`,
    }),
    no_divisions: sentence({
      about: 'The draft has no division',
      params: { competition: param.name('The name of the competition') },
      examples: [{ competition: 'Box league' }],
      english: ({ competition }) => `${competition} has no divisions.`,
    }),
    divisions_empty: sentence({
      about: 'Divisions have no active entry; see `ids`',
      params: DIVISIONS,
      examples: [{ divisions: ['Box 1'] }, { divisions: ['Box 1', 'Box 2'] }],
      english: ({ divisions }) =>
        `${joinNames(divisions)} ${divisions.length === 1 ? 'has' : 'have'} no entries.`,
    }),
    divisions_of_one: sentence({
      about: 'Divisions have one active entry, which has nobody to play; see `ids`',
      params: DIVISIONS,
      examples: [{ divisions: ['Box 1'] }, { divisions: ['Box 1', 'Box 2'] }],
      english: ({ divisions }) =>
        `${joinNames(divisions)} ${divisions.length === 1 ? 'has' : 'have'} one entry, with nobody to play.`,
    }),
    walkover_above_win: sentence({
      about: 'The rules give more points for a walkover than for any win on court',
      params: {
        walkover: param.number('The points of a walkover for the side that was present'),
        win: param.number('The maximum points for a win'),
      },
      examples: [{ walkover: 3, win: 2 }],
      english: ({ walkover, win }) =>
        `A walkover is worth ${walkover} points, more than the ${win} for the best win.`,
    }),
    fixtures_missing: sentence({
      about: 'Matches of divisions have not been generated; see `ids`',
      params: { ...MATCHES, ...DIVISIONS },
      examples: [
        { matches: 1, divisions: ['Box 1'] },
        { matches: 42, divisions: ['Box 1', 'Box 2'] },
      ],
      english: ({ matches, divisions }) =>
        `${pluralise(matches, 'match', 'matches')} of ${joinNames(divisions)} ${matches === 1 ? 'has' : 'have'} not been generated.`,
    }),
    entries_undivided: sentence({
      about: 'Active entries have no division; see `ids`',
      params: { entries: param.count('How many') },
      examples: [{ entries: 1 }, { entries: 3 }],
      english: ({ entries }) => `${pluralise(entries, 'entry has', 'entries have')} no division.`,
    }),
    pairs_incomplete: sentence({
      about: 'Members want to play doubles here and have no partner; see `ids`',
      params: { members: param.list(param.name('Their names')) },
      examples: [{ members: ['Ann Lee'] }, { members: ['Ann Lee', 'Bo Berg'] }],
      english: ({ members }) =>
        `${joinNames(members)} ${members.length === 1 ? 'wants' : 'want'} to play and ${members.length === 1 ? 'has' : 'have'} no partner.`,
    }),
    draft_differs: sentence({
      about: 'The filled draft differs from its current plan; `ids` lists its entries',
      params: { differences: param.count('The number of differences') },
      examples: [{ differences: 1 }, { differences: 3 }],
      english: ({ differences }) =>
        `The draft differs from its plan in ${pluralise(differences, 'place', 'places')}.`,
    }),
    tie_on_the_line: sentence({
      about: 'Entries are tied for promotion or relegation, so only their names decide; see `ids`',
      params: { entries: param.count('How many'), ...DIVISIONS },
      examples: [
        { entries: 2, divisions: ['Box 1'] },
        { entries: 5, divisions: ['Box 1', 'Box 2'] },
      ],
      english: ({ entries, divisions }) =>
        `${entries} entries in ${joinNames(divisions)} are tied for promotion or relegation, so only their names decide.`,
    }),
    matches_open: sentence({
      about: 'Neither side has reported matches; see `ids`',
      params: MATCHES,
      examples: [{ matches: 1 }, { matches: 12 }],
      english: ({ matches }) =>
        `${pluralise(matches, 'match is', 'matches are')} reported by neither side.`,
    }),
    results_one_sided: sentence({
      about: 'Only one side has reported matches; see `ids`',
      params: MATCHES,
      examples: [{ matches: 1 }, { matches: 12 }],
      english: ({ matches }) =>
        `${pluralise(matches, 'match is', 'matches are')} reported by one side only.`,
    }),
    disputes_open: sentence({
      about: 'Disputed matches have not been settled; see `ids`',
      params: MATCHES,
      examples: [{ matches: 1 }, { matches: 12 }],
      english: ({ matches }) =>
        `${pluralise(matches, 'match is', 'matches are')} disputed and not settled.`,
    }),
    has_results: sentence({
      about:
        'The competition has results but becomes a draft again, which players do not see; `ids` lists matches',
      params: MATCHES,
      examples: [{ matches: 1 }, { matches: 12 }],
      english: ({ matches }) =>
        `${pluralise(matches, 'match has', 'matches have')} been reported, but players cannot see a draft.`,
    }),
  },
);
