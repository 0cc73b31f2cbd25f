import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { PUSH_KINDS, type PushKind } from '../push/push-kinds.ts';

export interface PushChoice {
  readonly off: ReadonlySet<PushKind>;
  readonly showsNames: boolean;
}

/** Members' push settings (PUSH-11); by default all kinds, without names. */
export class PushChoices {
  readonly #of: StatementSync;
  readonly #set: StatementSync;
  readonly #forget: StatementSync;

  constructor(database: DatabaseSync) {
    this.#of = database.prepare('select off, shows_names from push_choices where member_id = ?');
    this.#set = database.prepare(`insert into push_choices (member_id, off, shows_names)
      values (?, ?, ?) on conflict (member_id) do update
      set off = excluded.off, shows_names = excluded.shows_names`);
    this.#forget = database.prepare('delete from push_choices where member_id = ?');
  }

  of(memberId: string): PushChoice {
    const row = this.#of.get(memberId);
    if (row === undefined) return { off: new Set(), showsNames: false };
    const off = JSON.parse(String(row['off'])) as string[];
    return {
      off: new Set(PUSH_KINDS.filter((kind) => off.includes(kind))),
      showsNames: row['shows_names'] === 1,
    };
  }

  set(memberId: string, { off, showsNames }: PushChoice): void {
    this.#set.run(memberId, JSON.stringify([...off]), showsNames ? 1 : 0);
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }
}
