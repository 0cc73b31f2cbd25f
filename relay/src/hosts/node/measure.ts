import type { IncomingMessage, Server } from 'node:http';
import type { Database } from './database.ts';
import { type Answering, matchRequest } from './http.ts';

/** Told of each answer. @param route what was asked for, as the gate has it */
export type OnAnswered = (method: string, route: string, status: number, seconds: number) => void;

/** Told of each request that is no WebSocket, before it is answered. */
export type OnAsked = (request: IncomingMessage) => void;

/** What a relay measures of itself at a moment. */
export interface Measured {
  readonly rooms: number;
  readonly sockets: number;
  /** Frames that were passed on since the start. */
  readonly forwarded: number;
  /** Connections whose first bytes wait to be read. */
  readonly waiting: number;
  /** How often it closed a socket, by close code. */
  readonly closes: ReadonlyMap<number, number>;
  /** Why no seat could be stored now, in a word; null where one could. */
  readonly whyNotReady: string | null;
}

/** Times what is answered by HTTP, by the route as the gate sees it. */
export function timeAnswers(server: Server, answering: Answering, onAnswered: OnAnswered): void {
  server.on('request', (request, response) => {
    const since = performance.now();
    response.on('finish', () => {
      const route = matchRequest(answering, request).to;
      const seconds = (performance.now() - since) / 1000;
      onAnswered(request.method ?? '', route, response.statusCode, seconds);
    });
  });
}

export function whyNotStored(database: Pick<Database, 'probe'>): string | null {
  try {
    database.probe();
    return null;
  } catch {
    return 'storage';
  }
}
