import type { Member, MemberChanges, NewMember } from '../members/schema.ts';
import { changedFields } from '../shared/changes.ts';
import type { IsoDate } from '../shared/dates.ts';
import { type CellWishes, tidy } from './cell-values.ts';
import { foldHeading } from './columns.ts';
import type { Sheet } from './csv.ts';
import { FileClaims } from './file-claims.ts';
import { type HeadingWishes, readHeadings, type Table } from './headings.ts';
import { type ImportRow, newMemberOf, readRow } from './import-row.ts';
import { KnownMembers } from './known-members.ts';
import { readNotes, writeNotes } from './member-notes.ts';
import { because, type Reason } from './reason.ts';
import { type DateOrder, orderShownBy } from './written-dates.ts';

/** What becomes of a line of the file. */
export type Step = {
  readonly line: number;
  readonly remarks: readonly Reason[];
  /** Cells that cannot be read, and are left blank. */
  readonly blanks: readonly Reason[];
} & (
  | { readonly kind: 'add'; readonly member: NewMember }
  | {
      readonly kind: 'change';
      readonly before: Member;
      readonly changes: MemberChanges;
      readonly fields: readonly string[];
    }
  | { readonly kind: 'same' }
  | { readonly kind: 'refuse'; readonly reasons: readonly Reason[] }
);

export interface ImportWishes extends HeadingWishes {
  /** What a word of the file means. */
  readonly values: readonly (readonly [string, string])[];
  readonly dateOrder: DateOrder | null;
  /** Leave cells blank that cannot be read, and tell them. */
  readonly leaveBlank: boolean;
  readonly today: IsoDate;
}

export interface ImportPlan {
  readonly steps: readonly Step[];
  readonly table: Table;
  /** What was taken for what in the whole file. */
  readonly remarks: readonly Reason[];
}

/**
 * What an import would do, line by line (CLI-1). An empty cell says nothing: of a member who is
 * there the field stays as it is.
 *
 * @throws UnreadableSheet where the headings cannot be used
 */
export function planImport(
  sheet: Sheet,
  members: readonly Member[],
  wishes: ImportWishes,
): ImportPlan {
  const table = readHeadings(sheet, wishes);
  const { orders, remarks } = dateOrders(table, wishes.dateOrder);
  const values = new Map(wishes.values.map(([word, value]) => [foldHeading(word), value]));
  const cellWishes: CellWishes = { values, orders, today: wishes.today };
  const rows = table.rows.map((row) => readRow(row, table, cellWishes));
  const planner = new Planner(members, rows, wishes.leaveBlank);
  const broken = sheet.broken.map(({ line, reason }) => refused(line, [reason]));
  const steps = [...rows.map((row) => planner.plan(row)), ...broken];
  return {
    steps: steps.toSorted((one, other) => one.line - other.line),
    table,
    remarks: [...table.remarks, ...remarks],
  };
}

/** The order of the dates in each column that has some: as asked, else as the column shows it. */
function dateOrders({ columns, rows }: Table, asked: DateOrder | null) {
  const orders = new Map<number, DateOrder | null>();
  const remarks: Reason[] = [];
  for (const { index, column, place } of columns) {
    if (column !== 'date_of_birth' && column !== 'joined_on') continue;
    const shown = orderShownBy(rows.map(({ cells }) => tidy(cells[index] ?? '')));
    orders.set(index, asked ?? shown);
    if (asked === null && shown !== null) {
      remarks.push(because(shown === 'dmy' ? 'dates_day_first' : 'dates_month_first', { place }));
    }
  }
  return { orders, remarks };
}

class Planner {
  readonly #known: KnownMembers;
  readonly #claims: FileClaims;
  readonly #leavesBlank: boolean;

  constructor(members: readonly Member[], rows: readonly ImportRow[], leavesBlank: boolean) {
    this.#known = new KnownMembers(members);
    this.#claims = new FileClaims(members, rows);
    this.#leavesBlank = leavesBlank;
  }

  plan(row: ImportRow): Step {
    const { line, problems } = row;
    if (problems.length > 0 && !this.#leavesBlank) return refused(line, problems);
    const found = this.#known.find(row, this.#claims.housemates(row));
    if (found.kind === 'unclear') return refused(line, [found.reason]);
    return found.kind === 'new' ? this.#planNew(row) : this.#planKnown(row, found.member);
  }

  #planNew(row: ImportRow): Step {
    const { line, problems: blanks } = row;
    const member = newMemberOf(row);
    if (member === null) return refused(line, [because('name_missing')]);
    if (member.display_name.length > 100) {
      return refused(line, [because('name_too_long')]);
    }
    const twice = this.#claims.claimPerson(row, null);
    if (twice !== null) return refused(line, [twice]);
    const email = this.#claims.claimEmail(row, null);
    const added = withNotes(member, row, email.shared, null);
    return { line, kind: 'add', remarks: email.remarks, blanks, member: added };
  }

  #planKnown(row: ImportRow, before: Member): Step {
    const { line, problems: blanks } = row;
    if (before.status === 'left' && row.fields.status === 'paused') {
      return refused(line, [because('left_is_no_break')]);
    }
    const twice = this.#claims.claimPerson(row, before);
    if (twice !== null) return refused(line, [twice]);
    const email = this.#claims.claimEmail(row, before);
    const changes = asStored(withNotes(row.fields, row, email.shared, before), before);
    const fields = changedFields(before, changes);
    if (fields.length === 0) return { line, kind: 'same', remarks: [], blanks };
    return { line, kind: 'change', before, changes, fields, remarks: email.remarks, blanks };
  }
}

function refused(line: number, reasons: readonly Reason[]): Step {
  return { line, kind: 'refuse', reasons, remarks: [], blanks: [] };
}

/** The fields with what only the notes can keep: the number, and an address that another holds. */
function withNotes<T extends MemberChanges>(
  fields: T,
  { number }: ImportRow,
  shared: string | null,
  before: Member | null,
): T {
  const said = readNotes(fields.notes ?? before?.notes);
  const kept = before === null ? null : readNotes(before.notes);
  const isOwn = shared === null && typeof fields.email === 'string';
  const facts = {
    number: number ?? said.number ?? kept?.number ?? null,
    sharedEmail: shared ?? (isOwn ? null : (said.sharedEmail ?? kept?.sharedEmail ?? null)),
    text: said.text,
  };
  const { email, ...others } = fields;
  const base = shared === null ? fields : (others as T);
  const isNoted = facts.number === said.number && facts.sharedEmail === said.sharedEmail;
  return isNoted ? base : { ...base, notes: writeNotes(facts) };
}

/** Blanks that cannot be seen are taken from cells: where nothing else differs, nothing does. */
function asStored(wanted: MemberChanges, before: Member): MemberChanges {
  const entries = Object.entries(wanted).map(([field, value]) => {
    const stored: unknown = Reflect.get(before, field);
    const isSame = typeof stored === 'string' && field !== 'notes' && tidy(stored) === value;
    return [field, isSame ? stored : value];
  });
  return Object.fromEntries(entries);
}
