import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { NoAnswer } from './answer.ts';
import { createLeagueClient } from './client.ts';

/** A league that closes its connections just as one is reused. */
async function closingLeague(t: TestContext, atSocket: boolean) {
  const asked: string[] = [];
  const used = new WeakSet<Socket>();
  let [closing, closesUsed, broken] = [0, false, 0];
  const server = createServer((request, response) => {
    asked.push(`${request.method}`);
    if (closing > 0) {
      closing -= 1;
      server.closeIdleConnections();
      return void request.socket.destroy();
    }
    if (closesUsed && used.has(request.socket)) {
      broken += 1;
      return void request.socket.destroy();
    }
    used.add(request.socket);
    response.setHeader('content-type', 'application/json');
    return void response.end(JSON.stringify({ id: 'm1', data: [] }));
  });
  const folder = mkdtempSync(join(tmpdir(), 'closing-league-'));
  const socket = join(folder, 'league.sock');
  if (atSocket) server.listen(socket);
  else server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => {
    server.closeAllConnections();
    server.close();
    rmSync(folder, { recursive: true });
  });
  const url = atSocket
    ? `unix:${socket}`
    : `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    api: createLeagueClient({ leagueUrl: url }, { token: 't' }),
    /** Makes the next calls meet a closing connection, and forgets earlier calls. */
    close: (times: number) => {
      closing = times;
      asked.length = 0;
    },
    /** Closes each connection when it is reused. */
    closeUsed: () => {
      closesUsed = true;
    },
    countBroken: () => broken,
    asked,
  };
}

for (const place of ['port', 'socket']) {
  test(`CALL-9: a call whose connection breaks is retried if that is safe, at a ${place}`, async (t) => {
    const { api, close, asked } = await closingLeague(t, place === 'socket');
    const read = () => api.listMembers();
    const createKeyed = () => api.createMember({ display_name: 'Ann Lee' }, { once: 'once' });
    const create = () => api.createMember({ display_name: 'Ann Lee' });
    const remove = () => api.removeMember('m1');
    await Promise.all(Array.from({ length: 10 }, read));
    close(1);
    assert.equal((await read()).kind, 'answer');
    assert.deepEqual(asked, ['GET', 'GET']);
    close(1);
    await createKeyed();
    assert.deepEqual(asked, ['POST', 'POST']);
    for (const [call, method] of [
      [create, 'POST'],
      [remove, 'DELETE'],
    ] as const) {
      close(1);
      await assert.rejects(call, NoAnswer);
      assert.deepEqual(asked, [method]);
    }
    close(2);
    await assert.rejects(read, NoAnswer);
    assert.deepEqual(asked, ['GET', 'GET'], 'it is sent twice, and no more');
  });
}

for (const place of ['port', 'socket']) {
  test(`CALL-9: none of 200 calls under load fails if each kept connection closes on reuse, at a ${place}`, async (t) => {
    const { api, closeUsed, countBroken } = await closingLeague(t, place === 'socket');
    const read = () => api.GET('/v1/members', {});
    const create = () =>
      api.POST('/v1/members', {
        params: { header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { display_name: 'Ann Lee' },
      });
    closeUsed();
    for (let round = 0; round < 10; round++) {
      const calls = Array.from({ length: 20 }, (_, index) => (index % 4 === 0 ? create() : read()));
      const answers = await Promise.allSettled(calls);
      const failed = answers.filter(({ status }) => status === 'rejected');
      assert.deepEqual(failed, []);
    }
    assert.ok(countBroken() > 20, String(countBroken()));
  });
}
