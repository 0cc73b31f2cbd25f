import type { VNode } from 'preact';
import { joinMarks } from '../../../../branding/club-record.ts';
import { nextVersion, type NoticeDraft } from '../../../../branding/notices.ts';
import { Icon } from '../../../../components/icon.tsx';
import type { PublishedNotice } from '../../../../store/privacy-notices.ts';
import { LANGUAGES, type Language } from '../../../../messages/language.ts';
import { Frame } from '../frame.tsx';
import { useVisit } from '../../../../web/use-visit.ts';

interface Props {
  readonly fields: { readonly notice: unknown };
  /** Newest first. */
  readonly versions: readonly PublishedNotice[];
  /** Null if the club takes no applications. */
  readonly current: PublishedNotice | null;
  readonly draft: NoticeDraft;
  readonly told: string | null;
}

export function PrivacyView({ fields, versions, current, draft, told }: Props): VNode {
  const { words, dates } = useVisit();
  const { privacy: say } = words.club;
  const marks = joinMarks(fields);
  const text =
    current === null ? say.none : say.current(current.version, dates.fullDay(current.day));
  return (
    <Frame title={say.title} text={text} told={told}>
      <div class="desk">
        <form class="card stack5" method="post" action="/coach/club/privacy" novalidate>
          <input type="hidden" name="marks" value={marks} />
          <p>{say.about}</p>
          <p class="meta">{say.oneIsEnough}</p>
          {versions.length === 0 && Object.values(draft.text).every((one) => one === '') && (
            <p>
              <a class="btn o" href="/coach/club/privacy?text=start">
                {say.start}
              </a>{' '}
              <span class="meta">{say.startAbout}</span>
            </p>
          )}
          {LANGUAGES.map((language) => (
            <Texts key={language} language={language} draft={draft} />
          ))}
          <p class="meta">{say.publishAbout}</p>
          <button class="btn p" name="do" value="publish">
            {say.publish(nextVersion(versions))}
          </button>
        </form>
        <div class="stack5">
          {versions.length > 0 && <Versions versions={versions} current={current} />}
          {current !== null && (
            <details class="card">
              <summary class="btn q">
                {say.takeDown}
                <Icon name="more" />
              </summary>
              <form class="stack after" method="post" action="/coach/club/privacy">
                <input type="hidden" name="marks" value={marks} />
                <p class="meta">{say.takeDownAbout}</p>
                <button class="btn o" name="do" value="close">
                  {say.takeDownNow}
                </button>
              </form>
            </details>
          )}
        </div>
      </div>
    </Frame>
  );
}

function Texts({ language, draft }: Pick<Props, 'draft'> & { readonly language: Language }): VNode {
  const { privacy: say } = useVisit().words.club;
  const [name, text] = [`name_${language}`, `text_${language}`];
  return (
    <fieldset class="stack plain-set">
      <legend>
        <b>{language === 'en' ? say.english : say.german}</b>
      </legend>
      <div class="field">
        <label for={name}>{say.name}</label>
        <input class="input" id={name} name={name} lang={language} value={draft.name[language]} />
      </div>
      <div class="field">
        <label for={text}>{say.text}</label>
        <p class="hint" id={`${text}-hint`}>
          {say.textHint}
        </p>
        <textarea
          class="input"
          id={text}
          name={text}
          lang={language}
          rows={10}
          aria-describedby={`${text}-hint`}
        >
          {draft.text[language]}
        </textarea>
      </div>
    </fieldset>
  );
}

function Versions({ versions, current }: Pick<Props, 'versions' | 'current'>): VNode {
  const { words, dates } = useVisit();
  const { privacy: say } = words.club;
  return (
    <nav class="card flush" aria-label={say.versions}>
      <header class="desk-head">
        <h2>{say.versions}</h2>
      </header>
      {versions.map(({ version, day, publishedBy }) => (
        <a key={version} class="item club-link" href={`/coach/club/privacy/${version}`}>
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
