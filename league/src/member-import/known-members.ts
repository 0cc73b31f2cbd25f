import type { Member } from '../members/schema.ts';
import { fold } from '../shared/fold.ts';
import { type ImportRow, namesOf } from './import-row.ts';
import { readNotes } from './member-notes.ts';
import { because, type Reason, type ReasonCode, type ReasonDetails } from './reason.ts';

/** Whom a row is about: a member, nobody yet, or why that cannot be told. */
export type Found =
  | { readonly kind: 'member'; readonly member: Member }
  | { readonly kind: 'new'; readonly sharesWith: string | null }
  | { readonly kind: 'unclear'; readonly reason: Reason };

/**
 * Who is there already. A row is about the member of its id; else of its number; else of its
 * address, where the name is the same; else of its name and date of birth (CLI-15). What could be
 * the same person and need not be is refused rather than guessed.
 */
export class KnownMembers {
  readonly #byId: ReadonlyMap<string, Member>;
  readonly #byNumber: Map<string, Member[]>;
  readonly #byEmail: ReadonlyMap<string, Member>;
  readonly #bySharedEmail: Map<string, Member[]>;
  readonly #byName: ReadonlyMap<string, readonly Member[]>;

  constructor(members: readonly Member[]) {
    const noted = members.map((member) => ({ member, ...readNotes(member.notes) }));
    this.#byId = new Map(members.map((member) => [member.id, member]));
    this.#byNumber = groups(noted.map(({ member, number }) => [number && fold(number), member]));
    this.#byEmail = new Map(
      members.flatMap((member) => (member.email ? [[fold(member.email), member]] : [])),
    );
    this.#bySharedEmail = groups(
      noted.map(({ member, sharedEmail }) => [sharedEmail && fold(sharedEmail), member]),
    );
    this.#byName = groups(
      members.flatMap((member) => [...namesOf(member)].map((name) => [name, member] as const)),
    );
  }

  /** @param housemates the names that the file has for the row's address, as they are compared */
  find(row: ImportRow, housemates: ReadonlySet<string>): Found {
    return (
      this.#ofId(row) ??
      this.#ofNumber(row) ??
      this.#ofEmail(row, housemates) ??
      this.#ofNameAndBirth(row) ??
      this.#ofName(row) ?? { kind: 'new', sharesWith: this.#holder(row)?.display_name ?? null }
    );
  }

  #holder({ fields: { email } }: ImportRow): Member | undefined {
    return typeof email === 'string' ? this.#byEmail.get(fold(email)) : undefined;
  }

  #ofId(row: ImportRow): Found | null {
    if (row.id === null) return null;
    const member = this.#byId.get(row.id);
    if (!member) return unclear('id_unknown', { value: row.id });
    const holder = this.#holder(row);
    return holder && holder.id !== member.id
      ? unclear('address_taken', { name: holder.display_name })
      : found(member);
  }

  #ofNumber({ number }: ImportRow): Found | null {
    if (number === null) return null;
    const [member, ...others] = this.#byNumber.get(fold(number)) ?? [];
    if (!member) return null;
    return others.length === 0 ? found(member) : unclear('number_of_several', { number });
  }

  #ofEmail(row: ImportRow, housemates: ReadonlySet<string>): Found | null {
    const holder = this.#holder(row);
    const { email } = row.fields;
    const sharers = typeof email === 'string' ? this.#bySharedEmail.get(fold(email)) : [];
    const [same, ...others] = [...(holder ? [holder] : []), ...(sharers ?? [])].filter(
      (member) => row.names.size === 0 || isCalled(member, row),
    );
    if (same && (others.length === 0 || same === holder)) return isOther(row, same) ?? found(same);
    if (!holder) return null;
    const birth = compareBirths(row, holder);
    if (birth === 'same') return found(holder);
    // Somebody else of the household: the file has the holder too, or the dates of birth differ.
    if (birth === 'different' || [...namesOf(holder)].some((name) => housemates.has(name))) {
      return null;
    }
    return unclear('address_of_another', { name: holder.display_name });
  }

  #ofNameAndBirth(row: ImportRow): Found | null {
    const [member, ...others] = this.#namesakes(row).filter(
      (one) => compareBirths(row, one) === 'same' && isOther(row, one) === null,
    );
    if (!member) return null;
    return others.length === 0
      ? found(member)
      : unclear('several_of_one_birth', { name: member.display_name });
  }

  /** A namesake about whom neither number nor date of birth says whether it is the same person. */
  #ofName(row: ImportRow): Found | null {
    const [member, ...others] = this.#namesakes(row).filter(
      (one) => compareBirths(row, one) !== 'different' && isOther(row, one) === null,
    );
    if (!member) return null;
    const isAlone = others.length === 0 && row.fields.email === undefined;
    if (isAlone && saysNothingNew(row, member)) return found(member);
    return unclear('namesake', {
      field: row.fields.display_name === undefined ? 'full_name' : 'display_name',
      name: member.display_name,
    });
  }

  #namesakes(row: ImportRow): Member[] {
    return [...new Set([...row.names].flatMap((name) => this.#byName.get(name) ?? []))];
  }
}

/** A member of another number is another person. */
function isOther({ number }: ImportRow, member: Member): Found | null {
  const noted = readNotes(member.notes).number;
  if (number === null || noted === null || fold(noted) === fold(number)) return null;
  return unclear('number_of_another', { name: member.display_name, number: noted });
}

function isCalled(member: Member, { names }: ImportRow): boolean {
  return [...namesOf(member)].some((name) => names.has(name));
}

function compareBirths({ fields }: ImportRow, member: Member): 'same' | 'different' | 'unknown' {
  const [one, other] = [fields.date_of_birth, member.date_of_birth];
  if (typeof one !== 'string' || typeof other !== 'string') return 'unknown';
  return one === other ? 'same' : 'different';
}

/** Then it does not matter whether it is a namesake. */
function saysNothingNew({ fields, number }: ImportRow, member: Member): boolean {
  const isSaid = Object.entries(fields).every(
    ([field, value]) => JSON.stringify(Reflect.get(member, field)) === JSON.stringify(value),
  );
  return isSaid && (number === null || readNotes(member.notes).number === number);
}

function found(member: Member): Found {
  return { kind: 'member', member };
}

function unclear(code: ReasonCode, details: ReasonDetails): Found {
  return { kind: 'unclear', reason: because(code, details) };
}

function groups(pairs: readonly (readonly [string | null, Member])[]): Map<string, Member[]> {
  const grouped = new Map<string, Member[]>();
  for (const [key, member] of pairs) {
    if (key !== null && key !== '') grouped.set(key, [...(grouped.get(key) ?? []), member]);
  }
  return grouped;
}
