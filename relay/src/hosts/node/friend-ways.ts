import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that can give this machine an https address, by kind. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  tunnel: ['cloudflared', 'tailscale', 'ngrok'],
  proxy: ['caddy', 'nginx'],
};

/**
 * Says in two lines how a friend can connect, and which programs for it are installed (HAND-5).
 * @param path folders with programs, as in PATH
 */
export function sayFriendWays(path: string): string {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const isHere = (program: string) => folders.some((folder) => existsSync(join(folder, program)));
  const found = Object.entries(WAYS).flatMap(([way, programs]) =>
    programs.filter(isHere).map((program) => `${program} (${way})`),
  );
  const here = found.length === 0 ? 'no tunnel and no proxy is installed' : found.join(', ');
  return (
    'A friend needs an https address that leads here: a tunnel, a name of your own or Cloudflare.\n' +
    `On this machine now: ${here}. See docs/friend.md.\n`
  );
}
