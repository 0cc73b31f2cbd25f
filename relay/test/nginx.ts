import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from 'test-kit/free-port';
import { PATIENCE_MS } from 'test-kit/patience';

const SITE = new URL('../nginx-site.conf', import.meta.url);
const SERVERS = /^ *server 127\.0\.0\.1:\d+ (.*);\n/gm;
const LISTEN = '127.0.0.1:8400';
/** Directories for nginx's temporary files, all inside the test's folder. */
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * The program nginx with the configuration that the documentation hands out, where only addresses
 * differ. It runs as a child of the test and stops with it.
 * @param ports those of the relay's processes
 * @returns its own port
 */
export async function startNginx(t: TestContext, ports: readonly number[]): Promise<number> {
  const port = await findFreePort();
  await runNginx(t, port, await siteFor(port, ports));
  return port;
}

/** Runs nginx with a configuration for the test, until it answers on a port. */
export async function runNginx(t: TestContext, port: number, site: string): Promise<void> {
  const program = process.env['NGINX_PATH'] ?? 'nginx';
  const folder = await mkdtemp(join(tmpdir(), 'relay-nginx-'));
  await mkdir(join(folder, 'logs'));
  await writeFile(join(folder, 'site.conf'), site);
  await writeFile(join(folder, 'nginx.conf'), mainFor(folder));
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  const ended = once(child, 'exit');
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true });
  });
  const isUp = await answersAt(port, () => child.exitCode === null);
  assert.ok(isUp, `nginx did not start: ${output}`);
}

/** The published configuration with other addresses. */
async function siteFor(port: number, ports: readonly number[]): Promise<string> {
  const published = await readFile(SITE, 'utf8');
  const [, options = ''] = new RegExp(SERVERS, 'm').exec(published) ?? [];
  assert.ok(published.includes(LISTEN) && options !== '');
  const servers = ports.map((one) => `  server 127.0.0.1:${one} ${options};\n`).join('');
  let isFirst = true;
  const replaced = published.replaceAll(SERVERS, () => {
    const text = isFirst ? servers : '';
    isFirst = false;
    return text;
  });
  return replaced.replace(LISTEN, `127.0.0.1:${port}`);
}

function mainFor(folder: string): string {
  const temporary = TEMPORARY.map((name) => `  ${name}_temp_path ${join(folder, name)};`);
  return [
    'daemon off;',
    // A single process, so that killing it leaves no workers behind.
    'master_process off;',
    `pid ${join(folder, 'nginx.pid')};`,
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    'http {',
    '  access_log off;',
    ...temporary,
    '  include site.conf;',
    '}\n',
  ].join('\n');
}

async function answersAt(port: number, runs: () => boolean): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS && runs(); waited += 20) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isUp) return true;
    await sleep(20);
  }
  return false;
}
