import type { CourtLocation } from '../../../../api/court-locations.ts';
import { wallTime } from '../../../../arrange/club-time.ts';
import {
  MAX_TIMES,
  listNextEvenings,
  readTimes,
  type WantedTime,
} from '../../../../arrange/wanted-times.ts';
import type { Proposal } from '../../../../store/proposals.ts';
import { isTicked, readForm } from '../../../../web/read-form.ts';
import type { PlayerVisit } from '../../../../web/visit.ts';
import type { MatchToArrange } from './arranging-page.ts';

export interface Draft {
  readonly lines: readonly Line[];
  /** The name of a court location; if empty, `elsewhere` has the place, if any. */
  readonly court: string;
  readonly elsewhere: string;
  readonly note: string;
  /** Whether to offer the same times to the player's other opponents in the box. */
  readonly isToBox: boolean;
  /** Keys are `time-1`, `place`, `note`, or `all`. */
  readonly faults: ReadonlyMap<string, string>;
}

interface Line extends WantedTime {
  readonly isOffered: boolean;
}

const MAX_PLACE_LENGTH = 100;
const MAX_NOTE_LENGTH = 200;
const NO_FAULTS = new Map<string, string>();

/** The initial values of a new proposal: the side's previous one, or else the next evenings. */
export function makeFirstDraft(
  { club, now }: PlayerVisit,
  { match, mine, proposal, courts }: MatchToArrange,
): Draft {
  const bounds = { zone: club.timezone, now, deadline: match.results_deadline };
  const own = proposal?.side === mine.side ? proposal : null;
  const kept = own?.times.filter((time) => time > now) ?? [];
  const times =
    kept.length > 0 ? kept.map((time) => wallTime(club.timezone, time)) : listNextEvenings(bounds);
  return {
    lines: padLines(times.map((line) => ({ ...line, isOffered: true }))),
    ...readPlace(own, courts),
    note: own?.note ?? '',
    isToBox: false,
    faults: NO_FAULTS,
  };
}

function readPlace(
  proposal: Proposal | null,
  courts: readonly CourtLocation[],
): Pick<Draft, 'court' | 'elsewhere'> {
  const place = proposal?.place ?? '';
  if (courts.some(({ name }) => name === place)) return { court: place, elsewhere: '' };
  const first = proposal === null ? courts[0]?.name : undefined;
  return { court: first ?? '', elsewhere: place };
}

function padLines(lines: readonly Line[]): Line[] {
  const empty = { date: '', time: '', isOffered: true };
  return Array.from({ length: MAX_TIMES }, (_, index) => lines[index] ?? empty);
}

/** The submitted values, unchanged. */
export function readDraft(
  { form, club, now, words }: PlayerVisit,
  { match, courts }: MatchToArrange,
): { readonly draft: Draft; readonly times: readonly number[] } {
  const { faults: say } = words.arrange;
  const numbers = Array.from({ length: MAX_TIMES }, (_, index) => index + 1);
  const lines = numbers.map((number) => ({
    date: form.get(`date-${number}`) ?? '',
    time: (form.get(`time-${number}`) ?? '').slice(0, 5),
    isOffered: form.get(`offer-${number}`) !== null,
  }));
  const nothing = { date: '', time: '' };
  const bounds = { zone: club.timezone, now, deadline: match.results_deadline };
  const read = readTimes(
    lines.map((line) => (line.isOffered ? line : nothing)),
    bounds,
  );
  const faults = new Map<string, string>();
  for (const [index, fault] of read.faults) faults.set(`time-${index + 1}`, say[fault]);
  if (read.times.length === 0 && faults.size === 0) faults.set('time-1', say.none);
  const court = courts.find(({ name }) => name === form.get('court'))?.name ?? '';
  const elsewhere = toOneLine(form.get('elsewhere'));
  const note = toOneLine(form.get('note'));
  if (court === '' && elsewhere.length > MAX_PLACE_LENGTH) faults.set('place', say.place);
  if (note.length > MAX_NOTE_LENGTH) faults.set('note', say.note);
  const { box: isToBox } = readForm(form, { box: isTicked });
  return { draft: { lines, court, elsewhere, note, isToBox, faults }, times: read.times };
}

/** The chosen or typed place; null for none. */
export function readChosenPlace({ court, elsewhere }: Draft): string | null {
  const place = court === '' ? elsewhere : court;
  return place === '' ? null : place;
}

function toOneLine(text: string | null): string {
  return (text ?? '').replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}
