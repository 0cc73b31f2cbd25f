import type { Member } from '../members/schema.ts';
import { fold } from '../shared/fold.ts';
import type { ImportRow } from './import-row.ts';
import { because, type Reason } from './reason.ts';

interface EmailClaim {
  /** The address, where another member holds it. */
  readonly shared: string | null;
  readonly remarks: readonly Reason[];
}

/** What the lines of one file have taken: whom they are about, and their addresses. */
export class FileClaims {
  readonly #holders: ReadonlyMap<string, Member>;
  readonly #names: ReadonlyMap<string, ReadonlySet<string>>;
  /** By id or number of a member, the line that is about them. */
  readonly #lines = new Map<string, number>();
  readonly #newByName = new Map<string, ImportRow[]>();
  readonly #emails = new Map<string, ImportRow>();

  constructor(members: readonly Member[], rows: readonly ImportRow[]) {
    this.#holders = new Map(
      members.flatMap((member) => (member.email ? [[fold(member.email), member]] : [])),
    );
    const names = new Map<string, Set<string>>();
    for (const row of rows) {
      const email = emailOf(row);
      if (email !== null) names.set(email, (names.get(email) ?? new Set()).union(row.names));
    }
    this.#names = names;
  }

  /** Every name that the file has for the address of this row. */
  housemates(row: ImportRow): ReadonlySet<string> {
    return this.#names.get(emailOf(row) ?? '') ?? new Set();
  }

  /** Notes whom the row is about. @returns why it cannot be, when a line before is about them */
  claimPerson(row: ImportRow, member: Member | null): Reason | null {
    const { line, number } = row;
    const keys = [
      ...(member === null ? [] : [`id ${member.id}`]),
      ...(number === null ? [] : [`number ${fold(number)}`]),
    ];
    const taken = keys.map((key) => this.#lines.get(key)).find((one) => one !== undefined);
    if (taken !== undefined) return because('same_as_line', { line: taken });
    if (member === null) {
      const same = this.#before(row).find((one) => !isSomebodyElse(one, row));
      if (same) return because('same_as_line', { line: same.line });
      for (const name of row.names) {
        this.#newByName.set(name, [...(this.#newByName.get(name) ?? []), row]);
      }
    }
    for (const key of keys) this.#lines.set(key, line);
    return null;
  }

  #before(row: ImportRow): ImportRow[] {
    return [...row.names].flatMap((name) => this.#newByName.get(name) ?? []);
  }

  /** The first of a household who names an address holds it; of the others it is noted. */
  claimEmail(row: ImportRow, member: Member | null): EmailClaim {
    const email = emailOf(row);
    const written = row.fields.email;
    if (email === null || typeof written !== 'string') return { shared: null, remarks: [] };
    const holder = this.#holders.get(email);
    if (holder && holder.id !== member?.id) return shared(written, holder.display_name);
    const before = this.#emails.get(email);
    if (before && !holder) return shared(written, nameOf(before), before.line);
    this.#emails.set(email, row);
    return { shared: null, remarks: [] };
  }
}

/** @param line where the holder is of a line before */
function shared(email: string, name: string, line?: number): EmailClaim {
  const params = { value: email, name, ...(line === undefined ? {} : { line }) };
  return { shared: email, remarks: [because('address_shared', params)] };
}

/** Two new people of one name: only what both lines tell can tell them apart. */
function isSomebodyElse(one: ImportRow, other: ImportRow): boolean {
  const differ = (a: unknown, b: unknown) =>
    typeof a === 'string' && typeof b === 'string' && fold(a) !== fold(b);
  return (
    differ(one.number, other.number) ||
    differ(one.fields.date_of_birth, other.fields.date_of_birth) ||
    differ(one.fields.email, other.fields.email)
  );
}

function emailOf({ fields: { email } }: ImportRow): string | null {
  return typeof email === 'string' ? fold(email) : null;
}

function nameOf({ fields }: ImportRow): string {
  return fields.display_name ?? fields.full_name ?? '';
}
