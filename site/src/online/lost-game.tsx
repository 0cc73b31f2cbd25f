import { openRoute } from '../routing/address.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { RichText } from '../components/rich-text.tsx';
import { Remove } from '../components/remove.tsx';
import { ToGames } from '../components/to-games.tsx';
import { playWords } from '../messages/words.ts';

interface LostGameProps {
  readonly id: string;
  /** The other site on which the game is played; null if the game cannot be read. */
  readonly relay: string | null;
}

/** Offers to remove a game that would otherwise stay in the list for good. */
export function LostGame({ id, relay }: LostGameProps) {
  const { forget } = useServices();
  const remove = async () => {
    await forget(id);
    openRoute({ page: 'home' });
  };
  const { unreadable, foreign, waiting } = playWords().online;
  const say = relay === null ? unreadable : foreign;
  return (
    <Shell title={say.title}>
      <div class="stack">
        <h1>{say.heading}</h1>
        <p class="lead">
          {relay === null ? unreadable.about : <RichText parts={foreign.about(relay)} />}
        </p>
        <div class="actions">
          {relay === null ? null : (
            <a class="button primary" href={`${relay}/#/backup`} rel="noreferrer">
              {foreign.open}
            </a>
          )}
          <ToGames />
          <Remove what={waiting.thisGame} onRemove={remove} />
        </div>
      </div>
    </Shell>
  );
}
