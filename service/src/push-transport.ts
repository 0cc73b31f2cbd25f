import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import { type ClientRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest, type RequestOptions } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './core/network.ts';

/** Generous, because a push service only has to accept the message. */
const TIMEOUT_MS = 10_000;
const MAX_ANSWER_HEADER_BYTES = 16_384;

export interface PushRequest {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export type PushAnswer =
  | { readonly status: number; readonly retryAfter: string | null }
  | { readonly fault: string };

export interface PushTransport {
  readonly send: (request: PushRequest) => Promise<PushAnswer>;
  readonly close: () => void;
}

interface Options {
  /** Opens a connection; tests redirect it to their own service. */
  readonly open?: (url: string, options: RequestOptions) => ClientRequest;
  readonly timeoutMs?: number;
}

/** Reads only the status and one header of an answer, no body and no redirect (PUSH-7). */
export class HttpsPushTransport implements PushTransport {
  readonly #open: NonNullable<Options['open']>;
  readonly #timeoutMs: number;
  readonly #closing = new AbortController();

  constructor({ open = httpsRequest, timeoutMs = TIMEOUT_MS }: Options = {}) {
    this.#open = open;
    this.#timeoutMs = timeoutMs;
  }

  async send({ endpoint, headers, body }: PushRequest): Promise<PushAnswer> {
    const signal = AbortSignal.any([this.#closing.signal, AbortSignal.timeout(this.#timeoutMs)]);
    try {
      const request = this.#open(endpoint, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': String(body.length) },
        signal,
        lookup: publicLookup,
        maxHeaderSize: MAX_ANSWER_HEADER_BYTES,
        agent: false,
      });
      return await sendRequest(request, body);
    } catch (error) {
      return { fault: describeFault(error) };
    }
  }

  close(): void {
    this.#closing.abort();
  }
}

async function sendRequest(request: ClientRequest, body: Uint8Array): Promise<PushAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request.once('response', resolve);
  // Once the answer has arrived, later connection errors do not matter.
  request.on('error', reject);
  request.end(body);
  const answer = await promise;
  const { statusCode = 0, headers } = answer;
  answer.on('error', () => undefined);
  answer.destroy();
  return { status: statusCode, retryAfter: headers['retry-after'] ?? null };
}

/** Resolves a name, without addresses of this machine or of private networks (PUSH-6). */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  dnsLookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first, ...others] =
      error === null ? found.filter(({ address }) => isPublicAddress(address)) : [];
    if (first === undefined) {
      callback(error ?? new Error('the push service has no public address'), '', 4);
    } else if (options.all === true) {
      callback(null, [first, ...others]);
    } else {
      callback(null, first.address, first.family);
    }
  });
};

/** Describes a network error in our own words, because the error may contain addresses. */
function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'no answer in time';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
