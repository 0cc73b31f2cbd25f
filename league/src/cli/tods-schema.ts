import { type Static, Type } from 'typebox';
import { StrictObject } from '../http/schema.ts';

/*
 * The part of the Tournament Open Data Standards that an export uses, named as they name it:
 * https://courthive.github.io/competition-factory/. Everything else of a record is left out.
 */

/** One of these words. */
function OneOf<const T extends readonly string[]>(words: T) {
  return Type.Unsafe<T[number]>({ type: 'string', enum: [...words] });
}

const Text = Type.String();
const Count = Type.Integer({ minimum: 0 });
const SideNumber = Type.Unsafe<1 | 2>({ type: 'integer', enum: [1, 2] });
const Day = Type.String({ format: 'date' });

const Participant = StrictObject({
  participantId: Text,
  participantName: Text,
  participantRole: OneOf(['COMPETITOR']),
  participantType: OneOf(['INDIVIDUAL', 'PAIR']),
  person: Type.Optional(StrictObject({ personId: Text })),
  individualParticipantIds: Type.Optional(Type.Array(Text, { minItems: 2, maxItems: 2 })),
});

const Entry = StrictObject({
  participantId: Text,
  entryStage: OneOf(['MAIN']),
  entryStatus: OneOf(['DIRECT_ACCEPTANCE', 'WITHDRAWN', 'UNGROUPED']),
});

const TodsSet = StrictObject({
  setNumber: Type.Integer({ minimum: 1 }),
  side1Score: Type.Optional(Count),
  side2Score: Type.Optional(Count),
  side1TiebreakScore: Type.Optional(Count),
  side2TiebreakScore: Type.Optional(Count),
  winningSide: Type.Optional(SideNumber),
});
export type TodsSet = Static<typeof TodsSet>;

const MATCH_STATUSES = [
  'TO_BE_PLAYED',
  'AWAITING_RESULT',
  'COMPLETED',
  'RETIRED',
  'WALKOVER',
  'DEFAULTED',
  'NOT_PLAYED',
] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

const MatchUp = StrictObject({
  matchUpId: Text,
  matchUpType: OneOf(['SINGLES', 'DOUBLES']),
  matchUpStatus: OneOf(MATCH_STATUSES),
  drawPositions: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 2, maxItems: 2 }),
  sides: Type.Array(StrictObject({ sideNumber: SideNumber, participantId: Text }), {
    minItems: 2,
    maxItems: 2,
  }),
  score: Type.Optional(
    StrictObject({ sets: Type.Array(TodsSet), scoreStringSide1: Text, scoreStringSide2: Text }),
  ),
  winningSide: Type.Optional(SideNumber),
  endDate: Type.Optional(Day),
});
export type MatchUp = Static<typeof MatchUp>;

const Group = StrictObject({
  structureId: Text,
  structureName: Text,
  structureType: OneOf(['ITEM']),
  positionAssignments: Type.Array(
    StrictObject({ drawPosition: Type.Integer({ minimum: 1 }), participantId: Text }),
  ),
  matchUps: Type.Array(MatchUp),
});

const Draw = StrictObject({
  drawId: Text,
  drawName: Text,
  drawOrder: Type.Integer({ minimum: 1 }),
  drawStatus: OneOf(['TO_BE_PLAYED', 'IN_PROGRESS', 'COMPLETE']),
  drawType: OneOf(['ROUND_ROBIN']),
  entries: Type.Array(Entry),
  structures: Type.Array(
    StrictObject({
      structureId: Text,
      stage: OneOf(['MAIN']),
      structureType: OneOf(['CONTAINER']),
      finishingPosition: OneOf(['WIN_RATIO']),
      structures: Type.Array(Group, { minItems: 1, maxItems: 1 }),
    }),
    { minItems: 1, maxItems: 1 },
  ),
});
export type Draw = Static<typeof Draw>;

export const TodsTournament = StrictObject({
  tournamentId: Text,
  tournamentName: Text,
  season: Text,
  startDate: Type.Optional(Day),
  endDate: Type.Optional(Day),
  localTimeZone: Text,
  parentOrganisation: StrictObject({
    organisationId: Text,
    organisationName: Text,
    organisationType: OneOf(['CLUB']),
  }),
  participants: Type.Array(Participant),
  events: Type.Array(
    StrictObject({
      eventId: Text,
      eventName: Text,
      eventType: OneOf(['SINGLES', 'DOUBLES']),
      gender: OneOf(['ANY', 'MIXED']),
      matchUpFormat: Type.Optional(Text),
      entries: Type.Array(Entry),
      drawDefinitions: Type.Array(Draw),
    }),
    { minItems: 1, maxItems: 1 },
  ),
});
export type TodsTournament = Static<typeof TodsTournament>;
