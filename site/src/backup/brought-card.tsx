import { useState } from 'preact/hooks';
import { go } from '../routing/address.ts';
import { useServices } from '../services/use-services.ts';
import { linkRefusalWords } from './backup-words.ts';
import { readCarryCode } from './core/carry-code.ts';
import { foreignRelays } from './core/foreign-relays.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { planMerge } from './core/merge-games.ts';
import { Field } from '../components/field.tsx';
import type { UnsealedGames } from './backup.ts';
import { openCarried } from './carry.ts';
import { MergeForm } from './merge-form.tsx';
import { takeGames } from './take-games.ts';
import { pageWords, words } from '../messages/words.ts';

/** A game from a link: the player types the code shown on the other device (BACK-7). */
export function BroughtCard({ packed }: { readonly packed: string }) {
  const services = useServices();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [opened, setOpened] = useState<(UnsealedGames & { readonly kind: 'games' }) | null>(null);
  const end = (games: readonly KeptGame[]) => {
    services.brought.set(null);
    const [game] = games;
    go(game === undefined ? { page: 'home' } : { page: 'game', id: game.id });
  };
  const open = async () => {
    const code = readCarryCode(typed);
    if (code === null) return setError(pageWords().backup.brought.noCode);
    const result = await openCarried(packed, code);
    if (result.kind === 'refused') return setError(linkRefusalWords(result.why));
    const plan = planMerge(services.games.value, result.games);
    const isForeign = foreignRelays(result.games, location.origin).length > 0;
    if (plan.fresh.length === 0 || isForeign) return setOpened(result);
    return end(await takeGames(services, plan, new Set()));
  };
  const say = pageWords().backup.brought;
  return (
    <section class="card stack" aria-labelledby="brought">
      <div class="card-head">
        <h2 id="brought">{say.title}</h2>
        <p class="soft">{say.about}</p>
      </div>
      {opened === null ? (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            void open();
          }}
        >
          <Field
            label={say.code}
            value={typed}
            onInput={(value) => {
              setTyped(value);
              setError(null);
            }}
            placeholder="7KQ2-M0TX-91AB"
            error={error}
          />
          <div class="actions">
            <button class="button primary" type="submit" disabled={typed === ''}>
              {say.submit}
            </button>
            <button class="button quiet" type="button" onClick={() => services.brought.set(null)}>
              {words().parts.noThanks}
            </button>
          </div>
        </form>
      ) : (
        <MergeForm {...opened} onTaken={end} onCancel={() => services.brought.set(null)} />
      )}
    </section>
  );
}
