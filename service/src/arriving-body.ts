import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { hasBody } from './core/body-memory.ts';

export type ArrivedBody = Buffer | 'too_large' | 'cut_off';

/** More than any picture from a phone, so that the sender can still read the refusal. */
const MAX_DISCARDED_BYTES = 32 * 1024 * 1024;

/** Reads a body; settles at the latest when its connection closes. */
export function readArriving(raw: IncomingMessage, maxBytes: number): Promise<ArrivedBody> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  return settleOnce(raw, (settle) => {
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) settle('too_large');
      else chunks.push(chunk);
    };
    const onEnd = () => settle(Buffer.concat(chunks));
    raw.on('data', onData).once('end', onEnd);
    return () => raw.off('data', onData).off('end', onEnd);
  });
}

/**
 * Settles as `cut_off` when the request breaks or its connection closes. It watches both, because
 * an answered request hears nothing from its connection.
 * @param start begins to read; returns a function that stops it
 */
export function settleOnce<T>(
  raw: IncomingMessage,
  start: (settle: (result: T | 'cut_off') => void) => () => unknown,
): Promise<T | 'cut_off'> {
  const { promise, resolve } = Promise.withResolvers<T | 'cut_off'>();
  const { socket } = raw;
  if (raw.destroyed || socket.destroyed) return Promise.resolve('cut_off');
  const onCut = () => settle('cut_off');
  const onClose = () => {
    if (!raw.readableEnded) onCut();
  };
  const settle = (result: T | 'cut_off') => {
    stop();
    raw.off('error', onCut).off('close', onClose);
    socket.off('close', onCut);
    resolve(result);
  };
  raw.once('error', onCut).once('close', onClose);
  socket.once('close', onCut);
  const stop = start(settle);
  return promise;
}

/**
 * For clients whose bodies are refused (ERR-6); call it before any other listener is added.
 *
 * - An answer ends only when its request's body has arrived: closing earlier would reset the
 * connection.
 * - A client that waits for `100 Continue` gets it when its body is read, and never sends a refused
 * one.
 * - When the rest of an answered request is late or broken, no second answer follows.
 */
export function prepareForBodies(server: Server, route: RequestListener): void {
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) endOnceArrived(request, response);
  });
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    endOnceArrived(request, response);
    // A refused client may never send its body, so nobody knows where its next request begins.
    response.setHeader('connection', 'close');
    request.once('resume', () => {
      if (response.headersSent) return;
      response.removeHeader('connection');
      response.writeContinue();
    });
    route(request, response);
  });
  server.prependListener('clientError', (_error, socket) => {
    const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse };
    if (answer?.headersSent === true) socket.destroy();
  });
}

function endOnceArrived(raw: IncomingMessage, response: ServerResponse): void {
  const end = response.end.bind(response) as (...given: unknown[]) => ServerResponse;
  response.end = (...given: unknown[]) => {
    response.end = end;
    if (raw.complete || raw.destroyed) return end(...given);
    const [payload] = given;
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) response.write(payload);
    else response.flushHeaders();
    void discardBody(raw).then(() => response.end());
    return response;
  };
}

/** Discards the rest of a body; cuts a connection that does not end (BODY-3). */
async function discardBody(raw: IncomingMessage): Promise<void> {
  let bytes = 0;
  await settleOnce<'discarded'>(raw, (settle) => {
    const onData = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_DISCARDED_BYTES) raw.destroy();
    };
    const onEnd = () => settle('discarded');
    raw.on('data', onData).once('end', onEnd).resume();
    return () => raw.off('data', onData).off('end', onEnd);
  });
}
