import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Prometheus, startPrometheus } from 'test-kit/prometheus';
import { services } from './service.ts';

const RULES = new URL('../operations/prometheus/rules.yml', import.meta.url);
const REFRESH_MS = 250;
/** The time until the last measurements are written. */
const SETTLE_MS = 1000;

/** Scraped each second. The current services are listed in a separate file. */
const writeConfig = (targets: string) => `
global: { scrape_interval: 1s, scrape_timeout: 900ms, evaluation_interval: 1s }
rule_files: [rules.yml]
scrape_configs:
  - job_name: services
    file_sd_configs: [{ files: ['${targets}'], refresh_interval: 1s }]
`;

/** A real Prometheus, with an installation's rules, that watches during a fault. */
export interface Watch {
  /** The alerts that fired in the last seconds. */
  readonly fired: (seconds: number) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** @param folder for the list of targets */
export async function startWatch(folder: string): Promise<Watch> {
  const targets = join(folder, 'targets.json');
  writeFileSync(targets, '[]');
  const prometheus = await startPrometheus({
    'prometheus.yml': writeConfig(targets),
    'rules.yml': speedUpRules(readFileSync(RULES, 'utf8')),
  });
  const timer = setInterval(
    () => writeFileSync(targets, JSON.stringify(listTargets())),
    REFRESH_MS,
  );
  return {
    fired: async (seconds) => {
      // As of now: alerts that a trial causes while shutting down are not faults.
      const now = Date.now() / 1000;
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
      return listFiredAlerts(prometheus, Math.ceil(seconds), now);
    },
    async close() {
      clearInterval(timer);
      await prometheus.close();
    },
  };
}

/** Turns minutes of the rules into seconds: a fault here lasts seconds, not hours. */
function speedUpRules(rules: string): string {
  return rules.replaceAll(/(for: |\[)(\d+)m/g, '$1$2s');
}

interface WatchTarget {
  readonly targets: readonly string[];
  readonly labels: Readonly<Record<string, string>>;
}

/** The running services, and the last killed ones that were not restarted. */
function listTargets(): readonly WatchTarget[] {
  const found = [...services].flatMap((service) => {
    const [, address] = /Measurements: http:\/\/([\d.:]+)/.exec(service.output) ?? [];
    return address === undefined ? [] : [{ service, address }];
  });
  return found.flatMap(({ service, address }, place) => {
    const isLast = !found.slice(place + 1).some((later) => later.service.job === service.job);
    const isMissing = isLast && service.child.signalCode === 'SIGKILL';
    if (!service.isRunning && !isMissing) return [];
    return [{ targets: [address], labels: { job: service.job } }];
  });
}

async function listFiredAlerts(
  prometheus: Prometheus,
  seconds: number,
  at: number,
): Promise<readonly string[]> {
  const expression = `max by (alertname) (max_over_time(ALERTS{alertstate="firing"}[${seconds}s]))`;
  const answer = await prometheus.api(`query?time=${at}&query=${encodeURIComponent(expression)}`);
  const { result } = answer as { result: { metric: { alertname: string } }[] };
  return result.map(({ metric }) => metric.alertname).toSorted();
}
