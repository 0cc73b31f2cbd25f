import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Load, PAUSE_AFTER_REFUSAL_MS, PAUSE_MS } from './load.ts';
import { type Relay, ORIGIN } from './relay.ts';
import { RelaySocket, type RelayReply } from './relay-socket.ts';

const WORKERS = 4;
/** Every fourth guest leaves for good. */
const LEAVES_EVERY = 4;

/** A seat that was requested or given up. */
export interface Write {
  readonly kind: 'seat' | 'leave';
  readonly room: string;
  readonly token: string;
  readonly seat: 0 | 1;
  /** The local port of the connection that should get the answer. */
  port: number;
  isAcknowledged: boolean;
}

/** Creates games and takes seats in them continuously. */
export class RelayLoad extends Load {
  readonly writes: Write[] = [];
  readonly #relay: Relay;
  #games = 0;

  constructor(relay: Relay) {
    super();
    this.#relay = relay;
    this.start([...Array.from({ length: WORKERS }, () => this.#work()), this.#ask()]);
  }

  async #work(): Promise<void> {
    while (!this.isOver) {
      const isPlayed = await this.#play(this.#games++);
      await sleep(isPlayed ? PAUSE_MS : PAUSE_AFTER_REFUSAL_MS);
    }
  }

  /** One game: its host, its guest, and sometimes a guest who leaves. */
  async #play(number: number): Promise<boolean> {
    const room = makeSecret();
    const host = await this.#sit({ room, seat: 0, create: true });
    if (host === null) return false;
    const guest = await this.#sit({ room, seat: 1, create: false });
    if (guest !== null && number % LEAVES_EVERY === 0) await this.#leave(room, guest);
    host.socket.end();
    guest?.socket.end();
    return guest !== null;
  }

  async #sit(at: {
    readonly room: string;
    readonly seat: 0 | 1;
    readonly create: boolean;
  }): Promise<{ socket: RelaySocket; token: string } | null> {
    const { room, seat, create } = at;
    const token = makeSecret();
    const asked = performance.now();
    const write: Write = { kind: 'seat', room, token, seat, port: 0, isAcknowledged: false };
    this.writes.push(write);
    const came = await enterRoom(this.#relay, room, {
      seatToken: token,
      ...(create ? { create } : {}),
    });
    if (came === null) return null;
    write.port = came.socket.port;
    if (came.seat === null) {
      came.socket.end();
      return null;
    }
    if (came.seat !== seat) this.#relay.tally.count('doubled', `seat ${came.seat} for ${seat}`);
    write.isAcknowledged = true;
    this.#relay.tally.answered(101, performance.now() - asked);
    this.acknowledged(asked);
    return { socket: came.socket, token };
  }

  async #leave(
    room: string,
    { socket, token }: { readonly socket: RelaySocket; readonly token: string },
  ): Promise<void> {
    const { port } = socket;
    const write: Write = { kind: 'leave', room, token, seat: 1, port, isAcknowledged: false };
    this.writes.push(write);
    socket.send('{"t":"leave"}');
    const said = await waitUntilClosed(socket);
    if (said?.is === 'close' && said.code === LEFT) write.isAcknowledged = true;
  }

  /** Sends HTTP requests: some to existing paths, some that the relay must refuse. */
  async #ask(): Promise<void> {
    const paths = ['/v1/info', '/v1/stats', '/v1/nothing', '/v1/rooms/short'];
    for (let turn = 0; !this.isOver; turn++) {
      const asked = performance.now();
      await this.#relay.get(paths[turn % paths.length] ?? '/v1/info');
      await sleep(performance.now() - asked > PAUSE_AFTER_REFUSAL_MS ? PAUSE_MS : PAUSE_MS * 5);
    }
  }
}

const LEFT = 4411;

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** @returns the seat, or the code of the refusal; null if there is no answer */
export async function enterRoom(
  relay: Relay,
  room: string,
  fields: { readonly seatToken: string; readonly create?: boolean },
): Promise<{ socket: RelaySocket; seat: number | null; code: number | null } | null> {
  const { service } = relay.seat;
  const socket = await RelaySocket.open(relay.base, room, ORIGIN);
  const isMissed = () => relay.seat.isUp && relay.seat.service === service;
  if (socket === null) {
    if (isMissed()) relay.tally.count('withoutProblem', 'nobody listens');
    return null;
  }
  socket.send(JSON.stringify({ t: 'join', ...fields }));
  const said = await socket.next();
  if (said === null && isMissed()) relay.tally.count('withoutProblem', 'no answer to a join');
  if (said?.is === 'refusal') relay.judge(`the handshake: ${said.status}`, said.body);
  if (said?.is === 'text') {
    const { t, seat } = JSON.parse(said.text) as { t: string; seat: number };
    if (t === 'joined') return { socket, seat, code: null };
  }
  return { socket, seat: null, code: said?.is === 'close' ? said.code : null };
}

async function waitUntilClosed(socket: RelaySocket): Promise<RelayReply | null> {
  for (;;) {
    const said = await socket.next();
    if (said?.is !== 'text') return said;
  }
}
