import { type Static, Type } from 'typebox';
import { Branding, Club, Timezone } from '../club/schema.ts';
import { Closed, Name } from '../http/schema.ts';
import { NewApiKey } from '../keys/schema.ts';

export const SetupStatus = Closed({ installed: Type.Boolean() }, { title: 'SetupStatus' });

export const Setup = Closed(
  {
    club: Closed({
      name: Name(),
      slug: Type.String({
        minLength: 1,
        maxLength: 60,
        pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
        description: 'The public address; fixed once created',
      }),
      timezone: Timezone,
      branding: Type.Optional(Branding),
    }),
    administrator: Closed({ name: Name() }),
  },
  { title: 'Setup' },
);
export type Setup = Static<typeof Setup>;

export const Installed = Closed(
  { club: Club, administrator_key: NewApiKey, website_key: NewApiKey },
  { title: 'Installed' },
);
export type Installed = Static<typeof Installed>;
