import { type Static, Type } from 'typebox';
import { ClubId } from '../http/id-schemas.ts';
import { DateTime, Name, StrictObject } from '../http/schema.ts';

/** A branding is stored as given; the service never reads it. */
export const Branding = Type.Object(
  {},
  {
    title: 'Branding',
    additionalProperties: true,
    description:
      'Logo, colours, sponsors: stored as given; at most 32 levels deep and 64 KiB of JSON',
  },
);

export const Timezone = Type.String({ maxLength: 64, description: 'An IANA time zone' });

export const Club = StrictObject(
  {
    id: ClubId,
    slug: Type.String(),
    name: Type.String(),
    timezone: Timezone,
    branding: Branding,
    created_at: DateTime,
    updated_at: DateTime,
  },
  { title: 'Club' },
);
export type Club = Static<typeof Club>;

export const ClubChanges = StrictObject(
  {
    name: Type.Optional(Name()),
    timezone: Type.Optional(Timezone),
    branding: Type.Optional(Branding),
    slug: Type.Optional(Type.String({ description: 'Refused: the slug is fixed once created' })),
  },
  { title: 'ClubChanges' },
);
export type ClubChanges = Static<typeof ClubChanges>;
