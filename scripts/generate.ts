import process from 'node:process';
import { GENERATE_PROGRAMS } from './generate-programs.ts';
import { runSome } from './run-named.ts';

/*
 * `npm run generate`: writes whatever is generated and committed. With names it writes those alone:
 * `npm run generate -- openapi`.
 */
await runSome(GENERATE_PROGRAMS, process.argv.slice(2));
