import type { VNode } from 'preact';
import { listTimeZones } from '../../branding/zones.ts';
import { Field } from '../../components/field.tsx';
import { Hero } from '../../components/hero.tsx';
import { Shell } from '../../components/shell.tsx';
import { LANGUAGES, getWords } from '../../messages/language.ts';
import type { SetUpFault, SetUpForm } from '../../set-up/set-up.ts';
import type { Visit } from '../../web/visit.ts';
import { SetUpTrouble } from './set-up-trouble.tsx';

export type InstallFault = Exclude<SetUpFault, 'secret'> | 'club' | 'administrator' | 'timezone';

interface Props {
  readonly visit: Visit;
  readonly filled: Omit<SetUpForm, 'secret'>;
  readonly fault: InstallFault | null;
}

/** Four fields and one button; by then the installer has already proved the secret. */
export function InstallView({ visit, filled, fault }: Props): VNode {
  const { install } = visit.words;
  const inPlace = (name: 'club' | 'administrator' | 'timezone') =>
    fault === name ? install.faults[name] : undefined;
  return (
    <Shell
      club="Clubhouse"
      player={null}
      address="/install"
      hero={<Hero title={install.title} text={install.about} />}
    >
      <form class="card lift stack5" method="post" action="/install" autocomplete="off">
        <SetUpTrouble visit={visit} fault={fault} />
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
        <time-zone>
          <select class="input" id="timezone" name="timezone">
            {listTimeZones(filled.timezone).map((zone) => (
              <option key={zone} value={zone} selected={zone === filled.timezone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </time-zone>
        {fault !== undefined && <p class="fault">{fault}</p>}
      </div>
      <div class="field">
        <label for="language">{install.language}</label>
        <select class="input" id="language" name="language">
          {LANGUAGES.map((one) => (
            <option key={one} value={one} lang={one} selected={one === filled.language}>
              {getWords(one).shell.language}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
