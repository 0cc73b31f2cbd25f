import type { ComponentChildren, VNode } from 'preact';
import { Note } from './note.tsx';
import { Shell } from './shell.tsx';

interface SignedPageProps {
  readonly club: string;
  readonly address: string;
  readonly fault: string | null;
  readonly children: ComponentChildren;
}

/** A page opened by the signed link in an email, regardless of who is signed in. It has no other links. */
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
