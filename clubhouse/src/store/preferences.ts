import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Members' settings on the site itself. */
export class Preferences {
  readonly #setLanguage: StatementSync;
  readonly #language: StatementSync;
  readonly #forget: StatementSync;

  constructor(database: DatabaseSync) {
    this.#setLanguage = database.prepare(
      'insert into preferences (member_id, language) values (?, ?) ' +
        'on conflict (member_id) do update set language = excluded.language',
    );
    this.#language = database.prepare('select language from preferences where member_id = ?');
    this.#forget = database.prepare('delete from preferences where member_id = ?');
  }

  setLanguage(memberId: string, language: string): void {
    this.#setLanguage.run(memberId, language);
  }

  /** Null if the member has chosen no language. */
  language(memberId: string): string | null {
    const found = this.#language.get(memberId)?.['language'];
    return typeof found === 'string' ? found : null;
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }
}
