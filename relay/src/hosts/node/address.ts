import type { IncomingMessage } from 'node:http';
import { clientAddress, type ProxyTrust } from 'service/proxies';

/**
 * The address that a request came from (NET-3): of the connection itself, or what the proxies in
 * front say, each of which adds the address that it saw to X-Forwarded-For.
 */
export function addressOf(request: IncomingMessage, trustProxy: ProxyTrust): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  return clientAddress(request.socket.remoteAddress ?? '', forwarded, trustProxy);
}

/** Whether the client came by TLS, as the proxy in front says. */
export function isSecure(request: IncomingMessage, trustProxy: ProxyTrust): boolean {
  if (trustProxy === false || !trustProxy(request.socket.remoteAddress ?? '', 0)) return false;
  const scheme = [request.headers['x-forwarded-proto'] ?? []].flat().join(',').split(',').at(-1);
  return scheme?.trim() === 'https';
}
