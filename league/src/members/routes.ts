import { type KeyCaller, key, maySeePersonalData } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Refusal, refuse } from '../shared/refusal.ts';
import type { RefusalCode } from '../shared/refusal-codes.ts';
import { changeMember, createMember, recordInvitation, removeMember } from './actions.ts';
import {
  InvitationOutcome,
  Member,
  MemberChanges,
  MemberCounts,
  MemberInvitation,
  MemberPage,
  MemberQuery,
  NewMember,
  PERSONAL_GROUPS,
} from './schema.ts';
import { showMember } from './show.ts';
import { countMembers, findMember, listMembers } from './store.ts';

const TAG = 'Members';

export const memberRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/members',
    operationId: 'listMembers',
    summary: 'List members',
    tag: TAG,
    access: key('members:read'),
    query: MemberQuery,
    response: MemberPage,
    run: async ({ db }, { caller, query: wanted }) => {
      const refusal = refuseFilters(caller, wanted);
      if (refusal) return refusal;
      const page = await listMembers(db, wanted);
      return { ...page, data: page.data.map((member) => showMember(caller, member)) };
    },
  }),
  query({
    method: 'GET',
    path: '/v1/member-counts',
    operationId: 'countMembers',
    summary: 'Count the members for each filter',
    tag: TAG,
    access: key('members:read'),
    response: MemberCounts,
    run: async ({ db }, { caller }) => {
      const counts = await countMembers(db);
      if (maySeePersonalData(caller)) return counts;
      const { active, paused, left, leaving, never_signed_in } = counts;
      return { active, paused, left, leaving, never_signed_in };
    },
  }),
  query({
    method: 'GET',
    path: '/v1/members/{id}',
    operationId: 'getMember',
    summary: 'Read a member',
    tag: TAG,
    access: key('members:read'),
    params: makeIdParams('member'),
    response: Member,
    version: getVersion,
    problems: ['not_found'],
    run: async ({ db }, { caller, params }) => {
      const member = await findMember(db, params.id);
      return member ? showMember(caller, member) : refuse('not_found');
    },
  }),
  declareAction({
    method: 'POST',
    path: '/v1/members',
    operationId: 'createMember',
    summary: 'Add a member',
    tag: TAG,
    access: key('members:write'),
    body: NewMember,
    response: Member,
    status: 201,
    location: (member: Member) => `/v1/members/${member.id}`,
    problems: ['email_taken'],
    run: async (writer, { caller, body }) =>
      showUnlessRefused(caller, await createMember(writer, caller, body)),
  }),
  declareAction({
    method: 'PATCH',
    path: '/v1/members/{id}',
    operationId: 'updateMember',
    summary: 'Change a member',
    tag: TAG,
    access: key('members:write'),
    params: makeIdParams('member'),
    body: MemberChanges,
    response: Member,
    problems: ['not_found', 'member_deleted', 'member_left', 'email_taken'],
    version: getVersion,
    guardedBy: async ({ db }, { params }) =>
      (await findMember(db, params.id)) ?? refuse('not_found'),
    run: async (writer, { caller, params, body }) =>
      showUnlessRefused(caller, await changeMember(writer, caller, params.id, body)),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/members/{id}',
    operationId: 'removeMember',
    summary: 'Remove a member',
    description: 'Results are kept; sessions and login links end at once.',
    tag: TAG,
    access: key('members:write'),
    params: makeIdParams('member'),
    response: Member,
    problems: ['not_found'],
    run: async (writer, { caller, params }) =>
      showUnlessRefused(caller, await removeMember(writer, params.id)),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/members/{id}/invitation',
    operationId: 'recordInvitation',
    summary: 'Record whether an invitation was sent',
    description: 'For the adapter that sends it; this service sends nothing.',
    tag: TAG,
    access: key('members:write', 'members:pii'),
    params: makeIdParams('member'),
    body: InvitationOutcome,
    response: MemberInvitation,
    problems: ['not_found', 'member_deleted', 'expected_email_mismatch'],
    run: (writer, { params, body }) => recordInvitation(writer, params.id, body),
  }),
];

function showUnlessRefused<C extends RefusalCode>(
  caller: KeyCaller,
  result: Member | Refusal<C>,
): Member | Refusal<C> {
  return result instanceof Refusal ? result : showMember(caller, result);
}

/** A sign-in does not count as a change, and causes no refusal. */
function getVersion({ updated_at: changedAt }: Member): string {
  return changedAt;
}

/** Some filters reveal facts that need their own scope. */
function refuseFilters(
  caller: KeyCaller,
  wanted: MemberQuery,
): Refusal<'insufficient_scope'> | null {
  if (wanted.email !== undefined && !maySeePersonalData(caller)) {
    return refuse('insufficient_scope', 'Searching by email requires members:pii.');
  }
  if (
    wanted.only !== undefined &&
    PERSONAL_GROUPS.includes(wanted.only) &&
    !maySeePersonalData(caller)
  ) {
    return refuse('insufficient_scope', `The filter ${wanted.only} requires members:pii.`);
  }
  if (wanted.never_entered === true && !caller.scopes.includes('league:read')) {
    return refuse('insufficient_scope', 'The filter never_entered requires league:read.');
  }
  return null;
}
