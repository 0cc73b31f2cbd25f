import type { VNode } from 'preact';
import type { KeyRole } from '../../../api/coach-keys.ts';
import { CopyField } from '../../../components/copy-field.tsx';
import { Hero } from '../../../components/hero.tsx';
import { Note } from '../../../components/note.tsx';
import { QrCode, drawQrPath } from '../../../components/qr-code.tsx';
import { Shell } from '../../../components/shell.tsx';
import { useVisit } from '../../../web/use-visit.ts';

interface Props {
  readonly made: {
    readonly key: string;
    readonly name: string;
    readonly role: KeyRole;
    readonly expiresAt: string | null;
  };
  /** Signs in once, within an hour, and does not contain the key (COACH-11). */
  readonly address: string;
}

/** Shows the new key once, and a code for signing in on another device without typing it. */
export function KeyMade({ made, address }: Props): VNode {
  const { words, club, dates } = useVisit();
  const { keys } = words;
  const last = made.expiresAt === null ? null : dates.dateOf(Date.parse(made.expiresAt) - 1);
  return (
    <Shell
      club={club.name}
      player={null}
      coach={{}}
      // This page is the response to a form, so a change of language leads to the list of keys.
      address="/coach/keys"
      hero={<Hero title={keys.madeTitle} text={keys.madeFor(made.name, keys.roles[made.role])} />}
    >
      <div class="lift stack5">
        <section class="card stack">
          <h2>{keys.theKey}</h2>
          <Note icon="lock" kind="warn">
            {keys.once}
          </Note>
          <CopyField id="made-key" label={keys.keyLabel} value={made.key} hint={keys.keepHint} />
          {last !== null && <p class="meta">{keys.worksUntil(dates.fullDay(last))}</p>}
        </section>
        <section class="card stack">
          <h2>{keys.otherDevice}</h2>
          <p>{keys.otherDeviceAbout}</p>
          <div class="key-code">
            <QrCode code={drawQrPath(address)} label={keys.qr} />
          </div>
          <CopyField id="made-link" label={keys.linkLabel} value={address} hint={keys.linkHint} />
        </section>
        <p>
          <a class="btn p w" href="/coach/keys">
            {keys.noted}
          </a>
        </p>
      </div>
    </Shell>
  );
}
