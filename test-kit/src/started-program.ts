import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { PATIENCE_MS } from './patience.ts';

/** A program started by a test as its operator would start it. */
export interface StartedProgram {
  readonly child: ChildProcess;
  /** The folder in which the program runs and keeps its data. */
  readonly folder: string;
  /** Everything written so far, to both streams. */
  readonly output: () => string;
  /** The exit code, once the output is complete; null after a signal. */
  readonly ended: Promise<number | null>;
  /** Waits until the program has written this. @returns the first group, or the whole match */
  readonly says: (what: RegExp) => Promise<string>;
}

interface Options {
  /** The program's environment, which otherwise contains only PATH and Node's compile cache. */
  readonly environment: Readonly<Record<string, string>>;
  /** An empty folder by default, which the test deletes. */
  readonly folder?: string | undefined;
  readonly words?: readonly string[];
  /** The user to run as; by default the one who runs the tests. */
  readonly uid?: number | undefined;
}

/** Starts a program of this project, and kills it when the test ends. */
export async function startProgram(
  t: Pick<TestContext, 'after'>,
  main: string,
  { environment, folder: given, words = [], uid }: Options,
): Promise<StartedProgram> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'program-')));
  const child = spawn(process.execPath, [main, ...words], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(uid === undefined ? {} : { uid }),
  });
  const streams = [child.stdout, child.stderr];
  let output = '';
  for (const stream of streams) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
    if (given === undefined) await rm(folder, { recursive: true });
  });
  const says = (what: RegExp): Promise<string> => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const look = () => {
      const found = what.exec(output);
      if (found) resolve(found[1] ?? found[0]);
    };
    const giveUp = () => reject(new Error(`it did not say ${what.source}: ${output}`));
    for (const stream of streams) stream.on('data', look);
    const timer = setTimeout(giveUp, PATIENCE_MS);
    void ended.then(giveUp);
    look();
    return promise.finally(() => clearTimeout(timer));
  };
  return { child, folder, output: () => output, ended, says };
}
