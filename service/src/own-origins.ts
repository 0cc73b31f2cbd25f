import { networkInterfaces } from 'node:os';

const LOOPBACK = ['127.0.0.1', 'localhost', '::1'];
const EVERYWHERE = new Set(['0.0.0.0', '::']);

/** The relay's own address without a setting, under each of its names on this machine. */
export function listOwnOrigins(host: string, port: number): string[] {
  return listHostNames(host).map((name) => makeUrl(name, port));
}

/** An origin as browsers send it, without the usual port; other text as it is. */
export function makeUrl(host: string, port: number | string): string {
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return URL.parse(url)?.origin ?? url;
}

function listHostNames(host: string): string[] {
  if (LOOPBACK.includes(host)) return LOOPBACK;
  if (!EVERYWHERE.has(host)) return [host];
  const own = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return [...LOOPBACK, ...own.map(({ address }) => address)];
}
