import type { VNode } from 'preact';
import { CopyField } from '../../components/copy-field.tsx';
import { Hero } from '../../components/hero.tsx';
import { Note } from '../../components/note.tsx';
import { Shell } from '../../components/shell.tsx';
import type { Visit } from '../../web/visit.ts';

interface Props {
  readonly visit: Visit;
  readonly club: string;
  readonly administratorKey: string;
  /** The site's own key, if the installer has to write it to its file by hand. */
  readonly unkept: string | null;
}

/** Shows the administrator's key once. They are already signed in, one click away from the desk. */
export function InstalledView({ visit, club, administratorKey, unkept }: Props): VNode {
  const { install } = visit.words;
  return (
    <Shell
      club={club}
      player={null}
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
              {install.unkept(visit.services.setUp.keyFile)}
            </Note>
            <CopyField
              id="website-key"
              label={install.websiteKey}
              value={unkept}
              hint={install.websiteKeyHint}
            />
          </>
        )}
        <a class="btn p w" href="/coach">
          {install.onToDesk}
        </a>
      </section>
    </Shell>
  );
}
