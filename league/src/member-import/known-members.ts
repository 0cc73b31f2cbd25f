import type { Member } from '../members/schema.ts';
import type { ImportRow } from './import-row.ts';
import {
  listAddresses,
  compareWithMember,
  type Likeness,
  type ComparedPerson,
  toPerson,
  readPerson,
  STRENGTHS,
} from './likeness.ts';
import { readNotes } from './member-notes.ts';
import { makeReason, type Reason, type ReasonCode, type ReasonDetails } from './reason.ts';

/** The person a row is about: a member, someone new, or why it is unclear. */
export type RowIdentity =
  | {
      readonly kind: 'member';
      readonly member: Member;
      readonly isSure: boolean;
      /** Every possible member already has all data of the row, so nothing is written. */
      readonly isQuiet: boolean;
    }
  | { readonly kind: 'new' }
  | UnclearIdentity;

interface UnclearIdentity {
  readonly kind: 'unclear';
  readonly reason: Reason;
  /** The possible members, if the coach can choose. */
  readonly candidates: readonly Member[];
}

interface Candidate {
  readonly member: Member;
  readonly person: ComparedPerson;
  readonly likeness: Likeness;
}

type SameCandidate = Candidate & { readonly likeness: Extract<Likeness, { kind: 'same' }> };

/**
 * Finds a row's member by id, number, name and date of birth, or by address if the name matches and
 * no date of birth differs (CLI-15). Asks about possible matches, never guesses.
 */
export class KnownMembers {
  readonly #byId: ReadonlyMap<string, Member>;
  readonly #people: ReadonlyMap<Member, ComparedPerson>;
  /** Members by each key that a row may share with them. */
  readonly #byKey = new Map<string, Member[]>();

  constructor(members: readonly Member[]) {
    this.#byId = new Map(members.map((member) => [member.id, member]));
    this.#people = new Map(members.map((member) => [member, toPerson(member)]));
    for (const [member, person] of this.#people) {
      for (const key of listKeys(person)) {
        const others = this.#byKey.get(key);
        if (others) others.push(member);
        else this.#byKey.set(key, [member]);
      }
    }
  }

  /** `housemates`: names in the file with this address; `said`: the coach's id or `new`. */
  find(row: ImportRow, housemates: ReadonlySet<string>, said: string | undefined): RowIdentity {
    if (said === 'new') return { kind: 'new' };
    if (said !== undefined) {
      const member = this.#byId.get(said);
      return member
        ? makeMemberIdentity(member, true)
        : makeUnclear('id_unknown', { value: said }, []);
    }
    const candidates = this.#candidates(row);
    return row.id === null
      ? identifyMember(row, candidates, housemates)
      : this.#ofId(row, row.id, candidates);
  }

  #candidates(row: ImportRow): Candidate[] {
    const person = readPerson(row);
    const members = new Set(listKeys(person).flatMap((key) => this.#byKey.get(key) ?? []));
    return [...members].map((member) => {
      const other = this.#people.get(member) ?? toPerson(member);
      return { member, person: other, likeness: compareWithMember(person, other) };
    });
  }

  /** The id is the strongest key. If all else names another person, lines may have slipped. */
  #ofId(row: ImportRow, id: string, candidates: readonly Candidate[]): RowIdentity {
    const member = this.#byId.get(id);
    if (!member) return makeUnclear('id_unknown', { value: id }, []);
    const { email } = readPerson(row);
    const holder = candidates.find(({ person }) => email !== null && person.email === email);
    if (holder && holder.member !== member) {
      return makeUnclear('address_taken', { name: holder.member.display_name }, []);
    }
    const others = filterSame(candidates).filter(
      (one) => one.member !== member && one.likeness.strength >= STRENGTHS.birth,
    );
    const own = candidates.find((one) => one.member === member)?.likeness;
    const [other] = others;
    if (!other || own?.kind === 'same') return makeMemberIdentity(member, true);
    const candidatesOf = [member, ...others.map((one) => one.member)];
    return makeUnclear('id_of_another', { name: other.member.display_name }, candidatesOf);
  }
}

export function listKeys(person: ComparedPerson): string[] {
  return [
    ...(person.number === null ? [] : [`number ${person.number}`]),
    ...listAddresses(person).map((address) => `address ${address}`),
    ...[...person.names].map((name) => `name ${name}`),
    ...[...person.outlines].map((outline) => `outline ${outline}`),
  ];
}

function identifyMember(
  row: ImportRow,
  candidates: readonly Candidate[],
  housemates: ReadonlySet<string>,
): RowIdentity {
  const all = filterSame(candidates);
  const strength = Math.max(0, ...all.map((one) => one.likeness.strength));
  const [top, ...equals] = all.filter((one) => one.likeness.strength === strength);
  if (!top) return identifyDoubtfulMember(row, candidates, housemates);
  // A member with this number is excluded only by their birthday: it may be either.
  const rivals = candidates.filter((one) => hasNumberToo(one));
  const others = [...equals, ...rivals];
  const quiet = others.length === 0 ? null : findOnlyUnchangedMember(row, [top, ...others]);
  if (quiet) return makeMemberIdentity(quiet, false, true);
  if (others.length > 0) {
    const several = SEVERAL[strength] ?? 'several_of_address';
    const { display_name: name } = (equals[0] ?? rivals[0] ?? top).member;
    const details = { name, ...(row.number && { number: row.number }) };
    const code = equals.length > 0 ? several : 'number_but_birth';
    return makeUnclear(code, details, listMembers([top, ...others]));
  }
  // A weaker key that points to another person, and that the name does not outweigh.
  const against = all.filter(
    (one) => one !== top && (one.likeness.strength >= STRENGTHS.birth || !top.likeness.isNamed),
  );
  const [other] = against;
  if (!other) return makeMemberIdentity(top.member, strength >= STRENGTHS.birth);
  const names = { name: top.member.display_name, other: other.member.display_name };
  return makeUnclear('keys_differ', names, listMembers([top, ...against]));
}

function hasNumberToo({ likeness }: Candidate): boolean {
  return likeness.kind === 'maybe' && likeness.code === 'number_but_birth';
}

const SEVERAL: Readonly<Record<number, ReasonCode>> = {
  [STRENGTHS.number]: 'number_of_several',
  [STRENGTHS.birth]: 'several_of_one_birth',
};

/** Asks about the possible members, unless the row says nothing new about them. */
function identifyDoubtfulMember(
  row: ImportRow,
  candidates: readonly Candidate[],
  housemates: ReadonlySet<string>,
): RowIdentity {
  const doubtful = candidates.flatMap((one) => {
    if (one.likeness.kind !== 'maybe') return [];
    const { code } = one.likeness;
    // The file also has the address's owner, so this is another person of the household.
    const isHousemate =
      code === 'address_of_another' && [...one.person.names].some((name) => housemates.has(name));
    return isHousemate ? [] : [{ ...one, code }];
  });
  const [first, ...others] = doubtful;
  if (!first) return { kind: 'new' };
  const isNamesake = first.code === 'namesake' && row.fields.email === undefined;
  if (isNamesake && others.length === 0 && isAlreadyStored(row, first.member)) {
    return makeMemberIdentity(first.member, false, true);
  }
  const details = {
    field: row.fields.display_name === undefined ? 'full_name' : 'display_name',
    name: first.member.display_name,
    ...(first.person.number === null ? {} : { number: first.person.number }),
  };
  return makeUnclear(first.code, details, listMembers(doubtful));
}

function filterSame(candidates: readonly Candidate[]): SameCandidate[] {
  return candidates.filter((one): one is SameCandidate => one.likeness.kind === 'same');
}

function listMembers(candidates: readonly Candidate[]): Member[] {
  return candidates.map(({ member }) => member);
}

/** If the row changes nothing for one candidate, it does not matter who is meant. */
function findOnlyUnchangedMember(row: ImportRow, candidates: readonly Candidate[]): Member | null {
  const [only, ...others] = candidates.filter(({ member }) => isAlreadyStored(row, member));
  return only && others.length === 0 ? only.member : null;
}

function isAlreadyStored({ fields, number }: ImportRow, member: Member): boolean {
  const isSaid = Object.entries(fields).every(
    ([field, value]) => JSON.stringify(Reflect.get(member, field)) === JSON.stringify(value),
  );
  return isSaid && (number === null || readNotes(member.notes).number === number);
}

function makeMemberIdentity(member: Member, isSure: boolean, isQuiet = false): RowIdentity {
  return { kind: 'member', member, isSure, isQuiet };
}

function makeUnclear(
  code: ReasonCode,
  details: ReasonDetails,
  candidates: readonly Member[],
): UnclearIdentity {
  return { kind: 'unclear', reason: makeReason(code, details), candidates };
}
