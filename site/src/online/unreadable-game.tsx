import { go } from '../routing/address.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { Remove } from '../components/remove.tsx';
import { ToGames } from '../components/to-games.tsx';
import { playWords } from '../messages/words.ts';

/**
 * A game on this device that cannot be opened. It can be removed, or it would stay listed forever.
 */
export function UnreadableGame({ id }: { readonly id: string }) {
  const { forget } = useServices();
  const remove = async () => {
    await forget(id);
    go({ page: 'home' });
  };
  const say = playWords().online;
  return (
    <Shell title={say.unreadable.title}>
      <div class="stack">
        <h1>{say.unreadable.heading}</h1>
        <p class="lead">{say.unreadable.about}</p>
        <div class="actions">
          <ToGames />
          <Remove what={say.waiting.thisGame} onRemove={remove} />
        </div>
      </div>
    </Shell>
  );
}
