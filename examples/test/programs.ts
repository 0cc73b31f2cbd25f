import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import type { TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import { PATIENCE_MS } from 'test-kit/patience';

/** An example that somebody runs in a terminal. */
export interface ExampleRun {
  /** The output so far. */
  readonly out: () => string;
  readonly type: (text: string) => void;
  /** Waits until it prints this. @returns the first group, or the whole match */
  readonly prints: (what: RegExp) => Promise<string>;
  readonly kill: () => void;
  /** Closes its input and waits for its end. */
  readonly end: () => Promise<ProgramExit>;
}

interface ProgramExit {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Options {
  readonly words?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** By default this Node. */
  readonly program?: string;
}

/** Starts an example with an otherwise empty environment. */
export function startExample(
  t: TestContext,
  name: string,
  { words = [], env = {}, program = process.execPath }: Options,
): ExampleRun {
  const path = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const child = spawn(program, [path, ...words], {
    env: { PATH: process.env['PATH'] ?? '', ...env },
    timeout: PATIENCE_MS,
  });
  const ended = once(child, 'close');
  t.after(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  // Input for a program that has ended is dropped.
  child.stdin.on('error', () => undefined);
  const [out, err] = [collect(child.stdout), collect(child.stderr)];
  return {
    out,
    type: (text) => void child.stdin.write(`${text}\n`),
    prints: async (what) => {
      const over = ended.then(() => true);
      for (let isOver = false; ;) {
        const found = what.exec(out());
        if (found !== null) return found[1] ?? found[0];
        if (isOver) throw new Error(`it ended, and never printed ${what}: ${out()}${err()}`);
        isOver = await Promise.race([once(child.stdout, 'data').then(() => false), over]);
      }
    },
    kill: () => void child.kill('SIGKILL'),
    end: async () => {
      child.stdin.end();
      const [code] = (await ended) as [number | null];
      return { code, out: out(), err: err() };
    },
  };
}

function collect(stream: NodeJS.ReadableStream): () => string {
  let text = '';
  stream.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  return () => text;
}
