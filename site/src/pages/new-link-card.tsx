import { useState } from 'preact/hooks';
import type { OnlineGame } from '../games/core/kept-game.ts';
import { savedOf } from '../online/eligible.ts';
import { useLiveGames } from '../online/live-games.ts';
import { Notice } from '../parts/notice.tsx';
import { goInstead } from '../routing/address.ts';
import { renewGame } from '../services/renew-game.ts';
import { useServices } from '../services/use-services.ts';

const UNTOLD =
  'The relay was not reached, so the old link still opens what it opened. Connect to the network, and try again.';

/** For a host at whose board somebody else sat down (HAND-4). */
export function NewLinkCard({ game }: { readonly game: OnlineGame }) {
  const services = useServices();
  const live = useLiveGames();
  const [step, setStep] = useState<'idle' | 'asking' | 'working' | 'failed'>('idle');
  const saved = savedOf(game);
  const isOver = ['won', 'lost', 'drawn', 'closed', 'refused'].includes(game.summary.standing);
  if (saved === null || saved.role === 'guest' || isOver || game.isElsewhere === true) return null;
  const renew = async () => {
    setStep('working');
    if (!(await live.leave(game.id))) return setStep('failed');
    goInstead({ page: 'game', id: await renewGame(services, game, saved) });
  };
  return (
    <section class="card stack" aria-labelledby="new-link">
      <h2 id="new-link">Not your friend?</h2>
      <p>
        Whoever opens a link first has the seat, and a link that was sent can be read by others. If
        somebody else sits there, or your friend hears that two others have the game, make a new
        link and send it another way.
      </p>
      {step === 'idle' ? (
        <div class="actions">
          <button class="button" type="button" onClick={() => setStep('asking')}>
            Make a new link
          </button>
        </div>
      ) : (
        <>
          <p>
            You leave this game for good: whoever sits there is told, and the old link opens nothing
            any more. What was played and said here stays in your list, under finished, and with
            whoever has it already. The new game has the same colour and clock.
          </p>
          {step === 'failed' ? (
            <Notice tone="bad" isNews>
              {UNTOLD}
            </Notice>
          ) : null}
          <div class="actions">
            <button
              class="button primary"
              type="button"
              disabled={step === 'working'}
              onClick={() => void renew()}
            >
              {step === 'working' ? 'Leaving the old game …' : 'Leave it and make a new link'}
            </button>
            <button class="button quiet" type="button" onClick={() => setStep('idle')}>
              No, stay
            </button>
          </div>
        </>
      )}
    </section>
  );
}
