import type { VNode } from 'preact';
import { type ClubRecord, joinMarks, readClub } from '../../../../branding/club-record.ts';
import { makeNoticeTemplate } from '../../../../branding/notice-to-start-from.ts';
import {
  readDraft,
  findNoticeInForce,
  getNextVersion,
  toBrandingNotice,
  type NoticeDraft,
  syncVersions,
} from '../../../../branding/notices.ts';
import { HiddenFields, TextArea, TextField } from '../../../../components/form-fields.tsx';
import { Icon } from '../../../../components/icon.tsx';
import { PostForm } from '../../../../components/post-form.tsx';
import { LANGUAGES } from '../../../../messages/language.ts';
import type { Words } from '../../../../messages/en.ts';
import type { PublishedNotice } from '../../../../store/privacy-notices.ts';
import { chosen, hidden, paragraphs, text } from '../../../../web/field-kinds.ts';
import { type Filled, form } from '../../../../web/form.ts';
import { FORM } from '../../../../web/form-bounds.ts';
import { useVisit } from '../../../../web/use-visit.ts';
import { type Answer, type CoachVisit, forCoach, page, redirect } from '../../../../web/visit.ts';
import { Frame, saveClub } from '../frame.tsx';
import { FormButton, LinkButton } from '../../../../components/buttons.tsx';

const PATH = '/coach/club/privacy';
/** The league still accepts a name of this length with its number and date added. */
const NAME = text({ maxLength: 150 });
const TEXT = paragraphs({ maxLength: 20_000 });
const NOTICE = form({
  marks: hidden,
  do: chosen,
  name_en: NAME,
  text_en: TEXT,
  name_de: NAME,
  text_de: TEXT,
});
type NoticeForm = Filled<typeof NOTICE>;
const FORM_BYTES = 256 * 1024;

/** `/coach/club/privacy`: all versions of the notice for applicants (FACE-14). One call. */
export const get = forCoach((visit) => {
  const isAsked = visit.query.get('text') === 'start';
  const template = isAsked ? makeNoticeTemplate(visit.club.name) : null;
  return renderPrivacyPage(visit, template && NOTICE.begin(visit, toFormTexts(template)));
});

function toFormTexts({ name, text: texts }: NoticeDraft) {
  return { name_en: name.en, text_en: texts.en, name_de: name.de, text_de: texts.de };
}

export const post = forCoach(
  async (visit): Promise<Answer> => {
    const { faults } = visit.words.club.privacy;
    const sent = NOTICE.read(visit);
    if (sent.values.do === 'close') return saveNotice(visit, sent, null);
    const [name, body] = [faults.name, faults.text];
    const own = { name_en: name, text_en: body, name_de: name, text_de: body };
    const filled = NOTICE.read(visit, own, (values) => judgeNotice(values, faults));
    if (filled.isFaulty) return renderPrivacyPage(visit, filled);
    const { name_en, text_en, name_de, text_de } = filled.values;
    const draft = { name: { en: name_en, de: name_de }, text: { en: text_en, de: text_de } };
    return saveNotice(visit, filled, draft);
  },
  { takes: { ...FORM, maxBytes: FORM_BYTES } },
);

/** A notice needs a name and a text, both in the same languages. */
function judgeNotice(values: NoticeForm['values'], faults: Words['club']['privacy']['faults']) {
  const { name_en: nameEn, text_en: textEn, name_de: nameDe, text_de: textDe } = values;
  const explain = (own?: string, other?: string, counterpart?: string, missing?: string) => {
    if (own !== '') return undefined;
    return other === '' ? missing : counterpart ? faults.language : undefined;
  };
  return {
    name_en: explain(nameEn, nameDe, textEn, faults.name),
    text_en: explain(textEn, textDe, nameEn, faults.text),
    name_de: nameEn === '' ? undefined : explain(nameDe, nameEn, textDe),
    text_de: textEn === '' ? undefined : explain(textDe, textEn, nameDe),
  };
}

async function saveNotice(
  visit: CoachVisit,
  filled: NoticeForm,
  draft: NoticeDraft | null,
): Promise<Answer> {
  const { services, coach, dates, now, words } = visit;
  const { faults } = words.club.privacy;
  const { store } = services;
  const date = dates.today(now);
  const made: PublishedNotice[] = [];
  const { branding } = await readClub(visit.api);
  const current = readDraft(
    findNoticeInForce(branding, syncVersions(branding, store))?.notice ?? null,
  );
  if (draft !== null && JSON.stringify(current) === JSON.stringify(draft)) {
    return renderPrivacyPage(visit, filled.withTrouble(faults.same, 422));
  }
  const change = {
    fieldsOf: readNoticeParts,
    make: ({ branding: before }: ClubRecord) => {
      const version = getNextVersion(syncVersions(before, store));
      const notice = draft === null ? null : toBrandingNotice(draft, { date, version });
      if (notice !== null) made.push({ version, day: date, publishedBy: coach.name, notice });
      return { branding: { ...before, privacy_notice: notice } };
    },
  };
  const again = await saveClub(visit, filled, change, { refused: faults.room });
  // The form that withdraws the notice has no texts.
  const texts = draft === null ? toFormTexts(current) : {};
  if (again !== null) return renderPrivacyPage(visit, again.with(texts));
  // The branding holds the notice in force, so it is found even if this write fails.
  const published = made.at(-1);
  if (published !== undefined) store.notices.add(published);
  return redirect(`${PATH}?done=1`);
}

function readNoticeParts({ branding }: ClubRecord) {
  return { notice: branding['privacy_notice'] ?? null };
}

/** @param filled null to show the notice in force */
async function renderPrivacyPage(visit: CoachVisit, filled: NoticeForm | null): Promise<Answer> {
  const { api, services, words } = visit;
  const record = await readClub(api);
  const versions = syncVersions(record.branding, services.store);
  const current = findNoticeInForce(record.branding, versions);
  const shown =
    filled ?? NOTICE.begin(visit, toFormTexts(readDraft((current ?? versions[0])?.notice ?? null)));
  const marks = joinMarks(readNoticeParts(record));
  const view = <PrivacyView versions={versions} current={current} form={shown.with({ marks })} />;
  return page(words.club.privacy.title, view, { status: shown.status });
}

interface Props {
  /** Newest first. */
  readonly versions: readonly PublishedNotice[];
  /** Null if the club takes no applications. */
  readonly current: PublishedNotice | null;
  readonly form: NoticeForm;
}

function PrivacyView({ versions, current, form: { field, ...filled } }: Props): VNode {
  const { words, dates } = useVisit();
  const { privacy: say } = words.club;
  const about =
    current === null ? say.none : say.current(current.version, dates.fullDay(current.day));
  const isBlank = LANGUAGES.every((language) => field(`text_${language}`).typed === '');
  return (
    <Frame title={say.title} text={about}>
      <div class="desk">
        <PostForm of={filled} class="card stack5" action={PATH}>
          <p>{say.about}</p>
          <p class="meta">{say.oneIsEnough}</p>
          {versions.length === 0 && isBlank && (
            <p>
              <LinkButton look="o" href={`${PATH}?text=start`} label={say.start} />{' '}
              <span class="meta">{say.startAbout}</span>
            </p>
          )}
          {LANGUAGES.map((language) => (
            <fieldset key={language} class="stack plain-set">
              <legend>
                <b>{language === 'en' ? say.english : say.german}</b>
              </legend>
              <TextField of={field(`name_${language}`)} label={say.name} lang={language} />
              <TextArea
                of={field(`text_${language}`)}
                label={say.text}
                hint={say.textHint}
                lang={language}
                rows={10}
              />
            </fieldset>
          ))}
          <p class="meta">{say.publishAbout}</p>
          <FormButton look="p" value="publish" label={say.publish(getNextVersion(versions))} />
        </PostForm>
        <div class="stack5">
          {versions.length > 0 && <Versions versions={versions} current={current} />}
          {current !== null && (
            <details class="card">
              <summary class="btn q">
                {say.takeDown}
                <Icon name="more" />
              </summary>
              <PostForm class="stack after" action={PATH}>
                <HiddenFields of={filled.hiddenFields} />
                <p class="meta">{say.takeDownAbout}</p>
                <FormButton look="o" value="close" label={say.takeDownNow} />
              </PostForm>
            </details>
          )}
        </div>
      </div>
    </Frame>
  );
}

function Versions({ versions, current }: Omit<Props, 'form'>): VNode {
  const { words, dates } = useVisit();
  const { privacy: say } = words.club;
  return (
    <nav class="card flush" aria-label={say.versions}>
      <header class="desk-head">
        <h2>{say.versions}</h2>
      </header>
      {versions.map(({ version, day, publishedBy }) => (
        <a key={version} class="item club-link" href={`${PATH}/${version}`}>
          <span>
            <b>{say.notice(version)}</b>
            {version === current?.version && <span class="pill club">{say.now}</span>}
            <span class="meta">{say.of(dates.fullDay(day), publishedBy)}</span>
          </span>
          <Icon name="next" />
        </a>
      ))}
    </nav>
  );
}
