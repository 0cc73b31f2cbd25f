import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { newToken } from '../test/player.ts';
import { launchUnlimited, ORIGIN } from '../launch/unlimited.ts';

const HERE = new URL('.', import.meta.url).pathname;
const OTHERS = `${HERE}others`;
/** Outside the project, whose checks would otherwise read the installed packages. */
const INSTALLED = join(tmpdir(), 'relay-bench-others');
const BUN = `${INSTALLED}/node_modules/@oven/bun-linux-x64/bin/bun`;

export interface End {
  readonly send: (text: string) => void;
  readonly end: () => void;
}

export interface Rival {
  readonly name: string;
  readonly pid: number;
  /** Opens one end and resolves once it has joined the room. */
  readonly enter: (room: string, seat: 0 | 1, onText: (text: string) => void) => Promise<End>;
  readonly stop: () => Promise<void>;
}

export function readResidentKiB(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

export async function startRelayRival(): Promise<Rival> {
  const relay = await launchUnlimited();
  const enter = relayEnter({ url: relay.url, origin: ORIGIN });
  return { name: 'the relay', pid: relay.pid, enter, stop: () => relay.close() };
}

/**
 * @param headers for the next handshake
 * @param seatToken for the next join; a token used before takes its seat again
 */
export function relayEnter(
  { url, origin }: { readonly url: string; readonly origin: string },
  headers: () => Readonly<Record<string, string>> = () => ({}),
  seatToken: () => string = newToken,
): Rival['enter'] {
  return async (room, seat, onText) => {
    const ws = new WebSocket(`${url.replace('http', 'ws')}/v1/rooms/${room}`, {
      origin,
      headers: headers(),
      perMessageDeflate: false,
    });
    await once(ws, 'open');
    ws.send(JSON.stringify({ t: 'join', seatToken: seatToken(), create: seat === 0 }));
    await once(ws, 'message');
    return makeEnd(ws, (text) => text.startsWith('{') || onText(text));
  };
}

export async function startBareWs(): Promise<Rival> {
  const { child, port } = await startNode(`${HERE}servers/bare-ws.ts`);
  return {
    name: 'bare ws',
    pid: child.pid ?? 0,
    enter: makeBareEnter(port),
    stop: () => stop(child),
  };
}

/** Forwards bytes without a protocol: the best any server in Node can do. */
export async function startRawTcp(): Promise<Rival> {
  const { child, port } = await startNode(`${HERE}servers/raw-tcp.ts`);
  const enter: Rival['enter'] = async (room, _, onText) => {
    const socket = connect(port, '127.0.0.1').setNoDelay(true).setEncoding('utf8');
    await once(socket, 'connect');
    socket.write(`${room}\n`);
    await once(socket, 'data');
    let rest = '';
    socket.on('data', (data: string) => {
      const lines = (rest + data).split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onText);
    });
    socket.on('error', () => undefined);
    return { send: (text) => socket.write(`${text}\n`), end: () => socket.destroy() };
  };
  return { name: 'raw TCP', pid: child.pid ?? 0, enter, stop: () => stop(child) };
}

/** Null, with a message, if Bun could not be installed. */
export async function startBun(): Promise<Rival | null> {
  if (!areInstalled() || !existsSync(BUN)) {
    process.stdout.write('Bun is not here: it is left out.\n');
    return null;
  }
  const child = spawn(BUN, [`${INSTALLED}/bun-server.mjs`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const port = Number(/:(\d+)\s*$/.exec(line.toString())?.[1]);
  return { name: 'Bun', pid: child.pid ?? 0, enter: makeBareEnter(port), stop: () => stop(child) };
}

export async function startSocketIo(): Promise<Rival | null> {
  if (!areInstalled()) return null;
  const { child, port } = await startNode(`${INSTALLED}/socket-io.mjs`);
  const enter: Rival['enter'] = async (room, _, onText) => {
    const url = `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket&room=${room}`;
    const ws = new WebSocket(url, { perMessageDeflate: false });
    await once(ws, 'message');
    ws.send('40');
    await once(ws, 'message');
    const end = makeEnd(ws, (text) => {
      // Its own pings, and events in its own form.
      if (text === '2') ws.send('3');
      else if (text.startsWith('42["m","')) onText(text.slice(8, -2));
    });
    return { ...end, send: (text) => ws.send(`42["m","${text}"]`) };
  };
  return { name: 'socket.io', pid: child.pid ?? 0, enter, stop: () => stop(child) };
}

function makeBareEnter(port: number): Rival['enter'] {
  return async (room, _, onText) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/${room}`, { perMessageDeflate: false });
    await once(ws, 'open');
    return makeEnd(ws, onText);
  };
}

function makeEnd(ws: WebSocket, onText: (text: string) => unknown): End {
  ws.on('message', (data: Buffer) => onText(data.toString('latin1')));
  ws.on('error', () => undefined);
  return { send: (text) => ws.send(text), end: () => ws.terminate() };
}

async function startNode(path: string): Promise<{ child: ChildProcess; port: number }> {
  const child = spawn(process.execPath, [...process.execArgv, path], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The rivals are no dependencies of the project: they are installed once, if possible. */
const areInstalled = makeLazy(() => {
  cpSync(OTHERS, INSTALLED, { recursive: true });
  const args = ['install', '--ignore-scripts', '--no-package-lock', '--no-audit', '--no-fund'];
  return spawnSync('npm', args, { cwd: INSTALLED, stdio: 'ignore' }).status === 0;
});

function makeLazy(make: () => boolean): () => boolean {
  let made: boolean | undefined;
  return () => (made ??= make());
}
