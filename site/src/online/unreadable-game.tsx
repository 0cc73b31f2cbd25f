import { go } from '../routing/address.ts';
import { Shell } from '../shell/shell.tsx';
import { useServices } from '../services/use-services.ts';
import { Remove } from '../parts/remove.tsx';
import { ToGames } from '../parts/to-games.tsx';

/** A game of this device that cannot be opened. It can be removed, else it would be listed for good. */
export function UnreadableGame({ id }: { readonly id: string }) {
  const { forget } = useServices();
  const remove = async () => {
    await forget(id);
    go({ page: 'home' });
  };
  return (
    <Shell title="A game that cannot be read">
      <div class="stack">
        <h1>This game cannot be read</h1>
        <p class="lead">
          It was kept by another version of this site, or it is damaged. Load the page anew, in case
          a newer version is there; a backup may help.
        </p>
        <div class="actions">
          <ToGames />
          <Remove what="this game" onRemove={remove} />
        </div>
      </div>
    </Shell>
  );
}
