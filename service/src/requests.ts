import { Histogram } from 'prom-client';
import type { ServiceRegistry } from './service-registry.ts';

/** @param route the pattern of the route; undefined if no route matched */
type MeasureRequest = (
  method: string,
  route: string | undefined,
  status: number,
  seconds: number,
) => void;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts responses by route and status, and their durations (OPS-4). */
export function measureRequests(register: ServiceRegistry): MeasureRequest {
  const histogram = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Response times, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [register],
  });
  // Unknown addresses get no label, because anybody could create any number of them.
  return (method, route, status, seconds) =>
    histogram.observe({ method, route: route ?? 'none', status }, seconds);
}
