import type { VNode } from 'preact';
import { Hero } from '../../components/hero.tsx';
import { Shell } from '../../components/shell.tsx';
import type { SecretFault } from '../../set-up/set-up.ts';
import type { Visit } from '../../web/visit.ts';
import { SetUpTrouble } from './set-up-trouble.tsx';

interface Props {
  readonly visit: Visit;
  readonly fault: SecretFault | null;
}

export function SecretView({ visit, fault }: Props): VNode {
  const { install } = visit.words;
  const isWrong = fault === 'secret';
  return (
    <Shell
      club="Clubhouse"
      player={null}
      address="/install/secret"
      hero={<Hero title={install.title} text={install.aboutSecret} />}
    >
      <form class="card lift stack5" method="post" action="/install/secret" autocomplete="off">
        <SetUpTrouble visit={visit} fault={fault} />
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
            autofocus={isWrong}
            required
            maxlength={1024}
            aria-describedby={isWrong ? 'secret-hint secret-fault' : 'secret-hint'}
            aria-invalid={isWrong ? 'true' : undefined}
          />
          {isWrong && (
            <p class="fault" id="secret-fault">
              {install.faults.secret}
            </p>
          )}
        </div>
        <button class="btn p w">{install.goOn}</button>
      </form>
    </Shell>
  );
}
