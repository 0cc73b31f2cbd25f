import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from './context.ts';
import type { FrontMode } from './front.ts';
import { Control, makeShimEnvironment } from './shim.ts';
import { WebsiteLoad } from './website-load.ts';
import { Website } from './website.ts';

/** Too long for any request to succeed by waiting. */
const FAULT_MS = 300;

interface Stage {
  readonly site: Website;
  readonly control: Control | null;
}

interface Fault {
  readonly begin: (stage: Stage) => void;
  readonly end: (stage: Stage) => void;
  /** Log lines of the website about the fault. */
  readonly says: readonly string[];
}

/** Causes a fault of the proxy in front of the league. */
export function makeFrontFault(mode: FrontMode): Fault {
  return {
    begin: ({ site }) => {
      site.front.mode = mode;
    },
    end: ({ site }) => {
      site.front.mode = 'through';
    },
    says: ['a page got no answer from the league', 'sign-in emails are waiting'],
  };
}

/** Causes a fault of the disk with the website's own store. */
export function makeDiskFault(field: 'isFull' | 'isReadOnly'): Fault {
  return {
    begin: ({ control }) => control?.set(field, 1),
    end: ({ control }) => control?.set(field, 0),
    says: ['a page failed'],
  };
}

/** In every round, visitors come during the fault. Afterwards every promise to them is checked. */
export function runWebsiteRounds(fault: Fault) {
  return async (context: Context): Promise<void> => {
    const { scratch, shim, tally, rounds } = context;
    const control = shim === null ? null : new Control(join(scratch, 'control'));
    const site = new Website(scratch, tally);
    if (shim !== null && control !== null) {
      site.environment = makeShimEnvironment(shim, { control, folder: site.data });
    }
    try {
      await site.start();
      for (let round = 0; round < rounds; round++) await runRound({ site, control }, fault);
      if (site.service?.hasCrashed === true)
        tally.count('crashes', site.service.output.slice(-2000));
    } finally {
      await site.stop();
      control?.close();
    }
  };
}

async function runRound(stage: Stage, fault: Fault): Promise<void> {
  const { site } = stage;
  const { tally } = site;
  const load = new WebsiteLoad(site);
  await load.prepare();
  fault.begin(stage);
  await load.happen();
  await sleep(FAULT_MS);
  fault.end(stage);
  const end = performance.now();
  await load.check();
  tally.recoveries.push(performance.now() - end);
  for (const line of fault.says) {
    const isSaid = site.service?.output.includes(line) === true;
    if (!isSaid) tally.count('withoutProblem', `log: no line says "${line}"`);
  }
  tally.rounds += 1;
}
