import { type Dispatcher, Pool } from 'undici';

/** A call to the league, as HTTP has it. */
export interface LeagueRequest {
  readonly method: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Record<string, string | undefined>;
  readonly body: string | null;
}

/** What the league answered. */
export interface LeagueResponse {
  readonly status: number;
  readonly etag: string | null;
  readonly text: string;
}

/** The league answers in milliseconds, or something is wrong. */
const TIMEOUT_MS = 10_000;

/** Connections that are kept, by league. */
const pools = new Map<string, Pool>();

/** How long is waited is bounded as a whole, by `ResponseHandler`. */
function poolOf(origin: string): Pool {
  return pools.getOrInsertComputed(
    origin,
    () =>
      new Pool(origin, {
        connect: { timeout: TIMEOUT_MS },
        headersTimeout: 0,
        bodyTimeout: 0,
        allowH2: false,
      }),
  );
}

/** HTTP to the league: every call passes here, where tests count them and hold them up. */
export const wire = {
  /** Rejects where no answer came within ten seconds. */
  send: ({ method, origin, path, headers, body }: LeagueRequest): Promise<LeagueResponse> =>
    new Promise((resolve, reject) => {
      const handler = new ResponseHandler(resolve, reject);
      poolOf(origin).dispatch({ method, path, headers, body }, handler);
    }),
};

/** One answer while it comes in: `fetch` and its streams take more than twice the processor time. */
class ResponseHandler implements Dispatcher.DispatchHandler {
  readonly #resolve: (response: LeagueResponse) => void;
  readonly #reject: (error: Error) => void;
  readonly #timeout: NodeJS.Timeout;
  #controller: Dispatcher.DispatchController | null = null;
  #late: Error | null = null;
  #status = 0;
  #etag: string | null = null;
  #chunks: Buffer[] = [];

  constructor(resolve: (response: LeagueResponse) => void, reject: (error: Error) => void) {
    this.#resolve = resolve;
    this.#reject = reject;
    this.#timeout = setTimeout(() => this.#giveUp(), TIMEOUT_MS);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    if (this.#late !== null) controller.abort(this.#late);
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    { etag }: Readonly<Record<string, string | string[] | undefined>>,
  ): void {
    this.#status = status;
    this.#etag = typeof etag === 'string' ? etag : null;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#chunks.push(chunk);
  }

  onResponseEnd(): void {
    clearTimeout(this.#timeout);
    const [only, ...more] = this.#chunks;
    const bytes = more.length === 0 ? only : Buffer.concat(this.#chunks);
    this.#resolve({ status: this.#status, etag: this.#etag, text: bytes?.toString() ?? '' });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    clearTimeout(this.#timeout);
    this.#reject(error);
  }

  /** Also where there is no connection yet, and so nothing to break off. */
  #giveUp(): void {
    this.#late = new DOMException('the league took too long', 'TimeoutError');
    this.#controller?.abort(this.#late);
    this.#reject(this.#late);
  }
}
