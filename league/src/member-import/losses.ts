import type { Member, MemberChanges } from '../members/schema.ts';
import { foldName } from '../shared/fold.ts';
import { isMisread } from './misread.ts';
import { readNotes } from './member-notes.ts';
import { spellOut } from './person-name.ts';
import { tidyText } from './tidy.ts';

export const LOSS_KINDS = ['accents', 'letters', 'shorter'] as const;

/** How a change removes part of a field's current value. */
type LossKind = (typeof LOSS_KINDS)[number];

export interface Loss {
  readonly line: number;
  readonly field: string;
  readonly kind: LossKind;
  readonly before: string;
  readonly after: string;
}

/** Texts that a spreadsheet or another program can silently truncate or alter. */
const FIELDS = ['display_name', 'full_name', 'email', 'phone', 'rating_system', 'notes'] as const;

/** Finds lost accents and letters, and anything else that makes a value shorter (IMP-6). */
export function findLosses(line: number, before: Member, changes: MemberChanges): Loss[] {
  return FIELDS.flatMap((field) => {
    if (changes[field] === undefined) return [];
    const after = listFieldParts(field, changes);
    const losses = listFieldParts(field, before).flatMap((now, index): Loss[] => {
      const then = after[index] ?? '';
      const kind = now === then ? null : findLossKind(field, now, then);
      return kind === null ? [] : [{ line, field, kind, before: now, after: then }];
    });
    return losses.slice(0, 1);
  });
}

/** The values of a field: notes also hold the club's number and further telephone numbers. */
function listFieldParts(field: (typeof FIELDS)[number], of: Member | MemberChanges): string[] {
  const value = of[field] ?? '';
  if (field !== 'notes') return [value];
  const { text, number, morePhones } = readNotes(value);
  return [text ?? '', number ?? '', morePhones ?? ''];
}

function findLossKind(field: string, now: string, then: string): LossKind | null {
  if (field !== 'phone') {
    if (then.includes('\uFFFD') && !now.includes('\uFFFD')) return 'letters';
    if (isMisread(then, now) && !isMisread(now, then)) return 'letters';
    if (isSpelledAlike(now, then)) {
      return countAccents(then) < countAccents(now) ? 'accents' : null;
    }
    if (isMisread(now, then)) return null;
  }
  return measureText(field, then) < measureText(field, now) ? 'shorter' : null;
}

/** Whether only the accents differ, or umlauts are written out: Müller, Muller and Mueller. */
function isSpelledAlike(now: string, then: string): boolean {
  return foldName(now) === foldName(then) || foldName(spellOut(now)) === foldName(spellOut(then));
}

/** Blanks, the comma of "Lee, Ann", and signs between the digits of a number are no loss. */
function measureText(field: string, text: string): number {
  const phone = text
    .trim()
    .replace(/^00/, '+')
    .replaceAll(/[^+\d]/g, '');
  return Array.from(field === 'phone' ? phone : tidyText(text).replaceAll(/[\s,]/g, '')).length;
}

function countAccents(text: string): number {
  return text.normalize('NFC').match(/(?![A-Za-z])[\p{L}\p{M}]/gu)?.length ?? 0;
}
