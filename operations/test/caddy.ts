import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import type { TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from 'test-kit/patience';

const PUBLISHED = new URL('../caddy/Caddyfile', import.meta.url);
/** No trusted proxies, no changes while running, and certificates from its own authority. */
const FOR_TESTS =
  '{\n\tadmin off\n\tauto_https disable_redirects\n\tlocal_certs\n\tskip_install_trust\n}\n\n';
const AUTHORITY = 'caddy/pki/authorities/local/root.crt';

type Site = 'club' | 'play' | 'league';

interface RequestOptions {
  /** The address of this machine that sends the request. */
  readonly from: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface CaddyReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** A running Caddy, and how to reach the sites behind it. */
export interface RunningCaddy {
  readonly host: (site: Site) => string;
  /** The certificate of the authority that signed its own. */
  readonly authority: Buffer;
  readonly ask: (site: Site, path: string, options: RequestOptions) => Promise<CaddyReply>;
}

/**
 * The program Caddy with the configuration that is handed out. Only names and ports differ in it,
 * and its own authority stands in for the public one.
 * @param change what is broken in it
 */
export async function startCaddy(
  t: Pick<TestContext, 'after'>,
  port: number,
  upstreams: Readonly<Record<Site, string>>,
  change: (configuration: string) => string = (text) => text,
): Promise<RunningCaddy> {
  const folder = mkdtempSync(join(tmpdir(), 'club-caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, FOR_TESTS + change(configuration(port, upstreams)));
  const child = spawn(
    process.env['CADDY_PATH'] ?? 'caddy',
    ['run', '--config', file, '--adapter', 'caddyfile'],
    {
      env: {
        PATH: process.env['PATH'],
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (some: string) => (output += some));
  const ended = once(child, 'exit');
  t.after(async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true });
  });
  const authority = join(folder, AUTHORITY);
  const host = (site: Site) => `${site}.localhost`;
  const ask = (site: Site, path: string, options: RequestOptions) =>
    askBy(readFileSync(authority), port, host(site), path, options);
  for (let waited = 0; waited < PATIENCE_MS; waited += 50) {
    if (child.exitCode !== null) break;
    const answer = existsSync(authority)
      ? await ask('play', '/v1/info', { from: '127.0.0.1' }).catch(() => null)
      : null;
    if (answer?.status === 200) return { host, authority: readFileSync(authority), ask };
    await sleep(50);
  }
  return assert.fail(`Caddy did not start: ${output}`);
}

/** The published configuration with other names and upstreams. */
function configuration(port: number, upstreams: Readonly<Record<Site, string>>): string {
  let text = readFileSync(PUBLISHED, 'utf8').replace(/^\{\n[^]*?^\}\n/m, '');
  const places: readonly (readonly [Site, string])[] = [
    ['club', '127.0.0.1:8500'],
    ['play', '127.0.0.1:8400'],
    ['league', '127.0.0.1:8300'],
  ];
  for (const [site, upstream] of places) {
    assert.ok(text.includes(`${site}.example.org`) && text.includes(upstream), site);
    text = text
      .replace(`${site}.example.org`, `https://${site}.localhost:${port}`)
      .replace(upstream, new URL(upstreams[site]).host);
  }
  return text;
}

async function askBy(
  ca: Buffer,
  port: number,
  servername: string,
  path: string,
  { from, method = 'GET', headers = {}, body }: RequestOptions,
): Promise<CaddyReply> {
  const asked = request({
    host: '127.0.0.1',
    port,
    path,
    method,
    ca,
    servername,
    localAddress: from,
    agent: false,
    headers: { host: `${servername}:${port}`, ...headers },
  });
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    text: await textOf(response),
  };
}
