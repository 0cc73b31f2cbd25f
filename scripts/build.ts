import process from 'node:process';
import { BUILD_PROGRAMS } from './build-programs.ts';
import { runSome } from './run-named.ts';

/*
 * `npm run build` builds everything that browsers load. Its last line is the hash of the games'
 * site. `npm run build -- site` and `npm run build -- clubhouse` build one of them.
 */
await runSome(BUILD_PROGRAMS, process.argv.slice(2));
