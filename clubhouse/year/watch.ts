import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ServedPage {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The league calls for the page, without the club's branding, which is cached. */
  readonly calls: readonly string[];
  /** The time from the request to the last byte, in milliseconds. */
  readonly ms: number;
  /** The part of the time in which no call was running. */
  readonly ownMs: number;
}

interface OpenRequest {
  readonly calls: string[];
  readonly spans: (readonly [from: number, to: number])[];
}

interface ProxyOwner {
  readonly after: (close: () => Promise<void>) => void;
}

/**
 * A proxy before a site, and between the site and its league. Each request gets its own address,
 * which the site passes on. So the proxy knows each page's calls, and limits see many visitors.
 */
export class Watch {
  /** The site's address, and the league's address for the site. */
  readonly url: string;
  readonly leagueUrl: string;
  readonly pages: ServedPage[] = [];
  readonly #front: Server;
  readonly #back: Server;
  readonly #agent = new Agent({ keepAlive: true });
  readonly #asked = new Map<string, OpenRequest>();
  #count = 0;

  private constructor(front: Server, back: Server) {
    this.#front = front;
    this.#back = back;
    this.url = `http://localhost:${(front.address() as AddressInfo).port}`;
    this.leagueUrl = `http://127.0.0.1:${(back.address() as AddressInfo).port}`;
  }

  /** @param sitePort the site may start later */
  static async start(owner: ProxyOwner, leagueUrl: string, sitePort: number): Promise<Watch> {
    const watch = new Watch(await startServer(), await startServer());
    const site = new URL(`http://127.0.0.1:${sitePort}`);
    const league = new URL(leagueUrl);
    watch.#front.on('request', (asked, answer) => watch.#page(asked, answer, site));
    watch.#back.on('request', (asked, answer) => watch.#call(asked, answer, league));
    owner.after(() => watch.#stop());
    return watch;
  }

  #page(asked: IncomingMessage, answer: ServerResponse, site: URL): void {
    this.#count += 1;
    const address = makeAddress(this.#count);
    const own: OpenRequest = { calls: [], spans: [] };
    this.#asked.set(address, own);
    const begun = performance.now();
    const headers = { ...asked.headers, 'x-forwarded-for': address };
    this.#pass(asked, answer, { to: site, headers }, (type) => {
      this.#asked.delete(address);
      const { method = '', url: path = '' } = asked;
      if (method === 'GET' && !type.startsWith('text/html')) return;
      const ended = performance.now();
      const ms = ended - begun;
      const ownMs = ms - measureSpans(own.spans);
      this.pages.push({ method, path, status: answer.statusCode, calls: own.calls, ms, ownMs });
    });
  }

  #call(asked: IncomingMessage, answer: ServerResponse, league: URL): void {
    const begun = performance.now();
    const own = this.#asked.get(String(asked.headers['x-forwarded-for']));
    const { url = '' } = asked;
    if (url !== '/v1/club') own?.calls.push(url);
    this.#pass(asked, answer, { to: league, headers: asked.headers }, () => {
      own?.spans.push([begun, performance.now()]);
    });
  }

  #pass(
    asked: IncomingMessage,
    answer: ServerResponse,
    { to, headers }: { readonly to: URL; readonly headers: IncomingMessage['headers'] },
    done: (type: string) => void,
  ): void {
    const { hostname, port } = to;
    const { method, url: path } = asked;
    const onward = request(
      { hostname, port, method, path, headers, agent: this.#agent },
      (answered) => {
        answer.writeHead(answered.statusCode ?? 502, listForwardedHeaders(answered));
        answered.once('end', () => done(answered.headers['content-type'] ?? ''));
        answered.pipe(answer);
      },
    );
    onward.once('error', () => answer.destroy());
    answer.once('close', () => onward.destroy());
    asked.pipe(onward);
  }

  async #stop(): Promise<void> {
    this.#agent.destroy();
    for (const server of [this.#front, this.#back]) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}

/** Omits the league's keep-alive, because this proxy may already have closed that connection. */
function listForwardedHeaders({ rawHeaders }: IncomingMessage): string[] {
  const nameOf = (index: number) => rawHeaders[index - (index % 2)] ?? '';
  return rawHeaders.filter((_, index) => !/^(keep-alive|connection)$/i.test(nameOf(index)));
}

async function startServer(): Promise<Server> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

/** Makes addresses in a different /48 each, from the networks reserved for examples. */
function makeAddress(count: number): string {
  return `2001:db8:${(count % 65_536).toString(16)}:${(count >> 16).toString(16)}::1`;
}

/** How long at least one of the calls was running. */
function measureSpans(spans: OpenRequest['spans']): number {
  let [length, end] = [0, 0];
  for (const [from, to] of spans.toSorted(([one], [other]) => one - other)) {
    length += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return length;
}
