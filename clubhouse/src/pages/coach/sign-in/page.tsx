import type { VNode } from 'preact';
import { Hero } from '../../../components/hero.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Note } from '../../../components/note.tsx';
import { Shell } from '../../../components/shell.tsx';
import { toLocalPath } from '../../../web/local-path.ts';
import { type Answer, forAnybody, page, redirect, type Visit } from '../../../web/visit.ts';
import { LeagueFailure } from '../../../api/answer.ts';
import { COACH_SCOPES } from '../../../api/coach-keys.ts';
import type { CoachSession } from '../../../web/cookies.ts';

/** `/coach/sign-in`: signs in with a personal key (COACH-1). */
export const get = forAnybody((visit) => {
  if (visit.claimed.coach !== null) return redirect(toCoachPath(visit.query.get('to')));
  return renderSignInPage(visit, { name: visit.club.name, fault: null, status: 200 });
});

/** Stores the key in this browser only if it has a coach's permissions. */
export const post = forAnybody(async (visit): Promise<Answer> => {
  const { form, client, now, services, words } = visit;
  const name = (form.get('username') ?? '').slice(0, 100);
  const wait = services.limits.attemptKey(client, now);
  if (wait > 0) {
    const fault = words.coach.faults.tooMany(Math.ceil(wait / 60_000));
    return renderSignInPage(visit, { name, fault, status: 429 });
  }
  const checked = await checkKey(visit, (form.get('key') ?? '').trim());
  if ('fault' in checked) return renderSignInPage(visit, { name, ...checked });
  return redirect(toCoachPath(form.get('to')), { coach: checked.coach });
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
      club={visit.club.name}
      player={null}
      address={visit.address}
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
        <KeyField visit={visit} fault={fault} />
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
          <a class="btn q" href="/sign-in">
            {coach.player}
          </a>
        </p>
      </div>
    </Shell>
  );
}

/** Looks like a password to password managers. An error page never repeats the key. */
function KeyField({
  visit,
  fault,
}: Pick<KeyFormState, 'fault'> & { readonly visit: Visit }): VNode {
  const { coach } = visit.words;
  return (
    <div class="field">
      <label for="key">{coach.key}</label>
      <p class="hint" id="key-hint">
        {coach.keyHint}
      </p>
      <input
        class="input"
        id="key"
        name="key"
        type="password"
        autocomplete="current-password"
        autocapitalize="none"
        spellcheck={false}
        maxlength={200}
        required
        aria-describedby={fault === null ? 'key-hint' : 'key-hint key-fault'}
        aria-invalid={fault === null ? undefined : 'true'}
        autofocus={fault !== null}
      />
      {fault !== null && (
        <p class="fault" id="key-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}

/** The format of a key. The site does not ask the league about anything else. */
const KEY = /^dl_[0-9A-Za-z]{38}$/;

interface KeyFault {
  readonly fault: string;
  readonly status: number;
}

/** Asks the league for a key's permissions and explains any problem (COACH-2). */
async function checkKey(
  visit: Visit,
  key: string,
): Promise<{ readonly coach: CoachSession } | KeyFault> {
  const { faults } = visit.words.coach;
  if (key === '') return { fault: faults.empty, status: 422 };
  if (!KEY.test(key)) return { fault: faults.shape, status: 422 };
  try {
    const [asked, ownId] = await Promise.all([
      visit.leagueAs(key).getMe(),
      visit.services.website.idOfKey(visit.website, visit.now),
    ]);
    if (asked.kind === 'refusal') {
      if (asked.status === 401) return { fault: faults.unknown, status: 422 };
      throw new LeagueFailure(asked);
    }
    const { credential } = asked.data;
    if (credential.type !== 'api_key') return { fault: faults.busy, status: 503 };
    // The feed would name the website as the author of everything.
    if (ownId === credential.id) return { fault: faults.website, status: 422 };
    const lacking = COACH_SCOPES.filter((scope) => !credential.scopes.includes(scope));
    if (lacking.length > 0) return { fault: faults.lacks(lacking.join(', ')), status: 422 };
    return { coach: { key, name: credential.name, expiresAt: credential.expires_at } };
  } catch (error) {
    if (error instanceof LeagueFailure) return { fault: faults.busy, status: 503 };
    throw error;
  }
}
