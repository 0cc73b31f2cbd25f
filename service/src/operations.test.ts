import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { openOperations } from './operations.ts';
import { createRegistry } from './service-registry.ts';
import { Sightings } from './sightings.ts';

/** The port's answer until it ends the connection. */
async function answerTo(url: string, bytes: string): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

test('OPS-1: a request to the operations port arrives in time and with a short head, or it ends', async (t) => {
  const register = createRegistry({ name: 'test', version: '0', folder: '.' });
  const operations = { register, sightings: new Sightings(), whyNotReady: () => null };
  const place = { host: '127.0.0.1', port: 0 };
  const { url, close } = await openOperations(place, operations, 200);
  t.after(close);
  const ask = 'GET /livez HTTP/1.1\r\nHost: x\r\nConnection: close\r\n';
  const [inHead, inBody, long, short] = await Promise.all([
    answerTo(url, 'GET /livez HTT'),
    answerTo(url, 'POST /livez HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nx'),
    answerTo(url, `${ask}X: ${'x'.repeat(4096)}\r\n\r\n`),
    answerTo(url, `${ask}X: ${'x'.repeat(3900)}\r\n\r\n`),
  ]);
  assert.match(inHead, /^HTTP\/1\.1 408 /);
  assert.match(inBody, /^HTTP\/1\.1 405 /, 'which is answered, and then cut');
  assert.match(long, /^HTTP\/1\.1 431 /);
  assert.match(short, /^HTTP\/1\.1 200 /);
});
