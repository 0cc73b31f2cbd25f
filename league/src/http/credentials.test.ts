import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toTimestamp } from '../shared/dates.ts';
import { parseId } from '../shared/ids.ts';
import { Credentials, type StoredCredential } from './credentials.ts';
import { Invalidation } from './invalidation.ts';
import { generateToken } from './token.ts';

const ID = parseId('01980000-0000-7000-8000-000000000000');
const CLUB = { id: ID, slug: 'club', name: 'Club', timezone: 'UTC' };
const KEY: StoredCredential = {
  caller: {
    type: 'api_key',
    id: ID,
    name: 'Website',
    prefix: 'x',
    scopes: [],
    expires_at: null,
    club: CLUB,
  },
  expiresAt: null,
};

test('API-13: the most recently used credentials are remembered, up to a limit', async () => {
  const found: string[] = [];
  const database = {
    readOne: <T>(work: (db: never) => Promise<T>) => work(undefined as never),
    revision: async () => 0,
  };
  const changes = new Invalidation(database);
  await changes.catchUp();
  const find = async (_db: unknown, _kind: unknown, hash: string) => {
    found.push(hash);
    return KEY;
  };
  const credentials = new Credentials(database, changes, find, 2);
  const [one, two, three] = [
    generateToken('api_key'),
    generateToken('api_key'),
    generateToken('api_key'),
  ];
  const asked = async (...tokens: readonly string[]) => {
    const before = found.length;
    for (const token of tokens) await credentials.lookUp(token, toTimestamp(0));
    return found.length - before;
  };
  assert.equal(await asked(one, two, one, two, one), 2);
  assert.equal(await asked(three, one), 1, 'the one used last is still known');
  assert.equal(await asked(two), 1);
});
