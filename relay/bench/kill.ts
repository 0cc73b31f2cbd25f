import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { newRoomId, newToken } from '../test/player.ts';
import type { RelayProcess } from '../launch/process.ts';
import { launchUnlimited, ORIGIN } from '../launch/unlimited.ts';

/*
 * `npm run lab -- relay-kill-test` kills the relay with SIGKILL several times while a thousand
 * pairs play. Every pair must be back together in its own seats. No frame may arrive twice, out of
 * order or in another room.
 */

const PAIRS = Number(process.env['PAIRS'] ?? 1000);
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 5);
const PACE_MS = 1000;
const BACKOFF_FROM_MS = 250;
const BACKOFF_TO_MS = 4000;
const TIMEOUT_TOGETHER_MS = 30_000;
const BATCH_OPENING = 50;

const faults: string[] = [];

/** A player who returns with the same token after a backoff, as a client does. */
class Seat {
  readonly #relay: RelayProcess;
  readonly #at: { readonly room: string; readonly pair: number; readonly seat: 0 | 1 };
  readonly #token = newToken();
  #ws: WebSocket | null = null;
  #attempt = 0;
  #sent = 0;
  #heard = -1;
  #isOver = false;
  isFirst = true;
  isSeated = false;
  /** Frames received since the last kill. */
  heard = 0;

  constructor(relay: RelayProcess, at: { room: string; pair: number; seat: 0 | 1 }) {
    this.#relay = relay;
    this.#at = at;
  }

  open(): void {
    const { url } = this.#relay;
    const path = `/v1/rooms/${this.#at.room}`;
    const ws = new WebSocket(url.replace('http', 'ws') + path, {
      origin: ORIGIN,
      perMessageDeflate: false,
    });
    this.#ws = ws;
    ws.on('open', () => {
      const create = this.isFirst && this.#at.seat === 0 ? { create: true } : {};
      ws.send(JSON.stringify({ t: 'join', seatToken: this.#token, ...create }));
    });
    ws.on('message', (data: Buffer) => this.#hear(data.toString()));
    ws.on('error', () => undefined);
    ws.on('close', (code) => this.#closed(code));
  }

  send(): void {
    if (!this.isSeated) return;
    this.#ws?.send(`p${this.#at.pair}_s${this.#at.seat}_n${this.#sent++}`);
  }

  end(): void {
    this.#isOver = true;
    this.#ws?.terminate();
  }

  #hear(text: string): void {
    if (text.startsWith('{')) return this.#own(text);
    const [, pair, seat, number] = /^p(\d+)_s(\d)_n(\d+)$/.exec(text) ?? [];
    const { pair: own, seat: ownSeat } = this.#at;
    if (Number(pair) !== own || Number(seat) === ownSeat) {
      faults.push(`${own}/${ownSeat} heard ${text}`);
    }
    if (Number(number) <= this.#heard) faults.push(`${own}/${ownSeat} heard ${text} again`);
    this.#heard = Number(number);
    this.heard += 1;
  }

  #own(text: string): void {
    const frame = JSON.parse(text) as { t: string; seat?: number };
    if (frame.t !== 'joined') return;
    if (frame.seat !== this.#at.seat) faults.push(`${this.#at.pair} got seat ${frame.seat}`);
    this.isSeated = true;
    this.isFirst = false;
    this.#attempt = 0;
  }

  #closed(code: number): void {
    this.isSeated = false;
    if (this.#isOver) return;
    if (code >= 4400) faults.push(`${this.#at.pair}/${this.#at.seat} was closed ${code}`);
    const longest = Math.min(BACKOFF_TO_MS, BACKOFF_FROM_MS * 2 ** this.#attempt++);
    setTimeout(() => this.open(), longest * (0.5 + Math.random() / 2));
  }
}

const relay = await launchUnlimited();
const seats = Array.from({ length: PAIRS }, (_, pair) => {
  const room = newRoomId();
  return ([0, 1] as const).map((seat) => new Seat(relay, { room, pair, seat }));
});
try {
  process.exitCode = (await run()) ? 0 : 1;
} finally {
  for (const seat of seats.flat()) seat.end();
  await relay.close();
}

async function run(): Promise<boolean> {
  for (let first = 0; first < PAIRS; first += BATCH_OPENING) {
    const some = seats.slice(first, first + BATCH_OPENING);
    for (const [host] of some) host?.open();
    await waitUntil(() => some.every(([host]) => host?.isSeated === true));
    for (const [, guest] of some) guest?.open();
  }
  await waitUntilSeated();
  const pace = setInterval(() => seats.flat().forEach((seat) => seat.send()), PACE_MS);
  for (let round = 1; round <= ROUNDS; round++) {
    await sleep(PACE_MS * (1.5 + Math.random()));
    const started = performance.now();
    const { port } = relay;
    await relay.end('SIGKILL');
    await relay.start({ settings: { RELAY_PORT: String(port) } });
    for (const seat of seats.flat()) seat.heard = 0;
    await waitUntilSeated();
    const seated = performance.now() - started;
    await waitUntil(() => seats.flat().every((seat) => seat.heard > 0));
    process.stdout.write(
      `Kill ${round} of ${ROUNDS}: ${PAIRS} pairs together after ${(seated / 1000).toFixed(1)} s, each heard the other.\n`,
    );
    if (faults.length > 0) break;
  }
  clearInterval(pace);
  for (const fault of faults.slice(0, 10)) process.stdout.write(`FAULT: ${fault}\n`);
  return faults.length === 0;
}

function waitUntilSeated(): Promise<void> {
  return waitUntil(() => seats.flat().every((seat) => seat.isSeated));
}

async function waitUntil(holds: () => boolean): Promise<void> {
  for (let waited = 0; waited < TIMEOUT_TOGETHER_MS; waited += 20) {
    if (holds()) return;
    await sleep(20);
  }
  const away = seats.flat().filter((seat) => !seat.isSeated).length;
  faults.push(`after ${TIMEOUT_TOGETHER_MS} ms ${away} seats are not taken`);
}
