import type { Check } from './checks.ts';
import { type Durations, type Job, makeJobKey, type KnownDurations } from './job.ts';
import type { Packages } from './packages.ts';
import { readLoads, type SourceFile } from './source.ts';
import type { Requirement, Suite } from './suites.ts';

/** A file that uses this many seconds of CPU, with few cases, runs only with `npm test -- --all`. */
const MAX_QUICK_S = 10;
/** Modules that start programs and browsers. */
const STARTERS = new Set(['node:child_process', 'playwright-core', 'puppeteer-core']);
/** The few tests that start a product in a browser or a service as a program. */
const ALWAYS_QUICK = /\.(?:journey\.browser|program)\.test\.ts$/;
/** Needs with which a suite is still quick. All others are programs that the machine may lack. */
const QUICK_NEEDS: readonly Requirement[] = ['statements', 'clubhouse'];

/** Decides which jobs `npm test` runs: the rest is for `npm test -- --all`. */
export class Tiers {
  readonly #loads: ReadonlyMap<string, readonly string[]>;
  readonly #suites: readonly Suite[];
  readonly #checks: readonly Check[];

  /** @param code every code file of the project */
  constructor(
    code: readonly SourceFile[],
    packages: Packages,
    { suites, checks }: { suites: readonly Suite[]; checks: readonly Check[] },
  ) {
    this.#loads = new Map(
      code.map((file) => [file.path, readLoads(file).map((target) => packages.resolve(target))]),
    );
    this.#suites = suites;
    this.#checks = checks;
  }

  /**
   * An unknown file counts as quick. A file that was too slow counts again once it is quick even
   * with all its cases.
   */
  isQuick(job: Job, known: KnownDurations): boolean {
    const check = this.#checks.find(({ name }) => name === job.suite);
    if (check !== undefined) return check.isQuick;
    if (ALWAYS_QUICK.test(job.name)) return true;
    const suite = this.#suites.find(({ name }) => name === job.suite);
    const needsLittle = suite?.needs.every((need) => QUICK_NEEDS.includes(need)) ?? false;
    const cpu = (durations: Durations) => durations[makeJobKey(job)]?.cpu;
    const inTier = cpu(known.quick) ?? 0;
    const isShort = Math.min(inTier, cpu(known.whole) ?? inTier) < MAX_QUICK_S;
    return needsLittle && isShort && !this.#startsProgram(job.name);
  }

  /** Whether a test file imports, directly or indirectly, a module that starts programs. */
  #startsProgram(path: string): boolean {
    const reached = new Set([path]);
    // A Set's loop also visits elements added meanwhile.
    for (const one of reached) {
      for (const target of this.#loads.get(one) ?? []) {
        if (STARTERS.has(target)) return true;
        reached.add(target);
      }
    }
    return false;
  }
}
