import { useState } from 'preact/hooks';
import { continueByLink, readNewRoom } from '@sealed-move/client/session';
import { Notice } from '../components/notice.tsx';
import { RichText } from '../components/rich-text.tsx';
import { Seal } from '../components/seal.tsx';
import type { NewLink, OnlineGame } from '../games/core/kept-game.ts';
import { describeGame, describeMoveCount, describeOpponent } from '../games/standing-words.ts';
import { playWords } from '../messages/words.ts';
import { useServices } from '../services/use-services.ts';
import { Shell } from '../shell/shell.tsx';
import { useLiveGames } from './live-context.ts';

interface GoOnPageProps {
  readonly game: OnlineGame;
  readonly link: NewLink;
}

/** A new link to a game on this device: nothing is sent until the player agrees (GOON-11). */
export function GoOnPage({ game, link }: GoOnPageProps) {
  const services = useServices();
  const live = useLiveGames();
  const [step, setStep] = useState<'idle' | 'working' | 'failed'>('idle');
  const relay = link.relay ?? location.origin;
  const isForeign = relay !== location.origin;
  const accept = async () => {
    setStep('working');
    const moved = await live.move(game.id, async (saved) => {
      const room = await readNewRoom(saved, link);
      return room === null ? null : continueByLink(saved, room, relay);
    });
    if (!moved.isKept) setStep('failed');
  };
  const stay = async () => {
    const { newLink: _, ...without } = game;
    await services.add(without);
  };
  const say = playWords().online.goOn;
  const name = describeOpponent(game);
  return (
    <Shell title={say.title}>
      <div class="card stack">
        <Seal />
        <h1>{say.asked(name)}</h1>
        <p>{say.about(describeGame(game), describeMoveCount(game.summary.moves))}</p>
        <p class="hint">{say.who(name)}</p>
        {isForeign ? (
          <Notice tone="warn">
            <RichText parts={playWords().online.foreign.about(relay)} />
          </Notice>
        ) : null}
        {step === 'failed' ? (
          <Notice tone="bad" isNews>
            {say.notMade}
          </Notice>
        ) : null}
        <div class="actions">
          {isForeign ? (
            <a class="button primary" href={`${relay}/#/backup`} rel="noreferrer">
              {playWords().online.foreign.open}
            </a>
          ) : (
            <button
              class="button primary"
              type="button"
              disabled={step === 'working'}
              onClick={() => void accept().catch(() => setStep('failed'))}
            >
              {say.accept}
            </button>
          )}
          <button class="button quiet" type="button" onClick={() => void stay()}>
            {say.stay}
          </button>
        </div>
      </div>
    </Shell>
  );
}
