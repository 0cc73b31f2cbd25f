import { randomBytes } from 'node:crypto';
import { makeWireFrame } from '../../fuzz/hostile.ts';
import { LARGEST } from '../contract/on.ts';
import type { RunningHost } from '../host.ts';
import { newRoomId, newToken, Player } from '../player.ts';
import { writeHandshake } from './handshakes.ts';
import { newAddress, type Probe } from './probe.ts';
import { WireClient } from './wire-client.ts';

/** A raw client that has joined, and the other player. */
interface SeatedClient {
  readonly client: WireClient;
  readonly peer: Player;
}

async function seat(relay: RunningHost): Promise<SeatedClient> {
  const where = relay.from(newAddress());
  const roomId = newRoomId();
  const client = await WireClient.connect(where);
  client.send(writeHandshake(where.headers, {}, roomId));
  await client.answer();
  client.text(JSON.stringify({ t: 'join', seatToken: newToken(), create: true }));
  const joined = await client.next();
  if (!joined.startsWith('text {"t":"joined"')) throw new Error(`not seated: ${joined}`);
  const peer = await Player.connect(relay.from(newAddress()), roomId);
  peer.join({ seatToken: newToken() });
  await peer.next();
  await client.next();
  return { client, peer };
}

/** The frames the other player received, except the relay's own. */
async function heardBy(peer: Player): Promise<string> {
  const received = await peer.settle().catch(() => ['nothing any more']);
  const [first, ...more] = received.flatMap((frame) => (typeof frame === 'string' ? [frame] : []));
  if (first === undefined) return 'nobody hears';
  const what = first.length > 20 ? `${first.length} characters` : JSON.stringify(first);
  return `the other hears ${what}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}

/**
 * What comes of what a client sends once it has joined.
 * @param asks whether it then sends a ping of the relay's, which is answered where all goes on
 */
function frames(name: string, send: (client: WireClient) => unknown, { asks = true } = {}): Probe {
  return {
    name,
    run: async (relay) => {
      const { client, peer } = await seat(relay);
      await send(client);
      if (asks) client.text('ping');
      const got: string[] = [];
      for (;;) {
        const frame = await client.next();
        const what = frame === 'text pong' ? 'goes on' : frame;
        if (got.at(-1) !== what) got.push(what);
        if (!/^pong|^text (?!pong)|^a frame/.test(frame)) break;
      }
      const heard = await heardBy(peer);
      client.destroy();
      peer.ws.terminate();
      return [...got, heard].join(', ');
    },
  };
}

const payload = (text: string) => Buffer.from(text);
const bytes = (length: number) => randomBytes(length);

/** The effect on the joined socket, and the frames the other player receives. */
export const FRAMES: readonly Probe[] = [
  frames('a sealed frame', (client) => client.text('hello')),
  frames('text without a mask', (client) =>
    client.frame({ opcode: 1, payload: payload('hello'), isMasked: false }),
  ),
  frames('a ping frame without a mask', (client) =>
    client.frame({ opcode: 9, payload: payload('x'), isMasked: false }),
  ),
  frames(
    'a close frame without a mask',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([3, 232]), isMasked: false }),
    { asks: false },
  ),
  frames('a length in more bytes than it needs', (client) =>
    client.frame({ opcode: 1, payload: payload('hello'), lengthBytes: 8 }),
  ),
  frames('a length in two bytes where one would do', (client) =>
    client.frame({ opcode: 1, payload: payload('hello'), lengthBytes: 2 }),
  ),
  frames(
    'a length with the highest bit',
    (client) =>
      client.frame({ opcode: 1, payload: payload('hello'), lengthBytes: 8, declared: 2 ** 63 }),
    { asks: false },
  ),
  frames('reserved bit 1', (client) =>
    client.frame({ opcode: 1, payload: payload('hello'), reserved: 4 }),
  ),
  frames('reserved bit 3', (client) =>
    client.frame({ opcode: 1, payload: payload('hello'), reserved: 1 }),
  ),
  frames('opcode 3', (client) => client.frame({ opcode: 3, payload: payload('hello') })),
  frames('opcode 11', (client) => client.frame({ opcode: 11, payload: payload('hello') })),
  frames('a binary frame', (client) => client.frame({ opcode: 2, payload: payload('hello') })),
  frames('an empty binary frame', (client) => client.frame({ opcode: 2, payload: payload('') })),
  frames('an empty text frame', (client) => client.frame({ opcode: 1, payload: payload('') })),
  frames('16,385 bytes', (client) => client.text(`${LARGEST}A`)),
  frames(
    'a header that says 17 MiB, and no more',
    (client) =>
      client.send(makeWireFrame({ opcode: 1, payload: payload('A'), declared: 17 * 2 ** 20 })),
    { asks: false },
  ),
  frames(
    'a header that says 40 MiB, and no more',
    (client) =>
      client.send(makeWireFrame({ opcode: 1, payload: payload('A'), declared: 40 * 2 ** 20 })),
    { asks: false },
  ),
  frames('16,385 bytes that are no UTF-8', (client) =>
    client.frame({ opcode: 1, payload: Buffer.alloc(16_385, 255) }),
  ),
  frames('text that is no UTF-8', (client) =>
    client.frame({ opcode: 1, payload: Buffer.from([65, 255]) }),
  ),
  frames('text in fragments', (client) => {
    client.frame({ opcode: 1, payload: payload('he'), fin: false });
    client.frame({ opcode: 0, payload: payload('llo') });
  }),
  frames('a ping frame between fragments', (client) => {
    client.frame({ opcode: 1, payload: payload('he'), fin: false });
    client.frame({ opcode: 9, payload: payload('x') });
    client.frame({ opcode: 0, payload: payload('llo') });
  }),
  frames('an empty fragment that ends it', (client) => {
    client.frame({ opcode: 1, payload: payload('hello'), fin: false });
    client.frame({ opcode: 0, payload: payload('') });
  }),
  frames('40 fragments of one character', (client) => {
    client.frame({ opcode: 1, payload: payload('A'), fin: false });
    for (let count = 0; count < 38; count++)
      client.frame({ opcode: 0, payload: payload('A'), fin: false });
    client.frame({ opcode: 0, payload: payload('A') });
  }),
  frames('fragments of 20,000 bytes together', (client) => {
    client.frame({ opcode: 1, payload: payload('A'.repeat(10_000)), fin: false });
    client.frame({ opcode: 0, payload: payload('A'.repeat(10_000)) });
  }),
  frames('a character cut between fragments', (client) => {
    client.frame({ opcode: 1, payload: Buffer.from([0xc3]), fin: false });
    client.frame({ opcode: 0, payload: Buffer.from([0xa4]) });
  }),
  frames('a continuation of nothing', (client) =>
    client.frame({ opcode: 0, payload: payload('hello') }),
  ),
  frames('a text frame between fragments', (client) => {
    client.frame({ opcode: 1, payload: payload('he'), fin: false });
    client.frame({ opcode: 1, payload: payload('llo') });
  }),
  frames('a ping frame', (client) => client.frame({ opcode: 9, payload: payload('x') })),
  frames('a ping frame of 125 bytes', (client) => client.frame({ opcode: 9, payload: bytes(125) })),
  frames('a ping frame of 126 bytes', (client) => client.frame({ opcode: 9, payload: bytes(126) })),
  frames('a ping frame in fragments', (client) =>
    client.frame({ opcode: 9, payload: payload('x'), fin: false }),
  ),
  frames('a pong frame that nobody asked for', (client) =>
    client.frame({ opcode: 10, payload: payload('x') }),
  ),
  frames('a pong frame of 126 bytes', (client) =>
    client.frame({ opcode: 10, payload: bytes(126) }),
  ),
  frames('40 ping frames at once', (client) => {
    for (let count = 0; count < 40; count++) client.frame({ opcode: 9, payload: payload('x') });
  }),
  frames('40 pong frames at once', (client) => {
    for (let count = 0; count < 40; count++) client.frame({ opcode: 10, payload: payload('x') });
  }),
  frames(
    'a close frame with 1000',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([3, 232]) }),
    { asks: false },
  ),
  frames(
    'a close frame without a code',
    (client) => client.frame({ opcode: 8, payload: Buffer.alloc(0) }),
    { asks: false },
  ),
  frames(
    'a close frame of one byte',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([3]) }),
    { asks: false },
  ),
  frames(
    'a close frame with 999',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([3, 231]) }),
    { asks: false },
  ),
  frames(
    'a close frame with 1005',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([3, 237]) }),
    { asks: false },
  ),
  frames(
    'a close frame with 1006',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([3, 238]) }),
    { asks: false },
  ),
  frames(
    'a close frame with 4000',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([15, 160]) }),
    { asks: false },
  ),
  frames(
    'a close frame with 5000',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([19, 136]) }),
    { asks: false },
  ),
  frames(
    'a close frame of 126 bytes',
    (client) =>
      client.frame({
        opcode: 8,
        payload: Buffer.concat([Buffer.from([3, 232]), Buffer.alloc(124, 65)]),
      }),
    { asks: false },
  ),
  frames(
    'a close frame whose reason is no UTF-8',
    (client) => client.frame({ opcode: 8, payload: Buffer.from([3, 232, 255]) }),
    { asks: false },
  ),
  frames(
    'a frame after a close frame',
    (client) => {
      client.frame({ opcode: 8, payload: Buffer.from([3, 232]) });
      client.text('late');
    },
    { asks: false },
  ),
  frames('half of a connection that ends', (client) => client.end(), { asks: false }),
  frames(
    'half a frame, and the end',
    (client) => {
      client.send(makeWireFrame({ opcode: 1, payload: payload('hello') }).subarray(0, 7));
      client.end();
    },
    { asks: false },
  ),
  frames('no frame at all', (client) => client.send('GET / HTTP/1.1\r\n\r\n'), { asks: false }),
];
