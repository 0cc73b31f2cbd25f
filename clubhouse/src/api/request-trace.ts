import { AsyncLocalStorage } from 'node:async_hooks';

/** A call to the league for the log. Its path is the template, so it names nobody. */
export interface TracedCall {
  readonly method: string;
  readonly path: string;
  /** The status; 0 if no answer came. */
  readonly status: number;
  readonly ms: number;
}

interface TimedCall extends TracedCall {
  readonly since: number;
}

/** Calls to list: more than any page makes. Work after the answer also counts for its request. */
const MAX_CALLS = 50;

/** One visitor request, traced through the site and its calls to the league (OPS-11). */
export class RequestTrace {
  readonly id: string;
  readonly #calls: TimedCall[] = [];
  #uncounted = 0;

  constructor(id: string) {
    this.id = id;
  }

  get calls(): readonly TracedCall[] {
    return this.#calls.map(({ method, path, status, ms }) => ({ method, path, status, ms }));
  }

  /** Number of calls beyond those listed. */
  get uncounted(): number {
    return this.#uncounted;
  }

  note(method: string, path: string, status: number, since: number): void {
    const ms = performance.now() - since;
    if (this.#calls.length < MAX_CALLS) this.#calls.push({ method, path, status, ms, since });
    else this.#uncounted += 1;
  }

  /** Milliseconds with at least one call running; calls overlap. */
  get waitedMs(): number {
    let [waited, until] = [0, 0];
    for (const { since, ms } of this.#calls.toSorted((one, other) => one.since - other.since)) {
      const end = since + ms;
      waited += Math.max(0, end - Math.max(since, until));
      until = Math.max(until, end);
    }
    return waited;
  }
}

const traces = new AsyncLocalStorage<RequestTrace>();

/** Attributes everything the work does to this request. */
export function runTraced<T>(trace: RequestTrace, work: () => T): T {
  return traces.run(trace, work);
}

/** Undefined if nobody waits for an answer, as with emails. */
export function getCurrentTrace(): RequestTrace | undefined {
  return traces.getStore();
}
