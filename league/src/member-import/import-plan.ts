import type { Member, MemberChanges, NewMember } from '../members/schema.ts';
import { listChangedFields } from '../shared/changes.ts';
import type { IsoDate } from '../shared/dates.ts';
import { foldAddress } from '../shared/address.ts';
import type { CellWishes } from './cell-values.ts';
import { findDateOrders, findMeaningsOfD } from './column-orders.ts';
import { tidyText } from './tidy.ts';
import type { Sheet } from './csv.ts';
import { FileClaims } from './file-claims.ts';
import { addSystem } from './heading-system.ts';
import { type HeadingWishes, readHeadings, type ListTable } from './headings.ts';
import { type ImportRow, toNewMember, readRow } from './import-row.ts';
import { type RowIdentity, KnownMembers } from './known-members.ts';
import { type Loss, findLosses } from './losses.ts';
import { findLookAlikes } from './look-alikes.ts';
import { readNotes, writeNotes } from './member-notes.ts';
import { makeReason, type Reason } from './reason.ts';
import { findConflicts, type FoundRow } from './same-lines.ts';
import { WordMeanings } from './word-meanings.ts';
import type { DateOrder } from './written-dates.ts';

export type ImportStep = {
  readonly line: number;
  readonly remarks: readonly Reason[];
  /** Unreadable cells that are left blank. */
  readonly blanks: readonly Reason[];
} & (
  | { readonly kind: 'add'; readonly member: NewMember }
  | {
      readonly kind: 'change';
      readonly before: Member;
      readonly changes: MemberChanges;
      readonly fields: readonly string[];
      /** Current values that the row would remove. */
      readonly losses: readonly Loss[];
    }
  | { readonly kind: 'same' }
  | {
      readonly kind: 'refuse';
      readonly reasons: readonly Reason[];
      /** The possible members, if the coach can choose one or say that it is none of them. */
      readonly candidates: readonly Member[] | null;
    }
);

export interface ImportWishes extends HeadingWishes {
  readonly values: readonly (readonly [string, string])[];
  /** By `column:word`, the meanings chosen at earlier imports. */
  readonly rememberedWords: ReadonlyMap<string, string>;
  /** By line, the person meant: a member's id, or `new`. */
  readonly persons: ReadonlyMap<number, string>;
  readonly dateOrder: DateOrder | null;
  /** Leaves unreadable cells blank, and says so. */
  readonly leaveBlank: boolean;
  readonly today: IsoDate;
}

/** How to read a file, without the answers of earlier imports. */
export type SaidWishes = Omit<ImportWishes, 'today' | 'remembered' | 'rememberedWords'>;

export interface ImportPlan {
  readonly steps: readonly ImportStep[];
  readonly table: ListTable;
  /** How the whole file was understood. */
  readonly remarks: readonly Reason[];
  readonly words: WordMeanings;
}

/** An empty cell keeps the field (CLI-1). @throws UnreadableSheet if the headings are unusable */
export function planImport(
  sheet: Sheet,
  members: readonly Member[],
  wishes: ImportWishes,
): ImportPlan {
  const table = readHeadings(sheet, wishes);
  const { orders, remarks } = findDateOrders(table, wishes.dateOrder);
  const known = table.isExport ? new Map<string, string>() : wishes.rememberedWords;
  const words = new WordMeanings(wishes.values, known);
  const cellWishes: CellWishes = {
    words,
    orders,
    lettersD: findMeaningsOfD(table),
    today: wishes.today,
    isExport: table.isExport,
  };
  const rows = table.rows.map((row) => readRow(row, table, cellWishes));
  const planner = new Planner(members, rows, wishes, table.isExport);
  const broken = sheet.broken.map(({ line, reason }) => refuseRow(line, [reason]));
  const steps = [...addLookAlikes(planner.plan(), members), ...broken];
  return {
    steps: steps.toSorted((one, other) => one.line - other.line),
    table,
    remarks: [...table.remarks, ...remarks],
    words,
  };
}

function addLookAlikes(steps: readonly ImportStep[], members: readonly Member[]): ImportStep[] {
  const written = new Map<number, string>();
  const renamed = new Set<string>();
  for (const step of steps) {
    const name = findWrittenName(step);
    if (name === null) continue;
    written.set(step.line, name);
    if (step.kind === 'change') renamed.add(step.before.id);
  }
  const kept = members.flatMap((one) => (renamed.has(one.id) ? [] : [one.display_name]));
  const remarks = findLookAlikes(written, kept);
  return steps.map((step) => {
    const remark = remarks.get(step.line);
    return remark === undefined ? step : { ...step, remarks: [...step.remarks, remark] };
  });
}

/** The display name that a step writes; null if it leaves the name as it is. */
function findWrittenName(step: ImportStep): string | null {
  if (step.kind === 'add') return step.member.display_name;
  if (step.kind !== 'change' || !step.fields.includes('display_name')) return null;
  return step.changes.display_name ?? null;
}

class Planner {
  readonly #known: KnownMembers;
  readonly #claims: FileClaims;
  readonly #rows: readonly ImportRow[];
  readonly #wishes: ImportWishes;
  readonly #isExport: boolean;

  constructor(
    members: readonly Member[],
    rows: readonly ImportRow[],
    wishes: ImportWishes,
    isExport: boolean,
  ) {
    this.#known = new KnownMembers(members);
    this.#claims = new FileClaims(members, rows);
    this.#rows = rows;
    this.#wishes = wishes;
    this.#isExport = isExport;
  }

  /** Identifies the member of each row before planning any, so that their order does not matter. */
  plan(): ImportStep[] {
    const { persons, leaveBlank } = this.#wishes;
    const found = this.#rows.map((asRead): FoundRow => {
      const said = persons.get(asRead.line);
      const whom = this.#known.find(asRead, this.#claims.housemates(asRead), said);
      const row = removeKnownProblems(asRead, whom);
      const isTaken = row.problems.every(({ isWhole }) => leaveBlank && !isWhole);
      return { row, found: whom, isSaid: said !== undefined, isTaken };
    });
    const conflicts = findConflicts(found);
    return found.map((one) => {
      const { row, found: whom } = one;
      if (!one.isTaken) return refuseRow(row.line, listReasons(row));
      if (whom.kind === 'unclear') return refuseRow(row.line, [whom.reason], whom.candidates);
      const conflict = conflicts.get(row);
      if (conflict)
        return refuseRow(row.line, [conflict], whom.kind === 'new' ? [] : [whom.member]);
      return whom.kind === 'new' ? this.#planNew(row) : this.#planKnown(row, whom.member);
    });
  }

  #planNew(row: ImportRow): ImportStep {
    const { line } = row;
    const member = toNewMember(row);
    if (member === null) return refuseRow(line, [makeReason('name_missing')]);
    if (member.display_name.length > MAX_NAME)
      return refuseRow(line, [makeReason('name_too_long')]);
    const lost = this.#lostLetters(row, null);
    if (lost !== null) return refuseRow(line, [lost]);
    const email = this.#claims.claimEmail(row, null);
    const added = addNotes(addSystem(member, row, null), row, email.shared, null);
    return {
      line,
      kind: 'add',
      remarks: [...row.remarks, ...email.remarks],
      blanks: listReasons(row),
      member: added,
    };
  }

  #planKnown(row: ImportRow, before: Member): ImportStep {
    const { line } = row;
    const blanks = listReasons(row);
    if (before.status === 'left' && row.fields.status === 'paused') {
      return refuseRow(line, [makeReason('left_is_no_break')]);
    }
    const derived = addDerivedName(row.fields, before);
    if (derived.display_name !== undefined && derived.display_name.length > MAX_NAME) {
      return refuseRow(line, [makeReason('name_too_long')]);
    }
    const lost = this.#lostLetters(row, before);
    if (lost !== null) return refuseRow(line, [lost]);
    const email = this.#claims.claimEmail(row, before);
    const told = addSystem(derived, row, before);
    const changes = preferStoredText(addNotes(told, row, email.shared, before), before);
    const fields = listChangedFields(before, changes);
    if (fields.length === 0) return { line, kind: 'same', remarks: [], blanks };
    const losses = findLosses(line, before, changes);
    return {
      line,
      kind: 'change',
      before,
      changes,
      fields,
      losses,
      remarks: [...row.remarks, ...email.remarks],
      blanks,
    };
  }

  /** Letters that a program lost earlier; for fields already filled, `findLosses` reports them. */
  #lostLetters({ fields }: ImportRow, before: Member | null): Reason | null {
    if (this.#isExport) return null;
    const lost = Object.entries(fields).find(
      ([field, value]) =>
        typeof value === 'string' &&
        value.includes('\uFFFD') &&
        typeof (before && Reflect.get(before, field)) !== 'string',
    );
    return lost ? makeReason('letters_lost', { field: lost[0], value: String(lost[1]) }) : null;
  }
}

const MAX_NAME = 100;

/** An unreadable cell needs no correction if the member already has exactly that value. */
function removeKnownProblems(row: ImportRow, found: RowIdentity): ImportRow {
  if (found.kind !== 'member' || row.problems.length === 0) return row;
  const problems = row.problems.filter(
    ({ column, text }) => column === null || Reflect.get(found.member, column) !== text,
  );
  return { ...row, problems };
}

function listReasons({ problems }: ImportRow): Reason[] {
  return problems.map(({ reason }) => reason);
}

/** A display name derived from the full name follows it until someone sets another (CLI-24). */
function addDerivedName(fields: MemberChanges, before: Member): MemberChanges {
  const { display_name: shown, full_name: full } = fields;
  if (shown !== undefined || typeof full !== 'string') return fields;
  const isDerived =
    typeof before.full_name === 'string' && before.full_name === before.display_name;
  return isDerived ? { ...fields, display_name: full } : fields;
}

function refuseRow(
  line: number,
  reasons: readonly Reason[],
  candidates: readonly Member[] | null = null,
): ImportStep {
  return { line, kind: 'refuse', reasons, candidates, remarks: [], blanks: [] };
}

/** Adds what only the notes can store: the number, and an address that another member has. */
function addNotes<T extends MemberChanges>(
  fields: T,
  { number, morePhones }: ImportRow,
  shared: string | null,
  before: Member | null,
): T {
  const said = readNotes(fields.notes ?? before?.notes);
  const kept = before === null ? null : readNotes(before.notes);
  const isMoved =
    typeof fields.email === 'string' && shared === null && hasOtherEmail(before, fields.email);
  const facts = {
    number: number ?? said.number ?? kept?.number ?? null,
    sharedEmail: shared ?? (isMoved ? null : (said.sharedEmail ?? kept?.sharedEmail ?? null)),
    morePhones: morePhones ?? said.morePhones ?? kept?.morePhones ?? null,
    text: said.text,
  };
  const { email, ...others } = fields;
  const base = shared === null ? fields : (others as T);
  const isNoted =
    facts.number === said.number &&
    facts.sharedEmail === said.sharedEmail &&
    facts.morePhones === said.morePhones;
  return isNoted ? base : { ...base, notes: writeNotes(facts) };
}

/** A member with their own address no longer shares one. */
function hasOtherEmail(before: Member | null, email: string): boolean {
  return before !== null && foldAddress(before.email ?? '') !== foldAddress(email);
}

/** Keeps the stored text of a field if the list differs from it only in invisible blanks. */
function preferStoredText(wanted: MemberChanges, before: Member): MemberChanges {
  const entries = Object.entries(wanted).map(([field, value]) => {
    const stored: unknown = Reflect.get(before, field);
    const isSame = typeof stored === 'string' && field !== 'notes' && tidyText(stored) === value;
    return [field, isSame ? stored : value];
  });
  return Object.fromEntries(entries);
}
