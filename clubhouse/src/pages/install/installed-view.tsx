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
  /** The site's own key, where it has to be put into its file by hand. */
  readonly unkept: string | null;
}

/** The key of whoever has set the club up, this once; they are signed in, and the desk is one press away. */
export function InstalledView({ visit, club, administratorKey, unkept }: Props): VNode {
  const { install } = visit.words;
  return (
    <Shell
      club={club}
      player={null}
      // It is the answer to a form: in another language the desk is shown.
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
