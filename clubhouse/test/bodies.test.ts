import assert from 'node:assert/strict';
import { once as onceHeard } from 'node:events';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import process from 'node:process';
import { test } from 'node:test';
import { chooseCases } from 'test-kit/cases';
import { FORM } from '../src/web/form-bounds.ts';
import { clubhouseForTests } from './clubhouse.ts';
import { once } from './once.ts';
import { siteRequests } from './site-requests.ts';
import { coachSignedIn, signedIn, Visitor } from './visitor.ts';

const started = clubhouseForTests({ keepsLetters: true });

const URLENCODED = 'application/x-www-form-urlencoded';
const MIB = 1024 * 1024;

const requests = once(() => siteRequests());
const posts = async () => (await requests()).filter(({ method }) => method === 'POST');

/** The cookies of a browser with a signed-in player and coach. */
const insider = once(async () => {
  const visitor = await coachSignedIn(started(), await signedIn(started(), 'Hannah Brandt'));
  return visitor.cookieHeader();
});

interface FormRequest {
  readonly type?: string;
  readonly body: string;
  /** Without a Content-Length. */
  readonly isChunked?: boolean;
  readonly method?: string;
}

interface FormResponse {
  readonly status: number;
  readonly location: string;
  readonly text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Sends a body as a page of the site does; resolves with the answer, even if not all was read. */
async function send(
  path: string,
  { type, body, isChunked, method }: FormRequest,
  cookie = '',
): Promise<FormResponse> {
  const { url } = started();
  const asking = httpRequest(`${url}${path}`, {
    agent,
    method: method ?? 'POST',
    headers: {
      origin: url,
      'accept-language': 'de',
      ...(cookie === '' ? {} : { cookie }),
      ...(type === undefined ? {} : { 'content-type': type }),
      ...(isChunked === true ? {} : { 'content-length': Buffer.byteLength(body) }),
    },
  });
  // In two parts, so that a body without a length is sent chunked.
  if (isChunked === true) asking.write(body.slice(0, 1));
  asking.end(isChunked === true ? body.slice(1) : body);
  const [answer] = (await onceHeard(asking, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return { status: answer.statusCode ?? 0, location: answer.headers.location ?? '', text };
}

/** A multipart form with this many fields of this many bytes. */
function parts(count: number, bytes = 1, name = (at: number) => `f${at}`): FormRequest {
  const value = 'x'.repeat(bytes);
  const each = Array.from(
    { length: count },
    (_, at) => `--b\r\nContent-Disposition: form-data; name="${name(at)}"\r\n\r\n${value}\r\n`,
  );
  return { type: 'multipart/form-data; boundary=b', body: `${each.join('')}--b--\r\n` };
}

function pairs(count: number): FormRequest {
  return { type: URLENCODED, body: 'a&'.repeat(count).slice(0, -1) };
}

/** Bodies beyond every page's limits, of each kind and size. */
const TOO_MUCH: Readonly<Record<string, FormRequest>> = {
  '7,000 pairs without =': pairs(7000),
  '200 KB of pairs without =': pairs(100_000),
  '200 KB of them in chunks': { ...pairs(100_000), isChunked: true },
  '3,000 parts': parts(3000),
  JSON: { type: 'application/json', body: JSON.stringify({ a: 'x'.repeat(100) }) },
  'no type': { body: 'a=1' },
  text: { type: 'text/plain', body: 'a=1' },
};

function processorMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

/** Nobody can open the installation pages once there is a club. */
const isOfSetUp = (path: string) => path.startsWith('/install');

test('BODY-1: no page reads a request body from someone without access to it', async () => {
  for (const [index, { path, address, handler }] of (await posts()).entries()) {
    if (handler.access === 'anybody' && !isOfSetUp(path)) continue;
    const elsewhere = isOfSetUp(path) ? /^\/coach$/ : /^\/(?:coach\/)?sign-in/;
    for (const [what, sent] of chooseCases(Object.entries(TOO_MUCH), index)) {
      const got = await send(address, sent);
      assert.equal(got.status, 303, `${path}: ${what}`);
      assert.match(got.location, elsewhere, `${path}: ${what}`);
    }
  }
});

test('BODY-1: no page accepts more than it declares, or anything but a form, from any user', async () => {
  const cookie = await insider();
  const wrong: string[] = [];
  for (const [index, { path, address }] of (await posts()).entries()) {
    if (isOfSetUp(path)) continue;
    for (const [what, sent] of chooseCases(Object.entries(TOO_MUCH), index)) {
      const { status, text } = await send(address, sent, cookie);
      const isSaid = text.includes('Es wurde nichts gespeichert');
      if (!(status === 413 || status === 415) || !isSaid) wrong.push(`${path}: ${what}: ${status}`);
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok((await posts()).length > 30);
});

test('BODY-1: a page without input accepts none', async () => {
  const cookie = await insider();
  for (const { method, path, address } of await requests()) {
    if (method !== 'GET') continue;
    const got = await send(address, { ...pairs(1), method }, cookie);
    // Only a screen gets as far as the body of its page.
    const isClosed = isOfSetUp(path) || path === '/bar';
    assert.equal(got.status, isClosed ? 303 : 413, path);
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    const got = await send('/nothing/here', { ...pairs((5 * MIB) / 2), method });
    assert.equal(got.status, 404, method);
  }
});

test('BODY-1: a form may have 64 KiB and 500 fields, and no more of either', async () => {
  const bound = FORM.maxBytes - 'email='.length;
  const email = (length: number) => ({ type: URLENCODED, body: `email=${'x'.repeat(length)}` });
  const chunked = (sent: FormRequest) => ({ ...sent, isChunked: true });
  for (const [sent, status] of [
    [email(bound), 422],
    [email(bound + 1), 413],
    [chunked(email(bound)), 422],
    [chunked(email(bound + 1)), 413],
    [pairs(500), 422],
    [pairs(501), 413],
    [{ body: '' }, 422],
    [{ type: `${URLENCODED}; charset=UTF-8`, body: 'email=x' }, 422],
  ] as const) {
    assert.equal((await send('/sign-in', sent)).status, status, sent.body.slice(0, 20));
  }
});

test('BODY-1: a form with a file may have 500 parts, and its file the size that its page declares', async () => {
  const cookie = await insider();
  const file = (bytes: number) => parts(1, bytes, () => 'picture"; filename="a.png');
  const path = '/coach/club/logo';
  for (const [sent, status] of [
    [parts(500), 422],
    [parts(501), 413],
    [file(5 * MIB), 422],
    [file(5 * MIB + 1), 413],
    [{ type: 'multipart/form-data', body: 'x' }, 415],
    [{ type: 'multipart/form-data; boundary=b', body: '--b\r\nContent-Disp' }, 415],
  ] as const) {
    assert.equal((await send(path, sent, cookie)).status, status, sent.body.slice(0, 60));
  }
});

test('BODY-2: an address has at most 200 pairs, and a browser’s list at most 20 languages', async () => {
  const visitor = new Visitor(started());
  assert.equal((await visitor.get(`/sign-in?${'a&'.repeat(199)}a`)).status, 200);
  assert.equal((await visitor.get(`/sign-in?${'a&'.repeat(200)}a`)).status, 413);
  const wants = (before: number) => ({ 'accept-language': `${'fr,'.repeat(before)}de` });
  assert.match((await visitor.get('/sign-in', wants(19))).text, /lang="de"/);
  assert.match((await visitor.get('/sign-in', wants(20))).text, /lang="en"/);
});

test('BODY-3: a connection survives a refused upload, and an endless one is closed', async () => {
  const first = await send('/coach/club/logo', { ...parts(1, 20 * MIB), isChunked: true });
  assert.equal(first.status, 303);
  assert.equal((await send('/sign-in', { ...pairs(1) })).status, 422);
  const { hostname, port } = new URL(started().url);
  const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
  const head = `POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: ${started().url}\r\n`;
  socket.write(`${head}Content-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n`);
  socket.on('error', () => undefined);
  const piece = `100000\r\n${'x'.repeat(MIB)}\r\n`;
  let sent = 0;
  socket.resume();
  for (; !socket.destroyed && sent < 200; sent += 1) {
    if (socket.write(piece)) continue;
    // A cut connection is an error for the writer.
    await Promise.race([onceHeard(socket, 'drain'), onceHeard(socket, 'close')]).catch(() => null);
  }
  assert.ok(socket.destroyed && sent >= 32, `${sent} MiB`);
});

/** Everything received until the connection ends. @param onAnswer called once something has come */
async function untilClosed(lines: string, onAnswer = () => {}): Promise<string> {
  const { url } = started();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  socket.once('data', onAnswer);
  socket.on('error', () => undefined);
  socket.write(lines);
  await onceHeard(socket, 'close');
  return text;
}

/** Runs something while requests have less time to arrive than in production. */
async function inHaste(run: () => Promise<unknown>): Promise<void> {
  const { server } = started().app;
  const { headersTimeout, requestTimeout } = server;
  Object.assign(server, { headersTimeout: 300, requestTimeout: 600 });
  await run();
  Object.assign(server, { headersTimeout, requestTimeout });
}

test('BODY-4: incomplete requests time out, in the head and in the body', async () => {
  const { url, app } = started();
  assert.equal(app.server.requestTimeout, 30_000);
  assert.equal(app.server.headersTimeout, 10_000);
  const head = `POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: ${url}\r\nContent-Type: ${URLENCODED}\r\n`;
  const refused = head.replace('/sign-in', '/coach/club/logo');
  const isAnswered = Promise.withResolvers<void>();
  const answered = untilClosed(`${refused}Content-Length: 40\r\n\r\na`, isAnswered.resolve);
  await isAnswered.promise;
  await inHaste(async () => {
    const [inHead, inBody] = await Promise.all([
      untilClosed('POST /sign-in HTTP/1.1\r\nHost: x\r\n'),
      untilClosed(`${head}Content-Length: 40\r\n\r\nemail=`),
    ]);
    assert.match(inHead, /^HTTP\/1\.1 408 /);
    assert.match(inBody, /^HTTP\/1\.1 408 /);
    // Requests that were already answered are only cut.
    assert.match(await answered, /^HTTP\/1\.1 303 /);
  });
});

test('BODY-5: one network may have at most 2 MiB of unfinished forms', async () => {
  const { url } = started();
  const half =
    `POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: ${url}\r\nContent-Type: ${URLENCODED}\r\n` +
    `Content-Length: ${FORM.maxBytes}\r\n\r\n${'x'.repeat(1000)}`;
  const areRefused = Promise.withResolvers<void>();
  let refused = 0;
  const onAnswer = () => {
    refused += 1;
    if (refused === 2) areRefused.resolve();
  };
  const asked = Array.from({ length: 34 }, () => untilClosed(half, onAnswer));
  await areRefused.promise;
  await inHaste(async () => {
    const answers = await Promise.all(asked);
    const statuses = answers.map((text) => text.slice(9, 12)).toSorted();
    assert.deepEqual(statuses, [...Array.from({ length: 32 }, () => '408'), '429', '429']);
  });
  assert.equal((await send('/sign-in', pairs(1))).status, 422, 'and all of it is free again');
});

test('BODY-5: an interrupted form frees its memory, wherever it is cut', async () => {
  const { url } = started();
  const { port } = new URL(url);
  const headers = (type: string, length: string) =>
    `POST /sign-in HTTP/1.1\r\nHost: x\r\nOrigin: ${url}\r\nContent-Type: ${type}\r\n${length}\r\n\r\n`;
  const whole = `Content-Length: ${FORM.maxBytes}`;
  const starts = {
    'a form of which nothing comes': headers(URLENCODED, whole),
    'half of a form': `${headers(URLENCODED, whole)}${'x'.repeat(1000)}`,
    'a form in chunks': `${headers(URLENCODED, 'Transfer-Encoding: chunked')}5\r\nemail\r\n`,
    'a form that becomes too large': `${headers(URLENCODED, 'Transfer-Encoding: chunked')}20000\r\n${'x'.repeat(0x20000)}\r\n`,
    'a form that announces too much': `${headers(URLENCODED, `Content-Length: ${2 * FORM.maxBytes}`)}x`,
    'what is no form': `${headers('text/plain', whole)}x`,
  };
  for (const [what, start] of Object.entries(starts)) {
    // One more than fits.
    for (let at = 0; at < 33; at += 1) {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      const closed = new Promise((resolve) => socket.once('close', resolve));
      await new Promise((resolve) => socket.write(start, resolve));
      if (at % 2 === 0) socket.resetAndDestroy();
      else socket.destroy();
      await closed;
    }
    let status = 429;
    while (status === 429) ({ status } = await send('/sign-in', pairs(1)));
    assert.equal(status, 422, what);
  }
});

test('BODY-1: 5 MB of pairs without = cost almost no processor time', async () => {
  const sent = pairs((5 * MIB) / 2);
  await send('/coach/club/logo', sent);
  const since = process.cpuUsage();
  await send('/coach/club/logo', sent);
  // Parsing it takes minutes, so the result does not depend on the machine.
  assert.ok(processorMs(since) < 5000);
});
