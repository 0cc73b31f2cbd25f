import { isScope, type Scope, SCOPES } from '../shared/scopes.ts';
import { Arguments } from './arguments.ts';
import { type Command, withClub } from './command-context.ts';
import { createKey, listKeys, revokeKeyNamed } from './keys.ts';
import { CommandError } from './terminal.ts';

const CREATE_OPTIONS = {
  name: { type: 'string' },
  scopes: { type: 'string' },
  coach: { type: 'boolean' },
  admin: { type: 'boolean' },
  expires: { type: 'string' },
  json: { type: 'boolean' },
} as const;

export const keysCreate: Command = (context, words) => {
  const given = Arguments.read(words, CREATE_OPTIONS, {
    min: 0,
    max: 0,
    what: 'name without --name',
  });
  const name = given.text('name');
  if (name === undefined) throw new CommandError('Name the key’s owner: --name "Ana, coach".', 2);
  const scopes = readScopes(given);
  return withClub(context, (database, writing) =>
    createKey(database, writing, context.terminal, {
      name,
      scopes,
      expires: given.text('expires'),
      json: given.has('json'),
    }),
  );
};

function readScopes(given: Arguments): readonly Scope[] | undefined {
  const listed = given.text('scopes');
  const ways = [listed !== undefined, given.has('coach'), given.has('admin')];
  if (ways.filter(Boolean).length > 1) {
    throw new CommandError('Give one of --scopes, --coach and --admin.', 2);
  }
  if (given.has('admin')) return SCOPES;
  if (given.has('coach')) return SCOPES.filter((scope) => scope !== 'admin');
  if (listed === undefined) return undefined;
  return listed
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .map((word) => {
      if (isScope(word)) return word;
      throw new CommandError(`There is no scope "${word}": ${SCOPES.join(', ')}.`, 2);
    });
}

export const keysList: Command = (context, words) => {
  const options = { revoked: { type: 'boolean' }, json: { type: 'boolean' } } as const;
  const given = Arguments.read(words, options, { min: 0, max: 0 });
  return withClub(context, (database) =>
    listKeys(database, context.terminal, {
      revoked: given.has('revoked'),
      json: given.has('json'),
    }),
  );
};

export const keysRevoke: Command = (context, words) => {
  const { paths } = Arguments.read(words, {}, { min: 1, max: 1, what: 'key' });
  return withClub(context, (database, writing) =>
    revokeKeyNamed(database, writing, context.terminal, paths[0] ?? ''),
  );
};
