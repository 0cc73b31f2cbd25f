import { changeClub, type ClubRecord, readClub } from '../../../../branding/club-record.ts';
import { makeNoticeTemplate } from '../../../../branding/notice-to-start-from.ts';
import {
  readDraft,
  findNoticeInForce,
  nextVersion,
  toBrandingNotice,
  type NoticeDraft,
  syncVersions,
} from '../../../../branding/notices.ts';
import type { PublishedNotice } from '../../../../store/privacy-notices.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { LANGUAGES } from '../../../../messages/language.ts';
import { FORM } from '../../../../web/form-bounds.ts';
import { explainNotSaved } from '../frame.tsx';
import { PrivacyView } from './privacy-view.tsx';
import type { ViewedVisit } from '../../../../web/use-visit.ts';

const PATH = '/coach/club/privacy';
/** The league still accepts a name of this length with its number and date added. */
const LONGEST_NAME = 150;
const LONGEST_TEXT = 20_000;
const FORM_BYTES = 256 * 1024;

/** `/coach/club/privacy`: all versions of the notice for applicants (FACE-14). One call. */
export const get = forCoach((visit) => {
  const isAsked = visit.query.get('text') === 'start';
  return privacyPage(visit, isAsked ? { draft: makeNoticeTemplate(visit.club.name) } : {});
});

export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { form } = visit;
    if (form.get('do') === 'close') return save(visit, null);
    const draft = readNoticeDraft(form);
    const fault = findFault(draft, visit);
    if (fault !== null) return privacyPage(visit, { draft, told: fault, status: 422 });
    return save(visit, draft);
  },
  { takes: { ...FORM, maxBytes: FORM_BYTES } },
);

function readNoticeDraft(form: URLSearchParams): NoticeDraft {
  const text = (name: string) => (form.get(name) ?? '').replaceAll('\r\n', '\n').trim();
  return {
    name: { en: text('name_en'), de: text('name_de') },
    text: { en: text('text_en'), de: text('text_de') },
  };
}

function findFault({ name, text }: NoticeDraft, { words }: ViewedVisit): string | null {
  const { faults } = words.club.privacy;
  const [names, texts] = [LANGUAGES.map((one) => name[one]), LANGUAGES.map((one) => text[one])];
  const isLong = (value: string, most: number) => Array.from(value).length > most;
  if (names.every((one) => one === '') || names.some((one) => isLong(one, LONGEST_NAME))) {
    return faults.name;
  }
  if (texts.every((one) => one === '') || texts.some((one) => isLong(one, LONGEST_TEXT))) {
    return faults.text;
  }
  const isHalf = LANGUAGES.some((one) => (name[one] === '') !== (text[one] === ''));
  return isHalf ? faults.language : null;
}

async function save(visit: CoachVisit, draft: NoticeDraft | null): Promise<Answer> {
  const { form, services, coach, dates, now, words } = visit;
  const { store } = services;
  const date = dates.today(now);
  const made: PublishedNotice[] = [];
  const before = await readClub(visit.api);
  const current = readDraft(
    findNoticeInForce(before.branding, syncVersions(before.branding, store))?.notice ?? null,
  );
  if (draft !== null && JSON.stringify(current) === JSON.stringify(draft)) {
    return privacyPage(visit, { draft, told: words.club.privacy.faults.same, status: 422 });
  }
  const saved = await changeClub(visit, {
    marks: form.get('marks') ?? '',
    fieldsOf: noticeParts,
    make: ({ branding }) => {
      const version = nextVersion(syncVersions(branding, store));
      const notice = draft === null ? null : toBrandingNotice(draft, { date, version });
      if (notice !== null) made.push({ version, day: date, publishedBy: coach.name, notice });
      return { branding: { ...branding, privacy_notice: notice } };
    },
  });
  if (saved.kind === 'saved') {
    // The branding holds the notice in force, so it is found even if this write fails.
    const published = made.at(-1);
    if (published !== undefined) store.notices.add(published);
    return redirect(`${PATH}?done=1`);
  }
  const told =
    saved.kind === 'refused' ? words.club.privacy.faults.room : explainNotSaved(saved, visit);
  const status = saved.kind === 'forbidden' ? 403 : 409;
  return privacyPage(visit, { ...(draft === null ? {} : { draft }), told, status });
}

function noticeParts({ branding }: ClubRecord) {
  return { notice: branding['privacy_notice'] ?? null };
}

interface PageMessage {
  readonly draft?: NoticeDraft;
  readonly told?: string | null;
  readonly status?: number;
}

async function privacyPage(
  visit: CoachVisit,
  { draft, told = null, status = 200 }: PageMessage,
): Promise<Answer> {
  const { api, services, words } = visit;
  const { branding, ...record } = await readClub(api);
  const versions = syncVersions(branding, services.store);
  const current = findNoticeInForce(branding, versions);
  const view = (
    <PrivacyView
      fields={noticeParts({ ...record, branding })}
      versions={versions}
      current={current}
      draft={draft ?? readDraft(current?.notice ?? versions[0]?.notice ?? null)}
      told={told}
    />
  );
  return page(words.club.privacy.title, view, { status });
}
