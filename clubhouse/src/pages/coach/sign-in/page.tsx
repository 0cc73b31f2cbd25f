import type { VNode } from 'preact';
import { Hero } from '../../../components/hero.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Note } from '../../../components/note.tsx';
import { Shell } from '../../../components/shell.tsx';
import { toLocalPath } from '../../../web/local-path.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { COACH_SCOPES } from '../../../api/coach-keys.ts';
import { attemptKey, KeyField } from './key-field.tsx';
import { LinkButton } from '../../../components/buttons.tsx';

/** `/coach/sign-in`: signs in with a personal key (COACH-1). */
export const get = forAnybody((visit) => {
  if (visit.claimed.coach !== null) return redirect(toCoachPath(visit.query.get('to')));
  return renderSignInPage(visit, { name: visit.club.name, fault: null, status: 200 });
});

/** Stores the key in this browser only if it has a coach's permissions. */
export const post = forAnybody(async (visit): Promise<Answer> => {
  const { form, words } = visit;
  const name = (form.get('username') ?? '').slice(0, 100);
  const checked = await attemptKey(visit, (scopes) => {
    const lacking = COACH_SCOPES.filter((scope) => !scopes.includes(scope));
    return lacking.length === 0 ? null : words.coach.faults.lacks(lacking.join(', '));
  });
  if ('fault' in checked) return renderSignInPage(visit, { name, ...checked });
  return redirect(toCoachPath(form.get('to')), { coach: checked.session });
});

/** The coach's next page; `/` belongs to players. */
function toCoachPath(to: string | null): string {
  const path = toLocalPath(to);
  return path === '/' ? '/coach' : path;
}

interface KeyFormState {
  /** The user name for the password manager; not used otherwise. */
  readonly name: string;
  readonly fault: string | null;
  readonly status: number;
}

function renderSignInPage(visit: Visit, state: KeyFormState): Answer {
  const { status } = state;
  return page(visit.words.coach.signInTitle, <SignIn visit={visit} {...state} />, { status });
}

function SignIn({ visit, name, fault }: KeyFormState & { readonly visit: Visit }): VNode {
  const { coach } = visit.words;
  const out = visit.query.get('out');
  const isOut = out === '1' || out === 'revoked';
  const gone = out === 'revoked' ? coach.outRevoked : coach.out;
  return (
    <Shell
      hero={
        <Hero title={isOut ? coach.outTitle : coach.welcome} text={isOut ? gone : coach.about} />
      }
    >
      <form class="card lift stack5" method="post" action="/coach/sign-in" novalidate>
        <input
          type="hidden"
          name="to"
          value={toLocalPath(visit.form.get('to') ?? visit.query.get('to'))}
        />
        {/* For password managers, which store the key under this name. */}
        <input hidden name="username" autocomplete="username" value={name} />
        <KeyField label={coach.key} fault={fault} />
        <button class="btn p w">{coach.signIn}</button>
      </form>
      <div class="stack after">
        <Note icon="lock">{coach.keep}</Note>
        <details class="fold">
          <summary>
            <h2>{coach.none}</h2>
            <Icon name="more" />
          </summary>
          <p>{coach.first}</p>
          <p>{coach.make}</p>
          <p>
            <code>{coach.command}</code>
          </p>
        </details>
        <p class="center">
          <LinkButton look="q" href="/sign-in" label={coach.player} />
        </p>
      </div>
    </Shell>
  );
}
