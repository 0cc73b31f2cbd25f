import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './files.ts';

/** A program that `npm run SCRIPT -- NAME` runs. */
export interface Program {
  readonly name: string;
  readonly about: string;
  /** From the root of the project. */
  readonly file: string;
  /** Fixed arguments, before those of the caller. */
  readonly args?: readonly string[];
}

/** Runs it in this process, so that it gets the signals, as `node FILE ARGUMENT …` would. */
export async function runProgram(program: Program, args: readonly string[] = []): Promise<void> {
  const path = join(ROOT, program.file);
  process.argv = [process.execPath, path, ...(program.args ?? []), ...args];
  await import(pathToFileURL(path).href);
}
