import type { IncomingMessage } from 'node:http';

/**
 * The address that a request came from (NET-3): of the connection itself, or what the proxies in
 * front say, each of which adds the address that it saw to X-Forwarded-For.
 */
export function addressOf(request: IncomingMessage, trustProxy: number): string {
  const direct = request.socket.remoteAddress ?? '';
  if (trustProxy === 0) return direct;
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',');
  const hops = forwarded.split(',').flatMap((hop) => hop.trim() || []);
  return hops.at(-trustProxy) ?? hops[0] ?? direct;
}

/** Whether the client came by TLS, as the proxy in front says. */
export function isSecure(request: IncomingMessage, trustProxy: number): boolean {
  if (trustProxy === 0) return false;
  const scheme = [request.headers['x-forwarded-proto'] ?? []].flat().join(',').split(',').at(-1);
  return scheme?.trim() === 'https';
}
