import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** A report as it lies on a device until the league has it (OFF-6). */
export interface KeptReport {
  /** Ids of whoever wrote it and of the match: there is one of each match, the last. */
  readonly member: string;
  readonly match: string;
  /**
   * Identifies this writing: a report is settled only where nothing was written over it meanwhile.
   */
  readonly id: string;
  /** The form as it was filled in, names and values. */
  readonly fields: readonly (readonly [name: string, value: string])[];
  /** What was read before it was sent, as a sentence. */
  readonly sentence: string;
  /** The marks of what this device may have sent of the match before. */
  readonly sentBefore: readonly string[];
  /** Epoch milliseconds. */
  readonly madeAt: number;
  readonly state: 'waiting' | 'sent' | 'refused';
  /** Why it was refused, by place of the form. */
  readonly faults: Readonly<Record<string, string>>;
  /** Whether a page has said that it was sent. */
  readonly isTold: boolean;
}

interface Schema extends DBSchema {
  readonly reports: { readonly key: [string, string]; readonly value: KeptReport };
}

/** The league takes no report for a season that has long been over. */
const KEPT_MS = 90 * 86_400_000;
/** The last that a device sent is remembered while a page from before it may be kept (OFF-3). */
const SENT_MS = 14 * 86_400_000;
const MAX_SENT_REPORTS = 20;

/** The reports that a device keeps. */
export class KeptReports {
  readonly #database: IDBPDatabase<Schema>;

  constructor(database: IDBPDatabase<Schema>) {
    this.#database = database;
  }

  /** A member's, oldest first. */
  async of(member: string, now: number): Promise<KeptReport[]> {
    const all = await this.#all(now);
    return all.filter((one) => one.member === member);
  }

  /** Whether anybody's is still to be sent. */
  async hasUnsent(now: number): Promise<boolean> {
    return (await this.#all(now)).some(({ state }) => state !== 'sent');
  }

  /** Writes one over what was kept of the match. @throws where the device keeps nothing more */
  async keep(report: KeptReport): Promise<void> {
    const write = this.#database.transaction('reports', 'readwrite', { durability: 'strict' });
    const before = await write.store.get([report.member, report.match]);
    const sentBefore = before === undefined ? [] : [...before.sentBefore, markOf(before)];
    await write.store.put({ ...report, sentBefore: sentBefore.slice(-MAX_SENT_REPORTS) });
    await write.done;
  }

  /** What became of one; nothing, where another was written over it meanwhile. */
  async settle(report: KeptReport, change: Partial<KeptReport>): Promise<void> {
    const write = this.#database.transaction('reports', 'readwrite');
    const kept = await write.store.get([report.member, report.match]);
    if (kept?.id === report.id) await write.store.put({ ...kept, ...change });
    await write.done;
  }

  async discard({ member, match }: KeptReport): Promise<void> {
    await this.#database.delete('reports', [member, match]);
  }

  /** Nobody is signed in any more: what the league has is nothing that a device needs to keep. */
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

/** What was read of it: the mark by which the site knows it again. */
function markOf({ fields }: KeptReport): string {
  return fields.find(([name]) => name === 'read')?.[1] ?? '';
}

/** Null where the browser keeps nothing, as in some private windows. */
export async function openKeptReports(): Promise<KeptReports | null> {
  try {
    const database: IDBPDatabase<Schema> = await openDB<Schema>('clubhouse', 1, {
      upgrade: (made) => {
        made.createObjectStore('reports', { keyPath: ['member', 'match'] });
      },
      // A newer release of the site waits until this page lets go.
      blocking: () => database.close(),
    });
    return new KeptReports(database);
  } catch {
    return null;
  }
}
