import type { Entry } from '../entries/schema.ts';
import type { CompetitionData } from './competition-data.ts';
import { matchUpFormat } from './tods-format.ts';
import { matchUpOf } from './tods-match.ts';
import type { Draw, TodsTournament } from './tods-schema.ts';

type Type = 'SINGLES' | 'DOUBLES';

/**
 * A competition in the Tournament Open Data Standards (CLI-17): a tournament of one event, with a
 * round robin for each division. It names people as players see them, and holds nothing personal.
 */
export function todsOf(data: CompetitionData): TodsTournament {
  const { club, season, competition } = data;
  const { id, name, discipline, rules } = competition;
  const type = discipline === 'singles' ? 'SINGLES' : 'DOUBLES';
  const format = matchUpFormat(rules.format);
  const entries = [...data.divisions.flatMap((one) => one.entries), ...data.others];
  return {
    tournamentId: id,
    tournamentName: name,
    season: season.name,
    ...(season.starts_on === null ? {} : { startDate: season.starts_on }),
    ...(season.ends_on === null ? {} : { endDate: season.ends_on }),
    localTimeZone: club.timezone,
    parentOrganisation: {
      organisationId: club.id,
      organisationName: club.name,
      organisationType: 'CLUB',
    },
    participants: participantsOf(entries, type),
    events: [
      {
        eventId: id,
        eventName: name,
        eventType: type,
        gender: discipline === 'mixed_doubles' ? 'MIXED' : 'ANY',
        ...(format === null ? {} : { matchUpFormat: format }),
        entries: entries.map((entry) => entryOf(entry, type)),
        drawDefinitions: data.divisions.map((one) => drawOf(data, one, type)),
      },
    ],
  };
}

function participantsOf(entries: readonly Entry[], type: Type): TodsTournament['participants'] {
  const people = new Map(entries.flatMap(({ members }) => members.map((one) => [one.id, one])));
  const individuals = [...people.values()].map((member) => ({
    participantId: member.id,
    participantName: member.display_name,
    participantRole: 'COMPETITOR' as const,
    participantType: 'INDIVIDUAL' as const,
    person: { personId: member.id },
  }));
  if (type === 'SINGLES') return individuals;
  const pairs = entries.map((entry) => ({
    participantId: entry.id,
    participantName: entry.label,
    participantRole: 'COMPETITOR' as const,
    participantType: 'PAIR' as const,
    individualParticipantIds: entry.members.map((member) => member.id),
  }));
  return [...individuals, ...pairs];
}

/** Who plays: in singles the member, in doubles the pair. */
function participantOf(entry: Entry, type: Type): string {
  return type === 'SINGLES' ? (entry.members[0]?.id ?? entry.id) : entry.id;
}

function entryOf(entry: Entry, type: Type): Draw['entries'][number] {
  return {
    participantId: participantOf(entry, type),
    entryStage: 'MAIN',
    entryStatus:
      entry.status === 'withdrawn'
        ? 'WITHDRAWN'
        : entry.division_id === null
          ? 'UNGROUPED'
          : 'DIRECT_ACCEPTANCE',
  };
}

function drawOf(
  { competition }: CompetitionData,
  { division, entries, matches }: CompetitionData['divisions'][number],
  type: Type,
): Draw {
  const places = new Map<string, { position: number; participantId: string }>(
    entries.map((entry, index) => [
      entry.id,
      { position: index + 1, participantId: participantOf(entry, type) },
    ]),
  );
  const placeOf = (entryId: string) => {
    const place = places.get(entryId);
    if (!place) throw new Error('a match of an entry that is not in its division');
    return place;
  };
  const context = { format: competition.rules.format, type, placeOf };
  return {
    drawId: division.id,
    drawName: division.name,
    drawOrder: division.position,
    drawStatus:
      competition.state === 'draft'
        ? 'TO_BE_PLAYED'
        : competition.state === 'active'
          ? 'IN_PROGRESS'
          : 'COMPLETE',
    drawType: 'ROUND_ROBIN',
    entries: entries.map((entry) => entryOf(entry, type)),
    structures: [
      {
        structureId: `${division.id}-draw`,
        stage: 'MAIN',
        structureType: 'CONTAINER',
        finishingPosition: 'WIN_RATIO',
        structures: [
          {
            structureId: `${division.id}-group`,
            structureName: division.name,
            structureType: 'ITEM',
            positionAssignments: [...places.values()].map(({ position, participantId }) => ({
              drawPosition: position,
              participantId,
            })),
            matchUps: matches.map((match) => matchUpOf(match, context)),
          },
        ],
      },
    ],
  };
}
