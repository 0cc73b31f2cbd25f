import process from 'node:process';
import { GENERATE_PROGRAMS } from './generate-programs.ts';
import { runSome } from './run-named.ts';

/*
 * `npm run generate` writes all generated files that are committed. With names it writes only
 * those: `npm run generate -- openapi`.
 */
await runSome(GENERATE_PROGRAMS, process.argv.slice(2));
