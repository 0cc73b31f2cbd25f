import './match.css';
import { useState } from 'preact/hooks';
import { scoreWords } from '../games/core/earlier-game.ts';
import { isOnline, type KeptGame } from '../games/core/kept-game.ts';
import { earlierOf, matchScore } from '../games/core/match.ts';
import { gameWords, opponentWords } from '../games/core/standing-words.ts';
import { savedOf } from '../online/eligible.ts';
import { ToGames } from '../parts/to-games.tsx';
import { useServices } from '../services/use-services.ts';
import { Shell } from '../shell/shell.tsx';
import { useSignal } from '../signals/use-signal.ts';
import { MatchGame } from './match-game.tsx';
import { NewLinkCard } from './new-link-card.tsx';

/** All games of one pairing, with the score and each as PGN (KEEP-7). */
export function MatchPage({ id }: { readonly id: string }) {
  const game = useSignal(useServices().games).find((one) => one.id === id);
  if (game === undefined || game.state.kind === 'invited') {
    return (
      <Shell title="No such game">
        <div class="stack">
          <h1>This game is not on this device</h1>
          <div class="actions">
            <ToGames />
          </div>
        </div>
      </Shell>
    );
  }
  return <Match game={game} />;
}

function Match({ game }: { readonly game: KeptGame }) {
  const [me] = useState(() => (isOnline(game) ? (savedOf(game)?.name ?? '') : ''));
  const earlier = earlierOf(game);
  const score = matchScore(game);
  const them = game.summary.opponent ?? '';
  return (
    <Shell title={`About ${gameWords(game)}`}>
      <div class="stack">
        <h1>{opponentWords(game)}</h1>
        {score === null ? null : (
          <p class="match-score">
            <span class="unseen">You and {opponentWords(game)}: </span>
            {scoreWords(score)}
          </p>
        )}
        <section class="card stack" aria-labelledby="earlier">
          <h2 id="earlier">Games before this one</h2>
          {earlier.length === 0 ? (
            <p class="soft">
              None yet. A rematch is the next game of the match, and erases nothing.
            </p>
          ) : (
            <ol class="match-games">
              {earlier.toReversed().map((one) => (
                <MatchGame key={one.number} game={one} me={me} them={them} />
              ))}
            </ol>
          )}
          <div class="actions">
            <a class="button primary" href={`#/game/${game.id}`}>
              Open the game
            </a>
          </div>
        </section>
        {isOnline(game) ? <NewLinkCard game={game} /> : null}
      </div>
    </Shell>
  );
}
