import { type Static, Type } from 'typebox';
import { Branding, Club, Timezone } from '../club/schema.ts';
import { Name, StrictObject } from '../http/schema.ts';
import { NewApiKey } from '../keys/schema.ts';

export const SetupStatus = StrictObject({ installed: Type.Boolean() }, { title: 'SetupStatus' });

export const Setup = StrictObject(
  {
    club: StrictObject({
      name: Name(),
      slug: Type.String({
        minLength: 1,
        maxLength: 60,
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        description: 'The public address; cannot change once created',
      }),
      timezone: Timezone,
      branding: Type.Optional(Branding),
    }),
    administrator: StrictObject({ name: Name() }),
  },
  { title: 'Setup' },
);
export type Setup = Static<typeof Setup>;

export const Installation = StrictObject(
  { club: Club, administrator_key: NewApiKey, website_key: NewApiKey },
  { title: 'Installed' },
);
export type Installation = Static<typeof Installation>;
