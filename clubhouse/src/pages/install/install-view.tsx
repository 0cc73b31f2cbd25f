import type { VNode } from 'preact';
import { FIELD_LIMITS } from '../../api/field-limits.ts';
import { listTimeZones } from '../../branding/zones.ts';
import { CopyField } from '../../components/copy-field.tsx';
import {
  describeField,
  FieldFault,
  SelectField,
  TextField,
} from '../../components/form-fields.tsx';
import { Hero } from '../../components/hero.tsx';
import { Note } from '../../components/note.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { Shell } from '../../components/shell.tsx';
import { LANGUAGES, getWords } from '../../messages/language.ts';
import { chooseOne, optional, text } from '../../web/field-kinds.ts';
import { type Filled, form } from '../../web/form.ts';
import { useVisit } from '../../web/use-visit.ts';
import { LinkButton } from '../../components/buttons.tsx';

export const INSTALL = form({
  club: text(FIELD_LIMITS.Setup.club.name),
  administrator: text(FIELD_LIMITS.Setup.administrator.name),
  timezone: text({ minLength: 1 }),
  language: optional(chooseOne(LANGUAGES)),
});
export type InstallForm = Filled<typeof INSTALL>;

/** Four fields and one button. The installer has already proved to know the secret. */
export function InstallView({ form: filled }: { readonly form: InstallForm }): VNode {
  const { install } = useVisit().words;
  const { field } = filled;
  const zone = field('timezone');
  return (
    <Shell
      club="Clubhouse"
      address="/install"
      hero={<Hero title={install.title} text={install.about} />}
    >
      <PostForm of={filled} class="card lift stack5" action="/install">
        <TextField of={field('club')} label={install.club} hint={install.clubHint} />
        <TextField
          of={field('administrator')}
          label={install.administrator}
          hint={install.administratorHint}
        />
        <div class="fields">
          <div class="field">
            <label for="timezone">{install.timezone}</label>
            <time-zone>
              <select class="input" id="timezone" name="timezone" {...describeField(zone, {})}>
                {listTimeZones(zone.typed).map((one) => (
                  <option key={one} value={one} selected={one === zone.typed}>
                    {one.replaceAll('_', ' ')}
                  </option>
                ))}
              </select>
            </time-zone>
            <FieldFault of={zone} />
          </div>
          <SelectField
            of={field('language')}
            label={install.language}
            options={LANGUAGES.map((one) => [one, getWords(one).shell.language])}
          />
        </div>
        <button class="btn p w">{install.submit}</button>
      </PostForm>
    </Shell>
  );
}

interface InstalledProps {
  readonly club: string;
  readonly administratorKey: string;
  /** The site's own key, if the installer has to write it to its file by hand. */
  readonly unkept: string | null;
}

/** Shows the administrator's key once. They are already signed in, one click from the desk. */
export function InstalledView({ club, administratorKey, unkept }: InstalledProps): VNode {
  const { words, services } = useVisit();
  const { install } = words;
  return (
    <Shell
      club={club}
      // This page is the response to a form, so a change of language leads to the desk.
      address="/coach"
      hero={<Hero title={install.doneTitle} text={install.doneAbout} />}
    >
      <section class="card lift stack5">
        <CopyField
          id="administrator-key"
          label={install.key}
          value={administratorKey}
          hint={install.keyHint}
        />
        {unkept !== null && (
          <>
            <Note icon="warn" kind="warn">
              {install.unkept(services.setUp.keyFile)}
            </Note>
            <CopyField
              id="website-key"
              label={install.websiteKey}
              value={unkept}
              hint={install.websiteKeyHint}
            />
          </>
        )}
        <LinkButton look="p w" href="/coach" label={install.onToDesk} />
      </section>
    </Shell>
  );
}
