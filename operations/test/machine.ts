import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import type { TestContext } from 'node:test';

/** The outcome of running a program of operations/. */
interface Run {
  /** Null if the run was killed. */
  readonly code: number | null;
  readonly output: string;
}

export function hashFile(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex');
}

/** A folder that represents the root of a machine, with test tools before the system's own. */
export class Machine {
  readonly root: string;
  readonly #tools: string;

  constructor(owner: Pick<TestContext, 'after'>) {
    this.root = mkdtempSync(join(tmpdir(), 'club-machine-'));
    owner.after(async () => {
      await this.end();
      rmSync(this.root, { recursive: true, force: true, maxRetries: 2 });
    });
    this.#tools = join(this.root, 'tools');
    for (const folder of ['opt', 'etc/club', 'run', 'var/backups/club', 'var/backups/club-relay']) {
      mkdirSync(join(this.root, folder), { recursive: true });
    }
    for (const name of ['systemd-sysusers', 'systemd-tmpfiles']) this.tool(name, 'exit 0');
  }

  /** Ends everything that runs on it, while its folder still exists. */
  async end(): Promise<void> {}

  path(...names: readonly string[]): string {
    return join(this.root, ...names);
  }

  write(path: string, text: string, mode = 0o644): void {
    const target = this.path(path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    chmodSync(target, mode);
  }

  /** Puts a shell program before the system's. */
  tool(name: string, script: string): void {
    this.write(join('tools', name), `#!/bin/sh\n${script}\n`, 0o755);
  }

  /** Runs a program in a process group of its own, which a tool can end by `kill -9 0`. */
  async run(program: string, args: readonly string[] = [], more: NodeJS.ProcessEnv = {}) {
    const child = spawn(program, args, {
      detached: true,
      env: this.#environment(more),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    }
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, output } satisfies Run;
  }

  /** Runs a shell program that reads these words from its standard input. */
  runWithInput(input: string, program: string, ...args: readonly string[]) {
    const shell = ['-c', 'printf %s "$INPUT" | sh "$@"', 'sh', program, ...args];
    return this.run('sh', shell, { INPUT: input });
  }

  runTool(name: string, ...args: readonly string[]): void {
    spawnSync(join(this.#tools, name), args, { env: this.#environment({}) });
  }

  #environment(more: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
    return {
      PATH: `${this.#tools}:${process.env['PATH']}:/usr/sbin`,
      CLUB_ROOT: this.root,
      CLUB_TIMEOUT_SECONDS: '0',
      // Another Caddy of the user who runs the tests.
      CLUB_PROXY_PORT: '1',
      ...more,
    };
  }
}
