import type { VNode } from 'preact';
import type { CoachVisit } from '../../../web/visit.ts';
import type { KeyFields, KeyFaults } from './key-fields.ts';

interface Props {
  readonly visit: CoachVisit;
  readonly once: string;
  readonly wanted: KeyFields;
  readonly faults: KeyFaults;
}

/** A new key: whose it is, what it may do in plain words, and until when. */
export function KeyForm({ visit, once, wanted, faults }: Props): VNode {
  const { words, dates, now } = visit;
  const { keys } = words;
  return (
    <form class="card stack5 key-form" method="post" action="/coach/keys" novalidate>
      <h2>{keys.make}</h2>
      <input type="hidden" name="once" value={once} />
      <div class="field">
        <label for="name">{keys.name}</label>
        <p class="hint" id="name-hint">
          {keys.nameHint}
        </p>
        <input
          class="input"
          id="name"
          name="name"
          autocomplete="off"
          maxlength={100}
          required
          value={wanted.name}
          {...faultyBy(faults.name, 'name')}
        />
        <Fault of="name" text={faults.name} />
      </div>
      <fieldset class="stack">
        <legend>{keys.may}</legend>
        {(['coach', 'admin'] as const).map((role) => (
          <label key={role} class="opt">
            <input type="radio" name="role" value={role} checked={wanted.role === role} />
            <b>{keys.roles[role]}</b>
            <span class="meta">{keys.rolesAbout[role]}</span>
          </label>
        ))}
      </fieldset>
      <div class="field">
        <label for="until">{keys.until}</label>
        <p class="hint" id="until-hint">
          {keys.untilHint}
        </p>
        <input
          class="input"
          id="until"
          name="until"
          type="date"
          min={dates.today(now)}
          value={wanted.until}
          {...faultyBy(faults.until, 'until')}
        />
        <Fault of="until" text={faults.until} />
      </div>
      <button class="btn p w">{keys.makeNow}</button>
    </form>
  );
}

function faultyBy(fault: string | undefined, name: string) {
  if (fault === undefined) return { 'aria-describedby': `${name}-hint` };
  const described = { 'aria-describedby': `${name}-hint ${name}-fault` };
  return { ...described, 'aria-invalid': 'true', autofocus: true } as const;
}

function Fault({
  of,
  text,
}: {
  readonly of: string;
  readonly text: string | undefined;
}): VNode | null {
  if (text === undefined) return null;
  return (
    <p class="fault" id={`${of}-fault`} role="alert">
      {text}
    </p>
  );
}
