import { AsyncLocalStorage } from 'node:async_hooks';

/** A call to the league, as it is logged: its path is the template, and names nobody. */
export interface TracedCall {
  readonly method: string;
  readonly path: string;
  /** 0: no answer came. */
  readonly status: number;
  readonly ms: number;
}

interface TimedCall extends TracedCall {
  readonly since: number;
}

/** More than a page makes: what follows after an answer belongs to its request as well. */
const MAX_CALLS = 50;

/** One request of a visitor, through the site and the calls that it makes to the league (OPS-11). */
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

  /** How many calls there were beyond those that are listed. */
  get uncounted(): number {
    return this.#uncounted;
  }

  note(method: string, path: string, status: number, since: number): void {
    const ms = performance.now() - since;
    if (this.#calls.length < MAX_CALLS) this.#calls.push({ method, path, status, ms, since });
    else this.#uncounted += 1;
  }

  /** In how many milliseconds at least one call was under way: they overlap. */
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

/** Whatever the work does is part of this request, wherever it happens. */
export function traced<T>(trace: RequestTrace, work: () => T): T {
  return traces.run(trace, work);
}

/** Undefined where nobody waits for an answer, as for letters. */
export function presentTrace(): RequestTrace | undefined {
  return traces.getStore();
}
