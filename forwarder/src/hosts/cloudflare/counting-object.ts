import { DurableObject } from 'cloudflare:workers';
import { readAddress, readBody, toResponse } from 'service/worker-http';
import { SAFE_HEADERS } from '../../core/replies.ts';
import { Forwarder } from '../../forwarder.ts';
import { type Environment, parseEnvironment } from './environment.ts';
import { sendPush } from './send.ts';

/** The single object, so that all requests are counted together. It stores nothing. */
export class CountingObject extends DurableObject<Environment> {
  readonly #settings = parseEnvironment(this.env);
  readonly #forwarder = new Forwarder({
    pushHosts: this.#settings.pushHosts,
    send: sendPush,
    now: () => this.now(),
  });

  protected now(): number {
    return Date.now();
  }

  override async fetch(request: Request): Promise<Response> {
    const { origin: own, pathname: path } = new URL(request.url);
    const { allowedOrigins } = this.#settings;
    const origins = allowedOrigins.length > 0 ? allowedOrigins : [own];
    const reply = await this.#forwarder.answer({
      method: request.method,
      path,
      origin: request.headers.get('Origin'),
      address: readAddress(request),
      isAllowed: (origin) => origins.includes(origin),
      readBody: async (maxBytes) => (await readBody(request, maxBytes)) ?? 'too_large',
    });
    return toResponse(reply, SAFE_HEADERS);
  }
}
