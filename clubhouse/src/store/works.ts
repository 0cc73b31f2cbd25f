import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';

/**
 * `stopped`: by a coach. `restarted`: the site stopped in between. `refused`: the league rejected
 * the key. A coach can resume a job in any of the three.
 */
export type WorkState = 'running' | 'stopped' | 'restarted' | 'refused' | 'finished';

export interface Work {
  readonly id: number;
  readonly kind: string;
  /** The name of the key that started the job. */
  readonly begunBy: string;
  readonly leadsTo: string;
  readonly state: WorkState;
  readonly begunAt: number;
  readonly since: number;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
}

export interface TakenItem {
  readonly place: number;
  /** The item as JSON, in the form passed to `begin`. */
  readonly item: string;
  readonly isRepeat: boolean;
}

export interface FailedItem {
  readonly place: number;
  /** Empty if the member of the item was erased. */
  readonly label: string;
  readonly code: string;
  readonly detail: string;
}

interface NewWork {
  readonly once: string;
  readonly kind: string;
  readonly begunBy: string;
  readonly leadsTo: string;
  readonly now: number;
}

interface NewItem {
  readonly label: string;
  readonly item: string;
  readonly memberId: string | null;
}

const DAY_MS = 86_400_000;
/** How long a job can be viewed or resumed. */
const KEPT_DAYS = 30;
/** Jobs in a list: more than anybody reads. */
const MAX_LISTED_WORKS = 20;
const MAX_LISTED_FAILURES = 200;

/** Long work and its items (WORK-1). */
export class Works {
  readonly #sql: ReturnType<typeof prepareStatements>;

  constructor(database: DatabaseSync) {
    this.#sql = prepareStatements(database);
  }

  /** Call it in a transaction. Returns the job's id, or that of an earlier job with this `once`. */
  add(work: NewWork, items: readonly NewItem[]): { readonly id: number; readonly isNew: boolean } {
    const known = this.idOf(work.once);
    if (known !== null) return { id: known, isNew: false };
    const id = Number(this.#sql.add.run({ ...work }).lastInsertRowid);
    for (const [place, { label, item, memberId }] of items.entries()) {
      this.#sql.addItem.run({ id, place, label, item, memberId });
    }
    return { id, isNew: true };
  }

  /** The job that a form has already started; null if none. */
  idOf(once: string): number | null {
    const known = this.#sql.known.get({ once });
    return known === undefined ? null : Number(known['id']);
  }

  find(id: number): Work | null {
    const row = this.#sql.find.get({ id });
    return row === undefined ? null : toWork(row);
  }

  state(id: number): WorkState | null {
    const state = this.#sql.state.get({ id })?.['state'];
    // The table's check constraint allows no other value.
    return state === undefined ? null : (state as WorkState);
  }

  /** Unfinished jobs, and those of the last day in which something failed, newest first. */
  recent(now: number): Work[] {
    return this.#sql.recent.all({ since: now - DAY_MS, most: MAX_LISTED_WORKS }).map(toWork);
  }

  failed(id: number): FailedItem[] {
    return this.#sql.failed.all({ id, most: MAX_LISTED_FAILURES }).map((row) => ({
      place: Number(row['place']),
      label: String(row['label']),
      code: String(row['code']),
      detail: String(row['detail'] ?? ''),
    }));
  }

  /** Numbers of finished items by outcome. */
  results(id: number): Map<string, number> {
    const rows = this.#sql.results.all({ id });
    return new Map(rows.map((row) => [String(row['code']), Number(row['count'])]));
  }

  /** Claims the next item for one attempt, first of all an item that a stop interrupted. */
  take(id: number): TakenItem | null {
    const row = this.#sql.take.get({ id });
    if (row === undefined) return null;
    const { place, item, was_tried: wasTried } = row;
    this.#sql.begin.run({ id, place: Number(place) });
    return { place: Number(place), item: String(item), isRepeat: wasTried === 1 };
  }

  done(id: number, place: number, code: string): void {
    this.#sql.done.run({ id, place, code });
  }

  /** @param code the reason, as a code that each language has words for */
  fail(id: number, place: number, code: string, detail: string): void {
    this.#sql.fail.run({ id, place, code, detail });
  }

  /** Changes a job's state if the state is one of `from`, and returns whether it was. */
  move(id: number, from: readonly WorkState[], to: WorkState, now: number): boolean {
    const states = JSON.stringify(from);
    return this.#sql.move.run({ id, states, to, now }).changes > 0;
  }

  /** Queues failed items again, except those of erased people. */
  retry(id: number): void {
    this.#sql.retry.run({ id });
  }

  /** Marks the jobs that ran when the site stopped: they wait for a coach's key. */
  interrupt(now: number): void {
    this.#sql.interrupt.run({ now });
  }

  tidy(now: number): void {
    this.#sql.tidy.run({ before: now - KEPT_DAYS * DAY_MS });
  }

  /**
   * Forgets an erased member (OWN-2): drops the member's open items. Also drops open items without
   * a known member, such as lines of a list, because they may name the member.
   */
  forget(memberId: string): void {
    this.#sql.forget.run({ memberId });
  }
}

const COUNTED = `works.*, count(*) as total, count(*) filter (where status = 'done') as done,
  count(*) filter (where status = 'failed') as failed
  from works join work_items on work_items.work_id = works.id`;
const ITEM = 'where work_id = :id and place = :place';

function prepareStatements(database: DatabaseSync) {
  const sql = (text: string): StatementSync => database.prepare(text);
  return {
    known: sql('select id from works where once = :once'),
    add: sql(`insert into works (once, kind, begun_by, leads_to, state, begun_at, since)
      values (:once, :kind, :begunBy, :leadsTo, 'running', :now, :now)`),
    addItem: sql(`insert into work_items (work_id, place, label, item, member_id)
      values (:id, :place, :label, :item, :memberId)`),
    find: sql(`select ${COUNTED} where works.id = :id group by works.id`),
    state: sql('select state from works where id = :id'),
    recent: sql(`select ${COUNTED} where works.state <> 'finished' or (works.since > :since
      and exists (select 1 from work_items as failed
        where failed.work_id = works.id and failed.status = 'failed'))
      group by works.id order by works.id desc limit :most`),
    failed: sql(`select place, label, code, detail from work_items
      where work_id = :id and status = 'failed' order by place limit :most`),
    results: sql(`select code, count(*) as count from work_items
      where work_id = :id and status = 'done' group by code`),
    take: sql(`select place, item, status = 'running' or code is not null as was_tried
      from work_items where work_id = :id and status in ('running', 'waiting')
      order by status, place limit 1`),
    begin: sql(`update work_items set status = 'running' ${ITEM}`),
    done: sql(`update work_items set status = 'done', label = '', item = '', member_id = null,
      code = :code, detail = null ${ITEM}`),
    fail: sql(`update work_items set status = 'failed', code = :code, detail = :detail ${ITEM}`),
    move: sql(`update works set state = :to, since = :now
      where id = :id and state in (select value from json_each(:states))`),
    retry: sql(`update work_items set status = 'waiting'
      where work_id = :id and status = 'failed' and item <> ''`),
    interrupt: sql(`update works set state = 'restarted', since = :now where state = 'running'`),
    tidy: sql(`delete from works where since < :before and state <> 'running'`),
    forget: sql(`update work_items set status = 'failed', label = '', item = '', member_id = null,
      code = case when member_id is null then 'let_go' else 'erased' end, detail = null
      where status <> 'done' and item <> '' and (member_id = :memberId or member_id is null)`),
  };
}

function toWork(row: Record<string, SQLOutputValue>): Work {
  const text = (name: string) => String(row[name]);
  const number = (name: string) => Number(row[name]);
  return {
    id: number('id'),
    kind: text('kind'),
    begunBy: text('begun_by'),
    leadsTo: text('leads_to'),
    // The table's check constraint allows no other value.
    state: text('state') as WorkState,
    begunAt: number('begun_at'),
    since: number('since'),
    total: number('total'),
    done: number('done'),
    failed: number('failed'),
  };
}
