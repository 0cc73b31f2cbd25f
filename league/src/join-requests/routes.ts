import { Type } from 'typebox';
import { key } from '../http/caller.ts';
import { declareAction, query, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { Member } from '../members/schema.ts';
import { refuse } from '../shared/refusal.ts';
import { approveJoinRequest, createJoinRequest, declineJoinRequest } from './actions.ts';
import {
  Approval,
  JoinRequest,
  JoinRequestPage,
  JoinRequestQuery,
  NewJoinRequest,
} from './schema.ts';
import { findJoinRequest, listJoinRequests } from './store.ts';

const TAG = 'Join requests';

export const joinRequestRoutes: readonly Route[] = [
  query({
    method: 'GET',
    path: '/v1/join-requests',
    operationId: 'listJoinRequests',
    summary: 'List open applications, oldest first',
    tag: TAG,
    access: key('members:read', 'members:pii'),
    query: JoinRequestQuery,
    response: JoinRequestPage,
    run: ({ db, now }, { query: page }) => listJoinRequests(db, page, now),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/join-requests',
    operationId: 'createJoinRequest',
    summary: 'Submit an application',
    description:
      'The applicant is not a member yet. An undecided application is deleted after 30 days.',
    tag: TAG,
    access: key('members:write', 'members:pii'),
    body: NewJoinRequest,
    response: JoinRequest,
    status: 201,
    location: (request: JoinRequest) => `/v1/join-requests/${request.id}`,
    run: (writer, { body }) => createJoinRequest(writer, body),
  }),
  query({
    method: 'GET',
    path: '/v1/join-requests/{id}',
    operationId: 'getJoinRequest',
    summary: 'Read an open application',
    tag: TAG,
    access: key('members:read', 'members:pii'),
    params: makeIdParams('application'),
    response: JoinRequest,
    problems: ['not_found'],
    run: async ({ db, now }, { params }) =>
      (await findJoinRequest(db, params.id, now)) ?? refuse('not_found'),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/join-requests/{id}/approve',
    operationId: 'approveJoinRequest',
    summary: 'Make the applicant a member',
    description: 'The member is placed in the next draft, not in the running season.',
    tag: TAG,
    access: key('members:write', 'members:pii'),
    params: makeIdParams('application'),
    body: Approval,
    response: Member,
    status: 201,
    location: (member: Member) => `/v1/members/${member.id}`,
    problems: ['not_found', 'email_taken'],
    run: (writer, { params, body }) => approveJoinRequest(writer, params.id, body),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/join-requests/{id}',
    operationId: 'declineJoinRequest',
    summary: 'Decline an application',
    tag: TAG,
    access: key('members:write', 'members:pii'),
    params: makeIdParams('application'),
    response: Type.Object({}),
    status: 204,
    problems: ['not_found'],
    run: (writer, { params }) => declineJoinRequest(writer, params.id),
  }),
];
