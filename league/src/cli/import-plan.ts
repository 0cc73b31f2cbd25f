import { fieldErrors, validatorFor } from '../http/validation.ts';
import { type Member, MemberChanges, NewMember } from '../members/schema.ts';
import { changedFields } from '../shared/changes.ts';
import { fold } from '../shared/fold.ts';
import { cellValue, type Column, columnOf } from './columns.ts';
import type { Row, Sheet } from './csv.ts';
import { CommandError } from './terminal.ts';

/** What becomes of a line of the file. */
export type Step =
  | { readonly line: number; readonly kind: 'add'; readonly member: NewMember }
  | {
      readonly line: number;
      readonly kind: 'change';
      readonly before: Member;
      readonly changes: MemberChanges;
      readonly fields: readonly string[];
    }
  | { readonly line: number; readonly kind: 'same' }
  | { readonly line: number; readonly kind: 'refuse'; readonly reason: string };

type Cells = ReadonlyMap<Column, string | number>;

const isNewMember = validatorFor(NewMember);
const isChange = validatorFor(MemberChanges);

/**
 * What an import would do, line by line (CLI-1). An empty cell says nothing: of a member who is
 * there the field stays as it is. A member is found by id, else by address.
 *
 * @throws CommandError where the headings cannot be used
 */
export function planImport(
  sheet: Sheet,
  members: readonly Member[],
  ignored: readonly string[] = [],
): Step[] {
  const columns = readHeadings(sheet.headings, ignored);
  const known = new KnownMembers(members);
  const steps = sheet.rows.map((row) => planRow(row, columns, known));
  const broken = sheet.broken.map(({ line, reason }) => ({
    line,
    kind: 'refuse' as const,
    reason,
  }));
  return [...steps, ...broken].toSorted((one, other) => one.line - other.line);
}

function readHeadings(headings: readonly string[], ignored: readonly string[]): (Column | null)[] {
  const skipped = new Set(ignored.map(fold));
  const columns = headings.map((heading) =>
    skipped.has(fold(heading)) ? null : columnOf(heading),
  );
  const unknown = headings.filter(
    (one, index) => columns[index] === null && !skipped.has(fold(one)),
  );
  if (unknown.length > 0) {
    const names = unknown.map((one) => `"${one}"`).join(', ');
    throw new CommandError(
      `No field of a member is called ${names}. Rename the column, or pass it over with --ignore.`,
    );
  }
  const twice = headings.filter(
    (_, index) => columns[index] !== null && columns.indexOf(columns[index] ?? null) !== index,
  );
  if (twice.length > 0) throw new CommandError(`Two columns mean the same as "${twice[0]}".`);
  return columns;
}

function planRow(row: Row, columns: readonly (Column | null)[], known: KnownMembers): Step {
  const { line } = row;
  const refused = (reason: string): Step => ({ line, kind: 'refuse', reason });
  if (row.cells.length > columns.length) {
    return refused(`has ${row.cells.length} cells where there are ${columns.length} columns`);
  }
  const cells = readCells(row, columns);
  const found = known.find(cells);
  if (typeof found === 'string') return refused(found);
  const wanted = memberFrom(cells);
  if (found === null) {
    const member = { ...wanted, display_name: wanted['display_name'] ?? wanted['full_name'] };
    if (!isNewMember(member)) return refused(reasons(isNewMember.errors));
    const taken = known.claim(cells, line, found);
    return taken === null ? { line, kind: 'add', member } : refused(taken);
  }
  if (!isChange(wanted)) return refused(reasons(isChange.errors));
  if (found.status === 'left' && wanted['status'] === 'paused') {
    return refused('status: a member who has left is not on a break');
  }
  const taken = known.claim(cells, line, found);
  if (taken !== null) return refused(taken);
  const fields = changedFields(found, wanted);
  if (fields.length === 0) return { line, kind: 'same' };
  return { line, kind: 'change', before: found, changes: wanted, fields };
}

function readCells({ cells }: Row, columns: readonly (Column | null)[]): Cells {
  const read = new Map<Column, string | number>();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (column !== null && cell !== '') read.set(column, cellValue(column, cell));
  }
  return read;
}

function memberFrom(cells: Cells): Record<string, string | number> {
  const { id, first_name: first, surname, ...fields } = Object.fromEntries(cells);
  if (fields['full_name'] !== undefined || (first === undefined && surname === undefined)) {
    return fields;
  }
  return { full_name: [first, surname].filter((part) => part !== undefined).join(' '), ...fields };
}

function reasons(errors: Parameters<typeof fieldErrors>[0] | null | undefined): string {
  const found = fieldErrors(errors ?? [], 'body');
  return found.map(({ pointer, message }) => `${pointer.slice(1)} ${message}`).join('; ');
}

/** The existing members, and what earlier lines have claimed. */
class KnownMembers {
  readonly #byId: ReadonlyMap<string, Member>;
  readonly #byEmail: ReadonlyMap<string, Member>;
  readonly #byName: ReadonlyMap<string, Member>;
  /** The first line to name an address, a name or an id. */
  readonly #lines = new Map<string, number>();

  constructor(members: readonly Member[]) {
    this.#byId = new Map(members.map((member) => [member.id, member]));
    this.#byEmail = new Map(
      members.flatMap((member) => (member.email ? [[fold(member.email), member]] : [])),
    );
    this.#byName = new Map(members.map((member) => [fold(member.display_name), member]));
  }

  /**
   * The member the line is about; null for a new one; a text where that cannot be told, with the
   * reason.
   */
  find(cells: Cells): Member | null | string {
    const id = cells.get('id');
    const email = cells.get('email');
    const byEmail = email === undefined ? undefined : this.#byEmail.get(fold(String(email)));
    if (id !== undefined) {
      const member = this.#byId.get(String(id).toLowerCase());
      if (!member) return `id: there is no member ${String(id)}`;
      if (byEmail && byEmail.id !== member.id) {
        return `email: ${byEmail.display_name} has this address already`;
      }
      return member;
    }
    if (byEmail) return byEmail;
    const name = cells.get('display_name');
    const namesake =
      email === undefined && name !== undefined ? this.#byName.get(fold(String(name))) : undefined;
    if (!namesake) return null;
    return `display_name: there is a member called ${namesake.display_name}; give the address or the id`;
  }

  /**
   * Notes what the line is about. @returns why it cannot be, where an earlier line is about the
   * same
   */
  claim(cells: Cells, line: number, found: Member | null): string | null {
    const email = cells.get('email');
    const name =
      email === undefined ? (cells.get('display_name') ?? cells.get('full_name')) : undefined;
    const names = [
      ...(found === null ? [] : [`id ${found.id}`]),
      ...(email === undefined ? [] : [`email ${fold(String(email))}`]),
      ...(found !== null || name === undefined ? [] : [`name ${fold(String(name))}`]),
    ];
    for (const one of names) {
      const before = this.#lines.get(one);
      if (before !== undefined)
        return `line ${before} is about the same ${one.split(' ')[0] === 'email' ? 'address' : 'member'}`;
      this.#lines.set(one, line);
    }
    return null;
  }
}
