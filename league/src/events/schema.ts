import { type Static, Type } from 'typebox';
import { EventId, MatchId } from '../http/id-schemas.ts';
import { DateTime, Limit, Nullable, StrictObject, StringEnum, Uuid } from '../http/schema.ts';
import { EVENT_KINDS, SUBJECT_TYPES } from '../shared/event-kinds.ts';

const ResolvedName = Nullable(
  Type.String({
    description:
      'Resolved when read; those of members, and of entries and matches, which are made of them, ' +
      'need members:read',
  }),
);

export const Event = StrictObject(
  {
    id: EventId,
    cursor: Type.String({ description: 'Opaque' }),
    kind: StringEnum('EventKind', EVENT_KINDS),
    occurred_at: DateTime,
    actor: StrictObject({
      type: StringEnum('ActorType', ['api_key', 'session', 'system']),
      id: Nullable(Uuid),
    }),
    actor_name: ResolvedName,
    subject: StrictObject({ type: StringEnum('SubjectType', SUBJECT_TYPES), id: Uuid }),
    subject_name: ResolvedName,
    match_id: Nullable(MatchId),
    data: Type.Object(
      {},
      {
        additionalProperties: true,
        description: 'Ids, categories and names of changed fields; never a personal value',
      },
    ),
    competition_name: Type.Optional(Nullable(Type.String())),
    partner_name: Type.Optional(ResolvedName),
  },
  { title: 'Event' },
);
export type Event = Static<typeof Event>;

export const EventPage = StrictObject(
  {
    data: Type.Array(Event),
    next_cursor: Nullable(
      Type.String({ description: 'In reading order always a cursor to poll from' }),
    ),
    has_more: Type.Boolean(),
  },
  { title: 'EventPage' },
);
export type EventPage = Static<typeof EventPage>;

export const EventQuery = StrictObject({
  after: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'The last `next_cursor`: only what comes after it',
    }),
  ),
  limit: Limit,
  order: Type.Optional(
    StringEnum('EventOrder', ['oldest', 'newest'], {
      default: 'oldest',
      description: '`newest` reads backwards and promises nothing about events made meanwhile',
    }),
  ),
  match_id: Type.Optional(Type.With(MatchId, { description: 'Only what is told of this match' })),
});
export type EventQuery = Static<typeof EventQuery>;
