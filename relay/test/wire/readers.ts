import type { Writable } from 'node:stream';
import * as ws from 'ws';
import { FrameReader } from '../../src/hosts/node/wire/frame-reader.ts';
import { FRAGMENTS, MESSAGE_BYTES } from './cases.ts';

/** The events read, in order, each with its payload in hex. */
export type Events = readonly string[];

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** Reads bytes in these parts with the relay's reader. @param piece read at once */
export function readByOurs(parts: readonly Buffer[], piece = Infinity): Events {
  const events: string[] = [];
  const tell = (kind: string) => (bytes: Buffer, start: number, end: number) =>
    void events.push(`${kind} ${hex(bytes.subarray(start, end))}`);
  const reader = new FrameReader(
    { messageBytes: MESSAGE_BYTES, fragments: FRAGMENTS },
    {
      onMessage: (bytes, start, end, isText) => tell(isText ? 'text' : 'binary')(bytes, start, end),
      onPing: tell('ping'),
      onPong: () => void events.push('pong'),
      onClose: tell('close'),
      onFailure: (code) => void events.push(`failure ${code}`),
    },
  );
  for (const part of parts) {
    // The reader modifies its input.
    const bytes = Buffer.from(part);
    let at = 0;
    for (let due = Math.min(piece, bytes.length); ; due = Math.min(due + piece, bytes.length)) {
      at = reader.read(bytes, at, due);
      if (due === bytes.length) break;
    }
    reader.keep(bytes, at, bytes.length);
  }
  return events;
}

/** The types of `ws` lack it. */
interface WsModule {
  readonly Receiver: new (options: object) => Writable;
}

/** Reads them with `ws`. */
export async function readByWs(parts: readonly Buffer[]): Promise<Events> {
  const events: string[] = [];
  const { Receiver } = ws as unknown as WsModule;
  const receiver = new Receiver({
    isServer: true,
    maxPayload: MESSAGE_BYTES,
    maxFragments: FRAGMENTS,
  });
  receiver.on('message', (data: Buffer, isBinary: boolean) =>
    events.push(`${isBinary ? 'binary' : 'text'} ${hex(data)}`),
  );
  receiver.on('ping', (data: Buffer) => events.push(`ping ${hex(data)}`));
  receiver.on('pong', () => events.push('pong'));
  receiver.on('conclude', (code: number, reason: Buffer) => {
    const payload = code === 1005 ? '' : hex(Buffer.of(code >> 8, code & 255)) + hex(reason);
    events.push(`close ${payload}`);
  });
  receiver.on('error', (error: Error) => {
    const code = Object.getOwnPropertySymbols(error).find(
      ({ description }) => description === 'status-code',
    );
    events.push(`failure ${String(code === undefined ? error : Reflect.get(error, code))}`);
  });
  for (const part of parts) {
    if (events.some((event) => /^(close|failure)/.test(event))) break;
    receiver.write(Buffer.from(part));
    // It reports errors one tick later.
    await Promise.resolve();
  }
  await new Promise((resolve) => process.nextTick(resolve));
  return events;
}
