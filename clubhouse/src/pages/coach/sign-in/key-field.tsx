import type { VNode } from 'preact';
import { LeagueFailure } from '../../../api/answer.ts';
import type { Api } from '../../../api/client.ts';
import { useLocale } from '../../../components/locale.ts';
import type { CoachSession } from '../../../web/cookies.ts';
import type { Visit } from '../../../web/visit.ts';

interface KeyFieldProps {
  readonly label: string;
  readonly fault: string | null;
}

/** Looks like a password to password managers. An error page never repeats the key. */
export function KeyField({ label, fault }: KeyFieldProps): VNode {
  const { coach } = useLocale().words;
  return (
    <div class="field">
      <label for="key">{label}</label>
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

type KeyOutcome = { readonly session: CoachSession } | KeyFault;
/** Explains why a key with these permissions cannot sign in here. */
type FindFault = (scopes: readonly Api<'Scope'>[]) => string | null;

/** Checks the posted key, within the network's limit (COACH-3). */
export async function attemptKey(visit: Visit, findFault: FindFault): Promise<KeyOutcome> {
  const { form, services, client, now, words } = visit;
  const wait = services.limits.attemptKey(client, now);
  if (wait === 0) return checkKey(visit, (form.get('key') ?? '').trim(), findFault);
  return { fault: words.coach.faults.tooMany(Math.ceil(wait / 60_000)), status: 429 };
}

/** Asks the league for a key's permissions and explains any problem (COACH-2). */
async function checkKey(visit: Visit, key: string, findFault: FindFault): Promise<KeyOutcome> {
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
    const fault = findFault(credential.scopes);
    if (fault !== null) return { fault, status: 422 };
    return { session: { key, name: credential.name, expiresAt: credential.expires_at } };
  } catch (error) {
    if (error instanceof LeagueFailure) return { fault: faults.busy, status: 503 };
    throw error;
  }
}
