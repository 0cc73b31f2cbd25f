import { findRoute } from './page-log.ts';
import type { ServedPage } from './watch.ts';

const LINES = 15;

/** Lists the routes with the most time outside calls: count, calls, milliseconds. */
export function listSlowestRoutes(pages: readonly ServedPage[]): string[] {
  const got = pages.filter(({ method, status }) => method === 'GET' && status === 200);
  const routes = Object.entries(Object.groupBy(got, ({ path }) => findRoute(path)));
  const lines = routes
    .map(([route, answers = []]) => ({ route, answers, own: findMedianAnswer(answers, 'ownMs') }))
    .toSorted((one, other) => other.own - one.own)
    .slice(0, LINES)
    .map(({ route, answers, own }) =>
      [
        `${answers.length}`.padStart(5),
        `${Math.max(...answers.map(({ calls }) => calls.length))}`.padStart(6),
        findMedianAnswer(answers, 'ms').toFixed(0).padStart(6),
        own.toFixed(0).padStart(6),
        Math.max(...answers.map(({ ms }) => ms))
          .toFixed(0)
          .padStart(6),
        ` ${route}`,
      ].join(''),
    );
  return ['pages calls    ms   own   max  (medians, but the last)', ...lines];
}

/** Durations of pages and forms: median, high percentile and maximum. */
export function describePace(pages: readonly ServedPage[]): string {
  const sorted = pages.toSorted((one, other) => one.ms - other.ms);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)]?.ms ?? 0);
  const last = sorted
    .slice(-3)
    .map(({ method, path, ms }) => `${method} ${findRoute(path)} ${Math.round(ms)} ms`);
  return (
    `${pages.length} answers: half within ${at(0.5)} ms, 99 of 100 within ${at(0.99)} ms, ` +
    `slowest ${last.toReversed().join(', ')}`
  );
}

function findMedianAnswer(answers: readonly ServedPage[], what: 'ms' | 'ownMs'): number {
  const sorted = answers.map((one) => one[what]).toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
