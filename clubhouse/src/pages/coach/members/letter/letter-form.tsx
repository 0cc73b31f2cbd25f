import type { VNode } from 'preact';
import { Field } from '../../../../components/field.tsx';
import { Note } from '../../../../components/note.tsx';
import {
  type AnnouncementText,
  SUBJECT_LIMITS,
  TEXT_LIMITS,
} from '../../../../mail/letters/announcement.ts';
import type { CoachVisit } from '../../../../web/visit.ts';
import { type Audience, type AudienceChoice, writeAudience } from './audience.ts';
import { CoachLayout } from '../../coach-layout.tsx';

export type Faults = Readonly<Partial<Record<'to' | 'subject' | 'text', string>>>;

interface Props {
  readonly visit: CoachVisit;
  readonly typed: AnnouncementText;
  /** Null until an audience is chosen. */
  readonly audience: Audience | null;
  readonly choices: readonly AudienceChoice[];
  readonly faults: Faults;
}

export function LetterForm(props: Props): VNode {
  const { visit, typed, faults } = props;
  const { words, services } = visit;
  const { announce: say } = words;
  return (
    <CoachLayout tab="members" title={say.title} text={say.about} isNarrow>
      {!services.sendsMail && <Note icon="info">{say.noMail}</Note>}
      <form class="card stack" method="post" action="/coach/members/letter">
        <To {...props} />
        <Field
          name="subject"
          most={SUBJECT_LIMITS.maxLength}
          label={say.subject}
          value={typed.subject}
          fault={faults.subject}
          isNeeded
        />
        <Text {...props} />
        <button class="btn p w" name="do" value="look">
          {say.look}
        </button>
        <p class="meta">{say.nothingIsSent}</p>
      </form>
    </CoachLayout>
  );
}

function To({ visit, audience, choices, faults }: Props): VNode {
  const { announce: say } = visit.words;
  const chosen = audience === null ? '' : writeAudience(audience);
  const option = (value: string, label: string) => (
    <option key={value} value={value} selected={value === chosen}>
      {label}
    </option>
  );
  return (
    <div class="field">
      <label for="to">{say.to}</label>
      <select
        class="input"
        id="to"
        name="to"
        {...(faults.to === undefined ? {} : { 'aria-describedby': 'to-fault' })}
      >
        {audience?.kind === 'chosen' && option('chosen', say.chosen(audience.members.length))}
        {option('all', say.everybody)}
        {choices.map(({ competition: { id, name }, divisions }) => (
          <optgroup key={id} label={name}>
            {option(id, say.competition(name))}
            {divisions.map((one) => option(`${id} ${one.id}`, `${name}, ${one.name}`))}
          </optgroup>
        ))}
      </select>
      {audience?.kind === 'chosen' &&
        audience.members.map((id) => <input key={id} type="hidden" name="member" value={id} />)}
      {faults.to !== undefined && (
        <p class="fault" id="to-fault">
          {faults.to}
        </p>
      )}
    </div>
  );
}

function Text({ visit, typed, faults }: Props): VNode {
  const { announce: say } = visit.words;
  const about = faults.text === undefined ? 'text-hint' : 'text-hint text-fault';
  return (
    <div class="field">
      <label for="text">{say.text}</label>
      <p class="hint" id="text-hint">
        {say.textHint}
      </p>
      <textarea
        class="input"
        id="text"
        name="text"
        rows={10}
        required
        maxlength={TEXT_LIMITS.maxLength}
        aria-describedby={about}
        {...(faults.text === undefined ? {} : { 'aria-invalid': 'true' as const })}
      >
        {typed.text}
      </textarea>
      {faults.text !== undefined && (
        <p class="fault" id="text-fault">
          {faults.text}
        </p>
      )}
    </div>
  );
}
