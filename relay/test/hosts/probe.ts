import type { RunningHost } from '../host.ts';
import { type WireReply, WireClient } from './wire-client.ts';

/** Checks one behaviour of a host and describes the outcome in a few words. */
export interface Probe {
  readonly name: string;
  readonly run: (relay: RunningHost) => Promise<string>;
}

let addresses = 0;

/** An address no probe has used. */
export function newAddress(): string {
  addresses += 1;
  return `10.8.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
}

/**
 * What comes of bytes that ask for something: the status, the form of the body, and some headers.
 * @param bytesFor the bytes, given the headers that claim an address
 */
export function asking(
  name: string,
  bytesFor: (headers: Readonly<Record<string, string>>) => string,
  tells: readonly string[],
): Probe {
  return {
    name,
    run: async (relay) => {
      const where = relay.from(newAddress());
      const client = await WireClient.connect(where);
      client.send(bytesFor(where.headers));
      const answer = await client.answer();
      client.destroy();
      if (answer === null) return 'cut';
      const headers = tells.map((one) => `${one}: ${answer.headers.get(one) ?? 'none'}`);
      return [answer.status, formOf(answer), ...headers].join(', ');
    },
  };
}

/** The code of a refusal, or a description of what was sent instead. */
function formOf({ status, headers, body }: WireReply): string {
  if (status === 101) return 'upgraded';
  if (body === '') return 'no body';
  if (headers.get('content-type')?.startsWith('application/json') !== true) return 'no JSON';
  const { error = 'fine' } = JSON.parse(body) as { error?: string };
  return error;
}
