import type { IncomingMessage, Server } from 'node:http';
import type { WriteFault } from 'service/write-fault';
import { type Database, StorageFault } from './database.ts';
import { type HttpServices, matchRequest } from './http.ts';
import type { Log } from 'service/event-log';
import { REQUEST_ID } from 'service/request-id';

/** Called for each response with the gate's route and the request's `id`. */
export type AnswerObserver = (
  method: string,
  route: string,
  status: number,
  seconds: number,
  id: string,
) => void;

/** Called for each request that is not a WebSocket, before it is answered. */
export type RequestObserver = (request: IncomingMessage) => void;

export interface MeasurementSnapshot {
  readonly rooms: number;
  readonly sockets: number;
  readonly forwarded: number;
  /** Connections whose first bytes have not been read yet. */
  readonly waiting: number;
  /** How often the relay closed a socket, by close code. */
  readonly closes: ReadonlyMap<number, number>;
  /** A word for why no seat could be stored now; null if one could. */
  readonly whyNotReady: () => string | null;
}

export function timeAnswers(
  server: Server,
  services: HttpServices,
  onAnswered: AnswerObserver,
): void {
  server.on('request', (request, response) => {
    const since = performance.now();
    response.on('finish', () => {
      const route = matchRequest(services, request).to;
      const seconds = (performance.now() - since) / 1000;
      const id = String(response.getHeader(REQUEST_ID));
      onAnswered(request.method ?? '', route, response.statusCode, seconds, id);
    });
  });
}

/** Logs a line per response, without address, room or token (OPS-12). */
export function makeAccessLog(log: Log): AnswerObserver {
  return (method, route, status, seconds, id) =>
    log('answered', {
      method,
      route,
      status,
      ms: Math.round(seconds * 10_000) / 10,
      request_id: id,
    });
}

/**
 * A word for why no game can be made now; null if one can. Running games are then cut too, at their
 * next write. On a full disk, some writes still succeed for a while in the log's existing space.
 * This check reports the problem before they fail.
 */
export function describeStorageFault(database: Pick<Database, 'probe'>): string | null {
  try {
    database.probe();
    return null;
  } catch (error) {
    return error instanceof StorageFault ? WORDS[error.fault] : WORDS.failing;
  }
}

const WORDS: Readonly<Record<WriteFault, string>> = {
  full: 'storage_full',
  read_only: 'read_only',
  failing: 'storage',
};
