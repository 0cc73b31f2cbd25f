/** What the service answered when it would not do what was asked. */
export class Refused extends Error {
  readonly code: string;

  constructor(what: string, problem: { code?: string; title?: string; detail?: string }) {
    super(`${what}: ${problem.code ?? 'no answer'} ${problem.detail ?? problem.title ?? ''}`);
    this.code = problem.code ?? '';
  }
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** Calls the public HTTP API with one token; waits when the service asks it to slow down. */
export class Client {
  readonly #base: string;
  readonly #token: string;

  constructor(base: string, token: string) {
    this.#base = base;
    this.#token = token;
  }

  as(token: string): Client {
    return new Client(this.#base, token);
  }

  async call<T>(method: Method, path: string, body?: unknown): Promise<T> {
    const response = await fetch(this.#base + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after') ?? 1);
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
      return this.call(method, path, body);
    }
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(`${method} ${path}`, answer as object);
    return answer as T;
  }
}
