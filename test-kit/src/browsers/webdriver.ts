import { PATIENCE_MS } from '../patience.ts';

/** A WebDriver session (W3C), as far as this repository needs it. */
export class WebDriver {
  readonly #session: string;

  private constructor(session: string) {
    this.#session = session;
  }

  /** @param server the driver's address, without a trailing slash */
  static async open(server: string, capabilities: object): Promise<WebDriver> {
    const made = await callDriver(`${server}/session`, 'POST', {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriver(`${server}/session/${String(readField(made, 'sessionId'))}`);
  }

  get(path: string): Promise<unknown> {
    return callDriver(this.#session + path, 'GET');
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return callDriver(this.#session + path, 'POST', body);
  }

  /** The path of the first matching element; undefined if there is none. */
  async find(selector: string): Promise<string | undefined> {
    const found = await this.post('/elements', { using: 'css selector', value: selector });
    if (!Array.isArray(found) || found.length === 0) return undefined;
    return `/element/${String(Object.values(found[0])[0])}`;
  }

  async close(): Promise<void> {
    await callDriver(this.#session, 'DELETE');
  }
}

async function callDriver(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, {
    method,
    // A driver may hang, and its caller would wait forever.
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const value = readField(await response.json(), 'value');
  if (response.ok) return value;
  throw new Error(`${method} ${url}: ${String(readField(value, 'message'))}`);
}

function readField(from: unknown, name: string): unknown {
  if (typeof from !== 'object' || from === null) return undefined;
  return new Map(Object.entries(from)).get(name);
}
