import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Endpoint } from '../../src/hosts/node/wire/endpoint.ts';
import type { FrameLimits } from '../../src/hosts/node/wire/frame-reader.ts';
import { writeFrameInPlace } from '../../src/hosts/node/wire/frames.ts';
import { readHandshake, makeHandshakeAnswer } from '../../src/hosts/node/wire/handshake.ts';
import { OPCODE } from '../../src/hosts/node/wire/opcodes.ts';
import { FairScheduler } from '../../src/hosts/node/wire/fair-scheduler.ts';

/** Sends every message back unchanged. */
export class Echo extends Endpoint {
  protected hasSeat = true;

  protected override onReceived(bytes: Buffer, start: number, end: number, isText: boolean): void {
    this.write(writeFrameInPlace(bytes, start, end, isText ? OPCODE.text : OPCODE.binary));
  }

  protected override onControl(): boolean {
    return true;
  }

  protected override onLeaving(): void {}

  protected override onGone(): void {}
}

/** An echo server on the relay's own WebSocket implementation. */
export function createEchoServer(limits: FrameLimits): Server {
  const scheduler = new FairScheduler();
  const server = createServer();
  server.on('upgrade', ({ headers }, socket: Duplex, head: Buffer) => {
    const handshake = readHandshake(headers);
    if (handshake.is !== 'fine') return socket.destroy();
    socket.write(makeHandshakeAnswer(handshake.key));
    return new Echo(socket, scheduler, limits).start(head);
  });
  return server;
}
