import { fold } from '../shared/fold.ts';
import type { ImportRow } from './import-row.ts';
import { type RowIdentity, listKeys } from './known-members.ts';
import {
  compareNames,
  compareRows,
  type Likeness,
  type ComparedPerson,
  toPerson,
  readPerson,
} from './likeness.ts';
import { makeReason, type Reason } from './reason.ts';

export interface FoundRow {
  readonly row: ImportRow;
  readonly found: RowIdentity;
  /** The coach has chosen the person. */
  readonly isSaid: boolean;
  /** False if a cell is unreadable, so that the row is refused anyway. */
  readonly isTaken: boolean;
}

/**
 * The order of rows does not matter (CLI-15). Of two rows that say the same, the first counts. If
 * two rows may mean one person, the less exact is refused, or both if equally exact.
 */
export function findConflicts(rows: readonly FoundRow[]): ReadonlyMap<ImportRow, Reason> {
  const conflicts = new Map<ImportRow, Reason>();
  const before = new Map<string, ComparedRow[]>();
  const told = new Map<string, ImportRow>();
  for (const one of rows) {
    const { row } = one;
    const twin = one.isTaken ? told.get(makeRowKey(one)) : undefined;
    if (twin) {
      conflicts.set(row, makeReason('same_as_line', { line: twin.line }));
      continue;
    }
    if (one.isTaken) told.set(makeRowKey(one), row);
    const compared = { ...one, person: toFoundPerson(one) };
    const keys = lookUp(compared);
    const others = new Set(keys.flatMap((key) => before.get(key) ?? []));
    for (const other of others) settleConflicts(conflicts, other, compared);
    for (const key of keys) {
      const list = before.get(key);
      if (list) list.push(compared);
      else before.set(key, [compared]);
    }
  }
  return conflicts;
}

type ComparedRow = FoundRow & { readonly person: ComparedPerson };

/** If a row is certainly about a member, the member's data counts too. */
function toFoundPerson({ row, found }: FoundRow): ComparedPerson {
  const person = readPerson(row);
  if (found.kind !== 'member' || !found.isSure) return person;
  const known = toPerson(found.member);
  return { ...person, number: person.number ?? known.number, birth: person.birth ?? known.birth };
}

/** The keys of a row: rows that share no key are about two people. */
function lookUp({ person, found }: ComparedRow): string[] {
  const keys = listKeys(person).filter((key) => !key.startsWith('address '));
  return found.kind === 'member' ? [`id ${found.member.id}`, ...keys] : keys;
}

function settleConflicts(
  conflicts: Map<ImportRow, Reason>,
  first: ComparedRow,
  second: ComparedRow,
): void {
  for (const [one, other] of [
    [first, second],
    [second, first],
  ] as const) {
    if (mayBeAnother(one, other)) conflicts.set(one.row, makeNameReason(one, other));
  }
  // A row that is refused anyway blocks no other.
  if (!first.isTaken || !second.isTaken) return;
  const likeness = judgeLikeness(first, second);
  if (likeness.kind === 'other') return;
  const isMaybe = likeness.kind === 'maybe';
  const refuse = ({ row, found }: ComparedRow, { row: { line } }: ComparedRow) => {
    if (conflicts.has(row) || (found.kind === 'member' && found.isQuiet)) return;
    conflicts.set(row, makeReason(isMaybe ? 'like_line' : 'same_as_line', { line }));
  };
  const [isFirstVague, isSecondVague] = [isUncertain(first), isUncertain(second)];
  if (isFirstVague || !isSecondVague) refuse(first, second);
  if (isSecondVague || !isFirstVague) refuse(second, first);
}

/**
 * Father and son may share a name (CLI-27): the row matches the member only by name and address,
 * adds a date of birth or number, and another line has the same name.
 */
function mayBeAnother({ found, isSaid, person }: ComparedRow, other: ComparedRow): boolean {
  if (isSaid || found.kind !== 'member' || found.isSure || found.isQuiet) return false;
  const known = toPerson(found.member);
  const bringsBirth = person.birth !== null && known.birth === null;
  const bringsNumber = person.number !== null && known.number === null;
  if (!bringsBirth && !bringsNumber) return false;
  const isSettled = other.isSaid || isSure(other.found);
  const isOfMember = other.found.kind === 'member' && other.found.member.id === found.member.id;
  return (!isSettled || isOfMember) && compareNames(person, other.person) !== 'different';
}

function makeNameReason({ found }: ComparedRow, { row: { line } }: ComparedRow): Reason {
  const name = found.kind === 'member' ? found.member.display_name : '';
  return makeReason('name_on_other_line', { name, line });
}

function judgeLikeness(first: ComparedRow, second: ComparedRow): Likeness {
  const [one, other] = [first.found, second.found];
  const isOneMember =
    one.kind === 'member' && other.kind === 'member' && one.member.id === other.member.id;
  if (isOneMember) return { kind: 'same', strength: 0, isNamed: true };
  if (first.isSaid || second.isSaid) return { kind: 'other' };
  // Both are certain, and about different people.
  if (isSure(one) && isSure(other)) return { kind: 'other' };
  return compareRows(first.person, second.person);
}

function isSure(found: RowIdentity): boolean {
  return found.kind === 'member' && found.isSure;
}

/** Whether neither a number nor a date of birth identifies the person. */
function isUncertain({ person, found, isSaid }: ComparedRow): boolean {
  return !isSaid && !isSure(found) && person.number === null && person.birth === null;
}

/** A key shared by rows of which either may be taken; a row chosen by the coach has its own. */
function makeRowKey({ row: { line, fields, id, number }, isSaid }: FoundRow): string {
  const facts = Object.entries({ ...fields, id, number }).map(([field, value]) =>
    JSON.stringify([field, typeof value === 'string' ? fold(value) : value]),
  );
  return [isSaid ? line : 0, ...facts.toSorted((one, other) => (one < other ? -1 : 1))].join();
}
