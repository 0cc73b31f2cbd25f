import type { Page } from './types.ts';

/** The answer of a service that refused a request. */
export class RefusedError extends Error {
  readonly code: string;

  constructor(what: string, problem: { code?: string; title?: string; detail?: string }) {
    super(`${what}: ${problem.code ?? 'no answer'} ${problem.detail ?? problem.title ?? ''}`);
    this.code = problem.code ?? '';
  }
}

type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the public HTTP API. Waits and retries when the service asks for it. */
export class Client {
  readonly #base: string;
  readonly #tokens: readonly string[];
  #calls = 0;

  /** @param tokens one or more, used in turn because the service limits each token's calls */
  constructor(base: string, ...tokens: readonly string[]) {
    this.#base = base;
    this.#tokens = tokens;
  }

  as(...tokens: readonly string[]): Client {
    return new Client(this.#base, ...tokens);
  }

  async call<T>(method: HttpMethod, path: string, body?: unknown): Promise<T> {
    const token = this.#tokens[this.#calls++ % this.#tokens.length] ?? '';
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    // Neither has done anything of what was asked.
    if (response.status === 429 || response.status === 503) {
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return this.call(method, path, body);
    }
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json();
    if (!response.ok) throw new RefusedError(`${method} ${path}`, answer as object);
    return answer as T;
  }

  /** Reads every page of a list. */
  async all<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let after = ''; ;) {
      const page = await this.call<Page<T>>('GET', `${path}?limit=200${after}`);
      found.push(...page.data);
      if (page.next_cursor === null) return found;
      after = `&after=${page.next_cursor}`;
    }
  }
}
