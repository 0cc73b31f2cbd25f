import type { Access } from '../caller.ts';
import type { JsonObject } from './json.ts';

const bearer = (description: string): JsonObject => ({
  type: 'http',
  scheme: 'bearer',
  description,
});

export const SECURITY_SCHEMES: JsonObject = {
  api_key: bearer('An API key, `dl_…`, with the listed scopes.'),
  session: bearer('A player session, `dls_…`.'),
  login_link: bearer('The token of a login link, `dll_…`, which works once.'),
  installation_secret: bearer(
    'The installation secret, which the service prints until a club is installed.',
  ),
};

/** The kinds of token a route takes; the scopes of a key are in `x-required-scopes`. */
export function buildSecurity(access: Access): JsonObject {
  return {
    security: listTokens(access),
    ...('anyOf' in access ? { 'x-required-scopes': access.anyOf } : {}),
  };
}

function listTokens(access: Access): JsonObject[] {
  switch (access.kind) {
    case 'public':
      return [];
    case 'installation_secret':
    case 'login_link':
    case 'session':
      return [{ [access.kind]: [] }];
    case 'key':
      return [{ api_key: [] }];
    case 'any':
    case 'key_or_session':
      return [{ api_key: [] }, { session: [] }];
  }
}

export function describeCallers(access: Access): string {
  switch (access.kind) {
    case 'public':
      return 'Requires no credential.';
    case 'installation_secret':
      return 'Requires the installation secret.';
    case 'login_link':
      return 'Requires the token of a login link.';
    case 'session':
      return 'For player sessions only.';
    case 'any':
      return 'Any credential.';
    case 'key':
      return `Needs ${describeScopes(access.anyOf)}.`;
    case 'key_or_session':
      return `Requires ${describeScopes(access.anyOf)}, or a player session.`;
  }
}

function describeScopes(anyOf: readonly (readonly string[])[]): string {
  return anyOf.map((scopes) => scopes.join(' and ')).join(', or ');
}
