import { parseArgs } from 'node:util';
import { printMix } from './mix/compare.ts';

/*
 * `npm run lab -- mix-bench`: a club as it is used, 95 reads and 5 claims of a hundred requests over 20
 * divisions; `--divisions N` and `--claims SHARE` ask otherwise. With `--rival` tables and claims alone,
 * beside a small server on Hono; with `--against FOLDER` beside another checkout of this repository.
 * In turns, so that what else the machine does falls on all of them; the medians of the rounds.
 *
 * Each claim is one side's, amended, and no table shows it. With `--results SHARE` a coach settles a
 * match in place of that share of them, which tables do show; the rival takes no settlements.
 */

const { values } = parseArgs({
  options: {
    members: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    against: { type: 'string' },
    divisions: { type: 'string', default: '20' },
    claims: { type: 'string', default: '0.05' },
    results: { type: 'string', default: '0' },
    rival: { type: 'boolean', default: false },
  },
});
await printMix({
  members: Number(values.members),
  seconds: Number(values.seconds),
  rounds: Number(values.rounds),
  connections: Number(values.connections),
  against: values.against,
  divisions: Number(values.divisions),
  claims: Number(values.claims),
  settled: Number(values.results),
  isRivalAsked: values.rival,
});
