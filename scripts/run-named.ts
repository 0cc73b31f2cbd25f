import process from 'node:process';
import { findNearest } from 'service/nearest';
import { type Program, runProgram } from './programs.ts';

/** For an unknown name, suggests the nearest one and exits with 2. */
export async function runNamed(
  programs: readonly Program[],
  name: string,
  args: readonly string[],
): Promise<void> {
  const found = programs.find((program) => program.name === name);
  if (found === undefined) refuseUnknown(programs, name);
  else await runProgram(found, args);
}

/** Runs the named programs in the order of the list, or all of them without names. */
export async function runSome(
  programs: readonly Program[],
  names: readonly string[],
): Promise<void> {
  const unknown = names.find((name) => programs.every((program) => program.name !== name));
  if (unknown !== undefined) return refuseUnknown(programs, unknown);
  const chosen = programs.filter(({ name }) => names.length === 0 || names.includes(name));
  for (const program of chosen) await runProgram(program);
}

function refuseUnknown(programs: readonly Program[], name: string): void {
  const names = programs.map((program) => program.name);
  process.stderr.write(`There is no "${name}" here: did you mean ${findNearest(name, names)}?\n`);
  process.exitCode = 2;
}
