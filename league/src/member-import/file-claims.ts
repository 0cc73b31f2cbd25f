import type { Member } from '../members/schema.ts';
import { foldAddress } from '../shared/address.ts';
import type { ImportRow } from './import-row.ts';
import { makeReason, type Reason } from './reason.ts';

interface EmailClaim {
  /** The address, if another member has it. */
  readonly shared: string | null;
  readonly remarks: readonly Reason[];
}

/** Tracks the addresses in a file: who has each, and who takes it. */
export class FileClaims {
  readonly #holders: ReadonlyMap<string, Member>;
  readonly #names: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #emails = new Map<string, ImportRow>();

  constructor(members: readonly Member[], rows: readonly ImportRow[]) {
    this.#holders = new Map(
      members.flatMap((member) => (member.email ? [[foldAddress(member.email), member]] : [])),
    );
    const names = new Map<string, Set<string>>();
    for (const row of rows) {
      const email = readEmail(row);
      if (email !== null) names.set(email, (names.get(email) ?? new Set()).union(row.names));
    }
    this.#names = names;
  }

  housemates(row: ImportRow): ReadonlySet<string> {
    return this.#names.get(readEmail(row) ?? '') ?? new Set();
  }

  /** The first of a household to use an address gets it; for others it goes into the notes. */
  claimEmail(row: ImportRow, member: Member | null): EmailClaim {
    const email = readEmail(row);
    const written = row.fields.email;
    if (email === null || typeof written !== 'string') return { shared: null, remarks: [] };
    const holder = this.#holders.get(email);
    if (holder && holder.id !== member?.id) return makeSharedClaim(written, holder.display_name);
    const before = this.#emails.get(email);
    if (before && !holder) return makeSharedClaim(written, readName(before), before.line);
    this.#emails.set(email, row);
    return { shared: null, remarks: [] };
  }
}

/** @param line the holder's line, if it is an earlier one */
function makeSharedClaim(email: string, name: string, line?: number): EmailClaim {
  const params = { value: email, name, ...(line === undefined ? {} : { line }) };
  return { shared: email, remarks: [makeReason('address_shared', params)] };
}

function readEmail({ fields: { email } }: ImportRow): string | null {
  return typeof email === 'string' ? foldAddress(email) : null;
}

function readName({ fields }: ImportRow): string {
  return fields.display_name ?? fields.full_name ?? '';
}
