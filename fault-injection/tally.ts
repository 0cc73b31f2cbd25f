/** The results of one fault on one target. */
export class Tally {
  rounds = 0;
  /** Acknowledged writes that were checked. */
  writes = 0;
  /** Acknowledged writes that are missing. */
  lost = 0;
  /** Writes that exist twice. */
  doubled = 0;
  /** How often a service ended or refused to start without an explanation. */
  crashes = 0;
  /** Requests to a running service that got no answer, or not the promised kind of error. */
  withoutProblem = 0;
  /** Reads that lacked something acknowledged before they were sent. */
  stale = 0;
  /** From the end of the fault to the first acknowledged write, in ms, one per round. */
  readonly recoveries: number[] = [];
  /** The slowest answer, in ms. */
  slowest = 0;
  /** The slowest answer of healthz, in ms. */
  slowestHealth = 0;
  /** The number of answers with each status. */
  readonly statuses = new Map<number, number>();
  /** The faults found, and the messages of healthz and the log. */
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

  /** Notes a message of healthz or the log. */
  say(what: string): void {
    this.said.set(what, (this.said.get(what) ?? 0) + 1);
  }

  get isClean(): boolean {
    const { lost, doubled, crashes, withoutProblem, stale } = this;
    return lost + doubled + crashes + withoutProblem + stale === 0;
  }
}
