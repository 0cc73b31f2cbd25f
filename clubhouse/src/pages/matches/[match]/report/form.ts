import type { ScoreEntry, JudgedEntry } from '../../../../score/entry.ts';
import { type ScoreFields, readEntry, readMark } from '../../../../score/entry-form.ts';
import type { Format } from '../../../../score/format.ts';
import { isRefused, judgeEntry } from '../../../../score/judge.ts';
import { readLine } from '../../../../score/line.ts';
import type { Reading } from '../../../../score/read-statement.ts';
import { type Faults, explainFault } from './refusals.ts';
import { isCalendarDay } from '../../../../messages/calendar-day.ts';
import type { Words } from '../../../../messages/en.ts';
import type { PlayerVisit } from '../../../../web/visit.ts';
import { FIELD_LIMITS } from '../../../../api/field-limits.ts';

/** A report being written: its values, its errors, and whether its sentence was read. */
export interface ReportDraft {
  readonly fields: ScoreFields;
  /** As entered. */
  readonly entry: ScoreEntry;
  /** The report to send; null if the entry is incomplete or impossible. */
  readonly judged: JudgedEntry | null;
  readonly playedOn: string;
  /** The line as typed; null if the player entered the score another way. */
  readonly typed: string | null;
  readonly faults: Faults;
  /** The `readMark` of the sentence that the player has read. */
  readonly read: string | null;
  /** The id of the side's last entry when the page showed the form, or `none`; null if not sent. */
  readonly since: string | null;
  /** The `readMark` of each report of this match that the device may already have sent. */
  readonly sentBefore: readonly string[];
}

export function readDraft({ form, words, dates, now }: PlayerVisit, format: Format): ReportDraft {
  const { faults: say } = words.report;
  const faults = new Map<string, string>();
  const line = (form.get('line') ?? '').trim().slice(0, FIELD_LIMITS.NewClaim.raw_input.maxLength);
  const reading = line === '' ? null : readLine(line, format);
  const entry = toEntry(reading) ?? readEntry(form, format);
  const judged = reading === null ? judgeEntry(entry, format) : findJudgedEntry(reading);
  if (reading !== null && reading.kind !== 'result') {
    faults.set('line', explainLineFault(reading, format, say));
  } else if (judged !== null && isRefused(judged)) {
    const [place, said] = explainFault(judged, entry, format, say);
    faults.set(place, said);
  }
  const playedOn = form.get('on') ?? '';
  const isDay = isCalendarDay(playedOn);
  if (playedOn !== '' && !isDay) faults.set('day', say.day);
  else if (playedOn > dates.today(now)) faults.set('day', say.future);
  return {
    fields: form,
    entry,
    judged: judged === null || isRefused(judged) ? null : judged,
    playedOn: isDay ? playedOn : '',
    typed: line === '' ? null : line,
    faults,
    read: form.get('read'),
    since: form.get('since'),
    sentBefore: (form.get('before') ?? '').split('\n').filter(Boolean),
  };
}

/** The report to send, if the player has read this very report as a sentence (RPT-4). */
export function readBefore({ judged, playedOn, read }: ReportDraft): JudgedEntry | null {
  return judged !== null && read === readMark(judged, playedOn) ? judged : null;
}

/** The entry that a line describes, even if it is impossible. */
function toEntry(reading: Reading | null): ScoreEntry | null {
  return reading?.kind === 'result' || reading?.kind === 'refused' ? reading.entry : null;
}

function findJudgedEntry(reading: Reading): JudgedEntry | null {
  return reading.kind === 'result' ? reading.entry : null;
}

function explainLineFault(
  reading: Exclude<Reading, { kind: 'result' }>,
  format: Format,
  say: Words['report']['faults'],
): string {
  switch (reading.kind) {
    case 'unclear':
      return say.lineUnclear(reading.part, format);
    case 'empty':
      return say.lineEmpty;
    case 'which_result':
    case 'contradiction':
      return say.lineWho;
    case 'sets_alone':
      return say.lineSetsAlone(format);
    case 'incomplete_score':
      return say.incomplete;
    case 'refused':
      return explainFault(reading.fault, reading.entry, format, say)[1];
  }
}
