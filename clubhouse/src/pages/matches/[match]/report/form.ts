import type { Entry } from '../../../../score/entry.ts';
import { type Fields, readEntry, readMark } from '../../../../score/entry-form.ts';
import type { Format } from '../../../../score/format.ts';
import { isFault, type LineFault, readLine } from '../../../../score/line.ts';
import { asItCounts, isComplete, type ScoreGap, scoreGap } from '../../../../score/match-end.ts';
import { isCalendarDay } from '../../../../messages/calendar-day.ts';
import type { Words } from '../../../../messages/en.ts';
import type { PlayerVisit } from '../../../../web/visit.ts';

/** A report as it stands: what was entered, what is wrong with it, and whether it was read. */
export interface Draft {
  readonly fields: Fields;
  /** As it counts. */
  readonly entry: Entry;
  /** With a set that was begun and counts for nothing. */
  readonly typedEntry: Entry;
  readonly playedOn: string;
  /** The line that it was typed as; null where it was not. */
  readonly typed: string | null;
  readonly faults: Faults;
  /** What the sentence that was read said. */
  readonly read: string | null;
  /** The id of one's own side's last entry when the form was shown, or `none`; null: not told. */
  readonly since: string | null;
  /** What the same device may have sent of this match before, as `readMark` writes it. */
  readonly sentBefore: readonly string[];
}

/** What is wrong, beside what: `line`, `sets`, `set-2`, `who`, `day`, or all of it. */
export type Faults = ReadonlyMap<string, string>;

const MAX_LINE_LENGTH = 2000;

export function draftOf({ form, words, dates, now }: PlayerVisit, format: Format): Draft {
  const { faults: say } = words.report;
  const faults = new Map<string, string>();
  const line = (form.get('line') ?? '').trim().slice(0, MAX_LINE_LENGTH);
  const fromLine = line === '' ? null : readLine(line, format);
  const isUnread = fromLine !== null && isFault(fromLine);
  if (isUnread) faults.set('line', lineFault(fromLine, say));
  const entry = fromLine === null || isUnread ? readEntry(form, format) : fromLine;
  const playedOn = form.get('on') ?? '';
  const isDay = isCalendarDay(playedOn);
  if (playedOn !== '' && !isDay) faults.set('day', say.day);
  else if (playedOn > dates.today(now)) faults.set('day', say.future);
  if (!isUnread) addMissing(entry, format, fromLine !== null, say, faults);
  return {
    fields: form,
    entry: asItCounts(entry, format),
    typedEntry: entry,
    playedOn: isDay ? playedOn : '',
    typed: line === '' ? null : line,
    faults,
    read: form.get('read'),
    since: form.get('since'),
    sentBefore: (form.get('before') ?? '').split('\n').filter(Boolean),
  };
}

/** Whether what is to be sent is what was read as a sentence. */
export function wasRead({ entry, playedOn, read }: Draft): boolean {
  return read === readMark(entry, playedOn);
}

function addMissing(
  entry: Entry,
  format: Format,
  isTyped: boolean,
  say: Words['report']['faults'],
  faults: Map<string, string>,
): void {
  const place = isTyped ? 'line' : 'sets';
  const gap = entry.ending === 'completed' ? scoreGap(format, entry.sets) : null;
  if (gap !== null) faults.set(place, gapFault(gap, format, say));
  else if (!isComplete(entry, format)) faults.set('who', say.who);
}

function gapFault(gap: ScoreGap, { bestOf }: Format, say: Words['report']['faults']): string {
  switch (gap) {
    case 'nothing':
      return say.nothing;
    case 'missing':
      return say.incomplete;
    case 'sets_missing':
      return say.setsMissing(bestOf);
    case 'level':
      return say.level;
  }
}

function lineFault(fault: LineFault, say: Words['report']['faults']): string {
  switch (fault.code) {
    case 'unclear':
      return say.lineUnclear(fault.part);
    case 'empty':
      return say.lineEmpty;
    case 'who':
      return say.lineWho;
  }
}
