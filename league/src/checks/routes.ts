import { findBlockers } from '../competitions/blockers.ts';
import { findCompetition } from '../competitions/store.ts';
import { key } from '../http/caller.ts';
import { query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { findSeasonBlockers } from '../seasons/rules/blockers.ts';
import { findHeldCompetitions, findSeason } from '../seasons/store.ts';
import { refuse } from '../shared/refusal.ts';
import { findMember } from '../members/store.ts';
import { competitionWarnings } from './competition-warnings.ts';
import { findMemberWarnings } from './member-warnings.ts';
import {
  CompetitionCheckQuery,
  CompetitionChecks,
  MemberChecks,
  SeasonCheckQuery,
  SeasonChecks,
} from './schema.ts';
import { seasonWarnings } from './season-warnings.ts';

const DESCRIPTION = 'For the current state, both lists are empty.';

export const checkRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/members/{id}/checks',
    operationId: 'checkMember',
    summary: 'Check a member for likely mistakes',
    description: 'A display name that looks like another one causes a warning, never a refusal.',
    tag: 'Members',
    access: key('members:read'),
    params: makeIdParams('member'),
    response: MemberChecks,
    problems: ['not_found'],
    run: async ({ db }, { params }) => {
      const member = await findMember(db, params.id);
      return member ? { warnings: await findMemberWarnings(db, member) } : refuse('not_found');
    },
  }),
  query({
    method: 'GET',
    path: '/v1/seasons/{id}/checks',
    operationId: 'checkSeason',
    summary: 'Check whether a season can change to a state',
    description: DESCRIPTION,
    tag: 'Seasons',
    access: key('league:write'),
    params: makeIdParams('season'),
    query: SeasonCheckQuery,
    response: SeasonChecks,
    problems: ['not_found'],
    run: async (reader, { params, query: { to } }) => {
      const season = await findSeason(reader.db, params.id);
      if (!season) return refuse('not_found');
      const after = { ...season, state: to };
      const held = await findHeldCompetitions(reader.db, season.id);
      return {
        to,
        blockers: findSeasonBlockers(season.state, after, held),
        warnings: await seasonWarnings(reader, season.state, after),
      };
    },
  }),
  query({
    method: 'GET',
    path: '/v1/competitions/{id}/checks',
    operationId: 'checkCompetition',
    summary: 'Check whether a competition can change to a state',
    description: DESCRIPTION,
    tag: 'Competitions',
    access: key('league:write'),
    params: makeIdParams('competition'),
    query: CompetitionCheckQuery,
    response: CompetitionChecks,
    problems: ['not_found'],
    run: async (reader, { params, query: { to } }) => {
      const competition = await findCompetition(reader.db, params.id);
      if (!competition) return refuse('not_found');
      const after = { ...competition, state: to };
      return {
        to,
        blockers: await findBlockers(reader.db, competition.state, after),
        warnings: await competitionWarnings(reader, competition.state, after),
      };
    },
  }),
];
