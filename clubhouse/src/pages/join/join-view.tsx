import type { VNode } from 'preact';
import { formatNoticeName, type PrivacyNotice } from '../../api/privacy-notice.ts';
import { DISCIPLINES } from '../../api/wish.ts';
import { CourtPicture } from '../../components/court-picture.tsx';
import { RadioField, SelectField, TextField, Tick } from '../../components/form-fields.tsx';
import { Icon } from '../../components/icon.tsx';
import { Note } from '../../components/note.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { useVisit } from '../../web/use-visit.ts';
import { PlayerLayout } from '../player-layout.tsx';
import { GENDERS, type JoinForm, LEVEL_NAMES } from './join-form.ts';

interface JoinViewProps {
  readonly notice: PrivacyNotice;
  /** The first day of the next season; null if it is not known. */
  readonly begins: string | null;
  readonly form: JoinForm;
}

export function JoinView({ notice, begins, form }: JoinViewProps): VNode {
  const { words, dates } = useVisit();
  const { join, shell } = words;
  const { field } = form;
  return (
    <PlayerLayout title={join.title} text={join.about}>
      <div class="lift">
        <PostForm of={form} class="join" action="/join">
          <div class="card stack5">
            <FaultyFields form={form} />
            <div class="join-names">
              <TextField
                of={field('first_name')}
                label={join.fields.first_name}
                type="name"
                autocomplete="given-name"
              />
              <TextField
                of={field('surname')}
                label={join.fields.surname}
                type="name"
                autocomplete="family-name"
              />
            </div>
            <TextField
              of={field('email')}
              label={join.fields.email}
              type="email"
              autocomplete="email"
            />
            <TextField
              of={field('phone')}
              label={join.fields.phone}
              hint={join.phoneHint}
              type="tel"
              autocomplete="tel"
            />
            <RadioField
              of={field('level')}
              label={join.level}
              options={LEVEL_NAMES.map((name) => [name, join.levels[name]])}
            />
            <fieldset class="stack">
              <legend>{join.play}</legend>
              {DISCIPLINES.map((one) => (
                <Tick key={one} of={field('play')} label={shell.discipline[one]} value={one} />
              ))}
            </fieldset>
            <SelectField
              of={field('gender')}
              label={join.fields.gender}
              hint={join.genderHint}
              options={GENDERS.map((one) => [one, join.genders[one]])}
            />
            <div class="trap" aria-hidden="true">
              <label for="message">{join.trap}</label>
              <textarea id="message" name="message" tabindex={-1} autocomplete="off" />
            </div>
          </div>
          <Privacy notice={notice} form={form} />
          <button class="btn p w">{join.apply}</button>
          {begins !== null && <p class="meta center">{join.begins(dates.longDay(begins))}</p>}
        </PostForm>
      </div>
    </PlayerLayout>
  );
}

function FaultyFields({ form }: Pick<JoinViewProps, 'form'>): VNode | null {
  const { join } = useVisit().words;
  const names = Object.keys(join.fields) as (keyof typeof join.fields)[];
  const wrong = names.filter((name) => form.field(name).fault !== undefined);
  if (wrong.length === 0) return null;
  return (
    <Note icon="warn" kind="warn" isAlert>
      {join.look}{' '}
      {wrong.map((name, index) => (
        <span key={name}>
          {index > 0 && ', '}
          <a href={`#${name}`}>{join.fields[name]}</a>
        </span>
      ))}
    </Note>
  );
}

/** The notice in short and in full, and the checkbox for agreeing to it by name (JOIN-2). */
function Privacy({ notice, form }: Pick<JoinViewProps, 'notice' | 'form'>): VNode {
  const { words, language, dates } = useVisit();
  const { join } = words;
  const of = join.noticeOf(dates.fullDay(notice.date));
  return (
    <section class="stack">
      <h2>{join.shortTitle}</h2>
      <ul class="join-short">
        {join.short.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <details class="card fold">
        <summary>
          <b>{notice.name[language]}</b>
          <Icon name="more" />
          <span class="meta">{of}</span>
        </summary>
        <div class="stack breaks">
          {notice.text[language].split(/\r?\n\s*\r?\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <div id="agreed">
        <Tick
          of={form.field('agreed')}
          label={join.agree(notice.name[language])}
          about={of}
          value={formatNoticeName(notice, language)}
        />
      </div>
    </section>
  );
}

/** Says that the club accepts no applications here (JOIN-8). */
export function ApplicationsClosed(): VNode {
  const { join } = useVisit().words;
  return (
    <PlayerLayout title={join.title}>
      <section class="card lift stack">
        <CourtPicture />
        <h2 class="large">{join.closedTitle}</h2>
        <p>{join.closed}</p>
      </section>
    </PlayerLayout>
  );
}
