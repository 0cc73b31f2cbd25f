import { randomBytes } from 'node:crypto';
import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import process from 'node:process';
import { text as textOf } from 'node:stream/consumers';
import type { TLSSocket } from 'node:tls';
import { type ProbeResult, CLAIMED } from '../checks/address.ts';
import { isLoopback } from '../checks/loopback.ts';

/** The address that each host name resolves to. */
export type HostAddresses = ReadonlyMap<string, string>;

const TIMEOUT_MS = 15_000;
const HTTPS = 443;
/** A loopback address other than the proxy's, to tell the two apart. */
const OTHER_LOOPBACK = '127.0.0.2';

/** Asks as a visitor who claims another address. @param mark recognised by the service */
export async function askPublicly(
  address: string,
  path: string,
  { resolve, mark }: { readonly resolve: HostAddresses; readonly mark?: string },
): Promise<ProbeResult> {
  try {
    const headers = {
      'x-forwarded-for': CLAIMED,
      forwarded: `for=${CLAIMED}`,
      ...(mark === undefined ? {} : { 'x-sighting': mark }),
    };
    const asked = request(await makeRequestOptions(address, path, resolve, headers));
    asked.end();
    const [response] = (await once(asked, 'response')) as [IncomingMessage];
    const socket = response.socket as TLSSocket;
    const { localAddress: from = '' } = socket;
    const validTo = Date.parse(socket.getPeerCertificate().valid_to);
    const text = await textOf(response);
    return { status: response.statusCode ?? 0, text, headers: response.headers, from, validTo };
  } catch (error) {
    return toFailure(error);
  }
}

/** @returns the status, 101 if it became a WebSocket; otherwise the failure */
export async function askForSocket(
  address: string,
  resolve: HostAddresses,
): Promise<number | string> {
  const room = randomBytes(32).toString('base64url');
  try {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      origin: address,
    };
    const asked = request(await makeRequestOptions(address, `/v1/rooms/${room}`, resolve, headers));
    asked.end();
    const upgraded = once(asked, 'upgrade').then(([, socket]) => {
      (socket as TLSSocket).destroy();
      return 101;
    });
    const answered = once(asked, 'response').then(([response]) => {
      (response as IncomingMessage).resume();
      return (response as IncomingMessage).statusCode ?? 0;
    });
    // The event that never comes rejects once the connection ends.
    return await Promise.any([upgraded, answered]).catch((error: unknown) => {
      throw error instanceof AggregateError ? error.errors[0] : error;
    });
  } catch (error) {
    return toFailure(error).message;
  }
}

async function makeRequestOptions(
  address: string,
  path: string,
  resolve: HostAddresses,
  headers: Readonly<Record<string, string>>,
): Promise<RequestOptions> {
  const { hostname, port, host } = new URL(address);
  const found = resolve.get(hostname) ?? (await lookup(hostname)).address;
  const isHere = isLoopback(found) && found.includes('.') && process.platform === 'linux';
  return {
    host: found,
    port: port === '' ? HTTPS : Number(port),
    path,
    servername: hostname,
    setHost: false,
    agent: false,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(isHere ? { localAddress: OTHER_LOOPBACK } : {}),
    headers: { host, ...headers },
  };
}

function toFailure(error: unknown): { readonly failed: string; readonly message: string } {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return { failed: typeof code === 'string' ? code : '', message: String(message ?? error) };
}
