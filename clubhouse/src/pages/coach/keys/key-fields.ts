import { COACH_SCOPES } from '../../../api/coach-keys.ts';
import type { Api } from '../../../api/client.ts';
import { startOfDay } from '../../../arrange/club-time.ts';
import type { Words } from '../../../messages/en.ts';
import type { Dates } from '../../../messages/dates.ts';
import { FIELD_LIMITS } from '../../../api/field-limits.ts';
import { line, oneOf, readForm } from '../../../web/read-form.ts';
import { isCalendarDay } from '../../../messages/calendar-day.ts';

/** What the form of a new key holds, as it was typed. */
export interface KeyFields {
  readonly name: string;
  readonly role: 'coach' | 'admin';
  /** The last day on which it works, as `2026-12-31`; empty: no last day. */
  readonly until: string;
}

export interface KeyFaults {
  readonly name?: string;
  readonly until?: string;
}

export const NOTHING_WANTED: KeyFields = { name: '', role: 'coach', until: '' };

export function wantedOf(form: URLSearchParams): KeyFields {
  const shape = { name: line, role: oneOf(['coach', 'admin']), until: line };
  const { name, role, until } = readForm(form, shape);
  const { maxLength } = FIELD_LIMITS.CreateApiKey.name;
  return { name: name.slice(0, maxLength), role: role ?? 'coach', until };
}

export function faultsOf(
  { name, until }: KeyFields,
  { keys }: Words,
  dates: Dates,
  now: number,
): KeyFaults {
  return {
    ...(name === '' ? { name: keys.faults.name } : {}),
    ...(until === '' || isDayAhead(until, dates, now) ? {} : { until: keys.faults.until }),
  };
}

export function bodyOf({ name, role, until }: KeyFields, zone: string): Api<'CreateApiKey'> {
  const scopes = role === 'admin' ? [...COACH_SCOPES, 'admin' as const] : [...COACH_SCOPES];
  if (until === '') return { name, scopes };
  const end = Temporal.PlainDate.from(until).add({ days: 1 }).toString();
  return { name, scopes, expires_at: new Date(startOfDay(zone, end)).toISOString() };
}

function isDayAhead(text: string, dates: Dates, now: number): boolean {
  return isCalendarDay(text) && text >= dates.today(now);
}
