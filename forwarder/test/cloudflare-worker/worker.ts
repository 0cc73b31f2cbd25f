import { CountingObject } from '../../src/hosts/cloudflare/counting-object.ts';
import worker from '../../src/hosts/cloudflare/worker.ts';

/* The Cloudflare host on a clock that `POST /test/advance` moves. */

export class TestObject extends CountingObject {
  #now = 0;

  protected override now(): number {
    return this.#now;
  }

  override async fetch(request: Request): Promise<Response> {
    if (new URL(request.url).pathname !== '/test/advance') return super.fetch(request);
    this.#now += Number(await request.text());
    return new Response();
  }
}

export default worker;
