import type { VNode } from 'preact';
import { formatNoticeName, type PrivacyNotice } from '../../api/privacy-notice.ts';
import { DISCIPLINES } from '../../api/wish.ts';
import { Icon } from '../../components/icon.tsx';
import { Hero } from '../../components/hero.tsx';
import { Note } from '../../components/note.tsx';
import { Shell } from '../../components/shell.tsx';
import type { Visit } from '../../web/visit.ts';
import { type Field, type Faults, GENDERS, LEVEL_NAMES, TRAP } from './application.ts';
import { FaultOf, type FormProps, TextInput } from './fields.tsx';

interface JoinViewProps extends FormProps {
  readonly notice: PrivacyNotice;
  /** The first day of the next season. */
  readonly begins: string | null;
  readonly wait: number | null;
  readonly formKey: string;
}

export function JoinView({
  visit,
  notice,
  begins,
  wait,
  formKey,
  typed,
  faults,
}: JoinViewProps): VNode {
  const { words, club, claimed, address, dates } = visit;
  const { join } = words;
  return (
    <Shell
      club={club.name}
      player={claimed.player}
      address={address}
      hero={<Hero title={join.title} text={join.about} />}
    >
      <form class="join" method="post" action="/join" novalidate>
        <input type="hidden" name="key" value={formKey} />
        <div class="card lift stack5">
          <Trouble visit={visit} faults={faults} wait={wait} />
          <div class="join-names">
            <TextInput {...{ visit, typed, faults }} name="first_name" autocomplete="given-name" />
            <TextInput {...{ visit, typed, faults }} name="surname" autocomplete="family-name" />
          </div>
          <TextInput
            {...{ visit, typed, faults }}
            name="email"
            inputmode="email"
            autocomplete="email"
          />
          <TextInput
            {...{ visit, typed, faults }}
            name="phone"
            inputmode="tel"
            autocomplete="tel"
          />
          <Level visit={visit} typed={typed} />
          <Play visit={visit} typed={typed} />
          <Gender visit={visit} typed={typed} faults={faults} />
          <Trap visit={visit} />
        </div>
        <Privacy {...{ visit, typed, faults, notice }} />
        <button class="btn p w">{join.apply}</button>
        {begins !== null && <p class="meta center">{join.begins(dates.longDay(begins))}</p>}
      </form>
    </Shell>
  );
}

function Trouble({
  visit,
  faults,
  wait,
}: {
  readonly visit: Visit;
  readonly faults: Faults;
  readonly wait: number | null;
}): VNode | null {
  const { join } = visit.words;
  if (wait !== null) {
    return (
      <Note icon="warn" kind="warn" isAlert>
        {join.tooMany(wait)}
      </Note>
    );
  }
  const wrong = Object.keys(faults) as Field[];
  if (wrong.length === 0) return null;
  return (
    <Note icon="warn" kind="warn" isAlert>
      {join.look}{' '}
      {wrong.map((field, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <a href={`#${field}`}>{join.fields[field]}</a>
        </span>
      ))}
    </Note>
  );
}

function Level({ visit, typed }: Pick<FormProps, 'visit' | 'typed'>): VNode {
  const { join } = visit.words;
  return (
    <fieldset class="field">
      <legend>{join.level}</legend>
      {LEVEL_NAMES.map((name) => (
        <label key={name} class="opt">
          <input type="radio" name="level" value={name} checked={typed.level === name} />
          <b>{join.levels[name]}</b>
        </label>
      ))}
    </fieldset>
  );
}

function Play({ visit, typed }: Pick<FormProps, 'visit' | 'typed'>): VNode {
  const { join, shell } = visit.words;
  return (
    <fieldset class="field">
      <legend>{join.play}</legend>
      <div class="chips join-play">
        {DISCIPLINES.map((one) => (
          <label key={one} class="chip">
            <input type="checkbox" name="play" value={one} checked={typed.play.includes(one)} />
            {shell.discipline[one]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Gender({ visit, typed, faults }: FormProps): VNode {
  const { join } = visit.words;
  return (
    <div class="field">
      <label for="gender">{join.fields.gender}</label>
      <p class="hint" id="gender-hint">
        {join.genderHint}
      </p>
      <select class="input" id="gender" name="gender" aria-describedby="gender-hint">
        {GENDERS.map((one) => (
          <option key={one} value={one} selected={typed.gender === one}>
            {join.genders[one]}
          </option>
        ))}
      </select>
      <FaultOf {...{ visit, faults }} field="gender" />
    </div>
  );
}

/** Invisible and skipped by the keyboard; bots fill in whatever they find (JOIN-4). */
function Trap({ visit }: { readonly visit: Visit }): VNode {
  const { join } = visit.words;
  return (
    <div class="trap" aria-hidden="true">
      <label for={TRAP}>{join.trap}</label>
      <textarea id={TRAP} name={TRAP} tabindex={-1} autocomplete="off" />
    </div>
  );
}

/** The notice in short and in full, and the checkbox for agreeing to it by name (JOIN-2). */
function Privacy({
  visit,
  typed,
  faults,
  notice,
}: FormProps & { readonly notice: PrivacyNotice }): VNode {
  const { words, language, dates } = visit;
  const { join } = words;
  const name = formatNoticeName(notice, language);
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
          <span class="meta">{join.noticeOf(dates.fullDay(notice.date))}</span>
        </summary>
        <div class="stack breaks">
          {notice.text[language].split(/\r?\n\s*\r?\n/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
      <label class="opt" id="agreed">
        <input
          type="checkbox"
          name="agreed"
          value={name}
          required
          checked={typed.agreed === name}
          aria-invalid={faults.agreed === undefined ? undefined : 'true'}
          autofocus={faults.agreed !== undefined}
          aria-describedby={faults.agreed === undefined ? undefined : 'agreed-fault'}
        />
        <b>{join.agree(notice.name[language])}</b>
        <span class="meta">{join.noticeOf(dates.fullDay(notice.date))}</span>
      </label>
      <FaultOf {...{ visit, faults }} field="agreed" />
    </section>
  );
}
