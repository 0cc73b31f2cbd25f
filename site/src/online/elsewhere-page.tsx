import type { OnlineGame } from '../games/core/kept-game.ts';
import { describeGame, describeMoveCount } from '../games/standing-words.ts';
import { Remove } from '../components/remove.tsx';
import { ToGames } from '../components/to-games.tsx';
import { openRoute } from '../routing/address.ts';
import { useServices } from '../services/use-services.ts';
import { Shell } from '../shell/shell.tsx';
import { playWords } from '../messages/words.ts';

/** A game whose seat is on another device; this one takes it back only on request (BACK-7). */
export function ElsewherePage({ game }: { readonly game: OnlineGame }) {
  const services = useServices();
  const takeBack = async () => {
    const { isElsewhere: _, ...here } = game;
    await services.add(here);
  };
  const remove = async () => {
    await services.forget(game.id);
    openRoute({ page: 'home' });
  };
  const say = playWords().online.elsewhere;
  return (
    <Shell title={say.title}>
      <div class="stack">
        <h1>{say.heading}</h1>
        <p class="lead">{say.about(describeGame(game), describeMoveCount(game.summary.moves))}</p>
        <div class="actions">
          <button class="button" type="button" onClick={() => void takeBack()}>
            {say.playHere}
          </button>
          <ToGames />
          <Remove what={say.what(describeGame(game))} onRemove={remove} />
        </div>
        <p class="hint">{say.hint}</p>
      </div>
    </Shell>
  );
}
