import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answers, Question } from './server.ts';

const SERVER = fileURLToPath(new URL('server.ts', import.meta.url));
/** The unit in which Linux counts processor time. */
const TICKS_PER_MS = 0.1;

/** The site in its own process, with a bare page on another port. */
export interface Site {
  readonly url: string;
  readonly bareUrl: string;
  readonly ask: <Name extends Question['ask']>(
    question: Extract<Question, { readonly ask: Name }>,
  ) => Promise<Answers[Name]>;
  readonly stop: () => Promise<void>;
}

/** @param profile the folder for a CPU profile, if wanted */
export async function startSite(
  environment: Readonly<Record<string, string>>,
  profile?: string,
): Promise<Site> {
  const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
  const child = fork(SERVER, {
    env: { ...process.env, ...environment },
    execArgv: [...process.execArgv, ...profiling],
  });
  const [ready] = (await once(child, 'message')) as [{ url: string; bareUrl: string }];
  return {
    ...ready,
    async ask(question) {
      const answered = once(child, 'message');
      child.send(question);
      const [answer] = (await answered) as [Answers[typeof question.ask]];
      return answer;
    },
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Processor time used by a process, in ms; null if the system does not report it. */
export function readCpuTime(pid: number | undefined): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_MS;
  } catch {
    return null;
  }
}
