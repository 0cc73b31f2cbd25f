/** What came of one fault on one target. */
export class Tally {
  rounds = 0;
  /** Acknowledged writes that were looked for. */
  writes = 0;
  /** Writes that were acknowledged and are not there. */
  lost = 0;
  /** Writes that are there twice. */
  doubled = 0;
  /** Times that a service ended, or would not start, without a sentence that says why. */
  crashes = 0;
  /** Requests to a running service that got no answer, or an error that is not as promised. */
  withoutProblem = 0;
  /** Reads that showed less than what was acknowledged before they were asked for. */
  stale = 0;
  /** From the end of the fault to the first write that was acknowledged, ms, one a round. */
  readonly recoveries: number[] = [];
  /** The slowest answer, ms. */
  slowest = 0;
  /** The slowest answer of healthz, ms. */
  slowestHealth = 0;
  /** How many answers had each status. */
  readonly statuses = new Map<number, number>();
  /** What was not as it should be, and what healthz and the log said. */
  readonly faults: string[] = [];
  readonly said = new Map<string, number>();

  count(what: 'lost' | 'doubled' | 'crashes' | 'withoutProblem' | 'stale', why: string): void {
    this[what] += 1;
    this.faults.push(`${what}: ${why}`);
  }

  answered(status: number, ms: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
    this.slowest = Math.max(this.slowest, ms);
  }

  /** Notes what healthz or the log said. */
  say(what: string): void {
    this.said.set(what, (this.said.get(what) ?? 0) + 1);
  }

  get isClean(): boolean {
    const { lost, doubled, crashes, withoutProblem, stale } = this;
    return lost + doubled + crashes + withoutProblem + stale === 0;
  }
}
