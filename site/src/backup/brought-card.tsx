import { useEffect, useState } from 'preact/hooks';
import { makeBrowserPlatform } from '@sealed-move/client/platform';
import { receiveText } from '@sealed-move/client/session';
import { openRoute } from '../routing/address.ts';
import { useServices } from '../services/use-services.ts';
import { describeLinkRefusal } from './backup-words.ts';
import { readCarryCode } from './core/carry-code.ts';
import type { KeptGame } from '../games/core/kept-game.ts';
import { planMerge } from './core/merge-games.ts';
import { Field } from '../components/field.tsx';
import type { UnsealedGames } from './backup.ts';
import { Notice } from '../components/notice.tsx';
import { openCarried, type OpenedCarry, readGameText } from './carry.ts';
import { MergeForm } from './merge-form.tsx';
import { takeGames } from './take-games.ts';
import { pageWords, words } from '../messages/words.ts';

/** A game that arrived by link. The player types the code shown on the other device (BACK-7). */
export function BroughtCard({ packed }: { readonly packed: string }) {
  const services = useServices();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [link, setLink] = useState<OpenedLink | null>(null);
  const [opened, setOpened] = useState<(UnsealedGames & { readonly kind: 'games' }) | null>(null);
  const end = (games: readonly KeptGame[]) => {
    services.brought.set(null);
    const [game] = games;
    openRoute(game === undefined ? { page: 'home' } : { page: 'game', id: game.id });
  };
  const open = async () => {
    const code = readCarryCode(typed);
    if (code === null) return setError(pageWords().backup.brought.noCode);
    const result = await openCarried(packed, code, services.settings.value.name);
    return result.kind === 'refused' ? setError(describeLinkRefusal(result.why)) : setLink(result);
  };
  const take = async (games: readonly KeptGame[]) => {
    const plan = planMerge(services.games.value, games);
    if (plan.fresh.length > 0) end(await takeGames(services, plan, new Set(), true));
    else setOpened({ kind: 'games', games, unreadable: 0 });
    return !services.hasRefused.value;
  };
  const say = pageWords().backup.brought;
  return (
    <section class="card stack" aria-labelledby="brought">
      <div class="card-head">
        <h2 id="brought">{say.title}</h2>
        <p class="soft">{say.about}</p>
      </div>
      {opened !== null ? (
        <MergeForm {...opened} onTaken={end} onCancel={() => services.brought.set(null)} />
      ) : link !== null ? (
        <Arriving link={link} onGames={take} />
      ) : (
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
      )}
    </section>
  );
}

type OpenedLink = Extract<OpenedCarry, { readonly kind: 'opened' }>;

interface ArrivingProps {
  readonly link: OpenedLink;
  readonly onGames: (games: readonly KeptGame[]) => Promise<boolean>;
}

/** How long to wait for the other device, which has more than the link: the moves and the chat. */
const PATIENCE_MS = 10_000;

/** Waits for the whole game, which the other device sends while its page is open (BACK-7). */
function Arriving({ link: { secret, game }, onGames }: ArrivingProps) {
  const [isLate, setLate] = useState(false);
  const [why, setWhy] = useState<string | null>(null);
  useEffect(() => {
    const at = { platform: makeBrowserPlatform(), relay: location.origin, secret };
    const stop = receiveText(at, async (text) => {
      const read = await readGameText(text);
      if (read.kind === 'games') return onGames(read.games);
      setWhy(describeLinkRefusal(read.why));
      return false;
    });
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, []);
  const say = pageWords().backup.brought;
  return (
    <>
      <Notice tone={why === null && !isLate ? 'good' : 'warn'} isNews>
        {why ?? (isLate ? say.late : say.arriving)}
      </Notice>
      {isLate && game !== null ? (
        <div class="actions">
          <button class="button" type="button" onClick={() => void onGames([game])}>
            {say.without}
          </button>
          <p class="hint">{say.withoutHint}</p>
        </div>
      ) : null}
    </>
  );
}
