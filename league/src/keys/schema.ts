import { type Static, Type } from 'typebox';
import { ApiKeyId } from '../http/id-schemas.ts';
import {
  DateTime,
  Name,
  Nullable,
  Page,
  PageQuery,
  StrictObject,
  StringEnum,
  WrittenDateTime,
} from '../http/schema.ts';
import { DEFAULT_KEY_SCOPES, SCOPES } from '../shared/scopes.ts';

export const ScopeName = StringEnum('Scope', SCOPES);

const fields = {
  id: ApiKeyId,
  name: Type.String(),
  prefix: Type.String({ description: "The key's first characters" }),
  scopes: Type.Array(ScopeName),
  last_used_at: Nullable(DateTime),
  expires_at: Nullable(DateTime),
  revoked_at: Nullable(DateTime),
  created_at: DateTime,
};

export const ApiKey = StrictObject(fields, { title: 'ApiKey' });
export type ApiKey = Static<typeof ApiKey>;

export const NewApiKey = StrictObject(
  { ...fields, key: Type.String({ description: 'The full key, shown only once' }) },
  { title: 'NewApiKey' },
);
export type NewApiKey = Static<typeof NewApiKey>;

export const CreateApiKey = StrictObject(
  {
    name: Name(),
    scopes: Type.Optional(
      Type.Array(ScopeName, {
        maxItems: SCOPES.length,
        uniqueItems: true,
        default: [...DEFAULT_KEY_SCOPES],
      }),
    ),
    expires_at: Type.Optional(WrittenDateTime),
  },
  { title: 'CreateApiKey' },
);
export type CreateApiKey = Static<typeof CreateApiKey>;

export const ApiKeyPage = Page(ApiKey, 'ApiKeyPage');

export const ApiKeyQuery = StrictObject({
  ...PageQuery,
  include_revoked: Type.Optional(
    Type.Boolean({ default: false, description: 'Include revoked keys' }),
  ),
});
export type ApiKeyQuery = Static<typeof ApiKeyQuery>;
