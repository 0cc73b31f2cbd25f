import type { Origin } from './origin.ts';

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON; null if there is none. */
  readonly body: string | null;
}

const PREFLIGHT_SECONDS = 600;

export function makeJsonReply(
  status: number,
  body: object,
  headers: Readonly<Record<string, string>>,
): Reply {
  return { status, headers, body: JSON.stringify(body) };
}

export function makePreflightReply(methods: string, headers: string): Reply {
  const allowed = {
    'Access-Control-Allow-Methods': methods,
    'Access-Control-Allow-Headers': headers,
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  };
  return { status: 204, headers: allowed, body: null };
}

/** Headers that let a page of an allowed origin read an answer (INFO-6). */
export function makeCorsHeaders({ sent, allowed }: Origin): Readonly<Record<string, string>> {
  const allow = sent !== null && allowed ? { 'Access-Control-Allow-Origin': sent } : {};
  return { Vary: 'Origin', ...allow };
}
