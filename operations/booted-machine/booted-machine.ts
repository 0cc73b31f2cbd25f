import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CommandResult, runCommand } from '../../scripts/run-command.ts';

const SUITE = 'bookworm';
const LONGEST_MS = 1_200_000;
const ATTEMPTS = 120;
const PACKAGES = 'systemd,systemd-sysv,dbus,ca-certificates';
/** Every installed machine has this in /etc/hosts, but a root of debootstrap does not. */
const HOSTS = '127.0.0.1 localhost\n::1 localhost\n';

interface ScriptResult extends CommandResult {
  readonly ms: number;
}

/** A Debian in a folder, booted with its own systemd. It shares the network of this machine. */
export class BootedMachine {
  readonly #root: string;
  #nspawn: ChildProcess | null = null;
  /** The id, on this machine, of the first process of the booted machine. */
  #leader = 0;

  /** @param root the path of an empty folder, which it may remove */
  constructor(root: string) {
    this.#root = root;
  }

  /** @param base an existing root; undefined: debootstrap makes one from Debian's packages */
  async make(base: string | undefined): Promise<void> {
    if (base === undefined) {
      const words = ['--variant=minbase', `--include=${PACKAGES}`, SUITE, this.#root];
      await runOrThrow('debootstrap', words);
      // It leaves these mounted where nobody may unmount while it looks.
      for (const name of ['proc', 'sys']) await runTool('umount', ['-l', join(this.#root, name)]);
    } else cpSync(base, this.#root, { recursive: true, verbatimSymlinks: true });
    writeFileSync(this.path('etc/hosts'), HOSTS);
    rmSync(this.path('etc/resolv.conf'), { force: true });
    copyFileSync('/etc/resolv.conf', this.path('etc/resolv.conf'));
  }

  path(...names: readonly string[]): string {
    return join(this.#root, ...names);
  }

  async boot(): Promise<void> {
    const name = `--machine=${basename(this.#root).replaceAll(/[^a-z0-9-]/gi, '')}`;
    const options = ['--register=no', '--keep-unit', '--link-journal=no', '--resolv-conf=off'];
    const words = ['--quiet', `--directory=${this.#root}`, name, '--boot', ...options];
    this.#nspawn = spawn('systemd-nspawn', [...words, '--console=pipe'], { stdio: 'ignore' });
    const { pid = 0 } = this.#nspawn;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const children = `/proc/${pid}/task/${pid}/children`;
      this.#leader = existsSync(children) ? Number(readFileSync(children, 'utf8').trim()) : 0;
      if (this.#leader > 0) {
        const { output } = await this.run('systemctl is-system-running');
        if (/^(running|degraded)$/m.test(output)) return;
      }
      await sleep(1000);
    }
    throw new Error(
      'It does not boot: systemd-nspawn has to be installed, and root has to run this.',
    );
  }

  /** Runs a shell script on the machine, as root. */
  async run(script: string): Promise<ScriptResult> {
    const since = performance.now();
    const environment = ['env', '-i', 'PATH=/usr/sbin:/usr/bin:/sbin:/bin', 'LC_ALL=C'];
    const words = ['-t', String(this.#leader), '-a', ...environment, 'sh', '-c', script];
    const result = await runTool('nsenter', words);
    return { ...result, ms: performance.now() - since };
  }

  /** Like `run`. @throws Error if the script fails */
  async must(script: string): Promise<ScriptResult> {
    const result = await this.run(script);
    if (result.code !== 0) throw new Error(`${script}\n${result.output}`);
    return result;
  }

  async end(): Promise<void> {
    if (this.#nspawn !== null && this.#nspawn.exitCode === null) {
      const ended = once(this.#nspawn, 'exit');
      // systemd takes this signal from its starter as a request to power off.
      this.#nspawn.kill('SIGTERM');
      await ended;
    }
    rmSync(this.#root, { recursive: true, force: true });
  }
}

function runTool(command: string, words: readonly string[]): Promise<CommandResult> {
  return runCommand(command, words, AbortSignal.timeout(LONGEST_MS));
}

async function runOrThrow(command: string, words: readonly string[]): Promise<void> {
  const { code, output } = await runTool(command, words);
  if (code !== 0) throw new Error(`${command}: ${output.slice(-2000)}`);
}
