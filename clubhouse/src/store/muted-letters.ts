import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { LETTER_KINDS, type LetterKind } from '../mail/letter.ts';

/** The kinds of emails that members have turned off (MAIL-8). */
export class MutedLetters {
  readonly #mute: StatementSync;
  readonly #unmute: StatementSync;
  readonly #of: StatementSync;
  readonly #without: StatementSync;
  readonly #forget: StatementSync;

  constructor(database: DatabaseSync) {
    this.#mute = database.prepare(
      'insert or ignore into muted_letters (member_id, kind) values (?, ?)',
    );
    this.#unmute = database.prepare('delete from muted_letters where member_id = ? and kind = ?');
    this.#of = database.prepare('select kind from muted_letters where member_id = ?');
    this.#without = database.prepare('select member_id from muted_letters where kind = ?');
    this.#forget = database.prepare('delete from muted_letters where member_id = ?');
  }

  /** Takes effect at once; `isWanted` sends emails of this kind. */
  set(memberId: string, kind: LetterKind, isWanted: boolean): void {
    (isWanted ? this.#unmute : this.#mute).run(memberId, kind);
  }

  of(memberId: string): ReadonlySet<LetterKind> {
    const kinds = new Set(this.#of.all(memberId).map((row) => row['kind']));
    return new Set(LETTER_KINDS.filter((kind) => kinds.has(kind)));
  }

  membersWithout(kind: LetterKind): ReadonlySet<string> {
    return new Set(this.#without.all(kind).map((row) => String(row['member_id'])));
  }

  /** Forgets an erased member (OWN-2). */
  forget(memberId: string): void {
    this.#forget.run(memberId);
  }
}
