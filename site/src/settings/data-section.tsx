import { useState } from 'preact/hooks';
import { useSignal } from '../signals/use-signal.ts';
import { useServices } from '../services/use-services.ts';
import { describeKeptData, askAboutRemoval } from '../games/data-words.ts';
import { StorageNotices } from './storage-notices.tsx';
import { ConfirmDialog } from '../play/confirm-dialog.tsx';
import { NOUGHTS } from '../push/push-scope.ts';
import { Persistence } from './persistence.tsx';
import { Section } from './section.tsx';
import { pageWords, words } from '../messages/words.ts';

/** The data on this device, and how to remove all of it (PREF-6). */
export function DataSection() {
  const services = useServices();
  const count = useSignal(services.games).length;
  const isKept = useSignal(services.isKept);
  const [isAsking, setIsAsking] = useState(false);
  const [isWhole, setIsWhole] = useState<boolean | null>(null);
  const answer = async (isYes: boolean) => {
    setIsAsking(false);
    if (!isYes) return;
    setIsWhole(await services.forgetAll());
    const { unsubscribe } = await import('../push/subscription.ts');
    await unsubscribe(NOUGHTS).catch(() => undefined);
  };
  const say = pageWords().settings.data;
  return (
    <Section title={say.title}>
      {isKept ? <p>{describeKeptData(count)}</p> : null}
      <StorageNotices hasGames={count > 0} />
      {isKept ? <Persistence /> : null}
      <div>
        <div class="actions">
          <a class="button" href="#/backup">
            {words().shell.backup}
          </a>
          <button class="button danger" type="button" onClick={() => setIsAsking(true)}>
            {say.remove}
          </button>
        </div>
        <p class={isWhole === false ? 'told told-bad' : 'told'} role="status">
          {isWhole === null ? '' : isWhole ? say.removed : say.removedPartly}
        </p>
      </div>
      {isAsking ? (
        <ConfirmDialog
          question={askAboutRemoval(count)}
          yes={say.yes}
          no={say.no}
          onAnswer={(isYes) => void answer(isYes)}
        />
      ) : null}
    </Section>
  );
}
