import process from 'node:process';
import { CHECKS } from './checks.ts';
import { readFiles } from './files.ts';
import { NO_DURATIONS } from './job.ts';
import { Packages } from './packages.ts';
import { findRuleFaults, listNamedIds, listSlowRules, listTestsByRule } from './spec-rules.ts';
import { SUITES, listTestJobs } from './suites.ts';
import { Tiers } from './tiers.ts';
import { CODE, MANIFESTS } from './workspaces.ts';

/*
 * Fails if a numbered rule in docs/spec/ has no test, a test names an unknown rule, or more rules
 * than before are tested only by `npm test -- --all`. `--list` prints every rule with its tests.
 */

/** May only shrink: most rules can be tested without a browser or a program. */
const MAX_SLOW_RULES = 173;
/** Tests that each of two hosts imports; one host runs in the tests' process. */
const CONTRACTS = ['relay/test/contract/', 'forwarder/test/contract.ts'];

const texts = readFiles('docs/spec/*.md').map(({ text }) => text);
const tests = readFiles([
  '{scripts,test-kit,service,operations,league,relay-protocol,relay,forwarder,relay-client,site,clubhouse,examples}/**/*.test.ts',
  'relay/test/contract/*.ts',
  'forwarder/test/contract.ts',
]);

const quickFiles = listQuickFileNames();
const isQuick = ({ path }: { path: string }) =>
  CONTRACTS.some((one) => path.startsWith(one)) || quickFiles.has(path);
const { quick = [], slow = [] } = Object.groupBy(tests, (one) => (isQuick(one) ? 'quick' : 'slow'));
const named = { quick: listNamedIds(quick), slow: listNamedIds(slow) };
const slowRules = listSlowRules(texts, named);
if (process.argv.includes('--list'))
  process.stdout.write(`${listTestsByRule(texts, tests, slowRules).join('\n')}\n`);
const count = slowRules.length;
const faults = [
  ...findRuleFaults(texts, named.quick.union(named.slow)),
  ...(count > MAX_SLOW_RULES
    ? [`Only --all proves ${count} rules; at most ${MAX_SLOW_RULES} are allowed.`]
    : []),
  ...(count < MAX_SLOW_RULES ? [`Only --all proves ${count} rules: lower MAX_SLOW_RULES.`] : []),
];
for (const fault of faults) process.stdout.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Judged by their imports, because durations differ between machines. */
function listQuickFileNames(): ReadonlySet<string> {
  const packages = new Packages(readFiles(MANIFESTS));
  const tiers = new Tiers(readFiles(CODE), packages, { suites: SUITES, checks: CHECKS });
  const paths = tests.map(({ path }) => path);
  const jobs = listTestJobs(SUITES, paths).filter((job) => tiers.isQuick(job, NO_DURATIONS));
  return new Set(jobs.map(({ name }) => name));
}
