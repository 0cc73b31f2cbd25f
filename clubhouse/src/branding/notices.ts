import type { Branding } from '../api/branding.ts';
import { readPrivacyNotice } from '../api/privacy-notice.ts';
import type { PublishedNotice } from '../store/privacy-notices.ts';
import type { Store } from '../store/store.ts';

/** A coach's draft: each part in each language, possibly empty. */
export interface NoticeDraft {
  readonly name: { readonly en: string; readonly de: string };
  readonly text: { readonly en: string; readonly de: string };
}

/**
 * All versions, newest first. A notice set another way, such as by the API, counts as a version of
 * its own, because people agreed to it (FACE-14).
 */
export function syncVersions(
  branding: Branding,
  { notices }: Pick<Store, 'notices'>,
): PublishedNotice[] {
  const notice = readPrivacyNotice(branding);
  const all = notices.all();
  const given = branding['privacy_notice'];
  if (notice === null || typeof given !== 'object' || given === null) return all;
  if (all.some((one) => isSameNotice(one.notice, given))) return all;
  const isTaken = all.some(({ version }) => version === notice.version);
  const version = notice.version === null || isTaken ? getNextVersion(all) : notice.version;
  notices.add({ version, day: notice.date, publishedBy: '', notice: { ...given } });
  return notices.all();
}

export function getNextVersion(all: readonly PublishedNotice[]): number {
  return Math.max(0, ...all.map(({ version }) => version)) + 1;
}

function isSameNotice(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function findNoticeInForce(
  branding: Branding,
  versions: readonly PublishedNotice[],
): PublishedNotice | null {
  const given = branding['privacy_notice'];
  if (typeof given !== 'object' || given === null) return null;
  return versions.find((one) => isSameNotice(one.notice, given)) ?? null;
}

export function readDraft(notice: Readonly<Record<string, unknown>> | null): NoticeDraft {
  const part = (name: string) => {
    const given = notice?.[name];
    if (typeof given === 'string') return { en: given, de: '' };
    const texts: Readonly<Record<string, unknown>> =
      typeof given === 'object' && given !== null ? { ...given } : {};
    const text = (language: string) => {
      const value = texts[language];
      return typeof value === 'string' ? value : '';
    };
    return { en: text('en'), de: text('de') };
  };
  return { name: part('name'), text: part('text') };
}

/** The notice in branding format, without languages that have no text. */
export function toBrandingNotice(
  { name, text }: NoticeDraft,
  { date, version }: { readonly date: string; readonly version: number },
): Record<string, unknown> {
  const filled = (part: NoticeDraft['name']) =>
    Object.fromEntries(Object.entries(part).filter(([, value]) => value !== ''));
  return { name: filled(name), date, version, text: filled(text) };
}
