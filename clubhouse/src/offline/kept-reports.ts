import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A report queued on a device until the league has it (OFF-6). */
export interface KeptReport {
  /** Ids of the report's author and its match; only the latest report per match is kept. */
  readonly member: string;
  readonly match: string;
  /** Identifies this version; settling fails if the report was overwritten in the meantime. */
  readonly id: string;
  /** The form as filled in. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** The sentence the player saw before sending. */
  readonly sentence: string;
  /** Marks of this device's earlier reports of the match that may have been sent. */
  readonly sentBefore: readonly string[];
  readonly madeAt: number;
  readonly state: 'waiting' | 'sent' | 'refused';
  /** Reasons for refusal, by form field. */
  readonly faults: Readonly<Record<string, string>>;
  /** Whether a page has announced that the report was sent. */
  readonly isTold: boolean;
}

interface Schema extends DBSchema {
  readonly reports: { readonly key: [string, string]; readonly value: KeptReport };
}

/** The league accepts no report for a season that ended long ago. */
const KEPT_MS = 90 * 86_400_000;
/** Remembers the last sent report as long as an older page may be cached (OFF-3). */
const SENT_MS = 14 * 86_400_000;
const MAX_SENT_REPORTS = 20;

export class KeptReports {
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** A member's reports, oldest first. */
  async of(member: string, now: number): Promise<KeptReport[]> {
    const all = await this.#all(now);
    return all.filter((one) => one.member === member);
  }

  async hasUnsent(now: number): Promise<boolean> {
    return (await this.#all(now)).some(({ state }) => state !== 'sent');
  }

  /**
   * Queues a report in place of an earlier one of the match.
   * @throws if the device can store no more
   */
  async keep(report: KeptReport): Promise<void> {
    const write = this.#database.transaction('reports', 'readwrite', { durability: 'strict' });
    const before = await write.store.get([report.member, report.match]);
    const sentBefore = before === undefined ? [] : [...before.sentBefore, readMark(before)];
    await write.store.put({ ...report, sentBefore: sentBefore.slice(-MAX_SENT_REPORTS) });
    await write.done;
  }

  /** Stores the outcome of a report, unless it was overwritten in the meantime. */
  async settle(report: KeptReport, change: Partial<KeptReport>): Promise<void> {
    const write = this.#database.transaction('reports', 'readwrite');
    const kept = await write.store.get([report.member, report.match]);
    if (kept?.id === report.id) await write.store.put({ ...kept, ...change });
    await write.done;
  }

  async discard({ member, match }: KeptReport): Promise<void> {
    await this.#database.delete('reports', [member, match]);
  }

  /** Forgets sent reports once nobody is signed in: the league has them. */
  async forgetSent(): Promise<void> {
    for (const one of await this.#database.getAll('reports')) {
      if (one.state === 'sent') await this.discard(one);
    }
  }

  async #all(now: number): Promise<KeptReport[]> {
    const [old, kept]: [KeptReport[], KeptReport[]] = [[], []];
    for (const one of await this.#database.getAll('reports')) {
      const longest = one.state === 'sent' ? SENT_MS : KEPT_MS;
      (now - one.madeAt > longest ? old : kept).push(one);
    }
    for (const one of old) await this.discard(one);
    return kept.toSorted((one, other) => one.madeAt - other.madeAt);
  }
}

function readMark({ fields }: KeptReport): string {
  return fields.find(([name]) => name === 'read')?.[1] ?? '';
}

/** Null if the browser stores nothing, as in some private windows. */
export async function openKeptReports(): Promise<KeptReports | null> {
  try {
    const database: IDBPDatabase<Schema> = await openDB<Schema>('clubhouse', 1, {
      upgrade: (made) => {
        made.createObjectStore('reports', { keyPath: ['member', 'match'] });
      },
      // A newer release waits until this page closes its connection.
      blocking: () => database.close(),
    });
    return new KeptReports(database);
  } catch {
    return null;
  }
}
