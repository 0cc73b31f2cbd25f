import type { ComponentChildren, VNode } from 'preact';
import { Trouble } from '../components/post-form.tsx';
import { Shell } from '../components/shell.tsx';
import { useVisit } from '../web/use-visit.ts';
import { LinkButton } from '../components/buttons.tsx';

interface SignedPageProps {
  /** The error in the submitted form. */
  readonly fault?: string | null;
  readonly children: ComponentChildren;
}

/** A page that a signed link in an email opens, for anybody. The page has no other links. */
export function SignedPage({ fault = null, children }: SignedPageProps): VNode {
  return (
    <Shell>
      {fault !== null && (
        <div class="lead">
          <Trouble of={{ trouble: fault }} />
        </div>
      )}
      {children}
    </Shell>
  );
}

interface DeadEndProps {
  readonly title: string;
  readonly text?: string;
  readonly href?: string;
  readonly label?: string;
}

/** Says why a link has nothing to show, and leads to another page: the home page if none is named. */
export function DeadEnd({ title, text, href = '/', label }: DeadEndProps): VNode {
  return (
    <SignedPage>
      <h1>{title}</h1>
      {text !== undefined && <p class="meta lead">{text}</p>}
      <p class="after">
        <LinkButton look="p w" href={href} label={label ?? useVisit().words.faults.home} />
      </p>
    </SignedPage>
  );
}
