import type { Chance } from './chance.ts';

/** The bytes a hostile client may send. */

const CRLF = '\r\n';
const TEXT = 1;

/** The lines of a valid handshake, for others to corrupt. */
function writeHandshakeLines(roomId: string, origin: string): string[] {
  return [
    `GET /v1/rooms/${roomId} HTTP/1.1`,
    'Host: relay.example',
    'Connection: Upgrade',
    'Upgrade: websocket',
    `Origin: ${origin}`,
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
}

export function makeHandshake(roomId: string, origin: string): Buffer {
  return Buffer.from(writeHandshakeLines(roomId, origin).join(CRLF) + CRLF + CRLF);
}

/** A handshake, or anything else, that a client may send first. */
export function makeBadHandshake(chance: Chance, roomId: string, origin: string): Buffer {
  const lines = writeHandshakeLines(roomId, origin);
  const spoil = chance.pick([
    () => lines.filter((_, index) => index === 0 || chance.share() < 0.7),
    () => [...lines, `X-Long: ${'x'.repeat(chance.below(20_000))}`],
    () => [`GET /v1/rooms/${'A'.repeat(chance.below(9000))} HTTP/1.1`, ...lines.slice(1)],
    () => [
      chance.pick(['', 'GET', 'GET  HTTP/9.9', 'PRI * HTTP/2.0', '\0\0\0']),
      ...lines.slice(1),
    ],
    () => lines.with(6, `Sec-WebSocket-Key: ${chance.text(40)}`),
    () => lines.with(5, `Sec-WebSocket-Version: ${chance.below(99)}`),
    () => lines.with(4, `Origin: ${chance.text(30)}`),
    () => [...lines, 'Content-Length: 99999999999'],
    () => [...lines, 'Transfer-Encoding: chunked', 'Content-Length: 5'],
    () => [...lines, 'Sec-WebSocket-Extensions: permessage-deflate; server_max_window_bits=999'],
    () => lines.map((line) => line.replace(':', chance.pick([' :', '', ':\0', ':\n ']))),
    () => [...lines, '', ...lines, '', ...lines],
  ]);
  const whole = Buffer.from(spoil().join(CRLF) + CRLF + CRLF, 'latin1');
  return chance.share() < 0.3 ? whole.subarray(0, chance.below(whole.length)) : whole;
}

export interface FrameFields {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly fin?: boolean;
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The size of the length field: 0 for 7 bits, 2 or 8. */
  readonly lengthBytes?: 0 | 2 | 8;
  readonly declared?: number;
}

/** Makes a WebSocket frame (RFC 6455), valid or not. */
export function makeWireFrame(fields: FrameFields): Buffer {
  const { opcode, payload, fin = true, reserved = 0, isMasked = true } = fields;
  const declared = fields.declared ?? payload.length;
  const bytes = fields.lengthBytes ?? (declared < 126 ? 0 : declared < 65_536 ? 2 : 8);
  const head = Buffer.alloc(2 + bytes);
  head[0] = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const short = bytes === 0 ? declared & 0x7f : bytes === 2 ? 126 : 127;
  head[1] = (isMasked ? 0x80 : 0) | short;
  if (bytes === 2) head.writeUInt16BE(declared & 0xffff, 2);
  if (bytes === 8) head.writeBigUInt64BE(BigInt(declared), 2);
  if (!isMasked) return Buffer.concat([head, payload]);
  const mask = Buffer.from([1, 2, 3, 4]);
  const masked = payload.map((byte, index) => byte ^ (mask[index % 4] ?? 0));
  return Buffer.concat([head, mask, masked]);
}

export function makeTextFrame(text: string): Buffer {
  return makeWireFrame({ opcode: TEXT, payload: Buffer.from(text) });
}

export function makeHostileFrame(chance: Chance): Buffer {
  const payload = pickHostilePayload(chance);
  return chance.pick([
    () => makeWireFrame({ opcode: TEXT, payload }),
    () => makeWireFrame({ opcode: TEXT, payload }),
    () => makeWireFrame({ opcode: 2, payload }),
    () => makeWireFrame({ opcode: chance.below(16), payload }),
    () => makeWireFrame({ opcode: TEXT, payload, reserved: 1 + chance.below(7) }),
    () => makeWireFrame({ opcode: TEXT, payload, isMasked: false }),
    () => makeWireFrame({ opcode: TEXT, payload, lengthBytes: 8 }),
    () =>
      makeWireFrame({
        opcode: TEXT,
        payload,
        lengthBytes: 8,
        declared: 2 ** 40 + chance.below(999),
      }),
    () => makeWireFrame({ opcode: TEXT, payload, declared: payload.length + chance.below(500) }),
    () => makeWireFrame({ opcode: 8, payload: payload.subarray(0, chance.below(130)) }),
    () => makeWireFrame({ opcode: 9, payload: payload.subarray(0, chance.below(130)) }),
    () => makeWireFrame({ opcode: 10, payload: payload.subarray(0, 125) }),
    () => makeFragments(chance, payload),
    () => chance.bytes(chance.below(200)),
  ])();
}

/** Splits a message: complete, unfinished, with a control frame inside, or in too many parts. */
function makeFragments(chance: Chance, payload: Buffer): Buffer {
  const count = chance.pick([2, 3, 5, 200]);
  const pieces: Buffer[] = [];
  for (let index = 0; index < count; index++) {
    const fin = index === count - 1 && chance.share() < 0.7;
    const part = payload.subarray(0, chance.below(20));
    pieces.push(makeWireFrame({ opcode: index === 0 ? TEXT : 0, payload: part, fin }));
    if (chance.share() < 0.2) pieces.push(makeWireFrame({ opcode: 9, payload: Buffer.from('x') }));
  }
  return Buffer.concat(pieces);
}

function pickHostilePayload(chance: Chance): Buffer {
  const token = 'A'.repeat(22 + chance.below(70));
  return chance.pick([
    () => Buffer.from('ping'),
    () => Buffer.from('A'.repeat(1 + chance.below(300))),
    () => Buffer.from('A'.repeat(16_380 + chance.below(10))),
    () =>
      Buffer.from(
        `{"t":"join","seatToken":"${token}","create":${chance.pick(['true', '1', 'null'])}}`,
      ),
    () => Buffer.from('{"t":"leave"}'),
    () => Buffer.from(`{"t":"join","seatToken":${'['.repeat(chance.below(5000))}`),
    () =>
      Buffer.from(`{"t":${chance.pick(['"__proto__"', '{"t":"join"}', '1e999', '"\\ud800"'])}}`),
    () => Buffer.from([0xff, 0xfe, 0xc0, 0x80, 0xed, 0xa0, 0x80]),
    () => Buffer.alloc(chance.below(64)),
    () => chance.bytes(chance.below(300)),
  ])();
}
