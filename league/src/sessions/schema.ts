import { type Static, Type } from 'typebox';
import { MemberId, SessionId } from '../http/id-schemas.ts';
import { DateTime, MemberRef, StrictObject } from '../http/schema.ts';

export const MAX_LINK_MINUTES = 10_080;

export const LoginLinkOptions = StrictObject(
  {
    expected_email: Type.Optional(
      Type.String({
        format: 'email',
        maxLength: 254,
        description: 'Refuses the request if the address has changed; requires members:pii',
      }),
    ),
    expires_in_minutes: Type.Optional(
      Type.Integer({ minimum: 1, maximum: MAX_LINK_MINUTES, default: MAX_LINK_MINUTES }),
    ),
  },
  { title: 'LoginLinkOptions' },
);
export type LoginLinkOptions = Static<typeof LoginLinkOptions>;

export const LoginLink = StrictObject(
  {
    member_id: MemberId,
    token: Type.String({ description: 'Shown only once; works once' }),
    expires_at: DateTime,
  },
  { title: 'LoginLink' },
);
export type LoginLink = Static<typeof LoginLink>;

export const Session = StrictObject(
  { id: SessionId, token: Type.String({ description: 'Shown only once' }), member: MemberRef },
  { title: 'Session' },
);
export type Session = Static<typeof Session>;

export const SignOutOptions = StrictObject(
  {
    links: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether to end open login links as well' }),
    ),
  },
  { title: 'SignOutOptions' },
);
export type SignOutOptions = Static<typeof SignOutOptions>;

export const SignedOut = StrictObject(
  {
    member_id: MemberId,
    sessions_ended: Type.Integer({ minimum: 0 }),
    links_open: Type.Integer({
      minimum: 0,
      description: 'Number of login links that can still sign this member in',
    }),
  },
  { title: 'SignedOut' },
);
export type SignedOut = Static<typeof SignedOut>;
