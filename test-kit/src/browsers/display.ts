import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { until } from '../until.ts';

/** A virtual display with a window manager, for browsers that need one. */
export interface Display {
  /** The name of the display for the DISPLAY variable. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

export async function openDisplay(): Promise<Display> {
  const name = `:${findFreeNumber()}`;
  const server = startProgram('Xvfb', [name, '-screen', '0', '2600x1500x24', '-nolisten', 'tcp']);
  await until(`the display ${name}`, async () => existsSync(makeSocketPath(name.slice(1))));
  const manager = startProgram('openbox', ['--sm-disable'], { DISPLAY: name });
  return {
    name,
    async close() {
      await endProcess(manager);
      await endProcess(server);
    },
  };
}

export function startProgram(
  program: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ChildProcess {
  return spawn(program, args, { stdio: 'ignore', env: { ...process.env, ...environment } });
}

export async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill();
  await gone;
}

function findFreeNumber(): number {
  let number = 90;
  while (existsSync(makeSocketPath(`${number}`))) number++;
  return number;
}

function makeSocketPath(number: string): string {
  return `/tmp/.X11-unix/X${number}`;
}
