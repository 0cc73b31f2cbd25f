import type { VNode } from 'preact';
import { findKeyRole } from '../../../api/coach-keys.ts';
import { Hero } from '../../../components/hero.tsx';
import { Note } from '../../../components/note.tsx';
import { Shell } from '../../../components/shell.tsx';
import { useVisit } from '../../../web/use-visit.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { attemptKey, KeyField } from '../../coach/sign-in/key-field.tsx';

/** `/bar/sign-in`: signs in a screen with a key that can only read (BAR-1). */
export const get = forAnybody((visit) => {
  if (visit.claimed.bar !== null) return redirect('/bar');
  return renderSignInPage(visit, null, 200);
});

/** Refuses a coach's key, which anyone at the bar could use. */
export const post = forAnybody(async (visit): Promise<Answer> => {
  const checked = await attemptKey(visit, (scopes) =>
    findKeyRole({ scopes: [...scopes] }) === 'bar' ? null : visit.words.bar.faults.scopes,
  );
  if ('fault' in checked) return renderSignInPage(visit, checked.fault, checked.status);
  return redirect('/bar', { bar: checked.session });
});

function renderSignInPage({ words }: Visit, fault: string | null, status: number): Answer {
  return page(words.bar.title, <SignIn fault={fault} />, { status });
}

function SignIn({ fault }: { readonly fault: string | null }): VNode {
  const { words, query } = useVisit();
  const { bar } = words;
  return (
    <Shell address="/bar/sign-in" hero={<Hero title={bar.title} text={bar.signInAbout} />}>
      {query.get('out') === '1' && (
        <div class="lift">
          <Note icon="lock" kind="warn">
            {bar.out}
          </Note>
        </div>
      )}
      <form class="card lift stack5" method="post" action="/bar/sign-in" novalidate>
        <KeyField label={bar.key} fault={fault} />
        <button class="btn p w">{bar.signIn}</button>
      </form>
      <section class="stack after">
        <h2>{bar.how}</h2>
        <p>{bar.howAbout}</p>
      </section>
    </Shell>
  );
}
