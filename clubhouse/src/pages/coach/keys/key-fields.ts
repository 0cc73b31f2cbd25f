import { COACH_SCOPES } from '../../../api/coach-keys.ts';
import type { Api } from '../../../api/client.ts';
import { startOfDay } from '../../../arrange/club-time.ts';
import type { Words } from '../../../messages/en.ts';
import type { Dates } from '../../../messages/dates.ts';

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

const LONGEST_NAME = 100;

export const NOTHING_WANTED: KeyFields = { name: '', role: 'coach', until: '' };

export function wantedOf(form: URLSearchParams): KeyFields {
  return {
    name: (form.get('name') ?? '').trim().slice(0, LONGEST_NAME),
    role: form.get('role') === 'admin' ? 'admin' : 'coach',
    until: form.get('until') ?? '',
  };
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
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < dates.today(now)) return false;
  try {
    return Temporal.PlainDate.from(text).toString() === text;
  } catch {
    return false;
  }
}
