import type { VNode } from 'preact';
import { zones } from '../../branding/zones.ts';
import { Field } from '../../components/field.tsx';
import { Hero } from '../../components/hero.tsx';
import { Note } from '../../components/note.tsx';
import { Shell } from '../../components/shell.tsx';
import { LANGUAGES, wordsOf } from '../../messages/language.ts';
import type { SetUpFault, SetUpForm } from '../../set-up/set-up.ts';
import type { Visit } from '../../web/visit.ts';

export type InstallFault = SetUpFault | 'club' | 'administrator' | 'timezone';

interface Props {
  readonly visit: Visit;
  readonly filled: SetUpForm;
  readonly fault: InstallFault | null;
}

/** Four fields, one button: the secret is none of them where the address that was printed has it. */
export function InstallView({ visit, filled, fault }: Props): VNode {
  const { install } = visit.words;
  const inPlace = (name: 'club' | 'administrator' | 'timezone') =>
    fault === name ? install.faults[name] : undefined;
  return (
    <Shell
      club="Clubhouse"
      player={null}
      address={visit.address}
      hero={<Hero title={install.title} text={install.about} />}
    >
      <form class="card lift stack5" method="post" action="/install" autocomplete="off">
        <Trouble visit={visit} fault={fault} />
        <Secret visit={visit} filled={filled} fault={fault} />
        <Field
          name="club"
          label={install.club}
          value={filled.club}
          hint={install.clubHint}
          fault={inPlace('club')}
          isNeeded
        />
        <Field
          name="administrator"
          label={install.administrator}
          value={filled.administrator}
          hint={install.administratorHint}
          fault={inPlace('administrator')}
          isNeeded
        />
        <Choices visit={visit} filled={filled} fault={inPlace('timezone')} />
        <button class="btn p w">{install.submit}</button>
      </form>
    </Shell>
  );
}

/** What stands at no field. */
function Trouble({ visit, fault }: Pick<Props, 'visit' | 'fault'>): VNode | null {
  const { faults } = visit.words.install;
  const { setUp } = visit.services;
  const about = {
    closed: faults.closed(setUp.keyFile),
    away: faults.away(setUp.leagueUrl),
    busy: faults.busy,
    refused: faults.refused,
  };
  const found = Object.entries(about).find(([name]) => name === fault);
  if (found === undefined) return null;
  return (
    <Note icon="warn" kind="warn" isAlert>
      {found[1]}
    </Note>
  );
}

function Secret({ visit, filled, fault }: Props): VNode {
  const { install } = visit.words;
  if (filled.secret !== '' && fault !== 'secret')
    return <input type="hidden" name="secret" value={filled.secret} />;
  const isWrong = fault === 'secret';
  return (
    <div class="field">
      <label for="secret">{install.secret}</label>
      <p class="hint" id="secret-hint">
        {install.secretHint}
      </p>
      <input
        class="input"
        id="secret"
        name="secret"
        type="password"
        autocomplete="off"
        autofocus={isWrong}
        required
        maxlength={1024}
        aria-describedby={isWrong ? 'secret-hint secret-fault' : 'secret-hint'}
        aria-invalid={isWrong ? 'true' : undefined}
      />
      {isWrong && (
        <p class="fault" id="secret-fault">
          {install.faults.secret}
        </p>
      )}
    </div>
  );
}

function Choices({
  visit,
  filled,
  fault,
}: Pick<Props, 'visit' | 'filled'> & { readonly fault: string | undefined }): VNode {
  const { install } = visit.words;
  return (
    <div class="fields">
      <div class="field">
        <label for="timezone">{install.timezone}</label>
        <select class="input" id="timezone" name="timezone">
          {zones(filled.timezone).map((zone) => (
            <option key={zone} value={zone} selected={zone === filled.timezone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
        {fault !== undefined && <p class="fault">{fault}</p>}
      </div>
      <div class="field">
        <label for="language">{install.language}</label>
        <select class="input" id="language" name="language">
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one} selected={one === filled.language}>
              {wordsOf(one).shell.language}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
