import { Type } from 'typebox';
import { MemberId } from '../http/id-schemas.ts';
import { DateTime, Nullable, StrictObject, StringEnum, Uuid } from '../http/schema.ts';
import { ScopeName } from '../keys/schema.ts';
import { MEMBER_STATUSES, WISHES } from '../shared/members.ts';

const KeyCredential = StrictObject({
  type: Type.Literal('api_key'),
  id: Uuid,
  name: Type.String(),
  prefix: Type.String(),
  scopes: Type.Array(ScopeName),
  expires_at: Nullable(DateTime),
});

const SessionCredential = StrictObject({
  type: Type.Literal('session'),
  id: Uuid,
  scopes: Type.Array(ScopeName),
  member: StrictObject({
    id: MemberId,
    display_name: Type.String(),
    status: StringEnum('MemberStatus', MEMBER_STATUSES),
    leaving_at: Nullable(DateTime),
    wants_to_play: Nullable(StringEnum('Wish', WISHES)),
  }),
});

export const Me = StrictObject(
  {
    club: StrictObject({
      id: Uuid,
      slug: Type.String(),
      name: Type.String(),
      timezone: Type.String(),
    }),
    credential: Type.Union([KeyCredential, SessionCredential]),
  },
  { title: 'Me' },
);
