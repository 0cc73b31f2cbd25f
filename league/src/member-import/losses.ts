import type { Member, MemberChanges } from '../members/schema.ts';
import { foldName } from '../shared/fold.ts';
import { isMisread } from './misread.ts';
import { readNotes } from './member-notes.ts';
import { spellOut } from './person-name.ts';

export const LOSS_KINDS = ['accents', 'letters', 'digits', 'end'] as const;

/** How a change takes something away that its field has now. */
type LossKind = (typeof LOSS_KINDS)[number];

export interface Loss {
  readonly line: number;
  readonly field: string;
  readonly kind: LossKind;
  readonly before: string;
  readonly after: string;
}

/** Texts of which a spreadsheet, or a program in between, loses a part unseen. */
const FIELDS = ['display_name', 'full_name', 'email', 'phone', 'rating_system', 'notes'] as const;

/** What a change would lose: letters, accents, digits in front, or what stands at the end. */
export function lossesOf(line: number, before: Member, changes: MemberChanges): Loss[] {
  return FIELDS.flatMap((field) => {
    const [now, then] = [textOf(field, before), textOf(field, changes)];
    if (now === null || then === null || now === then) return [];
    const kind = kindOf(field, now, then);
    return kind === null ? [] : [{ line, field, kind, before: now, after: then }];
  });
}

/** The text of a field. In notes an import keeps lines of its own, which are left out. */
function textOf(field: (typeof FIELDS)[number], of: Member | MemberChanges): string | null {
  const value = of[field];
  if (typeof value !== 'string') return null;
  return field === 'notes' ? readNotes(value).text : value;
}

function kindOf(field: string, now: string, then: string): LossKind | null {
  if (field === 'phone') return losesDigits(now, then) ? 'digits' : null;
  if (then.includes('\uFFFD') && !now.includes('\uFFFD')) return 'letters';
  if (isMisread(then, now) && !isMisread(now, then)) return 'letters';
  if (isSpelledAlike(now, then) && accentsOf(then) < accentsOf(now)) return 'accents';
  return then.length < now.length && now.startsWith(then) ? 'end' : null;
}

function isSpelledAlike(now: string, then: string): boolean {
  return [now, spellOut(now)].some((text) => foldName(text) === foldName(then));
}

/** A number that a spreadsheet took for one: without what stood in front. */
function losesDigits(now: string, then: string): boolean {
  const [was, is] = [now, then].map((text) => text.replaceAll(/[^+\d]/g, ''));
  if (was === undefined || is === undefined || is === '' || is.length >= was.length) return false;
  return was.endsWith(is) || was.startsWith(is);
}

function accentsOf(text: string): number {
  return text.normalize('NFC').match(/(?![A-Za-z])[\p{L}\p{M}]/gu)?.length ?? 0;
}
