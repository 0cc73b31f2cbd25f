import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPostgresql } from '../src/db/postgresql.ts';
import { readId, playDivision, startClub, wonBy } from './club.ts';
import { createUnmigrated, openEmptyDatabase } from './empty-database.ts';
import { asId, at } from './fixtures/typed.ts';
import { SlowNetwork } from './slow-network.ts';

/* The statements that the service sends to PostgreSQL without waiting for earlier answers. */

function keyOf(name: string) {
  return {
    id: asId(name),
    name,
    prefix: 'p',
    hash: name,
    scopes: '',
    expires_at: null,
    created_at: at('2026-04-01T09:00:00.000Z'),
  };
}

if (process.env['TEST_DATABASE_URL'] !== undefined) {
  test('SRV-7, SRV-14: a failed statement that nobody awaits undoes its write, which reports the cause', async (t) => {
    const database = await openEmptyDatabase(t, () => undefined);
    const names = () =>
      database.readOne((db) => db.selectFrom('api_keys').select('name').orderBy('name').execute());
    const failing = database.write(async (db) => {
      await db.insertInto('api_keys').values(keyOf('a')).execute();
      await db.insertInto('api_keys').values(keyOf('a')).execute();
      return 'acknowledged';
    });
    await assert.rejects(failing, /duplicate key/);
    // A later question fails for the same reason, not for a consequence of it.
    const asking = database.write(async (db) => {
      for (const name of ['b', 'b', 'c']) {
        await db.insertInto('api_keys').values(keyOf(name)).execute();
      }
      return db.selectFrom('api_keys').select('name').execute();
    });
    await assert.rejects(asking, /duplicate key/);
    const own = database.write(async (db) => {
      await db.insertInto('api_keys').values(keyOf('d')).execute();
      throw new Error('of its own');
    });
    await assert.rejects(own, /of its own/);
    assert.deepEqual(await names(), []);
    for (let index = 0; index < 8; index++) {
      await database.write((db) =>
        db
          .insertInto('api_keys')
          .values(keyOf(`${index}`))
          .execute(),
      );
    }
    assert.equal((await names()).length, 8);
  });

  test('SRV-14: besides authentication, a claim takes six round trips and a match’s details three', async (t) => {
    const url = await createUnmigrated(t);
    const network = await SlowNetwork.start(t, url);
    const database = await openPostgresql({ url: network.to(url), onLost: () => undefined });
    t.after(() => database.close());
    const club = await startClub(t, { database });
    const { matches } = await playDivision(club, { players: 3 });
    const [first, second] = matches.map((match) => `/v1/matches/${readId(match)}`);
    const count = async (call: () => Promise<unknown>) => {
      network.roundTrips = 0;
      await call();
      return network.roundTrips;
    };
    const claim = (path: string | undefined) =>
      club.must('POST', `${path}/claims`, { ...wonBy(0), side: 0 });
    // Each statement is sent in full the first time, and by name afterwards.
    await claim(first);
    await club.must('GET', first ?? '');
    network.delay = 10;
    // The revision and, after a write, the credential.
    assert.equal(await count(() => claim(second)), 1 + 6);
    assert.equal(await count(() => club.must('GET', second ?? '')), 2 + 3);
  });
}
