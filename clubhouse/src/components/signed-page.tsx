import type { ComponentChildren, VNode } from 'preact';
import { Note } from './note.tsx';
import { Shell } from './shell.tsx';

interface SignedPageProps {
  /** Its name. */
  readonly club: string;
  readonly address: string;
  /** What was wrong with what was sent. */
  readonly fault: string | null;
  readonly children: ComponentChildren;
}

/** A page that a letter's signed address opens, whoever is signed in: it leads nowhere else. */
export function SignedPage({ club, address, fault, children }: SignedPageProps): VNode {
  return (
    <Shell club={club} player={null} address={address}>
      {fault !== null && (
        <div class="lead">
          <Note icon="warn" kind="warn" isAlert>
            {fault}
          </Note>
        </div>
      )}
      {children}
    </Shell>
  );
}
