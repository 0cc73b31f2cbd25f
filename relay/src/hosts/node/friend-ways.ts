import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Programs that can give this machine an https address, by kind. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  tunnel: ['cloudflared', 'tailscale', 'ngrok'],
  'proxy for your own name': ['caddy', 'nginx'],
};
/** The code to deploy, which only a clone has: a release leaves this file out. */
const WORKER = fileURLToPath(new URL('../cloudflare/worker.ts', import.meta.url));

/**
 * Says in two lines how a friend can connect, and which ways work on this machine (HAND-5).
 * @param path folders with programs, as in PATH
 */
export function describeFriendWays(path: string, worker: string = WORKER): string {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const isHere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  const ways = Object.entries(WAYS).map(([way, programs]) => {
    const found = programs.filter(isHere);
    return `${way}: ${found.length === 0 ? 'none' : found.join(', ')}`;
  });
  const cloudflare = existsSync(worker) ? 'with an account' : 'only from a clone';
  return (
    'A friend needs an https address that leads here: a tunnel, a name of your own or Cloudflare.\n' +
    `On this machine now: ${ways.join('; ')}; Cloudflare: ${cloudflare}. See docs/friend.md.\n`
  );
}
