import { key } from '../http/caller.ts';
import { query, type Route, view } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Refusal } from '../shared/refusal.ts';
import { readMemberContacts, readPlayerContacts } from './contacts-query.ts';
import { readMatchesOfMember, readPlayerMatches } from './matches-query.ts';
import { readPlayerPlacements } from './placements-query.ts';
import { readPlayerPartnerChoices } from './partner-choices-query.ts';
import {
  PlayerContacts,
  PlayerMatches,
  PlayerMatchQuery,
  PlayerPartnerChoices,
  PlayerPlacements,
} from './player-schema.ts';
import { Me } from './schema.ts';

export const meRoutes: readonly Route[] = [
  view({
    method: 'GET',
    path: '/v1/me',
    operationId: 'getMe',
    summary: 'Read your own credential',
    tag: 'Me',
    access: { kind: 'any' },
    response: Me,
    run: ({ caller: { club, ...credential } }) => ({
      club: { id: club.id, slug: club.slug, name: club.name, timezone: club.timezone },
      credential,
    }),
  }),
  query({
    method: 'GET',
    path: '/v1/me/placements',
    operationId: 'getMyPlacements',
    summary: 'Read your current and upcoming placements',
    tag: 'Me',
    access: { kind: 'session' },
    response: PlayerPlacements,
    run: (reader, { caller }) => readPlayerPlacements(reader, caller),
  }),
  query({
    method: 'GET',
    path: '/v1/me/matches',
    operationId: 'listMyMatches',
    summary: 'List your matches in the competitions under way',
    description:
      'Matches that wait for your report come first, then by deadline. Open matches of ' +
      'withdrawn entries are left out; `include=ruled` adds those that still count.',
    tag: 'Me',
    access: { kind: 'session' },
    query: PlayerMatchQuery,
    response: PlayerMatches,
    run: async (reader, { caller, query: { include } }) => ({
      data: await readPlayerMatches(reader, caller, include === 'ruled'),
    }),
  }),
  query({
    method: 'GET',
    path: '/v1/members/{id}/matches',
    operationId: 'listMemberMatches',
    summary: 'List a member’s matches in the competitions under way',
    description:
      'What the member sees at `/v1/me/matches`, except their private plans. ' +
      'For reminders without their session, such as a calendar.',
    tag: 'Members',
    access: key('league:read', 'members:read'),
    params: makeIdParams('member'),
    response: PlayerMatches,
    problems: ['not_found'],
    run: async (reader, { params }) => {
      const data = await readMatchesOfMember(reader, params.id);
      return data instanceof Refusal ? data : { data };
    },
  }),
  query({
    method: 'GET',
    path: '/v1/members/{id}/contacts',
    operationId: 'listMemberContacts',
    summary: 'Read how a member reaches partners and opponents',
    description:
      'What the member sees at `/v1/me/contacts`. For sending them emails without ' +
      'their session.',
    tag: 'Members',
    access: key('members:read', 'members:pii'),
    params: makeIdParams('member'),
    response: PlayerContacts,
    problems: ['not_found'],
    run: ({ db }, { params }) => readMemberContacts(db, params.id),
  }),
  query({
    method: 'GET',
    path: '/v1/me/contacts',
    operationId: 'listMyContacts',
    summary: 'Read how to reach your partners and opponents',
    description:
      'Covers active competitions only. Members who have left the club get an empty list and are on nobody else’s.',
    tag: 'Me',
    access: { kind: 'session' },
    response: PlayerContacts,
    run: ({ db }, { caller }) => readPlayerContacts(db, caller),
  }),
  query({
    method: 'GET',
    path: '/v1/me/partner-choices',
    operationId: 'listMyPartnerChoices',
    summary: 'List your possible doubles partners for next season',
    description:
      'For each doubles competition of the active seasons: your choice, your partner’s, that of ' +
      'the member you name, and those of members who name you.',
    tag: 'Me',
    access: { kind: 'session' },
    response: PlayerPartnerChoices,
    run: ({ db }, { caller }) => readPlayerPartnerChoices(db, caller),
  }),
];
