import assert from 'node:assert/strict';
import { enter, GUEST_ADDRESS, HOST_ADDRESS } from '../game.ts';
import { ORIGIN, OWNER_KEY } from '../host.ts';
import { newRoomId, newToken } from '../player.ts';
import { readJson } from './json.ts';
import type { RegisterTest } from './on.ts';

const CHALLENGE = 'A'.repeat(22);

function verify(url: string, body: unknown, headers: Record<string, string> = { origin: ORIGIN }) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return fetch(`${url}/v1/verify`, { method: 'POST', headers, body: text });
}

/** Obstacles to a game, and who may try keys. */
export function verification(on: RegisterTest): void {
  on('INFO-3: what is malformed is 400, and more than 1 KiB 413', async (start) => {
    const { url } = await start();
    const padded = (bytes: number) => {
      const body = JSON.stringify({ challenge: CHALLENGE, pad: '' });
      return JSON.stringify({ challenge: CHALLENGE, pad: 'x'.repeat(bytes - body.length) });
    };
    const bad = [
      '',
      '{',
      'null',
      '[]',
      {},
      { challenge: 'A'.repeat(21) },
      { challenge: 'A'.repeat(23) },
    ];
    const others = [
      { challenge: `${'A'.repeat(21)}=` },
      { challenge: 7 },
      { challenge: CHALLENGE, ownerKey: 7 },
    ];
    for (const body of [...bad, ...others]) {
      assert.equal((await verify(url, body)).status, 400, JSON.stringify(body));
    }
    assert.equal((await verify(url, padded(1024))).status, 200);
    assert.equal((await verify(url, padded(1025))).status, 413);
  });

  on('INFO-4: it tells whether a game could be made, and what stands in the way', async (start) => {
    const open = await start({ DAILY_GAME_LIMIT: '1' });
    const closed = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY });
    const ask = async (url: string, ownerKey?: string, headers?: Record<string, string>) => {
      const fields = ownerKey === undefined ? {} : { ownerKey };
      const response = await verify(url, { challenge: CHALLENGE, ...fields }, headers);
      assert.equal(response.headers.get('cache-control'), 'no-store');
      const { service, proto, challenge, ok, ...rest } = await readJson(response);
      assert.deepEqual([service, proto, challenge, ok], ['game-relay', 1, CHALLENGE, true]);
      return rest;
    };
    const can = { originAllowed: true, canCreate: true, reason: null };
    const cannot = { originAllowed: true, canCreate: false };
    assert.deepEqual(await ask(open.url), { mode: 'public', ownerKey: 'not-needed', ...can });
    assert.deepEqual(await ask(closed.url, OWNER_KEY), {
      mode: 'private',
      ownerKey: 'valid',
      ...can,
    });
    const missing = { mode: 'private', ownerKey: 'missing', ...cannot, reason: 'owner-key' };
    assert.deepEqual(await ask(closed.url), missing);
    assert.deepEqual(await ask(closed.url, 'wrong'), { ...missing, ownerKey: 'wrong' });
    const elsewhere = await ask(open.url, undefined, { origin: 'https://else.example' });
    assert.deepEqual(elsewhere, {
      mode: 'public',
      originAllowed: false,
      ownerKey: 'not-needed',
      canCreate: false,
      reason: 'origin',
    });
    await enter(open, newRoomId(), { seatToken: newToken(), create: true }).then((one) =>
      one.next(),
    );
    const spent = await ask(open.url);
    assert.deepEqual(spent, {
      mode: 'public',
      ownerKey: 'not-needed',
      ...cannot,
      reason: 'budget',
    });
  });

  on(
    'INFO-5: five wrong keys in verify, stats and joins together lock a network out',
    async (start) => {
      const relay = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY });
      const headers = { origin: ORIGIN, ...relay.from(HOST_ADDRESS).headers };
      const wrong = { challenge: CHALLENGE, ownerKey: 'wrong' };
      for (let count = 1; count <= 3; count++) {
        assert.equal((await verify(relay.url, wrong, headers)).status, 200);
      }
      const stats = (key: string) =>
        fetch(`${relay.url}/v1/stats`, { headers: { ...headers, authorization: `Bearer ${key}` } });
      assert.equal((await stats('wrong')).status, 401);
      const fifth = await enter(relay, newRoomId(), {
        seatToken: newToken(),
        create: true,
        ownerKey: 'w',
      });
      assert.equal(await fifth.closed, 4401);
      const locked = await verify(relay.url, { ...wrong, ownerKey: OWNER_KEY }, headers);
      assert.equal(locked.status, 429);
      assert.equal(locked.headers.get('retry-after'), '600');
      assert.equal((await stats(OWNER_KEY)).status, 429);
      assert.equal((await verify(relay.url, { challenge: CHALLENGE }, headers)).status, 200);
      const elsewhere = { ...headers, ...relay.from(GUEST_ADDRESS).headers };
      assert.equal(
        (await verify(relay.url, { ...wrong, ownerKey: OWNER_KEY }, elsewhere)).status,
        200,
      );
      await relay.advance(600_000);
      assert.equal((await stats(OWNER_KEY)).status, 200);
    },
  );

  on('NET-4: wrong keys of many networks of one line lock that line out', async (start) => {
    const relay = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY });
    const from = (subnet: string) => ({
      origin: ORIGIN,
      ...relay.from(`2001:db8:0:${subnet}::1`).headers,
    });
    const wrong = { challenge: CHALLENGE, ownerKey: 'wrong' };
    for (const subnet of ['100', '101']) {
      for (let count = 1; count <= 5; count++) await verify(relay.url, wrong, from(subnet));
    }
    const right = { challenge: CHALLENGE, ownerKey: OWNER_KEY };
    assert.equal((await verify(relay.url, right, from('102'))).status, 429);
    assert.equal((await verify(relay.url, right, from('200'))).status, 200);
  });

  on(
    'INFO-5: a page of another origin cannot lock the owner out, nor learn of the key',
    async (start) => {
      const relay = await start({ PUBLIC_HOSTING: 'off', OWNER_KEY });
      for (const origin of ['https://else.example', 'null']) {
        for (const ownerKey of ['wrong', 'wrong', 'wrong', 'wrong', 'wrong', OWNER_KEY]) {
          const response = await verify(relay.url, { challenge: CHALLENGE, ownerKey }, { origin });
          const { ownerKey: told, reason } = await readJson(response);
          assert.deepEqual([told, reason], ['missing', 'origin']);
          const authorization = `Bearer ${ownerKey}`;
          const stats = await fetch(`${relay.url}/v1/stats`, {
            headers: { origin, authorization },
          });
          assert.equal((await readJson(stats))['live'], undefined);
        }
      }
      const own = await verify(relay.url, { challenge: CHALLENGE, ownerKey: OWNER_KEY });
      assert.equal((await readJson(own))['ownerKey'], 'valid');
    },
  );
}
