import { type Static, type TUnsafe, Type } from 'typebox';
import {
  ApiKeyId,
  CompetitionId,
  EventId,
  makeIdSchema,
  MatchId,
  MemberId,
} from '../http/id-schemas.ts';
import {
  CalendarDate,
  DateTime,
  Limit,
  Nullable,
  Several,
  StrictObject,
  StringEnum,
  Uuid,
} from '../http/schema.ts';
import { EVENT_KINDS } from '../shared/events/event-kinds.ts';
import { EventContent } from './event-content.ts';

const ResolvedName = Nullable(
  Type.String({
    description:
      'Resolved when read. Names of members, and of the entries and matches built from them, ' +
      'need members:read',
  }),
);

const EventHead = Type.Object({
  id: EventId,
  cursor: Type.String({ description: 'Opaque: `after` this event' }),
  occurred_at: DateTime,
  actor: StrictObject({
    type: StringEnum('ActorType', ['api_key', 'session', 'system']),
    id: Nullable(Uuid),
  }),
  actor_name: ResolvedName,
  actor_member_id: Nullable(
    Type.With(MemberId, { description: 'The member whose session acted; null if none did' }),
  ),
  subject_name: ResolvedName,
  match_id: Nullable(MatchId),
  competition_name: Type.Optional(Nullable(Type.String())),
  partner_name: Type.Optional(ResolvedName),
});

export type Event = Static<typeof EventHead> & EventContent;
export const Event: TUnsafe<Event> = Type.Unsafe<Event>({
  title: 'Event',
  allOf: [EventHead, EventContent],
  unevaluatedProperties: false,
});

export const EventPage = StrictObject(
  {
    data: Type.Array(Event),
    next_cursor: Nullable(
      Type.String({
        description: 'The cursor for the next request; null only at the end of `order=newest`',
      }),
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
      description:
        'The last `next_cursor`, for events after it. `now` returns no past events and the ' +
        'cursor to poll from',
    }),
  ),
  limit: Limit,
  order: Type.Optional(
    StringEnum('EventOrder', ['oldest', 'newest'], {
      default: 'oldest',
      description:
        '`newest` reads newest first and guarantees nothing about events created in the meantime',
    }),
  ),
  match_id: Type.Optional(Type.With(MatchId, { description: 'Only events of this match' })),
  kind: Type.Optional(
    Several(StringEnum('EventKind', EVENT_KINDS), EVENT_KINDS.length, 'Only events of these kinds'),
  ),
  subject: Type.Optional(
    Type.With(makeIdSchema<never>(), {
      description: 'Only events about the resource with this id',
    }),
  ),
  member: Type.Optional(
    Type.With(MemberId, {
      description: 'Only this member’s actions, and events about them, their entries and matches',
    }),
  ),
  competition: Type.Optional(
    Type.With(CompetitionId, {
      description: 'Only events about this competition, its divisions, entries and matches',
    }),
  ),
  actor: Type.Optional(Type.With(ApiKeyId, { description: 'Only actions of this key' })),
  from: Type.Optional(
    Type.With(CalendarDate, { description: 'Only from this day on, in the club’s time zone' }),
  ),
  to: Type.Optional(
    Type.With(CalendarDate, {
      description: 'Only up to the end of this day, in the club’s time zone',
    }),
  ),
});
export type EventQuery = Static<typeof EventQuery>;
