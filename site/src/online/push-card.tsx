import { useEffect, useState } from 'preact/hooks';
import type { Session, SessionView } from '@sealed-move/client/session';
import { Notice } from '../components/notice.tsx';
import { Switch } from '../components/switch.tsx';
import { askToNotify, mayNotify } from '../play/notices.ts';
import { findPushObstacle } from '../push/abilities.ts';
import { findForwarder } from '../push/push-service.ts';
import { useServices } from '../services/use-services.ts';
import { useSignal } from '../signals/use-signal.ts';
import { playWords } from '../messages/words.ts';

interface PushCardProps {
  readonly id: string;
  readonly session: Session;
  readonly view: SessionView;
  readonly name: string;
}

/** Lets a player be reached while this game is closed, once it has begun (REACH-6). */
export function PushCard({ id, session, view, name }: PushCardProps) {
  const services = useServices();
  const { notifyMoves } = useSignal(services.settings);
  const [hasForwarder, setForwarder] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isGone = false;
    void findForwarder().then((url) => isGone || setForwarder(url !== null));
    return () => {
      isGone = true;
    };
  }, []);
  const isSealed = view.keys.kind === 'words';
  if (!hasForwarder || !isSealed || view.game.moves.length === 0) return null;
  const say = playWords().online.push;
  const { mine, theirs } = view.push;
  const isOn = mine !== 'off' && mayNotify() === 'granted';
  const obstacle = findPushObstacle();
  const change = async (isWanted: boolean) => {
    setRefused(false);
    const { subscribe, unsubscribe } = await import('../push/subscription.ts');
    if (!isWanted) {
      await session.setPushTarget(null);
      return unsubscribe(id);
    }
    const target = (await askToNotify()) ? await subscribe(id).catch(() => null) : null;
    setRefused(target === null);
    if (target !== null) await session.setPushTarget(target);
  };
  return (
    <section class="stack" aria-labelledby="push-title">
      <h2 id="push-title">{say.title}</h2>
      {obstacle === null ? (
        <>
          <Switch
            label={say.reachMe}
            hint={say.about(name)}
            isOn={isOn}
            onChange={(isWanted) => void change(isWanted).catch(() => setRefused(true))}
          />
          {isOn && (
            <Switch
              label={say.showMoves}
              hint={say.showMovesHint}
              isOn={notifyMoves}
              onChange={(next) => services.choose({ notifyMoves: next })}
            />
          )}
        </>
      ) : (
        <p class="hint">{say.obstacle[obstacle]}</p>
      )}
      {(isRefused || mine === 'gone' || (mine === 'on' && !isOn)) && (
        <Notice tone="warn" isNews>
          {say.notReached}
        </Notice>
      )}
      <p class="soft">{theirs === 'on' ? say.theirsOn(name) : say.theirsOff(name)}</p>
    </section>
  );
}
