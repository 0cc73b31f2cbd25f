import type { IncomingMessage } from 'node:http';
import { findClientAddress, type ProxyTrust } from './core/proxies.ts';

/**
 * The address of a request (NET-3): the connection's own, or what the proxies in front report. Each
 * proxy adds the address it saw to X-Forwarded-For.
 */
export function readAddress(request: IncomingMessage, trustProxy: ProxyTrust): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  return findClientAddress(request.socket.remoteAddress ?? '', forwarded, trustProxy);
}

/** Whether the client used TLS, as the proxy in front reports. */
export function isSecure(request: IncomingMessage, trustProxy: ProxyTrust): boolean {
  if (trustProxy === false || !trustProxy(request.socket.remoteAddress ?? '', 0)) return false;
  const scheme = [request.headers['x-forwarded-proto'] ?? []].flat().join(',').split(',').at(-1);
  return scheme?.trim() === 'https';
}
