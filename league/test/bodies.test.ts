import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { ROUTES } from '../src/app.ts';
import { generateToken } from '../src/http/token.ts';
import { startClub } from './club.ts';
import { type Service, startService } from './harness.ts';

const MIB = 1024 * 1024;
/** An unused link with a valid checksum. */
const LINK = generateToken('login_link');

/**
 * Has a service listen.
 * @returns what it answers to a head whose body never comes, or its status; and an end to all of them
 */
async function listening(service: Service) {
  const { port } = new URL(await service.app.listen({ host: '127.0.0.1', port: 0 }));
  const sockets: Socket[] = [];
  const headTo = async (head: string, rest: string): Promise<string> => {
    const socket = connect({ host: '127.0.0.1', port: Number(port) });
    sockets.push(socket);
    socket.write(`${head}Host: x\r\nContent-Type: application/json\r\n${rest}`);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return chunk.toString();
  };
  const answerTo = async (head: string, rest: string): Promise<number> =>
    Number((await headTo(head, rest)).slice(9, 12));
  // Before the service closes, which would wait for unfinished requests.
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  return { headTo, answerTo, hangUp };
}

test('LIM-8: an unauthorised caller is refused before any of the body arrives', async (t) => {
  const { answerTo } = await listening(await startService(t));
  const announced = 'Content-Length: 200000\r\n\r\n';
  const wrong: string[] = [];
  for (const { method, path } of ROUTES) {
    if (method === 'GET') continue;
    const address = path.replaceAll(/\{\w+\}/g, '0190a8a0-0000-7000-8000-000000000000');
    for (const credential of ['', 'Authorization: Bearer nonsense\r\n']) {
      const status = await answerTo(`${method} ${address} HTTP/1.1\r\n${credential}`, announced);
      if (status !== 401) wrong.push(`${method} ${path}: ${status}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.equal(await answerTo('POST /v1/nothing HTTP/1.1\r\n', announced), 404);
  assert.equal(await answerTo('PUT /v1/me HTTP/1.1\r\n', announced), 405);
});

test('LIM-8: at most 1,024 bytes of a body are read for a route that takes none', async (t) => {
  const service = await startService(t);
  const { answerTo, hangUp } = await listening(service);
  const head = `POST /v1/session HTTP/1.1\r\nAuthorization: Bearer ${LINK}\r\n`;
  const ask = (bytes: number) => answerTo(head, `Content-Length: ${bytes}\r\n\r\n{`);
  assert.equal(await ask(1025), 400);
  // It waits for the rest while later requests are answered.
  const later = ask(1024).then(() => 'answered');
  for (let count = 0; count < 3; count++) assert.equal(await ask(1025), 400);
  assert.equal(await Promise.race([later, setImmediate('waited for')]), 'waited for');
  hangUp();
  const wrong = await service.call('POST', '/v1/session', {
    token: LINK,
    body: { a: 'x'.repeat(2000) },
  });
  assert.equal(wrong.body['code'], 'invalid_request');
});

test('LIM-7: a client with too many half-sent bodies gets 429 with the time to wait', async (t) => {
  const club = await startClub(t);
  const { headTo, hangUp } = await listening(club);
  const head = `POST /v1/members HTTP/1.1\r\nAuthorization: Bearer ${club.admin}\r\n`;
  const rest = `Content-Length: ${MIB / 4}\r\n\r\n{`;
  // None of the accepted requests is answered: the first answer is for the one too many.
  const answer = await Promise.race(Array.from({ length: 33 }, () => headTo(head, rest)));
  hangUp();
  assert.match(answer, /^HTTP\/1\.1 429 /);
  assert.match(answer, /^retry-after: [1-9]\d*\r$/im);
  assert.equal((await club.call('GET', '/v1/me', { token: club.admin })).status, 200);
});
