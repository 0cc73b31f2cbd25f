import { hash } from 'node:crypto';
import { toLeagueFailure, dataOrThrow, taggedDataOrThrow } from '../api/answer.ts';
import type { Branding } from '../api/branding.ts';
import type { Api, LeagueClient } from '../api/client.ts';
import { findLastChange } from '../api/last-change.ts';
import type { CoachVisit } from '../web/visit.ts';

/** The club's current state. */
export interface ClubRecord {
  readonly id: string;
  readonly name: string;
  readonly timezone: string;
  readonly branding: Branding;
  readonly etag: string;
}

/** @throws LeagueFailure */
export async function readClub(api: LeagueClient): Promise<ClubRecord> {
  const { data, etag } = await taggedDataOrThrow(api.getClub());
  const { id, name, timezone, branding } = data;
  return { id, name, timezone, branding, etag };
}

/** Whether the coach's key may change the club. */
export async function mayChange(api: LeagueClient): Promise<boolean> {
  const { credential } = await dataOrThrow(api.getMe());
  return credential.scopes.includes('admin');
}

/** The parts of a club that change together, by field name. */
export type BrandingFields = Readonly<Record<string, unknown>>;

/** A short mark of each part's value. A form carries the marks to detect later changes. */
export function joinMarks(fields: BrandingFields): string {
  return new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [name, makeMark(value)]),
  ).toString();
}

function makeMark(value: unknown): string {
  return hash('sha256', JSON.stringify(value ?? null), 'base64url').slice(0, 12);
}

/** The parts that have changed since the form was made. */
export function findChangedParts(marks: string, fields: BrandingFields): string[] {
  const seen = new URLSearchParams(marks);
  return Object.keys(fields).filter((name) => seen.get(name) !== makeMark(fields[name]));
}

export type SaveResult =
  | { readonly kind: 'saved' }
  /** Someone else changed these parts since the form was made; nothing was overwritten (FACE-3). */
  | { readonly kind: 'changed'; readonly parts: readonly string[]; readonly by: string }
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'refused'; readonly code: string };

export interface BrandingChange {
  /** The marks of the values that the form was made from. */
  readonly marks: string;
  readonly fieldsOf: (record: ClubRecord) => BrandingFields;
  readonly make: (record: ClubRecord) => Api<'ClubChanges'>;
}

/** Attempts to save, because others may change other parts at the same time. */
const TRIES = 4;

/** Changes part of the branding, which is a single value in the league. @throws LeagueFailure */
export async function changeClub(visit: CoachVisit, change: BrandingChange): Promise<SaveResult> {
  const { api, services } = visit;
  for (let tries = 1; ; tries++) {
    const record = await readClub(api);
    const parts = findChangedParts(change.marks, change.fieldsOf(record));
    if (parts.length > 0 || tries > TRIES) {
      const last = await findLastChange(api, record.id);
      return { kind: 'changed', parts, by: last?.who ?? '' };
    }
    const answer = await api.updateClub(change.make(record), { ifMatch: record.etag });
    if (answer.kind === 'answer') {
      services.branding.forget();
      return { kind: 'saved' };
    }
    const code = answer.code;
    if (code === 'precondition_failed') continue;
    if (code === 'insufficient_scope') return { kind: 'forbidden' };
    if (answer.status !== 400 && answer.status !== 422) throw toLeagueFailure(answer, 'slug_fixed');
    return { kind: 'refused', code };
  }
}
