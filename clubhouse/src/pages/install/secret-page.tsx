import type { VNode } from 'preact';
import { describeField, FieldFault } from '../../components/form-fields.tsx';
import { Hero } from '../../components/hero.tsx';
import { PostForm } from '../../components/post-form.tsx';
import { Shell } from '../../components/shell.tsx';
import type { SetUpFault } from '../../set-up/set-up.ts';
import { chosen } from '../../web/field-kinds.ts';
import { type Filled, form } from '../../web/form.ts';
import { useVisit } from '../../web/use-visit.ts';
import { type Answer, page, redirect, type Visit } from '../../web/visit.ts';

export const SECRET = form({ secret: chosen });
type SecretForm = Filled<typeof SECRET>;

/** Moves the secret from the URL to a sealed cookie, so that no history or link keeps it. */
export async function takeSecret(visit: Visit, given: string): Promise<Answer> {
  const secret = given.trim();
  // Only text that fits in a header is sent to the league.
  const isSecret = /^[!-~]{16,1024}$/.test(secret);
  const fault = isSecret ? await visit.services.setUp.check(secret, visit.client) : 'secret';
  if (fault === null) return redirect('/install', { installation: secret });
  const empty = SECRET.begin(visit);
  const filled =
    fault === 'secret'
      ? empty.withFaults({ secret: visit.words.install.faults.secret })
      : empty.withTrouble(...explainFault(visit, fault));
  return renderSecretPage(visit, filled);
}

/** The sentence and the status for a fault that has no field. */
export function explainFault(
  { words, services }: Visit,
  fault: Exclude<SetUpFault, 'secret'>,
): readonly [text: string, status: number] {
  const { faults } = words.install;
  const { keyFile, leagueUrl } = services.setUp;
  switch (fault) {
    case 'closed':
      return [faults.closed(keyFile), 409];
    case 'away':
      return [faults.away(leagueUrl), 503];
    case 'busy':
      return [faults.busy, 429];
    case 'refused':
      return [faults.refused, 422];
  }
}

export function renderSecretPage(visit: Visit, filled: SecretForm): Answer {
  const { status } = filled;
  return page(visit.words.install.title, <SecretView form={filled} />, { status });
}

function SecretView({ form: filled }: { readonly form: SecretForm }): VNode {
  const { install } = useVisit().words;
  const secret = filled.field('secret');
  return (
    <Shell
      club="Clubhouse"
      address="/install/secret"
      hero={<Hero title={install.title} text={install.aboutSecret} />}
    >
      <PostForm of={filled} class="card lift stack5" action="/install/secret">
        <div class="field">
          <label for="secret">{install.secret}</label>
          <p class="hint" id="secret-hint">
            {install.secretHint}
          </p>
          <input
            class="input"
            id="secret"
            name="secret"
            type="password"
            autocomplete="off"
            required
            maxlength={1024}
            {...describeField(secret, { hint: install.secretHint })}
          />
          <FieldFault of={secret} />
        </div>
        <button class="btn p w">{install.goOn}</button>
      </PostForm>
    </Shell>
  );
}
