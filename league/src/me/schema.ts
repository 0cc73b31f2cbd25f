import { Type } from 'typebox';
import { Closed, DateTime, Nullable, Uuid, Words } from '../http/schema.ts';
import { ScopeName } from '../keys/schema.ts';
import { MEMBER_STATUSES, WISHES } from '../shared/members.ts';

const KeyCredential = Closed({
  type: Type.Literal('api_key'),
  id: Uuid,
  name: Type.String(),
  prefix: Type.String(),
  scopes: Type.Array(ScopeName),
});

const SessionCredential = Closed({
  type: Type.Literal('session'),
  id: Uuid,
  scopes: Type.Array(ScopeName),
  member: Closed({
    id: Uuid,
    display_name: Type.String(),
    status: Words(MEMBER_STATUSES),
    leaving_at: Nullable(DateTime),
    wants_to_play: Nullable(Words(WISHES)),
  }),
});

export const Me = Closed(
  {
    club: Closed({
      id: Uuid,
      slug: Type.String(),
      name: Type.String(),
      timezone: Type.String(),
    }),
    credential: Type.Union([KeyCredential, SessionCredential]),
  },
  { title: 'Me' },
);
