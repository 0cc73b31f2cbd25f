import process from 'node:process';
import { LAB_PROGRAMS } from './lab-programs.ts';
import type { Program } from './programs.ts';
import { runNamed } from './run-named.ts';

/*
 * `npm run lab`: lists every benchmark, simulation, fuzz, fault, look and trial of the project.
 * `npm run lab -- NAME [ARGUMENT …]` runs one.
 */

const HEAD =
  'Run one with: npm run lab -- NAME [ARGUMENT …]. Its file says which arguments it takes.';

const [name, ...args] = process.argv.slice(2);
if (name === undefined || ['help', '--help', '-h'].includes(name)) printList(LAB_PROGRAMS);
else await runNamed(LAB_PROGRAMS, name, args);

function printList(programs: readonly Program[]): void {
  const nameWidth = Math.max(...programs.map(({ name: text }) => text.length));
  const aboutWidth = Math.max(...programs.map(({ about }) => about.length));
  const lines = programs.map(
    (program) =>
      `${program.name.padEnd(nameWidth)}  ${program.about.padEnd(aboutWidth)}  ${program.file}\n`,
  );
  process.stdout.write(`${HEAD}\n\n${lines.join('')}`);
}
