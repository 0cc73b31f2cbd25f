import { checkRows, type KnownMember } from '../entries/rules/check-entry.ts';
import { getEntrySize } from '../entries/rules/pair.ts';
import type { Member } from '../members/schema.ts';
import type { Id } from '../shared/ids.ts';
import type { BoxCell } from './boxes-sheet.ts';
import { tidyText } from '../member-import/tidy.ts';
import { MemberNames, type NameLookup } from './member-names.ts';
import { makeNameKey } from '../member-import/person-name.ts';

export interface BoxContext {
  readonly discipline: string;
  readonly members: readonly Member[];
  readonly divisions: readonly { readonly id: Id<'division'>; readonly name: string }[];
  readonly entries: readonly {
    readonly memberIds: readonly Id<'member'>[];
    readonly divisionId: Id<'division'> | null;
  }[];
  /** The members that each cell can mean, by name, address or id. */
  readonly meant: readonly (readonly [string, string])[];
}

interface BoxEntry {
  readonly cell: BoxCell;
  readonly members: readonly Member[];
}

export interface BoxPlan {
  /** From the top down, with the members to enter. */
  readonly boxes: readonly {
    readonly name: string;
    readonly isNew: boolean;
    readonly entries: readonly BoxEntry[];
  }[];
  /** How many players are already where the sheet puts them. */
  readonly same: number;
  /** Notes on members found by part of their name. */
  readonly remarks: readonly string[];
  readonly refused: readonly string[];
}

/** Plans who plays in which box. Never guesses: a doubtful cell becomes a problem (CLI-16). */
export function planBoxes(cells: readonly BoxCell[], context: BoxContext): BoxPlan {
  const names = new MemberNames(context.members);
  const meant = new Map(context.meant.map(([text, member]) => [makeNameKey(text), member]));
  const size = getEntrySize(context.discipline);
  const remarks: string[] = [];
  const refused: string[] = [];
  const told: BoxEntry[] = [];
  for (const cell of cells) {
    const parts = size === 1 ? [cell.text] : splitPartners(cell.text);
    const found = parts.map((part) => ({
      part,
      named: names.find(meant.get(makeNameKey(part)) ?? part),
    }));
    const problems = found.flatMap(({ part, named }) => findProblem(part, named) ?? []);
    problems.push(...found.flatMap(({ named }) => findContradiction(cell, named, names) ?? []));
    if (parts.length !== size)
      problems.push(
        `"${cell.text}" is ${parts.length === 1 ? 'one player' : 'more than two'}, and a pair is two: write "Ann Lee / Bo Berg"`,
      );
    const members = found.flatMap(({ named }) => (named.kind === 'member' ? [named.member] : []));
    if (problems.length > 0) refused.push(`${cell.place}: ${problems.join('; ')}`);
    else told.push({ cell, members });
    for (const { part, named } of found) {
      if (named.kind === 'member' && named.byPart) {
        remarks.push(`${cell.place}: "${part}" is read as ${named.member.display_name}`);
      }
    }
  }
  return arrangeBoxes(told, context, { remarks, refused, cells });
}

/** Splits "Ann Lee / Bo Berg" at a slash, "and", plus or semicolon. */
function splitPartners(text: string): string[] {
  const parts = text.split(/\s*[/&+;]\s*|\s+(?:und|and)\s+/i);
  return parts.map(tidyText).filter((part) => part !== '');
}

function findProblem(text: string, named: NameLookup): string | null {
  const called = (members: readonly Member[]) =>
    members
      .slice(0, 5)
      .map((member) => `${member.display_name} (${member.email ?? member.id})`)
      .join(', ');
  switch (named.kind) {
    case 'member':
      return null;
    case 'several':
      return `"${text}" could be ${called(named.members)}`;
    case 'none':
      return `nobody is called "${text}"${named.near.length === 0 ? '' : `; near to it: ${called(named.near)}`}`;
  }
}

/** Finds a name next to an address or id that belongs to another member. */
function findContradiction({ text, name }: BoxCell, named: NameLookup, names: MemberNames) {
  const said = name === undefined ? null : names.find(name);
  if (named.kind !== 'member' || said === null || said.kind === 'none') return null;
  const members = said.kind === 'member' ? [said.member] : said.members;
  return members.includes(named.member)
    ? null
    : `"${text}" is ${named.member.display_name}, who is not called "${name}"`;
}

interface BoxFindings {
  readonly remarks: readonly string[];
  readonly refused: readonly string[];
  readonly cells: readonly BoxCell[];
}

function arrangeBoxes(
  told: readonly BoxEntry[],
  context: BoxContext,
  findings: BoxFindings,
): BoxPlan {
  const { divisions, entries, members, discipline } = context;
  const divisionOf = new Map(divisions.map(({ id, name }) => [makeNameKey(name), id]));
  const isSame = ({ cell, members: who }: BoxEntry) => {
    const ids = who
      .map(({ id }) => id)
      .toSorted()
      .join(' ');
    const held = entries.find(({ memberIds }) => memberIds.toSorted().join(' ') === ids);
    const division = divisionOf.get(makeNameKey(cell.box));
    return held !== undefined && division !== undefined && held.divisionId === division;
  };
  const wanted = told.filter((entry) => !isSame(entry));
  const entered = new Set(entries.flatMap(({ memberIds }) => memberIds));
  const faults = checkRows(
    {
      discipline,
      divisionIds: new Set(),
      members: new Map(members.map((member) => [member.id, toKnownMember(member)])),
      entered,
    },
    wanted.map((entry) => ({ member_ids: entry.members.map(({ id }) => id) })),
  );
  const faulty = new Map(
    faults.map(({ row, code, pointer, message }) => {
      const member = findMember(wanted[row], pointer);
      const twice = wanted.slice(0, row).find((entry) => member && entry.members.includes(member));
      const isTwice = code === 'already_entered' && member && !entered.has(member.id);
      const why = isTwice && twice ? `is in ${twice.cell.box} too (${twice.cell.place})` : message;
      return [wanted[row], `${member?.display_name ?? ''} ${why}`.trim()];
    }),
  );
  const refused = wanted.flatMap((entry) => {
    const why = faulty.get(entry);
    return why === undefined ? [] : [`${entry.cell.place}: ${why}`];
  });
  const boxes = [...new Set(findings.cells.map(({ box }) => box))].map((name) => ({
    name,
    isNew: !divisionOf.has(makeNameKey(name)),
    entries: wanted.filter((entry) => entry.cell.box === name && !faulty.has(entry)),
  }));
  return {
    boxes,
    same: told.length - wanted.length,
    remarks: findings.remarks,
    refused: [...findings.refused, ...refused],
  };
}

function toKnownMember({ status, deleted_at: deletedAt }: Member): KnownMember {
  return { status, removed: deletedAt !== null };
}

function findMember(entry: BoxEntry | undefined, pointer: string): Member | undefined {
  return entry?.members[Number(/(\d+)$/.exec(pointer)?.[1] ?? 0)];
}
