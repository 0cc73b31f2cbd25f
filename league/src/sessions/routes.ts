import { Type } from 'typebox';
import { key } from '../http/caller.ts';
import { declareAction, type Route } from '../http/route.ts';
import { makeIdParams } from '../http/schema.ts';
import { createLoginLink, endSession, signOut, startSession } from './actions.ts';
import { LoginLink, LoginLinkOptions, Session, SignedOut, SignOutOptions } from './schema.ts';

const TAG = 'Sign-in';

export const sessionRoutes: readonly Route[] = [
  declareAction({
    method: 'POST',
    path: '/v1/members/{id}/login-link',
    operationId: 'createLoginLink',
    summary: 'Create a login link for a member',
    description: 'The service sends nothing. Pass the token on and let the player submit it.',
    tag: TAG,
    access: key('members:write'),
    params: makeIdParams('member'),
    body: LoginLinkOptions,
    response: LoginLink,
    status: 201,
    isShownOnce: true,
    problems: ['not_found', 'member_left', 'member_deleted', 'expected_email_mismatch'],
    run: (writer, { caller, params, body }) => createLoginLink(writer, caller, params.id, body),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/members/{id}/sign-out',
    operationId: 'signOutMember',
    summary: 'Sign a member out everywhere',
    description: 'Login links stay valid unless `links` is true; `links_open` counts those left.',
    tag: TAG,
    access: key('members:write'),
    params: makeIdParams('member'),
    body: SignOutOptions,
    response: SignedOut,
    problems: ['not_found'],
    run: (writer, { params, body }) => signOut(writer, params.id, body),
  }),
  declareAction({
    method: 'POST',
    path: '/v1/session',
    operationId: 'startSession',
    summary: 'Exchange a login link for a session',
    description:
      'Call it from a page that the player submits, because mail scanners open links too.',
    tag: TAG,
    access: { kind: 'login_link' },
    response: Session,
    status: 201,
    isShownOnce: true,
    run: (writer, { caller }) => startSession(writer, caller),
  }),
  declareAction({
    method: 'DELETE',
    path: '/v1/session',
    operationId: 'endSession',
    summary: 'Sign out here',
    tag: TAG,
    access: { kind: 'session' },
    response: Type.Object({}),
    status: 204,
    run: (writer, { caller }) => endSession(writer, caller),
  }),
];
