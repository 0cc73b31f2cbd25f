import { keyOrSession } from '../http/caller.ts';
import { declareAction, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { pauseMember, recordLeaving, resumeMember, setWish, withdrawLeaving } from './actions.ts';
import { MemberAvailability, WishChange } from './schema.ts';

const TAG = 'Availability';
const PROBLEMS = ['not_found', 'member_deleted'] as const;

export const availabilityRoutes: readonly Route[] = [
  declareAction({
    method: 'POST',
    path: '/v1/members/{id}/leave',
    operationId: 'recordLeaving',
    summary: 'Record that a member is not playing next season',
    description:
      'Covers every current entry, but none made later. Results and outstanding matches are kept.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: makeIdParams('member'),
    response: MemberAvailability,
    problems: [...PROBLEMS, 'member_left'],
    run: (writer, { caller, params }) => recordLeaving(writer, caller, params.id),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/members/{id}/leave',
    operationId: 'withdrawLeaving',
    summary: 'Cancel leaving',
    description: 'Entries that were opted out individually stay out.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: makeIdParams('member'),
    response: MemberAvailability,
    problems: PROBLEMS,
    run: (writer, { caller, params }) => withdrawLeaving(writer, caller, params.id),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/members/{id}/pause',
    operationId: 'pauseMember',
    summary: 'Begin a break',
    description: 'A member on a break is left out of every draft and cannot be entered.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: makeIdParams('member'),
    response: MemberAvailability,
    problems: [...PROBLEMS, 'member_left'],
    run: (writer, { caller, params }) => pauseMember(writer, caller, params.id),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/members/{id}/pause',
    operationId: 'resumeMember',
    summary: 'End a break',
    description: 'The member is not added to drafts that are already filled.',
    tag: TAG,
    access: keyOrSession('league:write'),
    params: makeIdParams('member'),
    response: MemberAvailability,
    problems: [...PROBLEMS, 'member_left'],
    run: (writer, { caller, params }) => resumeMember(writer, caller, params.id),
  }),
  declareAction({
    method: 'PUT',
    path: '/v1/members/{id}/wants-to-play',
    operationId: 'recordWish',
    summary: 'Set what a member wants to play next season',
    tag: TAG,
    access: keyOrSession('members:write'),
    params: makeIdParams('member'),
    body: WishChange,
    response: MemberAvailability,
    problems: PROBLEMS,
    run: (writer, { caller, params, body }) => setWish(writer, caller, params.id, body),
  }),
];
