import { useState } from 'preact/hooks';
import type { OnlineGame } from '../games/core/kept-game.ts';
import { findSavedGame } from '../online/eligible.ts';
import { useLiveGames } from '../online/live-context.ts';
import { Notice } from '../components/notice.tsx';
import { replacePage } from '../routing/address.ts';
import { renewGame } from '../services/renew-game.ts';
import { useServices } from '../services/use-services.ts';
import { pageWords } from '../messages/words.ts';

/** Shown to a host whose board someone else has joined (HAND-4). */
export function SeatTakenCard({ game }: { readonly game: OnlineGame }) {
  const services = useServices();
  const live = useLiveGames();
  const [step, setStep] = useState<'idle' | 'asking' | 'working' | 'failed'>('idle');
  const saved = findSavedGame(game);
  const isOver = ['won', 'lost', 'drawn', 'called-off', 'closed', 'refused'].includes(
    game.summary.standing,
  );
  if (saved === null || saved.role === 'guest' || isOver || game.isElsewhere === true) return null;
  const renew = async () => {
    setStep('working');
    if (!(await live.leave(game.id))) return setStep('failed');
    replacePage({ page: 'game', id: await renewGame(services, game, saved) });
  };
  const say = pageWords().match;
  return (
    <section class="card stack" aria-labelledby="new-link">
      <h2 id="new-link">{say.notYours}</h2>
      <p>{say.notYoursAbout}</p>
      {step === 'idle' ? (
        <div class="actions">
          <button class="button" type="button" onClick={() => setStep('asking')}>
            {say.newLink}
          </button>
        </div>
      ) : (
        <>
          <p>{say.newLinkPrice}</p>
          {step === 'failed' ? (
            <Notice tone="bad" isNews>
              {say.untold}
            </Notice>
          ) : null}
          <div class="actions">
            <button
              class="button primary"
              type="button"
              disabled={step === 'working'}
              onClick={() => void renew()}
            >
              {step === 'working' ? say.leaving : say.leaveAndMake}
            </button>
            <button class="button quiet" type="button" onClick={() => setStep('idle')}>
              {say.stay}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
