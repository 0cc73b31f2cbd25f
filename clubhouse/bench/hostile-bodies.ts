import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Measures the cost of hostile request bodies (BODY-1, BODY-5): a form of 5 MB without a cookie, and
 * 60 connections that send half of one. Another page is requested meanwhile.
 *
 * npm run lab -- hostile-bodies URL PID [SECONDS] [KB,KB,…]
 * URL of a clubhouse running on this machine, as in its own settings; PID of its process.
 */
const [url = 'http://localhost:8500', pid = '', seconds = '60', sizes = '65,1024,2048,5120'] =
  process.argv.slice(2);
const { port, host, origin } = new URL(url);
const PAIRS_5_MB = 'a&'.repeat(2_621_440);
/** Clock tick of processor times in /proc. */
const TICK_MS = 10;

function readProcessorMs(): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

function readResidentMb(): number {
  const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(line) / 1024);
}

function formatHead(path: string, type: string, length: number): string {
  return (
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nOrigin: ${origin}\r\n` +
    `Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
  );
}

function open(): Socket {
  return connect(Number(port), '127.0.0.1').on('error', () => undefined);
}

async function post(path: string, type: string, body: string): Promise<string> {
  const [socket, began] = [open(), performance.now()];
  socket.write(formatHead(path, type, body.length));
  socket.write(body);
  const answer = await Promise.race([once(socket, 'data'), sleep(120_000, null, { ref: false })]);
  socket.destroy();
  const status = answer === null ? 'nothing' : String(answer[0]).slice(9, 12);
  return `${status} after ${Math.round(performance.now() - began)} ms`;
}

/** @returns the delays in ms */
async function probeDelays(isOver: () => boolean): Promise<number[]> {
  const delays: number[] = [];
  while (!isOver()) {
    const began = performance.now();
    await fetch(`${url}/sign-in`).then((answer) => answer.text());
    delays.push(performance.now() - began);
    await sleep(5);
  }
  return delays.toSorted((one, other) => one - other);
}

function formatDelays(delays: readonly number[]): string {
  const at = (share: number) => Math.round(delays[Math.floor(delays.length * share)] ?? 0);
  return `other pages: ${delays.length}, p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${Math.round(delays.at(-1) ?? 0)} ms`;
}

/** Measures the site's processor time for an attack alone, then the delays for others. */
async function measure(name: string, run: () => Promise<string>): Promise<void> {
  const before = readProcessorMs();
  const told = await run();
  await sleep(200);
  const own = readProcessorMs() - before;
  let isOver = false;
  const probing = probeDelays(() => isOver);
  await sleep(500);
  await run();
  await sleep(500);
  isOver = true;
  process.stdout.write(
    `${name}: ${told}; ${own} ms of processor time; ${formatDelays(await probing)}\n`,
  );
}

const URLENCODED = 'application/x-www-form-urlencoded';
const PART = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n';

await post('/sign-in', URLENCODED, 'a=1');
for (const kb of sizes.split(',').map(Number)) {
  const body = PAIRS_5_MB.slice(0, kb * 1024);
  await measure(`${kb} KB of pairs without =`, () => post('/coach/club/logo', URLENCODED, body));
}
const parts = `${PART.repeat(100_000)}--b--\r\n`;
await measure('100,000 parts', () =>
  post('/coach/club/logo', 'multipart/form-data; boundary=b', parts),
);

const sockets = Array.from({ length: 60 }, open);
const half = PAIRS_5_MB.slice(0, 2_621_440);
process.stdout.write(`60 half bodies of 5 MB: ${readResidentMb()} MB before`);
for (const socket of sockets) {
  socket.resume();
  socket.write(formatHead('/coach/club/logo', 'multipart/form-data; boundary=b', 2 * half.length));
  socket.write(half);
}
for (let at = 0; at < Number(seconds); at += 10) {
  await sleep(10_000);
  const alive = sockets.filter((socket) => !socket.destroyed).length;
  process.stdout.write(`, ${readResidentMb()} MB and ${alive} open after ${at + 10} s`);
}
process.stdout.write('\n');
for (const socket of sockets) socket.destroy();
