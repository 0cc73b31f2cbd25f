import type { TestContext } from 'node:test';
import type { PushService } from 'test-kit/push-service';
import { ORIGIN } from './push.ts';

export type HostEnvironment = Readonly<Record<string, string>>;

/** A running forwarder on any host, whose pushes all arrive at one service. */
export interface ForwarderHost {
  /** `http://…`. */
  readonly url: string;
  readonly service: PushService;
  /** The headers by which a request comes from an address. */
  readonly from: (address: string) => Readonly<Record<string, string>>;
  readonly advance: (ms: number) => Promise<void>;
}

export type StartHost = (t: TestContext, environment?: HostEnvironment) => Promise<ForwarderHost>;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Sender {
  readonly origin?: string | null;
  readonly from?: string;
}

/** Sends a request as a page does; text is sent as it is. */
export async function send(
  { url, from }: Pick<ForwarderHost, 'url' | 'from'>,
  body: unknown,
  { origin = ORIGIN, from: address = '192.0.2.1' }: Sender = {},
): Promise<Answer> {
  const response = await fetch(`${url}/forward`, {
    method: 'POST',
    headers: { ...from(address), ...(origin === null ? {} : { origin }) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as Answer['body'] };
}
