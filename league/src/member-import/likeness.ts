import type { Member } from '../members/schema.ts';
import { foldAddress } from '../shared/address.ts';
import { fold } from '../shared/fold.ts';
import { type ImportRow, collectNames } from './import-row.ts';
import { readNotes } from './member-notes.ts';
import { isMisread, findReadableOutline } from './misread.ts';
import type { ReasonCode } from './reason.ts';

export interface ComparedPerson {
  readonly number: string | null;
  /** The names in the form used for comparison. */
  readonly names: ReadonlySet<string>;
  /** The names as they are written. */
  readonly written: readonly string[];
  /** The parts of the names that are the same in every reading. */
  readonly outlines: ReadonlySet<string>;
  readonly birth: string | null;
  /** The person's own address. */
  readonly email: string | null;
  /** An address that another person in the household has. */
  readonly sharedEmail: string | null;
}

/** How certain it is that two records are the same person; the strongest key decides. */
export const STRENGTHS = { number: 3, birth: 2, address: 1 } as const;

/** Whether two records are the same person. `maybe`: it is unclear, and the code says why. */
export type Likeness =
  | { readonly kind: 'same'; readonly strength: number; readonly isNamed: boolean }
  | { readonly kind: 'maybe'; readonly code: ReasonCode }
  | { readonly kind: 'other' };

const OTHER: Likeness = { kind: 'other' };

/**
 * A different birthday means two people, even with one name and address: father and son. A weaker
 * key never overrides a stronger one (CLI-15).
 */
export function compareWithMember(row: ComparedPerson, member: ComparedPerson): Likeness {
  const [names, births] = [compareNames(row, member), compareValues(row.birth, member.birth)];
  const sharesAddress = listAddresses(row).some((one) => listAddresses(member).includes(one));
  const isHolder = row.email !== null && row.email === member.email;
  switch (compareValues(row.number, member.number)) {
    case 'same':
      if (births === 'different') return makeMaybe('number_but_birth');
      return makeSame('number', names !== 'different');
    case 'different': {
      if (births === 'different') return OTHER;
      if (names === 'same')
        return births === 'same' || sharesAddress ? makeMaybe('number_of_another') : OTHER;
      return isHolder ? makeMaybe('address_of_another') : OTHER;
    }
    case 'unknown':
      break;
  }
  if (births === 'different') return OTHER;
  if (names === 'different') {
    return isHolder ? makeMaybe('address_of_another') : OTHER;
  }
  if (names === 'same' && births === 'same') return makeSame('birth', true);
  if (sharesAddress) return makeSame('address', true);
  return names === 'same' ? makeMaybe('namesake') : OTHER;
}

/** Compares two rows of a file; different numbers or addresses make them two people. */
export function compareRows(one: ComparedPerson, other: ComparedPerson): Likeness {
  const [names, births] = [compareNames(one, other), compareValues(one.birth, other.birth)];
  const emails = compareValues(one.email, other.email);
  switch (compareValues(one.number, other.number)) {
    case 'same':
      return births === 'different' ? makeMaybe('number_but_birth') : makeSame('number', true);
    case 'different':
      return OTHER;
    case 'unknown':
      break;
  }
  if (births === 'different' || names === 'different') return OTHER;
  if (names === 'same' && births === 'same') return makeSame('birth', true);
  if (emails === 'same') return makeSame('address', true);
  return emails === 'different' || names === 'unknown' ? OTHER : makeMaybe('namesake');
}

function makeSame(by: keyof typeof STRENGTHS, isNamed: boolean): Likeness {
  return { kind: 'same', strength: STRENGTHS[by], isNamed };
}

function makeMaybe(code: ReasonCode): Likeness {
  return { kind: 'maybe', code };
}

type Comparison = 'same' | 'different' | 'unknown';

function compareValues(one: string | null, other: string | null): Comparison {
  if (one === null || other === null) return 'unknown';
  return one === other ? 'same' : 'different';
}

/** Equal names, or names that differ only in letters that were once read wrongly. */
export function compareNames(one: ComparedPerson, other: ComparedPerson): Comparison {
  if (one.names.size === 0 || other.names.size === 0) return 'unknown';
  if (!one.names.isDisjointFrom(other.names)) return 'same';
  if (one.outlines.isDisjointFrom(other.outlines)) return 'different';
  const isMended = one.written.some((name) =>
    other.written.some((theirs) => isMisread(name, theirs) || isMisread(theirs, name)),
  );
  return isMended ? 'same' : 'different';
}

export function listAddresses({ email, sharedEmail }: ComparedPerson): string[] {
  return [email, sharedEmail].filter((one) => one !== null);
}

export function toPerson(member: Member): ComparedPerson {
  const { number, sharedEmail } = readNotes(member.notes);
  return {
    ...collectPersonNames(member),
    number: number === null ? null : fold(number),
    birth: member.date_of_birth ?? null,
    email: member.email ? foldAddress(member.email) : null,
    sharedEmail: sharedEmail === null ? null : foldAddress(sharedEmail),
  };
}

/** The person of a row. Its notes count too, because an export may have notes but no ids. */
export function readPerson({ fields, number }: ImportRow): ComparedPerson {
  const noted = readNotes(fields.notes);
  const said = number ?? noted.number;
  return {
    ...collectPersonNames(fields),
    number: said === null ? null : fold(said),
    birth: fields.date_of_birth ?? null,
    email: typeof fields.email === 'string' ? foldAddress(fields.email) : null,
    sharedEmail: noted.sharedEmail === null ? null : foldAddress(noted.sharedEmail),
  };
}

function collectPersonNames(of: Parameters<typeof collectNames>[0]) {
  const written = [of.display_name, of.full_name].filter((name) => typeof name === 'string');
  const outlines = new Set(written.map(findReadableOutline).filter((text) => text !== null));
  return { names: collectNames(of), written, outlines };
}
