import type { OnlineGame } from '../games/core/kept-game.ts';
import { gameWords, movesWords } from '../games/core/standing-words.ts';
import { Remove } from '../parts/remove.tsx';
import { ToGames } from '../parts/to-games.tsx';
import { go } from '../routing/address.ts';
import { useServices } from '../services/use-services.ts';
import { Shell } from '../shell/shell.tsx';

/**
 * A game that was carried away, or that another device took: it has one seat, which this device takes
 * back only when it is told to (BACK-7).
 */
export function ElsewherePage({ game }: { readonly game: OnlineGame }) {
  const services = useServices();
  const takeBack = async () => {
    const { isElsewhere: _, ...here } = game;
    await services.add(here);
  };
  const remove = async () => {
    await services.forget(game.id);
    go({ page: 'home' });
  };
  return (
    <Shell title="A game on another device">
      <div class="stack">
        <h1>This game is on another device</h1>
        <p class="lead">
          It was carried from here, or opened with the same seat elsewhere. Go on there. What this
          device still has of {gameWords(game)}: {movesWords(game.summary.moves)}.
        </p>
        <div class="actions">
          <button class="button" type="button" onClick={() => void takeBack()}>
            Play on here instead
          </button>
          <ToGames />
          <Remove what={`what this device has of ${gameWords(game)}`} onRemove={remove} />
        </div>
        <p class="hint">
          Then the other device stops, and is told that the game is open elsewhere. Of what you did
          there your friend’s app tells this one, which asks whether that was you.
        </p>
      </div>
    </Shell>
  );
}
