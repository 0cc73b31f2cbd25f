import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './files.ts';

/** A program that `npm run SCRIPT -- NAME` runs. */
export interface Program {
  readonly name: string;
  readonly about: string;
  /** The path of the file from the root of the project. */
  readonly file: string;
  /** Fixed arguments, before those of the caller. */
  readonly args?: readonly string[];
}

/** Runs a program in this process, so that it gets the signals, like `node FILE ARGUMENT …`. */
export async function runProgram(program: Program, args: readonly string[] = []): Promise<void> {
  const path = join(ROOT, program.file);
  process.argv = [process.execPath, path, ...(program.args ?? []), ...args];
  await import(pathToFileURL(path).href);
}
